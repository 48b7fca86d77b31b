//! Dialogues as other programs conduct them.

use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

use naqala::catalogue;
use naqala_engine::TimeLeft;
use naqala_protocol::{Dialect, Dialogue, ERROR, Minds, Step, choices};
use proptest::prelude::*;

fn dialogue(dialect: Dialect) -> Dialogue {
    let find = |id: &str| {
        let rules = catalogue::rules(id).ok_or_else(|| format!("no game `{id}`"))?;
        Ok(Cow::Borrowed(rules))
    };
    Dialogue::new(dialect, Box::new(find))
}

/// The output after executing all steps, with searches run immediately.
fn take(dialogue: &mut Dialogue, minds: &mut Minds, line: &str) -> Vec<String> {
    let mut said = Vec::new();
    for step in dialogue.line(line) {
        match step {
            Step::Say(line) => said.push(line),
            Step::Ready(search) => {
                search.iter().for_each(|search| search.prepare(minds));
                said.push("readyok".to_owned());
            }
            Step::Forget => minds.forget(),
            Step::Search(search) => {
                if search.waits {
                    search.limits.stop.stop();
                }
                let best = search.run(minds, &mut |info| said.push(info), &mut || ());
                said.push(best);
                dialogue.answered();
            }
            Step::Stop | Step::Hurry { .. } | Step::Quit => {}
        }
    }
    said
}

fn talk(dialect: Dialect, lines: &[&str]) -> Vec<String> {
    let (mut dialogue, mut minds) = (dialogue(dialect), Minds::default());
    if dialect == Dialect::Short {
        // There games are not chosen by lines.
        dialogue = dialogue.about(catalogue::game("oware").unwrap()).unwrap();
    }
    lines.iter().flat_map(|line| take(&mut dialogue, &mut minds, line)).collect()
}

/// Says that the player to move wins seven seeds more wherever there are few.
#[derive(Debug)]
struct Fable;

impl naqala_engine::Endgame for Fable {
    fn gain(&self, _: &naqala::Position) -> Option<i32> {
        Some(7)
    }

    fn knows(&self, seeds: i32) -> bool {
        seeds <= 8
    }
}

#[test]
fn tables_are_found_named_and_put_aside() {
    let find = |folder: &str, game: &naqala::Game| match folder {
        "shelf" if game.id() == "kalah" => {
            let table: Arc<dyn naqala_engine::Endgame> = Arc::new(Fable);
            Ok(Some((table, "of fables".to_owned())))
        }
        "torn" => Err("a page is missing".to_owned()),
        _ => Ok(None),
    };
    let mut dialogue = dialogue(Dialect::Plain).with_tables(Box::new(find), "shelf");
    let mut minds = Minds::default();
    let mut say = |line: &str| take(&mut dialogue, &mut minds, line);
    assert!(say("uci").contains(&"option name Tables type string default shelf".to_owned()));
    assert!(say("setoption name Game value kalah").contains(&"info string table of fables".to_owned()));
    say("position fen S 0 0 0 0 1 1 / N 0 1 0 0 0 1 / stores 20 20 / turn S");
    // A seed into the store, another move, and the seven of the fable.
    let with = say("go depth 2");
    assert!(with.iter().any(|line| line.contains("score cp 800")), "{with:?}");
    assert!(say("setoption name Tables value <empty>").is_empty());
    let without = say("go depth 2");
    assert!(!without.iter().any(|line| line.contains("score cp 800")), "{without:?}");
    assert_eq!(say("setoption name Tables value torn"), [format!("{ERROR} a page is missing")]);
    assert!(say("setoption name Game value oware").iter().all(|line| !line.contains("fables")));
}

/// Counts how often it is asked.
#[derive(Debug, Default)]
struct Asked(AtomicUsize);

impl naqala_engine::Endgame for Asked {
    fn gain(&self, _: &naqala::Position) -> Option<i32> {
        None
    }

    fn knows(&self, _: i32) -> bool {
        self.0.fetch_add(1, Relaxed);
        true
    }
}

