"""The same games as OpenSpiel's own Oware and Mancala, ply by ply.

`NAQALA_LONG=1` plays ten thousand games of each, otherwise there are three hundred.
"""

import os
import random

import pytest

import naqala

pyspiel = pytest.importorskip("pyspiel")
GAMES = 10_000 if os.environ.get("NAQALA_LONG") else 300


def result(session):
    winner = session.outcome.winner
    return {"South": [1.0, -1.0], "North": [-1.0, 1.0]}.get(winner, [0.0, 0.0])


def test_oware_is_the_same():
    game = naqala.Game("oware", preset="oware-abapa")
    theirs = pyspiel.load_game("oware")
    dice = random.Random(1)
    for _ in range(GAMES):
        state, session = theirs.new_initial_state(), naqala.Session(game)
        while not state.is_terminal():
            assert not session.is_over, (state.history(), str(state))
            assert state.current_player() == game.players.index(session.position.to_move)
            legal = state.legal_actions()
            assert legal == session.actions(), (state.history(), str(state))
            action = dice.choice(legal)
            state.apply_action(action)
            session.play_action(action)
        assert session.is_over, (state.history(), str(state), session.position.text)
        assert state.returns() == result(session), (state.history(), str(state), session.position.text)


def test_mancala_is_the_same():
    game = naqala.Game("kalah", win_at="none")
    theirs = pyspiel.load_game("mancala")
    # Its pits are numbered round the board from South's left, the stores between them.
    place = {**{1 + number: ("South", number) for number in range(6)}, **{8 + number: ("North", number) for number in range(6)}}
    dice = random.Random(2)
    for _ in range(GAMES):
        state, session = theirs.new_initial_state(), naqala.Session(game)
        while not state.is_terminal():
            assert not session.is_over, (state.history(), str(state))
            seat = session.position.to_move
            assert state.current_player() == game.players.index(seat)
            legal = [place[action] for action in state.legal_actions()]
            assert sorted(legal) == [(seat, action) for action in session.actions()], (state.history(), str(state))
            action = dice.choice(state.legal_actions())
            state.apply_action(action)
            session.play_action(place[action][1])
        assert session.is_over, (state.history(), str(state), session.position.text)
        assert state.returns() == result(session), (state.history(), str(state), session.position.text)
