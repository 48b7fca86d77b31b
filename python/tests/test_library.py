"""The library as people use it."""

import copy
import os
import pickle
import random
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import naqala

GAMES = Path(os.environ.get("NAQALA_SOURCE", Path(__file__).parents[2])) / "games"


def test_games_are_found():
    ids = naqala.games()
    assert len(ids) >= 59 and ids == sorted(ids)
    assert naqala.find("awale") == ["oware"]
    assert {"en", "it", "ro", "ru"} <= set(naqala.languages())


def test_options_are_chosen():
    game = naqala.Game("oware", grand_slam="illegal", repetition=2)
    assert game.options["grand_slam"] == "illegal" and game.options["repetition"] == 2
    assert 12 in game.choices["seeds"] and "illegal" in game.choices["grand_slam"]
    assert naqala.Game("kalah", pie=True).options["pie"] is True
    preset = naqala.Game("oware", preset="oware-abapa")
    assert preset.options["grand_slam"] == "no_capture" and "oware-abapa" in preset.presets
    assert preset != game and naqala.Game("oware", preset="oware-abapa") == preset
    assert len({game, preset, naqala.Game("oware", preset="oware-abapa")}) == 2


@pytest.mark.parametrize("id", naqala.games())
def test_options_of_a_game_make_the_game(id):
    game = naqala.Game(id)
    assert naqala.Game(id, **game.options) == game
    for name, values in game.choices.items():
        for value in [value for value in values if value != game.options[name]][:3]:
            try:
                other = naqala.Game(id, **{name: value})
            except naqala.RuleError as error:
                # Some values go with those of other options alone.
                assert "is not a value" not in str(error)
                continue
            assert other.options[name] == value


def test_positions_are_values():
    start = naqala.Game("oware").start()
    after = start.play("c")
    assert start.moves() == ["a", "b", "c", "d", "e", "f"] and start.to_move == "South"
    assert after.to_move == "North" and after.seeds["c"] == 0 and after.scores == {"South": 0, "North": 0}
    assert start.game.position(after.text) == after and hash(start.game.position(after.text)) == hash(after)
    assert after.lead("south") == 0 and start.perft(4) == 1014
    assert start.events("c")[0] == {"event": "lift", "pit": "c", "kind": "seed", "seeds": 4, "by": "South"}


@pytest.mark.parametrize("language", ["en", "it", "ro", "ru"])
def test_texts_are_in_every_language(language):
    game = naqala.Game("oware")
    start = game.start()
    texts = [game.rules(language), game.summary(language), start.explain("c", language), start.describe(language)]
    assert all(texts)
    if language != "en":
        assert texts != [game.rules(), game.summary(), start.explain("c"), start.describe()]


def test_pictures_are_shown_by_notebooks():
    start = naqala.Game("bao-kiswahili").start()
    assert start._repr_svg_().startswith("<svg ")
    moving = start.animate(start.moves()[0])
    assert moving._repr_svg_().count("<set ") > 4 and moving.svg == str(moving)


def test_a_session_knows_the_past():
    session = naqala.Session("oware")
    session.play("c")
    session.play("D")
    assert session.plies == ["c", "D"] and len(session) == 2 and session.explain_last("en")
    assert session.undo() and session.plies == ["c"]
    session.resign("North")
    assert session.outcome.winner == "South" and session.is_over and session.moves() == []
    again = naqala.Session.from_record(session.record(South="Ama", North='K "o" fi'))
    assert again.outcome.winner == "South" and again.plies == ["c"]
    session.restart()
    assert session.position == session.game.start()


def test_a_resignation_is_taken_back():
    session = naqala.Session("oware")
    session.resign("South")
    with pytest.raises(naqala.NaqalaError, match="over"):
        session.resign("North")
    assert session.outcome.winner == "North" and session.undo() and not session.is_over and not session.undo()
    session.play("c")
    session.resign("North")
    assert session.undo() and session.plies == ["c"] and session.undo() and session.plies == []


def test_headers_that_are_none_are_left_out():
    record = naqala.Session("oware").record(South=None, North="Kofi")
    assert "South" not in record and '[North "Kofi"]' in record


def test_partners_win_together():
    session = naqala.Session("ruma")
    session.resign("East")
    assert session.outcome.winner == "South" and session.outcome.winners == ["South", "North"]
    session = naqala.Session("oware")
    session.resign("South")
    assert session.outcome.winners == ["North"]


