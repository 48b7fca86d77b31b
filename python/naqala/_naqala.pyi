"""The compiled part of the package."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Protocol, final, type_check_only

import numpy as np
from numpy.typing import NDArray
from typing_extensions import Self

from ._types import OptionValue

__all__ = [
    "Analysis",
    "BatchEnv",
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

__version__: str

class NaqalaError(ValueError):
    """What was asked for cannot be done; the message says why."""

class RuleError(NaqalaError):
    """A rule file, an option or a preset is wrong."""

class IllegalMoveError(NaqalaError):
    """A move or an action is not legal."""

class UnsolvedError(NaqalaError):
    """A value could not be proven within the limits."""

def games() -> list[str]:
    """The ids of all games that come with the library, sorted."""

def find(name: str) -> list[str]:
    """The ids of the games with a name, in any language: ``find("awale") == ["oware"]``."""

def languages() -> list[str]:
    """The codes of the languages that texts can be in: ``["en", "it", …]``. Whatever takes another one raises NaqalaError."""

@final
class Game:
    """A game with its options chosen. Immutable, hashable, pickles; cheap to copy.

    ``Game("oware", grand_slam="illegal")`` chooses options by keyword, ``Game("oware", preset="oware-abapa")`` a named
    set of them; ``choices`` lists what there is to choose.

    Raises RuleError if there is no such game, preset, option or value.
    """

    def __new__(cls, id: str, *, preset: str | None = None, **options: OptionValue) -> Self: ...
    @staticmethod
    def from_file(path: str | PathLike[str], *, preset: str | None = None, **options: OptionValue) -> Game:
        """A game from a rule file of your own. Raises OSError, or RuleError with line and column."""
    @staticmethod
    def from_rules(source: str, *, name: str = "rules.toml", preset: str | None = None, **options: OptionValue) -> Game:
        """A game from the text of a rule file. Raises RuleError with line and column."""
    @property
    def id(self) -> str:
        """The id: ``"oware"``."""
    @property
    def name(self) -> str:
        """The name: ``"Oware"``."""
    @property
    def source(self) -> str:
        """The rule file."""
    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option with its value."""
    @property
    def choices(self) -> dict[str, list[OptionValue] | range]:
        """Every option with the values it may have."""
    @property
    def presets(self) -> list[str]:
        """The names of the presets."""
    @property
    def players(self) -> list[str]:
        """The seats in the order of play: ``["South", "North"]``."""
    @property
    def pits(self) -> list[str]:
        """The names of the pits, in board order."""
    @property
    def rows(self) -> int:
        """Rows of pits."""
    @property
    def columns(self) -> int:
        """Columns of pits."""
    @property
    def seeds(self) -> int:
        """All seeds of the start position."""
    @property
    def num_actions(self) -> int:
        """The number of different decisions; actions are numbered from 0."""
    @property
    def observation_size(self) -> int:
        """Bytes of an observation."""
    @property
    def layout(self) -> dict[str, tuple[int, int]]:
        """The fields of an observation: name to (first byte, byte behind the last). docs/python.md lists them."""
    def summary(self, language: str = "en") -> str:
        """The game in a few sentences."""
    def rules(self, language: str = "en", *, markdown: bool = False) -> str:
        """The complete rules with these options, in a language of :func:`languages`; another one raises NaqalaError."""
    def start(self) -> Position:
        """The start position."""
    def position(self, text: str) -> Position:
        """A position in notation: ``"S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn S"``. Raises NaqalaError."""
    def session(self, position: Position | None = None) -> Session:
        """A game in progress, from the start or another position."""
    def __hash__(self) -> int: ...

@final
class Outcome:
    """How a game ended. Pickles."""

    @property
    def winner(self) -> str:
        """The name of the seat that won, of partners the first; ``"draw"``, or ``"nobody"`` if the game counts for nothing."""
    @property
    def winners(self) -> list[str]:
        """The names of all seats that won, partners included; empty for a draw or nobody."""
    @property
    def reason(self) -> str:
        """Why the game is over, in English."""
    @property
    def scores(self) -> list[int]:
        """What each seat has, in the order of ``Game.players``."""

@final
class MovingPicture:
    """A move as a picture that moves; notebooks show it."""

    @property
    def svg(self) -> str:
        """The picture as SVG with animation."""
    def _repr_svg_(self) -> str: ...

