"""The sowing games (mancala): every game is a file of rules.

>>> import naqala
>>> game = naqala.Game("oware", grand_slam="illegal")
>>> position = game.start().play("c").play("D")
>>> position.moves()
['a', 'b', 'd', 'e', 'f']
>>> position.explain("a")
'South sows 5 seeds from a; the last falls into f, making 6.'

* :func:`games` lists the games, :class:`Game` is one with its options chosen.
* :class:`Position` is a value without history; :class:`Session` is a game in progress.
* :class:`Player` is a computer player, :class:`Table` an endgame table.
* :class:`BatchEnv` steps many games at once into arrays of yours (:class:`Buffers`).
* ``naqala.pettingzoo``, ``naqala.gymnasium``, ``naqala.openspiel`` and ``naqala.harness`` are doors to other libraries.

Whatever is wrong raises a :class:`NaqalaError`, which is a :class:`ValueError`, with one line that says what to do.
"""

from ._buffers import Buffers
from ._naqala import (
    Analysis,
    BatchEnv,
    Game,
    IllegalMoveError,
    Line,
    MovingPicture,
    NaqalaError,
    Outcome,
    Player,
    Position,
    RuleError,
    Session,
    Solution,
    Table,
    UnsolvedError,
    __version__,
    find,
    games,
    languages,
)

__all__ = [
    "Analysis",
    "BatchEnv",
    "Buffers",
    "Game",
    "IllegalMoveError",
    "Line",
    "MovingPicture",
    "NaqalaError",
    "Outcome",
    "Player",
    "Position",
    "RuleError",
    "Session",
    "Solution",
    "Table",
    "UnsolvedError",
    "__version__",
    "find",
    "games",
    "languages",
]
