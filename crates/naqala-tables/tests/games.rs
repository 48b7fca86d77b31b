//! Tables of many games: every value is right by the rules of that game.

use naqala::{Choices, Game, Session, Side, Silent, catalogue};
use std::sync::Arc;

use naqala_engine::{Engine, Limits, Solver, Stop};
use naqala_tables::{Build, Check, Table, verify};

fn game(id: &str, options: &[(&str, &str)]) -> Game {
    let mut choices = Choices::new();
    options.iter().for_each(|(name, value)| {
        if *name == "preset" {
            choices.preset(value)
        } else {
            choices.set(name, value)
        };
    });
    catalogue::rules(id).unwrap().compile(&choices).unwrap()
}

/// The game with its usual options, played to the last seed where an option says so.
fn to_the_last_seed(id: &str) -> Game {
    let rules = catalogue::rules(id).unwrap();
    let to_the_end = rules.compile(Choices::new().set("win_at", "none"));
    to_the_end.unwrap_or_else(|_| game(id, &[]))
}

#[test]
fn every_game_that_can_have_a_table_has_a_right_one() {
    let mut built = 0;
    for id in catalogue::ids() {
        let game = to_the_last_seed(id);
        let Ok(build) = Build::new(&game, 3) else { continue };
        let folder = tempfile::tempdir().unwrap();
        let path = build.write_to(folder.path(), &()).unwrap_or_else(|error| panic!("{id}: {error}"));
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        verify(&reader, Check::All, &Stop::default(), &()).unwrap_or_else(|error| panic!("{id}: {error}"));
        built += 1;
    }
    assert!(built >= 8, "{built}");
}

#[test]
fn kalah_tables_say_what_the_solver_proves() {
    let game = game("kalah", &[("win_at", "none"), ("pits", "3")]);
    let folder = tempfile::tempdir().unwrap();
    let path = Build::new(&game, 7).unwrap().write_to(folder.path(), &()).unwrap();
    let reader = Table::open(&path).unwrap().reader(&game).unwrap();
    let mut solver = Solver::new(1);
    let mut compared = 0;
    for entry in reader.entries(7).unwrap().step_by(5) {
        let (p, bounds) = entry.unwrap();
        let mut begun = p;
        game.begin_turn(&mut begun);
        if begun.is_over() {
            continue;
        }
        let solution = solver.solve(&game, &p, &Limits::default(), &mut |_| {}).unwrap();
        assert_eq!(bounds.value(), Some(solution.value), "{}", game.position_text(&p));
        compared += 1;
    }
    assert!(compared > 50);
}

#[test]
fn a_solver_with_a_table_proves_the_same_with_less() {
    for own_seed in ["on_capture", "always", "never"] {
        let game =
            game("kalah", &[("win_at", "none"), ("pits", "4"), ("seeds", "3"), ("own_seed", own_seed)]);
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, 9).unwrap().write_to(folder.path(), &()).unwrap();
        let loaded = Table::open(&path).unwrap().reader(&game).unwrap().load(10).unwrap();
        let mut with = Solver::new(4).with_endgame(Some(Arc::new(loaded)));
        let mut without = Solver::new(4);
        let mut p = game.start();
        while !p.is_over() {
            let [with, without] = [&mut with, &mut without]
                .map(|solver| solver.solve(&game, &p, &Limits::default(), &mut |_| {}).unwrap());
            assert_eq!(with.value, without.value, "{own_seed}: {}", game.position_text(&p));
            assert!(with.nodes <= without.nodes.max(1), "{own_seed}: {}", game.position_text(&p));
            p = game.play_legal(&p, game.moves(&p)[0], &mut Silent);
        }
    }
}

/// What a table promises the engine also wins, although boards come again: it does not go round and round.
#[test]
fn an_engine_with_a_table_wins_what_the_table_promises() {
    let game = game("oware", &[("preset", "awari-solution"), ("pits", "3")]);
    let folder = tempfile::tempdir().unwrap();
    let path = Build::new(&game, 7).unwrap().write_to(folder.path(), &()).unwrap();
    let reader = Arc::new(Table::open(&path).unwrap().reader(&game).unwrap());
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let mut played = 0;
    for entry in reader.entries(7).unwrap().step_by(11) {
        let (p, bounds) = entry.unwrap();
        let mut session = Session::from_position(game.clone(), p);
        let mut engine = Engine::new(1).with_endgame(Some(reader.clone()));
        while session.outcome().is_none() {
            let mv = engine.analyse(&session, &limits, 1, &mut |_| {}).lines[0].moves[0];
            session.play(mv, &mut Silent).unwrap();
        }
        // Whoever wins has won, by however much: the engine does not play for more.
        let lead = game.score_lead(session.position(), p.to_move());
        let promised = bounds.value().map(i32::signum);
        assert_eq!(Some(lead.signum()), promised, "{}", game.position_text(&p));
        played += 1;
    }
    assert!(played > 50);
}

#[test]
fn what_endless_play_is_worth_follows_the_repetition_rule() {
    // Both go round and round with one seed each, and neither can ever capture.
    let value = |cycle: &str| {
        let game = game("oware", &[("win_at", "none"), ("pits", "2"), ("cycle", cycle)]);
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, 2).unwrap().write_to(folder.path(), &()).unwrap();
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        let mut p = game.bare(Side::South);
        game.pit_seeds_mut(&mut p).copy_from_slice(&[1, 0, 1, 0]);
        reader.probe(&p).unwrap()
    };
    assert_eq!(value("stores").value(), value("split").value());
    let by_rows = value("own_side");
    let nothing = value("stores").value().unwrap();
    assert!((by_rows.lower..=by_rows.upper).contains(&nothing), "{by_rows} and {nothing}");
}