#[test]
fn the_table_of_a_former_game_is_not_asked() {
    let asked = Arc::new(Asked::default());
    let table = Arc::clone(&asked);
    let find = move |_: &str, game: &naqala::Game| {
        let table: Arc<dyn naqala_engine::Endgame> = table.clone();
        Ok((game.id() == "kalah").then_some((table, "of kalah".to_owned())))
    };
    let mut dialogue = dialogue(Dialect::Plain).with_tables(Box::new(find), "shelf");
    let mut minds = Minds::default();
    for line in ["setoption name Game value kalah", "go depth 2", "setoption name Game value oware"] {
        take(&mut dialogue, &mut minds, line);
    }
    let before = asked.0.load(Relaxed);
    assert!(before > 0);
    take(&mut dialogue, &mut minds, "isready");
    assert_eq!(asked.0.load(Relaxed), before);
}

#[test]
fn a_search_in_the_other_players_time_goes_on_by_its_own_clock() {
    let mut dialogue = dialogue(Dialect::Plain);
    dialogue.line("setoption name Game value oware");
    dialogue.line("go ponder wtime 50000 btime 250");
    dialogue.line("position startpos moves c");
    let steps = dialogue.line("ponderhit");
    let is_southern = |clock: &TimeLeft| clock.left.as_millis() == 50_000;
    assert!(
        matches!(&steps[..], [Step::Hurry { time: None, clock: Some(clock) }] if is_southern(clock)),
        "{steps:?}"
    );
}

#[test]
fn a_small_table_is_promised_to_who_plays_on_a_clock() {
    let asked = Rc::new(Cell::new(0));
    let counted = Rc::clone(&asked);
    let make = move |folder: &str, game: &naqala::Game| {
        assert_eq!((folder, game.id()), ("shelf", "kalah"));
        counted.set(counted.get() + 1);
        let table: Arc<dyn naqala_engine::Endgame> = Arc::new(Fable);
        Some(table)
    };
    let mut dialogue = dialogue(Dialect::Plain)
        .with_tables(Box::new(|_: &str, _: &naqala::Game| Ok(None)), "shelf")
        .with_small_tables(Box::new(make));
    let mut minds = Minds::default();
    let mut say = |line: &str| take(&mut dialogue, &mut minds, line);
    let knows = |said: &[String]| said.iter().any(|line| line.contains("score cp 800"));
    say("setoption name Game value kalah");
    say("position fen S 0 0 0 0 1 1 / N 0 1 0 0 0 1 / stores 20 20 / turn S");
    assert!(!knows(&say("go depth 2")) && asked.get() == 0);
    assert!(knows(&say("go movetime 30")) && asked.get() == 1);
    assert!(knows(&say("go movetime 30")) && asked.get() == 1);
    // What no clock limits does not depend on it.
    assert!(!knows(&say("go depth 2")));
    say("setoption name Tables value <empty>");
    assert!(!knows(&say("go movetime 30")) && asked.get() == 1);
}

#[test]
fn what_was_promised_holds_for_the_other_players_time_too() {
    let make = |_: &str, _: &naqala::Game| {
        let table: Arc<dyn naqala_engine::Endgame> = Arc::new(Fable);
        Some(table)
    };
    let mut dialogue = dialogue(Dialect::Plain)
        .with_tables(Box::new(|_: &str, _: &naqala::Game| Ok(None)), "shelf")
        .with_small_tables(Box::new(make));
    dialogue.line("setoption name Game value kalah");
    let mut endgame = |line: &str| {
        let steps = dialogue.line(line);
        dialogue.answered();
        match &steps[..] {
            [Step::Search(search)] | [Step::Ready(Some(search))] => search.endgame.clone(),
            steps => panic!("{steps:?}"),
        }
    };
    // Only playing begins a table.
    assert!(endgame("isready").is_none() && endgame("go ponder wtime 1000").is_none());
    let promised = endgame("go movetime 30").expect("a table");
    for line in ["isready", "go ponder wtime 1000", "go infinite", "go wtime 1000"] {
        assert!(endgame(line).is_some_and(|table| Arc::ptr_eq(&table, &promised)), "{line}");
    }
    assert!(endgame("go depth 3").is_none() && endgame("go nodes 3").is_none());
}

/// The moves of a game that level 1 plays against itself.
fn own_game(dialogue: &mut Dialogue, minds: &mut Minds) -> Vec<String> {
    let mut moves = Vec::new();
    for _ in 0..16 {
        take(dialogue, minds, &format!("position startpos moves {}", moves.join(" ")));
        let said = take(dialogue, minds, "go nodes 1000");
        let best = said.last().and_then(|line| line.split(' ').nth(1)).expect("a move");
        moves.push(best.to_owned());
    }
    moves
}

