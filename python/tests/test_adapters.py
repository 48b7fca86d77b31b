"""The doors to other libraries, each tried by that library's own test."""

import random
import warnings

import pytest

import naqala


@pytest.mark.parametrize("id", ["oware", "bao-kiswahili", "ruma"])
def test_pettingzoo(id):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    import naqala.pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(naqala.pettingzoo.env(id), num_cycles=200, verbose_progress=False)
        seed_test(lambda: naqala.pettingzoo.env(id), num_cycles=100)


def test_an_illegal_action_loses_in_pettingzoo():
    pytest.importorskip("pettingzoo")
    import naqala.pettingzoo

    env = naqala.pettingzoo.env("oware")
    env.reset()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(12)
    assert env.terminations["South"] and env._cumulative_rewards["South"] == -1


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from naqala.gymnasium import NaqalaEnv

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(NaqalaEnv("oware", opponent="greedy"), skip_render_check=True)
    env = NaqalaEnv("kalah", opponent="engine:1", seat="North", nodes=300, pits=4)
    dice = random.Random(2)
    rewards = []
    for seed in range(5):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["seat"] == "North"
            legal = [action for action, may in enumerate(info["action_mask"]) if may]
            _, reward, over, _, info = env.step(dice.choice(legal))
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 0.0, 1.0}
    env.reset(seed=1)
    assert env.step(env.game.num_actions - 1)[1:3] == (-1.0, True)


def played_at_random(env, seed):
    """The rewards of every agent in a game of PettingZoo."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut_off, _ = env.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        legal = [action for action, may in enumerate(observation["action_mask"]) if may]
        env.step(None if ended or cut_off else dice.choice(legal))
    return rewards


def test_partners_are_rewarded_together():
    from naqala import harness

    for seed in range(3):
        rewards = harness.play("ruma", [harness.random_agent(seed + agent) for agent in range(4)]).rewards
        assert rewards in ([1, -1, 1, -1], [-1, 1, -1, 1])
    pytest.importorskip("pettingzoo")
    import naqala.pettingzoo
    from naqala.gymnasium import NaqalaEnv

    for seed in range(3):
        rewards = played_at_random(naqala.pettingzoo.env("ruma"), seed)
        assert rewards["South"] == rewards["North"] == -rewards["East"] == -rewards["West"] != 0
    env = NaqalaEnv("ruma", seat="North", opponent="random")
    ends = []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        over, reward = env._session.is_over, 0
        while not over:
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        ends.append((reward > 0) == ("North" in env._session.outcome.winners))
    assert all(ends)


def test_adapters_refuse_what_they_would_ignore():
    pytest.importorskip("pettingzoo")
    import naqala.pettingzoo
    from naqala.gymnasium import NaqalaEnv

    game = naqala.Game("oware")
    for call in (
        lambda: naqala.pettingzoo.env(game, pits=3),
        lambda: naqala.pettingzoo.env("oware", render_mode="film"),
        lambda: NaqalaEnv(game, preset="oware-abapa"),
        lambda: NaqalaEnv("oware", render_mode="human"),
    ):
        with pytest.raises(naqala.NaqalaError):
            call()
    assert NaqalaEnv(game).game == game


def test_numbers_of_numpy_answer():
    import numpy as np

    from naqala import harness

    result = harness.play("oware", [lambda shown: np.int64(0), lambda shown: np.int32(0)], longest=10)
    assert result.illegal == [0, 0]


@pytest.mark.parametrize("id", naqala.games())
def test_every_move_can_be_answered(id):
    from naqala import harness

    session = naqala.Session(id)
    for _ in range(6):
        legal = session.moves()
        if not legal:
            break
        for move in legal:
            for answer in (f"Move: {move}", f"So I play it.\n**Move: `{move}`**", f"Move: {move}."):
                assert harness.parse(answer, legal) == move, answer
        session.play(legal[-1])


def test_players_of_a_race_answer_for_themselves():
    from naqala import harness

    asked = []

    def first(shown):
        asked.append((shown["currentPlayer"], len(shown["legalActions"])))
        return 0

    harness.play("sulus-aidi", [first, first], longest=2)
    assert asked[:2] == [(0, 9), (1, 9)]


def test_a_game_is_cut_off_where_it_is_asked_for():
    pytest.importorskip("pettingzoo")
    import naqala.pettingzoo

    game = naqala.pettingzoo.env("oware", longest=5)
    game.reset(seed=1)
    steps = 0
    for _ in game.agent_iter():
        observation, _, ended, cut_off, _ = game.last()
        game.step(None if ended or cut_off else int(observation["action_mask"].argmax()))
        steps += not (ended or cut_off)
    assert steps == 5


def test_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    import numpy as np
    from open_spiel.python.algorithms import mcts

    import naqala.openspiel  # noqa: F401

    for text in ["python_naqala()", "python_naqala(game=bao-kiswahili)", "python_naqala(game=kalah,options=pits:4;seeds:3)"]:
        game = pyspiel.load_game(text)
        pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False, mask_test=True)
    game = pyspiel.load_game("python_naqala(game=kalah,options=pits:3;seeds:2)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 30, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0 and len(state.history()) > 2


def test_a_model_is_asked_and_understood():
    from naqala import harness

    session = naqala.Session("oware")
    session.play("c")
    shown = harness.observation(session)
    assert "Legal moves: A B C D E F" in shown["observationString"] and shown["currentPlayer"] == 1
    legal = shown["legalActionsStrings"]
    for answer, move in [
        ("Move: C", "C"),
        ("I could play Move: A but no.\n**Move: `B`**", "B"),
        ("D", "D"),
        ("The best move is E.", "E"),
        ("**Move:** E", "E"),
        ("My move is: E", "E"),
        ("Move: c", None),
        ("Move: A loses a seed.\nMove: Z", None),
        ("", None),
        ("Resign", None),
    ]:
        assert harness.parse(answer, legal) == move, answer
    result = harness.play("oware", [harness.random_agent(1), harness.random_agent(2)], South="One")
    assert result.illegal == [0, 0] and '[South "One"]' in result.record
    assert naqala.Session.from_record(result.record).is_over
    stubborn = harness.play("oware", [lambda shown: "I refuse", harness.random_agent(2)])
    assert stubborn.rewards == [-1.0, 1.0] and stubborn.illegal == [3, 0]
