"""Games of two players as OpenSpiel games.

>>> import pyspiel
>>> import naqala.openspiel
>>> game = pyspiel.load_game("python_naqala(game=kalah,options=seeds:3;win_at:none)")
>>> game.new_initial_state().legal_actions()
[0, 1, 2, 3, 4, 5]

``options`` are those of the game, ``name:value`` separated by semicolons. An action is the number of a decision, as the player who
decides sees the board.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

from ._naqala import Game, NaqalaError, Session

__all__ = ["NaqalaGame", "NaqalaState"]

_LONGEST = 2000
_GAME_TYPE = pyspiel.GameType(
    short_name="python_naqala",
    long_name="Sowing games of Naqala",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "oware", "options": "", "longest": _LONGEST},
)


class NaqalaGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of Naqala."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        pairs = (pair.split(":", 1) for pair in str(params.get("options", "")).split(";") if pair)
        options = {name.strip(): value.strip() for name, value in (pair if len(pair) == 2 else [*pair, ""] for pair in pairs)}
        self.rules = Game(str(params.get("game", "oware")), **options)
        if len(self.rules.players) != 2:
            raise NaqalaError(f"OpenSpiel takes games of two players; {self.rules.id} has {len(self.rules.players)}")
        self.longest = int(params.get("longest", _LONGEST))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self, state: Any = None) -> NaqalaState:
        return NaqalaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return _Observer(self, keeps_history=bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class NaqalaState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress."""

    def __init__(self, game: NaqalaGame) -> None:
        super().__init__(game)
        self.session = Session(game.rules)
        self._longest = game.longest
        self._seats = game.rules.players
        self._length = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self._seats.index(self.session.position.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.session.actions()

    def _apply_action(self, action: int) -> None:
        self.session.play_action(action)
        self._length += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.session.position.action_text(action)

    def is_terminal(self) -> bool:
        return self.session.is_over or self._length >= self._longest

    def returns(self) -> list[float]:
        outcome = self.session.outcome
        if outcome is None or outcome.winner not in self._seats:
            return [0.0, 0.0]
        return [1.0 if seat == outcome.winner else -1.0 for seat in self._seats]

    def __str__(self) -> str:
        return self.session.position.text

    def __deepcopy__(self, memo: Any) -> NaqalaState:
        return self.clone()  # type: ignore[no-any-return, unused-ignore]


class _Observer:
    """Shows what the player to move sees, as numbers from 0 to 1.

    As text it is the position; where all that has happened is asked for, the actions so far: positions may not recur for ever.
    """

    def __init__(self, game: NaqalaGame, *, keeps_history: bool) -> None:
        self._keeps_history = keeps_history
        size = game.rules.observation_size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NaqalaState, player: int) -> None:
        self.tensor[:] = state.session.observation() / np.float32(255)

    def string_from(self, state: NaqalaState, player: int) -> str:
        return " ".join(map(str, state.history())) if self._keeps_history else str(state)


pyspiel.register_game(_GAME_TYPE, NaqalaGame)