#[test]
fn lower_levels_play_another_game_each_time_and_the_same_for_a_seed() {
    let games = |seed: &str| {
        let (mut dialogue, mut minds) = (dialogue(Dialect::Plain), Minds::default());
        for line in ["setoption name Game value oware", "setoption name Level value 1", seed] {
            take(&mut dialogue, &mut minds, line);
        }
        let first = own_game(&mut dialogue, &mut minds);
        take(&mut dialogue, &mut minds, "ucinewgame");
        [first, own_game(&mut dialogue, &mut minds)]
    };
    let [seven, by_chance] = ["setoption name Seed value 7", "setoption name Seed value 0"].map(games);
    assert_ne!(seven[0], seven[1]);
    assert_ne!(by_chance[0], by_chance[1]);
    assert_ne!(by_chance, games(""), "chance differs in every session");
    assert_eq!(seven, games("setoption name Seed value 7"));
}

#[test]
fn the_expected_move_turns_pondering_into_play() {
    let mut dialogue = dialogue(Dialect::Plain);
    dialogue.line("setoption name Game value kalah");
    dialogue.line("position fen S 0 0 1 0 0 0 / N 1 0 0 0 3 3 / stores 20 20");
    let steps = dialogue.line("go ponder wtime 1000000");
    let [Step::Search(search)] = &steps[..] else { panic!("{steps:?}") };
    let hit = search.limits.ponder_hit.clone();
    let steps = dialogue.line("ponderhit");
    let [Step::Hurry { time, clock }] = steps[..] else { panic!("{steps:?}") };
    let began = std::time::Instant::now();
    let other = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(50));
        hit.give(time, clock);
    });
    let best = search.run(&mut Minds::default(), &mut |_| (), &mut || ());
    other.join().unwrap();
    // The only move is given at once, although the clock would allow a minute.
    assert!(best.starts_with("bestmove c"), "{best}");
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn a_game_is_set_and_played() {
    let said = talk(
        Dialect::Plain,
        &[
            "uci",
            "setoption name Game value kalah",
            "setoption name Variant value seeds=3 pits=4",
            "setoption name Hash value 1",
            "setoption name MultiPV value 2",
            "isready",
            "ucinewgame",
            "position startpos moves a",
            "d",
            "go depth 4",
        ],
    );
    assert!(!said.iter().any(|line| line.starts_with(ERROR)), "{said:#?}");
    let has = |start: &str| said.iter().any(|line| line.starts_with(start));
    assert!(has("id name Naqala ") && has("uciok") && has("readyok"), "{said:#?}");
    assert!(has("option name Game type combo default <empty> var abawo"), "{said:#?}");
    assert!(has("info string variant seeds="), "{said:#?}");
    assert!(has("info string moves A B C D"), "{said:#?}");
    assert!(has("info depth 4 seldepth ") && said.iter().any(|line| line.contains(" multipv 2 ")));
    assert!(said.last().unwrap().starts_with("bestmove "), "{said:#?}");
}

#[test]
fn the_short_dialect_is_kept_to_the_letter() {
    let said = talk(Dialect::Short, &["position startpos moves FfEd", "go depth 3"]);
    let infos: Vec<&String> = said.iter().filter(|line| line.starts_with("info depth")).collect();
    assert_eq!(infos.len(), 3, "{said:#?}");
    for info in infos {
        let words: Vec<&str> = info.split(' ').collect();
        assert_eq!((words[3], words[4], words[6]), ("score", "cp", "pv"), "{info}");
        assert!(words[7].starts_with(|letter: char| letter.is_ascii_uppercase()), "{info}");
    }
    let best: Vec<&str> = said.last().unwrap().split(' ').collect();
    assert!(best[0] == "bestmove" && best[1].len() == 1 && best[2] == "ponder", "{best:?}");

    // The game is the one that the engine was started for.
    let said =
        talk(Dialect::Short, &["setoption name Game value kalah", "setoption name Variant value seeds=3"]);
    assert!(said.iter().all(|line| line.contains("there is no option")), "{said:#?}");
    let over = "position fen 0-0-0-0-0-0-0-0-0-0-0-1-24-23-S";
    let said = talk(Dialect::Short, &[over, "go movetime 10"]);
    assert_eq!(said.last().unwrap(), "bestmove 0000");
}

