"""Arrays for a BatchEnv."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ._naqala import BatchEnv


class Buffers:
    """Arrays that a :class:`BatchEnv` writes, allocated once.

    A step writes them in place. Any object with these four attributes will do, so arrays may come from elsewhere, for
    instance from shared memory. They speak DLPack: ``torch.from_dlpack(buffers.observation)`` shares the memory.
    """

    observation: NDArray[np.uint8]
    """What the player to move sees; shape (games, ``game.observation_size``), uint8."""
    mask: NDArray[np.bool_]
    """Which actions are legal; shape (games, ``game.num_actions``), bool."""
    reward: NDArray[np.float32]
    """1 for a win, -1 for a loss, else 0, by seat; shape (games, ``len(game.players)``), float32."""
    done: NDArray[np.uint8]
    """0 where the game goes on, 1 where it ended, 2 where it was cut off; shape (games,), uint8."""

    def __init__(self, env: BatchEnv) -> None:
        game = env.game
        self.observation = np.zeros((env.games, game.observation_size), np.uint8)
        self.mask = np.zeros((env.games, game.num_actions), np.bool_)
        self.reward = np.zeros((env.games, len(game.players)), np.float32)
        self.done = np.zeros(env.games, np.uint8)
