"""A text harness for language models: a prompt, an answer, a score.

An agent is a function from an observation to an answer, as in Kaggle's environments: the observation is a dictionary
with ``observationString`` (the prompt), ``legalActions``, ``legalActionsStrings``, ``currentPlayer`` and ``isTerminal``;
the answer is text, or a number of ``legalActions``.

>>> from naqala.harness import play, random_agent
>>> result = play("oware", [random_agent(1), random_agent(2)])
>>> len(result.rewards)
2
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any

from ._naqala import Game, NaqalaError, Session

__all__ = ["Agent", "Result", "observation", "parse", "play", "prompt", "random_agent"]

Agent = Callable[[dict[str, Any]], "str | int"]
"""What answers an observation."""

_SIGNS = "`\"'*_.,;:!?()[]{}<>“”‘’«»"
"""Signs that may stand around a move in a sentence."""


def prompt(session: Session, language: str = "en") -> str:
    """Rules, position, moves so far and legal moves as a task for a language model."""
    game, position = session.game, session.position
    played = " ".join(session.plies) or "none"
    return "\n".join(
        [
            f"You play {game.name} as {position.to_move}. These are the complete rules.",
            "",
            game.rules(language, markdown=True).strip(),
            "",
            "The position now:",
            position.describe(language),
            f"In notation: {position.text}",
            f"Moves so far: {played}",
            f"Legal moves: {' '.join(session.moves())}",
            "",
            "Think as long as you like. End your answer with one line of the form `Move: X`, where X is one of the legal moves.",
        ]
    )


def parse(answer: str, legal: Sequence[str]) -> str | None:
    """The legal move that an answer names: behind its last ``Move:``, else its last word; None if that is no legal move.

    >>> parse("I thought of Move: a, but it loses a seed.\\n**Move: `c`**.", ["a", "c"])
    'c'
    """
    named: list[str] = re.findall(r"move[\s*_`\"']*(?:is\b|:)[\s:*_`\"'(\[]*(\S+)", answer, flags=re.IGNORECASE)
    words = named or answer.split()
    if not words:
        return None
    # Signs around a move may be its own (`a6L*`) or those of the sentence: as few as possible are taken off.
    word = words[-1]
    starts = range(len(word) - len(word.lstrip(_SIGNS)) + 1)
    ends = range(len(word) - len(word.rstrip(_SIGNS)) + 1)
    for start, end in sorted(((start, end) for start in starts for end in ends), key=sum):
        bare = word[start : len(word) - end]
        if bare in legal:
            return bare
    return None


def observation(session: Session, language: str = "en") -> dict[str, Any]:
    """What an agent is shown."""
    moves = session.moves()
    return {
        "observationString": "" if session.is_over else prompt(session, language),
        "legalActions": list(range(len(moves))),
        "legalActionsStrings": moves,
        "currentPlayer": session.game.players.index(session.position.to_move),
        "playerId": session.game.players.index(session.position.to_move),
        "isTerminal": session.is_over,
        "serializedGameAndState": session.record(),
    }


@dataclass
class Result:
    """How a game between agents went."""

    rewards: list[float]
    """1 for a win, -1 for a loss, 0 otherwise, by seat; partners win and lose together."""
    record: str
    """The game as a record."""
    illegal: list[int] = field(default_factory=list)
    """How many answers of each seat named no legal move."""


def play(
    game: Game | str,
    agents: Sequence[Agent],
    *,
    tries: int = 3,
    longest: int = 500,
    language: str = "en",
    **headers: object,
) -> Result:
    """Lets agents play a game, one for each seat. Who names no legal move in so many tries loses."""
    session = Session(game)
    seats = session.game.players
    if len(agents) != len(seats):
        raise NaqalaError(f"{session.game.name} takes {len(seats)} agents, not {len(agents)}")
    illegal = [0] * len(seats)
    while not session.is_over and len(session) < longest:
        seat = seats.index(session.position.to_move)
        move = _asked(agents[seat], session, tries, language, illegal, seat)
        if move is None:
            session.resign(seats[seat])
        else:
            session.play(move)
    outcome = session.outcome
    winners = outcome.winners if outcome else []
    rewards = [0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in seats]
    return Result(rewards, session.record(**headers), illegal)


def _asked(
    agent: Agent, session: Session, tries: int, language: str, illegal: list[int], seat: int
) -> str | None:
    shown = observation(session, language)
    legal: list[str] = shown["legalActionsStrings"]
    for _ in range(tries):
        answer = agent(shown)
        move = parse(answer, legal) if isinstance(answer, str) else None
        # Numbers of NumPy are whole numbers, too, though no `int`.
        if isinstance(answer, Integral) and 0 <= int(answer) < len(legal):
            move = legal[int(answer)]
        if move is not None:
            return move
        illegal[seat] += 1
        complaint = f"Your answer named no legal move. Legal moves: {' '.join(legal)}"
        shown = {**shown, "observationString": f"{shown['observationString']}\n\n{complaint}"}
    return None


def random_agent(seed: int) -> Agent:
    """An agent that answers as a model would, with a random legal move."""
    dice = random.Random(seed)
    return lambda shown: f"I have thought about it.\nMove: {dice.choice(shown['legalActionsStrings'])}"
