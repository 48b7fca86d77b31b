"""Batches: the same games as sessions, into arrays of the caller."""

import os
import signal
import threading
import time

import numpy as np
import pytest

import naqala


def fresh(game="oware", games=64, **settings):
    env = naqala.BatchEnv(game, games, **settings)
    buffers, actions = naqala.Buffers(env), np.zeros(games, np.int64)
    env.reset(buffers)
    return env, buffers, actions


@pytest.mark.parametrize("id", ["oware", "bao-kiswahili", "kalah", "ruma"])
def test_games_go_as_sessions_go(id):
    env, buffers, actions = fresh(id, 5, threads=2)
    sessions = [naqala.Session(id) for _ in range(5)]
    ended = 0
    for _ in range(400):
        env.sample(actions)
        env.step(actions, buffers)
        for number, session in enumerate(sessions):
            session.play_action(int(actions[number]))
            assert bool(buffers.done[number]) == session.is_over
            if session.is_over:
                ended += 1
                winners = session.outcome.winners
                expected = [0 if not winners else 1 if seat in winners else -1 for seat in env.game.players]
                assert list(buffers.reward[number]) == expected
                session.restart()
            assert env.position(number) == session.position
            assert (buffers.observation[number] == session.observation()).all()
            assert (buffers.mask[number] == session.mask()).all()
    assert ended > 0


def test_a_seed_decides_everything_and_threads_nothing():
    shown = []
    for threads in [1, 3]:
        env, buffers, actions = fresh(games=200, threads=threads, opening=5, longest=90)
        env.reset(buffers, seed=7)
        for _ in range(200):
            env.sample(actions)
            env.step(actions, buffers)
        shown.append((buffers.observation.copy(), buffers.mask.copy(), buffers.done.copy()))
    assert all((one == other).all() for one, other in zip(*shown, strict=True))


def test_arrays_are_shared_by_dlpack():
    env, buffers, actions = fresh()
    shared = np.from_dlpack(buffers.observation)
    env.sample(actions)

    class Foreign:
        """An array of another library."""

        def __dlpack__(self, **options):
            return actions.__dlpack__(**options)

        def __dlpack_device__(self):
            return actions.__dlpack_device__()

    env.step(Foreign(), buffers)
    assert (shared == buffers.observation).all() and np.shares_memory(shared, buffers.observation)


def test_other_whole_numbers_are_taken():
    for dtype in [np.int32, np.uint8, np.int16]:
        env, buffers, actions = fresh(games=8)
        env.step(actions.astype(dtype), buffers)
        env.step([0] * 8, buffers)
    buffers.mask = buffers.mask.view(np.uint8)
    env.show(buffers)


def test_what_is_wrong_is_refused_and_changes_nothing():
    env, buffers, actions = fresh(games=4)
    before = env.position(0)
    for wrong in [[0, 0, 0, 99], [0, 0, 0, -1]]:
        with pytest.raises(naqala.IllegalMoveError, match="game 3"):
            env.step(np.array(wrong), buffers)
    refused = [
        lambda: env.step(np.zeros(3, np.int64), buffers),
        lambda: env.step(np.zeros(4), buffers),
        lambda: env.sample(np.zeros(4, np.int32)),
        lambda: env.position(4),
        lambda: naqala.BatchEnv("oware", 0),
        lambda: naqala.BatchEnv("oware", 4, threads=0),
        lambda: naqala.BatchEnv("oware", -1),
        lambda: naqala.BatchEnv("oware", 4, opening=10**9),
        lambda: naqala.BatchEnv("oware", 4, longest=2**32),
        lambda: env.position(-1),
        lambda: env.reset(buffers, seed=2**64),
    ]
    for call in refused:
        with pytest.raises(naqala.NaqalaError):
            call()
    for name, array in [
        ("observation", np.zeros((4, 3), np.uint8)),
        ("mask", np.zeros((4, 13), np.float32)),
        ("reward", np.zeros((2, 4), np.float32).T),
        ("done", np.zeros(8, np.uint8)[::2]),
        ("done", np.zeros(4, np.bool_)),
    ]:
        other = naqala.Buffers(env)
        setattr(other, name, array)
        with pytest.raises(naqala.NaqalaError, match=name):
            env.step(actions, other)
    frozen = naqala.Buffers(env)
    frozen.done.flags.writeable = False
    with pytest.raises(naqala.NaqalaError, match="done"):
        env.step(actions, frozen)
    assert env.position(0) == before


def test_the_opening_is_not_counted():
    env, buffers, actions = fresh(games=50, opening=8, longest=5)
    for step in range(1, 6):
        env.sample(actions)
        env.step(actions, buffers)
        assert (buffers.done == (2 if step == 5 else 0)).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where processes fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_threads_are_started_again_in_a_forked_process():
    env, buffers, actions = fresh(games=200, threads=2)
    child = os.fork()
    if child == 0:
        env.sample(actions)
        env.step(actions, buffers)
        os._exit(0)
    for _ in range(600):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            break
        time.sleep(0.1)
    else:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        pytest.fail("the step of the forked process never ended")
    assert status == 0


def test_threads_share_a_batch():
    env, buffers, actions = fresh("bao-kiswahili", 2000)
    failed = []

    def step():
        mine, chosen = naqala.Buffers(env), np.zeros(2000, np.int64)
        try:
            for _ in range(20):
                env.sample(chosen)
                env.show(mine)
                assert (env.game.id, env.games, env.seed) == ("bao-kiswahili", 2000, 0)
                env.position(7)
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for _ in range(20):
        env.sample(actions)
        env.step(actions, buffers)
    for thread in threads:
        thread.join()
    assert not failed
