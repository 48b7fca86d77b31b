"""A game as a Gymnasium environment: the agent plays one seat, computer players the others.

>>> from naqala.gymnasium import NaqalaEnv
>>> env = NaqalaEnv("oware", opponent="engine:3")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, int(info["action_mask"].sum())
((15,), 6)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ._games import chosen
from ._naqala import Game, NaqalaError, Player, Session
from ._types import OptionValue

__all__ = ["NaqalaEnv"]


class NaqalaEnv(gymnasium.Env[NDArray[np.uint8], int]):
    """One agent against a computer player.

    Observations are uint8, shape (``game.observation_size``,); ``info["action_mask"]`` tells which actions are legal,
    bool, shape (``game.num_actions``,). The reward is 1 for a win, -1 for a loss, 0 otherwise; partners win and lose together. An illegal action loses.

    seat: the seat of the agent, or None for a random one in every game. nodes: how many positions the opponent looks at
    at most for a decision; with a number every game is determined by the seed.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: Game | str = "oware",
        *,
        preset: str | None = None,
        opponent: str = "engine:3",
        seat: str | None = None,
        nodes: int = 2000,
        longest: int = 2000,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.game = chosen(game, preset, options)
        if seat is not None and seat not in self.game.players:
            raise NaqalaError(f"`seat` is one of {', '.join(self.game.players)}, or None, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise NaqalaError(f"`render_mode` is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(self.game.num_actions)  # type: ignore[assignment, unused-ignore]
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.game.observation_size,), np.uint8)
        self._player = Player(opponent)
        self._nodes, self._longest = nodes, longest
        self._seat = seat
        self._mine = self.game.players[0]
        self._steps = 0
        self._session = Session(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self._session.restart()
        self._player.new_game(int(self.np_random.integers(1 << 32)))
        seats = self.game.players
        self._mine = self._seat or seats[int(self.np_random.integers(len(seats)))]
        self._steps = 0
        self._let_others_play()
        return self._session.observation(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if self._session.is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() before step()")
        if int(action) not in self._session.actions():
            self._session.resign(self._mine)
            return self._session.observation(), -1.0, True, False, self._info(illegal=True)
        self._session.play_action(int(action))
        self._steps += 1
        self._let_others_play()
        outcome = self._session.outcome
        reward = 0.0
        if outcome is not None and outcome.winners:
            reward = 1.0 if self._mine in outcome.winners else -1.0
        is_cut_off = outcome is None and self._steps >= self._longest
        return self._session.observation(), reward, outcome is not None, is_cut_off, self._info()

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        return self._session.position.text if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        session = self._session
        while not session.is_over and session.position.to_move != self._mine:
            session.play_action(self._player.choose_action(session, nodes=self._nodes))

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        mask = np.zeros(self.game.num_actions, np.bool_) if self._session.is_over else self._session.mask()
        return {"action_mask": mask, "illegal": illegal, "seat": self._mine}
