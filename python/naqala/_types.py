"""Types that only type checkers look at."""

from __future__ import annotations

from typing import TypeAlias, Union

__all__ = ["OptionValue"]

OptionValue: TypeAlias = Union[bool, int, str, "list[int]", None]
"""A value of an option of a game."""
