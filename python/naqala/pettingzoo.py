"""Games as PettingZoo environments (AEC: agents act one after the other).

>>> from naqala.pettingzoo import env
>>> game = env("oware")
>>> game.reset(seed=1)
>>> game.agents
['South', 'North']

Observations are dictionaries: ``observation`` is what the player to move sees, whoever asks (uint8; see ``Game.layout``), and
``action_mask`` which actions are legal (int8). At the end the reward is 1 for the winners, partners included, and -1 for the
others. An illegal action loses the game at once.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped, unused-ignore]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped, unused-ignore]

from ._games import chosen
from ._naqala import Game, NaqalaError, Session
from ._types import OptionValue

__all__ = ["LONGEST", "NaqalaAEC", "env", "raw_env"]

LONGEST = 2000
"""After how many decisions a game is cut off, unless something else is asked for."""


def env(
    game: Game | str = "oware",
    *,
    preset: str | None = None,
    render_mode: str | None = None,
    longest: int = LONGEST,
    **options: OptionValue,
) -> Any:
    """The environment with PettingZoo's usual wrappers.

    longest: a game is cut off after so many decisions. options: those of the game.
    """
    wrapped: Any = raw_env(game, preset=preset, render_mode=render_mode, longest=longest, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(
    game: Game | str = "oware",
    *,
    preset: str | None = None,
    render_mode: str | None = None,
    longest: int = LONGEST,
    **options: OptionValue,
) -> NaqalaAEC:
    """The environment without wrappers."""
    return NaqalaAEC(chosen(game, preset, options), render_mode=render_mode, longest=longest)


class NaqalaAEC(AECEnv):  # type: ignore[type-arg, misc, unused-ignore]
    """A game of Naqala as an AEC environment."""

    metadata = {"render_modes": ["ansi", "human"], "name": "naqala_v0", "is_parallelizable": False}

    def __init__(self, game: Game, *, render_mode: str | None = None, longest: int = LONGEST) -> None:
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise NaqalaError(f"`render_mode` is 'ansi', 'human' or None, not {render_mode!r}")
        self.game = game
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = list(game.players)
        observation = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (game.observation_size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(game.num_actions) for agent in self.possible_agents}
        self._session = Session(game)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self._session.restart()
        self._steps = 0
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._session.position.to_move

    def observe(self, agent: str) -> dict[str, Any]:
        mask = np.zeros(self.game.num_actions, np.int8)
        if agent == self.agent_selection and not self._session.is_over:
            mask[self._session.actions()] = 1
        return {"observation": self._session.observation(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type, unused-ignore]
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self._session.play_action(int(action))
        self._steps += 1
        outcome = self._session.outcome
        self.rewards = dict.fromkeys(self.agents, 0)
        if outcome is not None:
            if outcome.winners:
                self.rewards = {agent: 1 if agent in outcome.winners else -1 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._session.position.to_move
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: env(..., render_mode='ansi')")
            return None
        text = self._session.position.text
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass
