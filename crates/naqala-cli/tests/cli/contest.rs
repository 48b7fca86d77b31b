//! Matches between players and programs.

use serde_json::Value;

use crate::util::Desk;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The result of a match, which may have had forfeits.
fn result(desk: &Desk, arguments: &[&str]) -> (Value, String) {
    let run = desk.run_words(&[&["match"], arguments, &["--json"]].concat(), "");
    assert_eq!(run.code, 0, "{run:?}");
    (json(&run.out), run.err)
}

fn engine(rest: &str) -> String {
    format!("cmd:'{}' engine {rest}", assert_cmd::cargo::cargo_bin!("naqala").display())
}

#[test]
fn a_match_depends_on_its_seed_alone() {
    let desk = Desk::new();
    let run = |threads: u32, seed: u32| {
        let arguments =
            format!("match greedy random kalah --games 20 --seed {seed} --threads {threads} --json");
        desk.run(&arguments).fine()
    };
    assert_eq!(run(1, 3), run(2, 3));
    let printed = json(&run(2, 3));
    assert_eq!(printed["games"], 20);
    assert!(printed["score"].as_f64().expect("a share") > 0.5, "{printed}");
    let pairs: u64 = printed["pairs"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
    assert_eq!(pairs, 10);
}

#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let desk = Desk::new();
    let play = |games: u32, resume: &str| {
        desk.run(&format!("match greedy random kalah --games {games} --records games.txt --json {resume}"))
    };
    let in_one = json(&play(20, "").fine());
    play(8, "--resume kept").fine();
    let in_two = json(&play(20, "--resume kept").fine());
    assert_eq!(in_one, in_two);
    assert_eq!(
        desk.run("replay games.txt").fine().lines().filter(|line| line.starts_with("ok: ")).count(),
        20
    );
    let reseeded = desk.run("match greedy random kalah --games 8 --resume kept --seed 77").refused();
    assert!(reseeded.ends_with("its seed is 1, not 77"), "{reseeded}");
    let other = desk.run("match greedy random oware --games 8 --resume kept").refused();
    assert!(other.contains("keeps another match: its game is \"kalah\", not \"oware\""), "{other}");
}

#[test]
fn a_match_is_not_continued_with_changed_rules() {
    let desk = Desk::new();
    let rules = |seeds: u32| {
        format!(
            r#"naqala = 2
id = "own"
name = "Own"
about = {{ summary = "Sow, and capture twos and threes.", status = "uncertain" }}
board = {{ layout = "two-row", pits = 4 }}
setup = [{{ seeds = {seeds} }}]
pick = [{{ from = "own & filled" }}]
settle = [{{ when = "last in enemy and seeds in {{2, 3}}", take = "last" }}]
end = [{{ at = "turn", when = "stuck(mover)", leftovers = "owner", why = "no move" }}]
"#
        )
    };
    let play = || desk.run("match greedy random own.toml --games 4 --depth 2 --longest 20 --resume kept");
    desk.write("own.toml", rules(3));
    play().fine();
    let kept = desk.read("kept");
    desk.write("own.toml", rules(4));
    let refused = play().refused();
    assert!(
        refused.ends_with("keeps another match, with another version of the rules or weights"),
        "{refused}"
    );
    assert_eq!(desk.read("kept"), kept);
    desk.write("own.toml", rules(3));
    play().fine();
}

#[test]
fn engines_ask_the_table_they_are_shown() {
    let desk = Desk::new();
    let game = "kalah --option win_at=none --option pits=2 --option seeds=2";
    let refused = desk.run(&format!("match engine engine {game} --tables tables --games 2")).refused();
    assert!(refused.contains("no table for these rules"), "{refused}");
    desk.run(&format!("table build {game} --seeds 8 --dir tables")).fine();
    let words =
        format!("match engine random {game} --tables tables --games 10 --depth 2 --opening-plies 0 --json");
    let printed = json(&desk.run(&words).fine());
    assert!(printed["score"].as_f64().expect("a share") > 0.5, "{printed}");
}

#[test]
fn a_match_is_told_in_words_and_its_games_are_kept() {
    let desk = Desk::new();
    let printed = desk
        .run("match alphabeta:3 random oware --games 3 --depth 3 --opening-plies 2 --records games.txt")
        .fine();
    assert!(printed.starts_with("4 games of Oware, alphabeta:3 against random\ndepth 3; "), "{printed}");
    assert!(printed.contains("\n  strength  Elo beyond measure"), "{printed}");
    let replayed = desk.run("replay games.txt").fine();
    assert_eq!(replayed.lines().filter(|line| line.starts_with("ok: ")).count(), 4, "{replayed}");
}

#[test]
fn strength_has_an_error() {
    let printed = Desk::new().run("match random random kalah --games 40").fine();
    assert!(printed.contains("\n  strength  Elo ") && printed.contains("(95 %: "), "{printed}");
}

#[test]
fn the_test_ends_a_match_that_is_decided() {
    let (printed, _) =
        result(&Desk::new(), &["greedy", "random", "kalah", "--games", "4000", "--sprt", "0,50"]);
    assert!(printed["games"].as_u64().expect("a number") < 4000, "{printed}");
    assert_eq!(printed["sprt"]["accepted"], 50.0, "{printed}");
}

#[test]
fn programs_of_both_dialects_play() {
    let desk = Desk::new();
    let (plain, short) = (engine(""), engine("oware --preset oware-abapa --dialect short"));
    let arguments = ["oware", "--preset", "oware-abapa", "--games", "4", "--depth", "2", "--threads", "1"];
    let (printed, errors) = result(&desk, &[&[plain.as_str(), short.as_str()], &arguments[..]].concat());
    assert_eq!(
        (&printed["games"], &printed["forfeits"], errors.as_str()),
        (&4.into(), &0.into(), ""),
        "{printed}"
    );
    // Options that are lists, and plies of several decisions, are sent as well.
    let arguments = ["random", "bao-kiswahili", "--games", "2", "--nodes", "200", "--threads", "1"];
    let (printed, errors) = result(&desk, &[&[plain.as_str()], &arguments[..]].concat());
    assert_eq!(
        (&printed["games"], &printed["forfeits"], errors.as_str()),
        (&2.into(), &0.into(), ""),
        "{printed}"
    );
}

/// A program that starts properly, and behaves like this when asked for a move.
#[cfg(unix)]
fn faulty(desk: &Desk, behaviour: &str) -> String {
    let script = format!(
        "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {behaviour};; \
         quit) exit 0;; esac; done\n"
    );
    desk.write("faulty.sh", script);
    "cmd:sh faulty.sh".to_owned()
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_loses_and_the_match_goes_on() {
    for (behaviour, why) in [
        ("exit 3", "it ended (exit status: 3)\n"),
        (
            "echo loading >&2; echo cannot open net >&2; echo >&2; exit 3",
            "it ended (exit status: 3); it last wrote to standard error: cannot open net\n",
        ),
        ("echo bestmove Q", "it plays no legal move: `Q` is not a move here; possible: "),
        ("sleep 60", "it gave no move within 1.0 s"),
    ] {
        let desk = Desk::new();
        let program = faulty(&desk, behaviour);
        let arguments = ["random", "oware", "--games", "2", "--threads", "1", "--patience", "1"];
        let limits = ["--depth", "2", "--opening-plies", "2"];
        let (printed, errors) = result(&desk, &[&[program.as_str()], &arguments[..], &limits[..]].concat());
        assert_eq!((&printed["lost"], &printed["forfeits"]), (&2.into(), &2.into()), "{printed}");
        assert!(
            errors.starts_with("naqala: game 1: the first player loses: `sh faulty.sh`: ")
                && errors.contains(why),
            "{errors}"
        );
        assert_eq!(errors.lines().count(), 2, "{errors}");
    }
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_start_is_named_with_its_complaint() {
    let desk = Desk::new();
    desk.write("unready.sh", "echo no licence >&2; exit 1\n");
    let why = desk.run_words(&["match", "cmd:sh unready.sh", "random", "oware"], "").refused();
    assert!(why.starts_with("cmd:sh unready.sh: it ended ("), "{why}");
    assert!(why.ends_with("it last wrote to standard error: no licence"), "{why}");
}

#[test]
fn what_cannot_be_played_is_refused_before_anybody_plays() {
    let desk = Desk::new();
    assert!(desk.run("match random random tchuka-ruma").refused().contains("not played by two parties"));
    assert!(desk.run("match robot random oware").refused().contains("no player is called `robot`"));
    assert!(desk.run("match random random oware --sprt 5").refused().contains("--sprt is two Elo numbers"));
    let why = desk.run("match cmd:/no/such/engine random oware").refused();
    assert!(why.starts_with("cmd:/no/such/engine: cannot be started: "), "{why}");
    let short = engine("oware --dialect short");
    let why = desk.run_words(&["match", &short, "random", "bao-kiswahili"], "").refused();
    assert!(why.contains("cannot be written in the short dialect"), "{why}");
}

#[test]
fn whole_matches_of_rounds_are_won_by_margins() {
    let desk = Desk::new();
    let words =
        "match engine alphabeta:2 oware-nam-nam --match --games 2 --nodes 4000 --records rounds.txt --json";
    let printed = json(&desk.run(words).fine());
    assert_eq!((&printed["match"], &printed["won"]), (&true.into(), &2.into()), "{printed}");
    let records = desk.read("rounds.txt");
    assert!(records.contains("[Match \"round 2\"]") && records.contains("48-0"), "{records}");
    let refused = desk.run("match random random oware --match").refused();
    assert!(refused.contains("not played in matches of rounds"), "{refused}");
}

#[test]
fn openings_are_even_unless_they_are_wanted_as_they_come() {
    let desk = Desk::new();
    let printed = desk.run("match random random kalah --games 2").fine();
    assert!(printed.contains("openings of the book, each"), "{printed}");
    let printed = desk.run("match random random kalah --games 2 --openings random").fine();
    assert!(printed.contains("openings of 4 random plies that leave at most 2 seeds of lead"), "{printed}");
    let printed = desk.run("match random random kalah --games 2 --balanced off").fine();
    assert!(printed.contains("openings of 4 random plies, each"), "{printed}");
    let refused = desk.run("match random random kalah --balanced even").refused();
    assert!(refused.contains("--balanced is a number of seeds such as 1 or 2.5, or `off`"), "{refused}");
}

#[test]
fn a_book_of_openings_is_made_and_played() {
    let desk = Desk::new();
    desk.run("openings kalah --count 2 --plies 4 --nodes 20000 --output book.txt").fine();
    let printed = desk.run("match random random kalah --games 6 --openings book.txt").fine();
    assert!(printed.contains("openings of book.txt, then of 4 random plies"), "{printed}");
    let refused = desk.run("match random random oware --games 6 --openings book.txt").refused();
    assert!(refused.contains("book.txt: opening 1: "), "{refused}");
    let refused = desk.run("openings kalah --count 1 --plies 0 --lead 0 --nodes 20000").refused();
    assert!(refused.contains("allow a larger --lead or more --plies"), "{refused}");
}