/// Whether the board Aualé reads a line: its words come in pairs of a name and a value, and moves are letters.
fn is_read_by_auale(line: &str) -> bool {
    let is_number = |word: &str| word.parse::<i64>().is_ok();
    let is_move =
        |word: &str| word.len() == 1 && word.chars().all(|sign| matches!(sign, 'a'..='f' | 'A'..='F'));
    let is_line = |word: &str| !word.is_empty() && word.split_inclusive(|_: char| true).all(is_move);
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["uciok" | "readyok"] | ["id", "name" | "author", _, ..] => true,
        ["option", "name", _, "type", "check" | "spin" | "combo" | "button" | "string", rest @ ..] => {
            rest.chunks(2).all(|pair| {
                matches!(pair, ["min" | "max", number] if is_number(number))
                    || matches!(pair, ["default" | "var", value] if !value.is_empty())
            })
        }
        ["info", "depth", depth, "score", "cp", score, "pv", line] => {
            is_number(depth) && is_number(score) && is_line(line)
        }
        ["bestmove", best] => is_move(best),
        ["bestmove", best, "ponder", answer] => is_move(best) && is_move(answer),
        _ => false,
    }
}

#[test]
fn values_may_contain_blanks() {
    for options in [
        "leftover=row owner",
        "leftover=row owner multi_capture=no",
        "multi_capture=no leftover=row owner, ",
        "leftover=row-owner",
        "leftover=  ROW   ",
    ] {
        let said = talk(
            Dialect::Plain,
            &["setoption name Game value enkeshui", &format!("setoption name Variant value {options}")],
        );
        let refused = said.iter().any(|line| line.starts_with(ERROR));
        assert_eq!(refused, options.ends_with("ROW   "), "{options}: {said:#?}");
    }
    let rules = naqala::catalogue::rules("enkeshui").unwrap();
    let chosen = |text: &str| rules.compile(&naqala_protocol::choices(text)).unwrap().chosen().to_vec();
    assert_eq!(chosen("leftover=row owner"), chosen("leftover=row_owner"));
    assert_ne!(chosen("leftover=other player"), chosen("leftover=row owner"));
}

#[test]
fn the_board_auale_is_answered_as_it_expects() {
    let abapa = catalogue::rules("oware").unwrap().compile(&choices("oware-abapa")).unwrap();
    let mut abapa = dialogue(Dialect::Short).about(abapa).unwrap();
    let mut minds = Minds::default();
    let lines = [
        ("uci", "uciok"),
        ("ucinewgame", ""),
        ("isready", "readyok"),
        ("position startpos", ""),
        ("go depth 4 movetime 1000", "bestmove"),
        ("position startpos moves FfEd", ""),
        ("go depth 4 movetime 1000", "bestmove"),
        // After a capture it starts from the position after the capture.
        ("position fen 5-5-0-5-5-5-1-0-1-6-6-7-2-0-N moves a", ""),
        // To think on the other player's time.
        ("go ponder", "bestmove"),
    ];
    for (line, last) in lines {
        let said = take(&mut abapa, &mut minds, line);
        assert!(said.iter().all(|line| is_read_by_auale(line)), "{line}: {said:#?}");
        let end = said.last().map_or("", |line| line.split(' ').next().unwrap());
        assert_eq!(end, last, "{line}: {said:#?}");
    }
}

#[test]
fn every_game_is_played_by_lines_alone() {
    for id in catalogue::ids() {
        let (mut dialogue, mut minds) = (dialogue(Dialect::Plain), Minds::default());
        take(&mut dialogue, &mut minds, &format!("setoption name Game value {id}"));
        take(&mut dialogue, &mut minds, "setoption name Hash value 1");
        let mut moves = String::new();
        for level in [10, 2, 10, 4] {
            take(&mut dialogue, &mut minds, &format!("setoption name Level value {level}"));
            let position = format!("position startpos moves{moves}");
            assert_eq!(take(&mut dialogue, &mut minds, &position), [""; 0], "{id}: {position}");
            let said = take(&mut dialogue, &mut minds, "go nodes 300");
            let best = said.last().and_then(|line| line.strip_prefix("bestmove ")).unwrap();
            let best = best.split(' ').next().unwrap();
            if best == "0000" {
                break;
            }
            moves = format!("{moves} {best}");
        }
    }
}

