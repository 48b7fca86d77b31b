"""The game that an adapter plays."""

from __future__ import annotations

from collections.abc import Mapping

from ._naqala import Game, NaqalaError
from ._types import OptionValue

__all__ = ["chosen"]


def chosen(game: Game | str, preset: str | None, options: Mapping[str, OptionValue]) -> Game:
    """The game of an id with its options. A Game has its options already, so it takes no others."""
    if isinstance(game, str):
        return Game(game, preset=preset, **options)
    if preset is not None or options:
        given = ", ".join([*(["preset"] if preset is not None else []), *options])
        raise NaqalaError(f"a Game has its options already: give the id `{game.id}` with {given}, or the Game alone")
    return game