def test_repetition_ends_a_session():
    game = naqala.Game("oware", win_at="none", repetition=2)
    session = game.session(game.position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 23 23 / turn S"))
    dice = random.Random(1)
    for _ in range(300):
        if session.is_over:
            break
        session.play(dice.choice(session.moves()))
    assert session.is_over and session.position.scores


@pytest.mark.parametrize("id", ["oware", "bao-kiswahili", "toguz-kumalak", "kalah", "ruma"])
def test_everything_pickles_and_copies(id):
    session = naqala.Session(id)
    dice = random.Random(id)
    for _ in range(20):
        if session.is_over:
            break
        session.play_action(dice.choice(session.actions()))
        for restored in (pickle.loads(pickle.dumps(session)), copy.copy(session), copy.deepcopy(session)):
            assert restored.position == session.position and restored.plies == session.plies
        assert pickle.loads(pickle.dumps(session.position)) == session.position
    assert pickle.loads(pickle.dumps(session.game)) == session.game
    assert pickle.loads(pickle.dumps(naqala.Player("greedy"))).name == "greedy"


def test_a_player_keeps_its_seed():
    def moves(player):
        session = naqala.Session("oware")
        for _ in range(12):
            session.play(player.choose(session))
        return session.plies

    for made in (naqala.Player("random", seed=5), naqala.Player("random", seed=1)):
        if made.seed == 1:
            made.new_game(5)
        for copied in (pickle.loads(pickle.dumps(made)), copy.copy(made)):
            assert copied.seed == 5
            assert moves(copied) == moves(naqala.Player("random", seed=5)) != moves(naqala.Player("random"))


def test_what_was_found_pickles():
    session = naqala.Session("ruma")
    session.resign("East")
    outcome, analysis = session.outcome, naqala.Game("oware").start().analyse(nodes=2000, lines=2)
    solution = naqala.Game("kalah", pits=3, seeds=2).start().solve()
    for found in (outcome, analysis, solution):
        assert repr(pickle.loads(pickle.dumps(found))) == repr(copy.copy(found)) == repr(found)
    again = pickle.loads(pickle.dumps(analysis))
    assert (again.best, again.seconds) == (analysis.best, analysis.seconds)
    assert pickle.loads(pickle.dumps(outcome)).winners == ["South", "North"]


def test_actions_are_seen_by_the_mover():
    start = naqala.Game("oware").start()
    assert start.actions() == [0, 1, 2, 3, 4, 5] and start.action_text(2) == "c"
    after = start.play_action(2)
    assert after == start.play("c") and after.actions() == [0, 1, 2, 3, 4, 5] and after.action_text(0) == "A"
    observation = after.observation()
    assert observation.dtype == np.uint8 and observation.shape == (after.game.observation_size,)
    first, last = after.game.layout["pits"]
    assert list(observation[first:last]) == [5, 4, 4, 4, 4, 4, 4, 4, 0, 5, 5, 5]
    assert after.mask().dtype == np.bool_ and after.mask().sum() == 6


def test_the_engine_plays_and_the_solver_proves():
    start = naqala.Game("oware").start()
    analysis = start.analyse(nodes=5000, lines=2)
    assert len(analysis.lines) == 2 and analysis.best in start.moves() and analysis.nodes > 0
    assert analysis.lines[0].value >= analysis.lines[1].value
    session = naqala.Session("bao-kiswahili")
    for name in ["random", "greedy", "alphabeta:2", "engine:2"]:
        player = naqala.Player(name, seed=1)
        move = player.choose(session, nodes=500)
        assert move in session.moves() and player.choose_action(session, nodes=500) in session.actions()
        session.play(move)
    small = naqala.Game("kalah", pits=4, seeds=3, win_at="none")
    assert small.start().solve().value == 6
    with pytest.raises(naqala.UnsolvedError):
        naqala.Game("kalah", win_at="none").start().solve(nodes=1000)


def test_tables_are_built_and_asked(tmp_path):
    game = naqala.Game("oware", preset="awari-solution")
    table = naqala.Table.build(game, 5, tmp_path)
    position = game.position("S 0 0 0 0 0 2 / N 1 1 0 0 0 0")
    assert table.probe(position) == (4, 4) and table.moves(position)["f"] == (4, 4)
    assert table.seeds == 5 and table.positions > 1000 and Path(table.path).parent == tmp_path
    assert naqala.Table.open(table.path, game).probe(position) == (4, 4)
    # The start is no part of a table.
    assert table.probe(naqala.Game("oware", preset="awari-solution", seeds=3).position(position.text)) == (4, 4)
    assert position.solve(table=table).value == position.solve().value
    with pytest.raises(naqala.NaqalaError, match="not the same id"):
        table.probe(naqala.Game("kalah").start())
    with pytest.raises(naqala.NaqalaError, match="not the same id"):
        naqala.Table.open(table.path, "kalah")
    with pytest.raises(naqala.NaqalaError) as caught:
        naqala.Table.open("/nowhere", game)
    assert str(caught.value).count("/nowhere") == 1


def test_rule_files_of_your_own(tmp_path):
    source = (GAMES / "two-row" / "oware.toml").read_text().replace('id = "oware"', 'id = "mine"', 1)
    path = tmp_path / "mine.toml"
    path.write_text(source)
    game = naqala.Game.from_file(path, seeds=3)
    assert game.id == "mine" and game.seeds == 36
    assert pickle.loads(pickle.dumps(game.start().play("c"))) == game.start().play("c")
    with pytest.raises(naqala.RuleError, match="line|:[0-9]+"):
        naqala.Game.from_rules(source.replace("[board]", "[bord]"))
    with pytest.raises(FileNotFoundError) as caught:
        naqala.Game.from_file(tmp_path / "nowhere.toml")
    assert caught.value.filename == str(tmp_path / "nowhere.toml")
    path.write_bytes(b"id = \"caf\xe9\"")
    with pytest.raises(naqala.RuleError, match="mine.toml: the file is not UTF-8"):
        naqala.Game.from_file(path)


def test_the_first_example_of_the_documentation_runs(tmp_path, monkeypatch):
    documentation = (GAMES.parent / "docs" / "python.md").read_text()
    example = documentation.split("```python\n")[1].split("```")[0]
    (tmp_path / "mine.toml").write_text((GAMES / "two-row" / "kalah.toml").read_text())
    monkeypatch.chdir(tmp_path)
    exec(example, {})


@pytest.mark.parametrize("id", naqala.games())
def test_a_player_moves_in_every_game(id):
    player, session = naqala.Player("greedy", seed=1), naqala.Session(id)
    for _ in range(12):
        if session.is_over:
            break
        move = player.choose(session)
        assert move in session.moves()
        session.play(move)


def test_moves_are_taken_back_whole():
    session = naqala.Session("sulus-aidi")
    session.play("z:a")
    session.play("/B")
    assert len(session.plies) == 1
    assert session.take_back() and session.position.to_move == "North" and "/B" in session.moves()
    assert session.take_back() and not session.take_back()
    session.play("z:a/B")
    assert session.undo() and session.moves() == [f"/{pit}" for pit in "ABCDEFGHI"]


def test_what_is_wrong_is_said_in_one_line():
    game = naqala.Game("oware")
    wrong = [
        (lambda: naqala.Game("owara"), "did you mean `oware`"),
        (lambda: naqala.Game("oware", grand_slam="maybe"), "grand_slam"),
        (lambda: naqala.Game("oware", preset="none"), "none"),
        (lambda: game.position("S 1"), ""),
        (lambda: game.start().play("z"), "possible: a b c d e f"),
        (lambda: game.start().play_action(-1), "legal: 0 1 2"),
        (lambda: game.start().perft(10**6), "from 0 to 1000"),
        (lambda: game.start().perft(-1), "`depth`"),
        (lambda: game.start().analyse(nodes=-1), "`nodes`"),
        (lambda: game.start().analyse(depth=0), "`depth`"),
        (lambda: game.start().analyse(lines=0), "`lines`"),
        (lambda: game.start().solve(megabytes=2**80), "`megabytes`"),
        (lambda: game.start().play_action(10**30), "no action"),
        (lambda: naqala.Session(game).play_action(-(10**30)), "no action"),
        (lambda: naqala.Player(seed=-1), "`seed`"),
        (lambda: naqala.Player().choose(naqala.Session(game), nodes=2**64), "`nodes`"),
        (lambda: naqala.Table.build(game, -3, "/nowhere"), "`seeds`"),
        (lambda: naqala.Table.build(game, 0, "/nowhere"), "`seeds`"),
        (lambda: naqala.Table.build(game, 3, "/nowhere", threads=0), "`threads`"),
        (lambda: game.rules("xx"), "no language `xx`"),
        (lambda: game.start().explain("a", "xx"), "no language `xx`"),
        (lambda: naqala.Session(game).explain_last("xx"), "no language `xx`"),
        (lambda: game.start().analyse(seconds=-1), "seconds"),
        (lambda: game.start().analyse(threads=0), "threads"),
        (lambda: naqala.Player("engine:11"), "1 to 10"),
        (lambda: naqala.Session.from_record('[Game "oware"] 1. z *'), "z"),
        (lambda: naqala.Session(game).resign("East"), "South, North"),
        (lambda: naqala.Session(game, naqala.Game("kalah").start()), "kalah"),
        (lambda: naqala.Table.open("/nowhere", game), "/nowhere"),
        (lambda: naqala.Session(game).record(**{"no name": "x"}), ""),
        (lambda: naqala.Session(game).record(Game="kalah"), "`Game`"),
        (lambda: naqala.Session(game).record(Result="South"), "`Result`"),
    ]
    for call, said in wrong:
        with pytest.raises(naqala.NaqalaError) as caught:
            call()
        assert said in str(caught.value) and "\n" not in str(caught.value).strip()
        assert isinstance(caught.value, ValueError)


def test_nonsense_never_panics():
    dice = random.Random(3)
    signs = "SNabcABC 0123456789/|*-+>x[](){}\"\\\n\0é∞🙂%=.;,"
    game = naqala.Game("bao-kiswahili")
    position = game.start()
    calls = [naqala.Game, game.position, position.play, position.explain, naqala.Player, naqala.Session.from_record,
             naqala.Game.from_rules, position.describe, position.lead, naqala.find, game.rules]
    for _ in range(150):
        text = "".join(dice.choice(signs) for _ in range(dice.randrange(30)))
        for call in calls:
            try:
                call(text)
            except (ValueError, OSError):
                pass
    for action in [-(2**63), -1, 2**63 - 1, 10**6]:
        with pytest.raises(naqala.IllegalMoveError):
            position.play_action(action)


def test_other_threads_run_while_the_engine_thinks():
    counted = 0
    finished = threading.Event()

    def think():
        naqala.Game("oware").start().analyse(seconds=1)
        finished.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not finished.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 20