#[test]
fn what_cannot_be_obeyed_is_answered_in_one_line() {
    for lines in [
        &["go depth 3"][..],
        &["position startpos"],
        &["setoption name Variant value seeds=3"],
        &["setoption name Game value chess"],
        &["setoption name Game value oware", "setoption name Variant value sedes=3"],
        &["setoption name Game value oware", "position startpos moves c c"],
        &["setoption name Game value oware", "position fen S 1 / N 2"],
        &["ponderhit"],
        &["stop"],
        &["hello\r"],
    ] {
        let said = talk(Dialect::Plain, lines);
        let errors: Vec<&String> = said.iter().filter(|line| line.starts_with(ERROR)).collect();
        assert_eq!(errors.len(), 1, "{lines:?}: {said:?}");
        assert_eq!(errors[0].lines().count(), 1, "{errors:?}");
    }
    let said = talk(Dialect::Short, &["setoption name Game value bao-kiswahili"]);
    assert!(said[0].starts_with(ERROR) && said.len() == 1, "{said:?}");
}

#[test]
fn while_a_search_goes_on_only_what_makes_sense_is_obeyed() {
    let mut dialogue = dialogue(Dialect::Plain);
    dialogue.line("setoption name Game value oware");
    let steps = dialogue.line("go ponder movetime 300");
    assert!(matches!(&steps[..], [Step::Search(search)] if search.waits && search.limits.time.is_none()));
    for line in ["go depth 3", "setoption name Hash value 3", "ucinewgame"] {
        let steps = dialogue.line(line);
        assert!(matches!(&steps[..], [Step::Say(why)] if why.starts_with(ERROR)), "{line}: {steps:?}");
    }
    assert!(matches!(dialogue.line("isready")[..], [Step::Ready(None)]));
    let hurried = dialogue.line("ponderhit");
    assert!(
        matches!(hurried[..], [Step::Hurry { time: Some(time), clock: None }] if time.as_millis() == 300)
    );
    assert!(matches!(&dialogue.line("ponderhit")[..], [Step::Say(_)]));
    assert!(matches!(dialogue.line("stop")[..], [Step::Stop]));
    dialogue.answered();
    assert!(matches!(dialogue.line("go infinite")[..], [Step::Search(_)]));
}

/// Lines that mean something, with mistakes in them.
fn lines() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "uci",
        "isready",
        "ucinewgame",
        "setoption",
        "name",
        "value",
        "Game",
        "Variant",
        "Hash",
        "MultiPV",
        "Level",
        "oware",
        "kalah",
        "enkeshui",
        "seeds=3",
        "pits=0",
        "position",
        "startpos",
        "fen",
        "moves",
        "go",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "infinite",
        "ponder",
        "1",
        "-3",
        "99999999999999999999",
        "a",
        "F",
        "c",
        "FfEd",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "S 4 4 4 4 4 4 / N 4 4 4 4 4 4",
        "/",
        "stop",
        "ponderhit",
        "d",
        "debug",
    ]);
    let sensible = prop::collection::vec(words, 0..8).prop_map(|words| words.join(" "));
    prop_oneof![4 => sensible, 1 => ".{0,40}"]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn no_lines_whatever_make_it_panic(lines in prop::collection::vec(lines(), 1..12), short in any::<bool>()) {
        let dialect = if short { Dialect::Short } else { Dialect::Plain };
        let mut dialogue = dialogue(dialect).about(catalogue::game("oware").unwrap()).unwrap();
        for line in lines {
            for step in dialogue.line(&line) {
                if let Step::Say(said) = step {
                    prop_assert_eq!(said.lines().count(), 1, "{:?}: {:?}", line, said);
                    prop_assert!(said.len() < 4_000, "{:?}", said);
                }
            }
            dialogue.answered();
        }
    }
}

#[test]
fn the_table_of_positions_keeps_to_the_memory_that_there_is() {
    let mut dialogue = dialogue(Dialect::Plain).with_memory(100);
    let mut minds = Minds::default();
    let said = take(&mut dialogue, &mut minds, "uci");
    assert!(
        said.iter().any(|line| line == "option name Hash type spin default 64 min 1 max 100"),
        "{said:?}"
    );
    let said = take(&mut dialogue, &mut minds, "setoption name Hash value 101");
    assert!(said[0].contains("from 1 to 100"), "{said:?}");
    assert!(take(&mut dialogue, &mut minds, "setoption name Hash value 100").is_empty());
}