@final
class Position:
    """A position without history. Immutable, hashable, pickles; notebooks show it as a picture.

    A move is one *ply* in notation: all decisions of one sowing. An *action* is the number of a single decision, as the
    player who decides sees the board.
    """

    @property
    def game(self) -> Game:
        """The game."""
    @property
    def text(self) -> str:
        """The position in notation; ``game.position(text)`` reads it."""
    @property
    def to_move(self) -> str:
        """The seat to move."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it is over."""
    @property
    def seeds(self) -> dict[str, int]:
        """Seeds by the name of the pit."""
    @property
    def scores(self) -> dict[str, int]:
        """What each seat has won."""
    def lead(self, side: str) -> int:
        """By how much a seat leads. Raises NaqalaError if there is no such seat."""
    def moves(self) -> list[str]:
        """The legal moves, in board order; empty when the game is over."""
    def play(self, move: str) -> Position:
        """The position after a move. Raises IllegalMoveError, which lists what may be played."""
    def events(self, move: str) -> list[dict[str, Any]]:
        """What a move does, step by step: ``{"event": "drop", "pit": "d", "now": 5, …}``."""
    def explain(self, move: str, language: str = "en") -> str:
        """What a move does, and why, in sentences."""
    def animate(self, move: str, language: str = "en") -> MovingPicture:
        """A move as a picture that moves."""
    def describe(self, language: str = "en") -> str:
        """The whole position in sentences."""
    def svg(self, language: str = "en") -> str:
        """The picture of the position as SVG."""
    def _repr_svg_(self) -> str: ...
    def perft(self, depth: int) -> int:
        """The number of sequences of so many plies. Releases the GIL; Ctrl-C stops it."""
    def actions(self) -> list[int]:
        """The legal actions, ascending."""
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions as truth values; shape (``game.num_actions``,), bool."""
    def observation(self) -> NDArray[np.uint8]:
        """What the player to move sees; shape (``game.observation_size``,), uint8; see ``game.layout``."""
    def play_action(self, action: int) -> Position:
        """The position after one decision. Raises IllegalMoveError."""
    def action_text(self, action: int) -> str:
        """A legal action in notation."""
    def analyse(
        self,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        threads: int = 1,
        table: Table | None = None,
    ) -> Analysis:
        """What the engine thinks; without limits it looks at a million positions. Releases the GIL; Ctrl-C stops it."""
    def solve(
        self,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        megabytes: int = 64,
        table: Table | None = None,
    ) -> Solution:
        """The exact value with perfect play. Releases the GIL; Ctrl-C stops it. Raises UnsolvedError."""
    def __hash__(self) -> int: ...

@final
class Session:
    """A game in progress: with history, repetition and the ends that need them. Copies, pickles."""

    def __new__(cls, game: Game | str, position: Position | None = None) -> Self: ...
    @staticmethod
    def from_record(text: str, game: Game | None = None) -> Session:
        """The game of a record. Raises NaqalaError for the first move that is wrong, with its place."""
    @property
    def game(self) -> Game:
        """The game."""
    @property
    def position(self) -> Position:
        """The position now."""
    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it is over."""
    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
    @property
    def plies(self) -> list[str]:
        """The moves so far."""
    def moves(self) -> list[str]:
        """The legal moves: what the player to move decides, also where another player decides the rest of a ply."""
    def play(self, move: str) -> list[dict[str, Any]]:
        """Plays a move, or a whole ply, and returns its events. Raises IllegalMoveError; nothing changes then."""
    def actions(self) -> list[int]:
        """The legal actions, ascending."""
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions as truth values; shape (``game.num_actions``,), bool."""
    def observation(self) -> NDArray[np.uint8]:
        """What the player to move sees; shape (``game.observation_size``,), uint8."""
    def play_action(self, action: int) -> None:
        """Plays one decision. Raises IllegalMoveError."""
    def undo(self) -> bool:
        """Takes back a resignation, else the last decision; false if there is nothing to take back."""
    def take_back(self) -> bool:
        """Takes back a resignation, else the last move with all its decisions; false if there is nothing to take back."""
    def restart(self) -> None:
        """Begins again from the first position."""
    def resign(self, side: str) -> None:
        """A seat gives up. Raises NaqalaError if there is no such seat, or the game is over."""
    def explain_last(self, language: str = "en") -> str | None:
        """What the last move did, and why; None at the start."""
    def record(self, **headers: object) -> str:
        """The game as a record, with headers such as ``South="Ama"``; those that are None are left out.

        ``Game``, ``Options``, ``Position``, ``Termination`` and ``Result`` come from the session: setting them raises NaqalaError.
        """
    def analyse(
        self,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        threads: int = 1,
        table: Table | None = None,
    ) -> Analysis:
        """As Position.analyse, with the history, so that repetitions count."""
    def copy(self) -> Session:
        """The same game, to be continued apart."""
    def __copy__(self) -> Session: ...
    def __deepcopy__(self, memo: object) -> Session: ...
    def __len__(self) -> int: ...
    def _repr_svg_(self) -> str: ...

@final
class Player:
    """A computer player: ``"random"``, ``"greedy"``, ``"alphabeta:DEPTH"`` or ``"engine:LEVEL"`` (1 to 10).

    Copies and pickles by name and seed: a copy has no memory of earlier games, and throws the dice of the seed from the first.
    Give every process that is to throw other dice a seed of its own.
    """

    def __new__(cls, name: str = "engine", *, seed: int = 0) -> Self: ...
    @property
    def name(self) -> str:
        """The name with its setting."""
    @property
    def seed(self) -> int:
        """The seed of the dice: that of the latest ``new_game``."""
    def new_game(self, seed: int) -> None:
        """Forgets earlier games and throws other dice."""
    def choose(
        self, session: Session, *, seconds: float | None = None, nodes: int | None = None, depth: int | None = None
    ) -> str:
        """A move. Releases the GIL; Ctrl-C stops it. Raises IllegalMoveError if the game is over."""
    def choose_action(
        self, session: Session, *, seconds: float | None = None, nodes: int | None = None, depth: int | None = None
    ) -> int:
        """The number of one decision."""

@final
class Line:
    """A line of best play. Pickles."""

    @property
    def value(self) -> float:
        """Seeds by which the player to move expects to be better off; enormous for a certain end."""
    @property
    def sure_in(self) -> int | None:
        """Decisions to a certain end: positive for a win, negative for a loss."""
    @property
    def moves(self) -> list[str]:
        """The moves."""

@final
class Analysis:
    """What the engine found. Pickles."""

    @property
    def lines(self) -> list[Line]:
        """The best lines, the best first; none if the game is over."""
    @property
    def depth(self) -> int:
        """Decisions looked ahead in full."""
    @property
    def nodes(self) -> int:
        """Positions looked at."""
    @property
    def seconds(self) -> float:
        """Time used."""
    @property
    def value(self) -> float | None:
        """The value of the best line."""
    @property
    def best(self) -> str | None:
        """The first move of the best line."""

@final
class Solution:
    """A proven value. Pickles."""

    @property
    def value(self) -> int:
        """The final lead of the player to move; where not seeds decide, 1 for a win, 0 for a draw, -1 for a loss."""
    @property
    def counts_seeds(self) -> bool:
        """Whether the value is a lead in seeds."""
    @property
    def nodes(self) -> int:
        """Positions looked at."""
    @property
    def seconds(self) -> float:
        """Time used."""

@final
class Table:
    """An endgame table: the exact value of every position with few seeds on the board."""

    @staticmethod
    def open(path: str | PathLike[str], game: Game | str) -> Table:
        """Opens a file. Raises NaqalaError if it is none, is damaged, or belongs to other rules."""
    @staticmethod
    def build(
        game: Game | str, seeds: int, folder: str | PathLike[str], *, megabytes: int = 1000, threads: int = 1
    ) -> Table:
        """Builds a table of up to so many seeds in a folder, or opens the one that is there. Releases the GIL; Ctrl-C stops it."""
    @property
    def path(self) -> Path:
        """The file."""
    @property
    def seeds(self) -> int:
        """The most seeds on the board."""
    @property
    def positions(self) -> int:
        """How many positions it holds."""
    def probe(self, position: Position) -> tuple[int, int] | None:
        """What the player to move still gains more than the other, at least and at most; None if it is not known."""
    def moves(self, position: Position) -> dict[str, tuple[int, int] | None]:
        """Every move with what it is worth to the player who plays it."""

@type_check_only
class Sheets(Protocol):
    """What a BatchEnv writes: :class:`naqala.Buffers`, or arrays of your own."""

    @property
    def observation(self) -> NDArray[np.uint8]: ...
    @property
    def mask(self) -> NDArray[np.bool_] | NDArray[np.uint8]: ...
    @property
    def reward(self) -> NDArray[np.float32]: ...
    @property
    def done(self) -> NDArray[np.uint8]: ...

@type_check_only
class SupportsDLPack(Protocol):
    """An array of another library, such as a tensor of PyTorch."""

    def __dlpack__(self, **kwargs: Any) -> Any: ...
    def __dlpack_device__(self) -> tuple[Any, ...]: ...

@final
class BatchEnv:
    """Many games of one kind, stepped together into arrays of yours, without allocation.

    Threads may share it, each with arrays of its own: they step it one after the other.

    A game that ends begins again in the same step: reward and done are of the old game, observation and mask of the new
    one. Everything is determined by the seed, whatever the number of threads.

    longest: a game is cut off after so many decisions, the opening not counted; 0 for never. opening: a game begins after a
    random number of random decisions, at most so many, and at most 1000.
    """

    def __new__(
        cls,
        game: Game | str,
        games: int,
        *,
        seed: int = 0,
        threads: int = 1,
        longest: int = 0,
        opening: int = 0,
    ) -> Self: ...
    @property
    def game(self) -> Game:
        """The game."""
    @property
    def games(self) -> int:
        """How many games there are."""
    @property
    def seed(self) -> int:
        """The seed in use."""
    def reset(self, buffers: Sheets, *, seed: int | None = None) -> None:
        """Begins all games again and shows them; with the dice of another seed, if one is given."""
    def show(self, buffers: Sheets) -> None:
        """Shows all games as they stand."""
    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int] | SupportsDLPack, buffers: Sheets) -> None:
        """Plays actions, shape (games,); int64 is taken as it lies. Releases the GIL.

        Raises IllegalMoveError for the first action that is not legal; no game has moved then.
        """
    def sample(self, actions: NDArray[np.int64]) -> None:
        """Writes a random legal action for every game, from the games' own dice; shape (games,), int64."""
    def position(self, game: int) -> Position:
        """A game as it stands."""
    def __len__(self) -> int: ...
