//! Tables of many games: every value agrees with the rules of its game.

use std::collections::HashMap;
use std::sync::Arc;

use naqala::{Choices, Game, Position, Session, Side, Silent, Winner, catalogue};

use naqala_engine::{Engine, Limits, Solver, Stop};
use naqala_tables::{Build, Check, Reader, Table, verify};

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

/// The game with its default options, played to the last seed if there is an option for that.
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
    assert!(built >= 20, "{built}");
}

/// Finds out who can force a win by searching everything that can follow from some positions: the positions, and whether South
/// and North can.
fn forced_wins(game: &Game, starts: &[Position]) -> HashMap<Position, [bool; 2]> {
    let mut met: HashMap<Position, Vec<Position>> = HashMap::new();
    let mut open = starts.to_vec();
    while let Some(p) = open.pop() {
        met.entry(p).or_insert_with(|| {
            let next: Vec<Position> = game.plies(&p).into_iter().map(|(_, next)| next).collect();
            open.extend(next.iter().filter(|next| !next.is_over()));
            next
        });
    }
    let mut forced: HashMap<Position, [bool; 2]> = met.keys().map(|p| (*p, [false; 2])).collect();
    loop {
        let mut changed = false;
        for (p, next) in &met {
            for side in [Side::South, Side::North] {
                let wins = |next: &Position| match next.outcome() {
                    Some(outcome) => outcome.winner == Winner::Side(side),
                    None => forced[next][side.index()],
                };
                let wins = if p.to_move() == side { next.iter().any(wins) } else { next.iter().all(wins) };
                if wins && !forced[p][side.index()] {
                    forced.get_mut(p).unwrap()[side.index()] = true;
                    changed = true;
                }
            }
        }
        if !changed {
            return forced;
        }
    }
}

/// Positions of a layer. The other seeds of the game are divided such that nobody has enough to have won.
fn live_positions(game: &Game, reader: &Reader, seeds: usize, wins: i32, step: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for entry in reader.entries(seeds).unwrap().step_by(step) {
        let (bare, _) = entry.unwrap();
        let won = game.total_seeds() as i32 - seeds as i32;
        for south in (won - wins + 1).max(wins - 4)..wins {
            let mut p = bare;
            *game.store_seeds_mut(&mut p, Side::South) = south as u8;
            *game.store_seeds_mut(&mut p, Side::North) = (won - south) as u8;
            let mut begun = p;
            game.begin_turn(&mut begun);
            if !begun.is_over() {
                found.push(p);
            }
        }
    }
    found
}

/// If a game is over before the last seed, its table is that of the same game played on, and says who wins.
#[test]
fn tables_say_who_wins_where_games_are_over_before_the_last_seed() {
    let small = [("pits", "3"), ("seeds", "3")];
    let with = |more: &[(&'static str, &'static str)]| [&small, more].concat();
    // The flag says whether the table has to know the winner of every position.
    let games = [
        (game("oware", &small), 5, true),
        (game("oware", &with(&[("cycle", "own_side")])), 5, false),
        (game("oware", &with(&[("grand_slam", "illegal"), ("feed", "none")])), 4, true),
        (game("kalah", &small), 6, true),
        (game("bestemshe", &small), 6, false),
        (game("ayo-ayo", &small), 5, false),
        (game("abawo", &small), 5, false),
        (game("songo", &[("low", "0")]), 3, false),
        (game("songo", &[("low", "0"), ("win_at", "majority")]), 3, false),
    ];
    for (game, seeds, knows_all) in games {
        let forty = game.chosen().iter().any(|(_, value)| value.to_string() == "40");
        let wins = if forty { 40 } else { game.total_seeds() as i32 / 2 + 1 };
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, seeds).unwrap().write_to(folder.path(), &()).unwrap();
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        assert!(!reader.counts_seeds(), "{}", game.id());
        let positions = live_positions(&game, &reader, seeds, wins, 7);
        let forced = forced_wins(&game, &positions);
        let mut known = [0; 3];
        for p in &positions {
            let [mine, others] = [p.to_move(), p.to_move().other()].map(|side| forced[p][side.index()]);
            let result = i32::from(mine) - i32::from(others);
            let winner = reader.winner(p);
            let text = format!("{} {:?}: {}", game.id(), game.changed(), game.position_text(p));
            assert!(
                winner == Some(result) || winner.is_none() && !knows_all,
                "{winner:?}, {result} at {text}"
            );
            winner.into_iter().for_each(|winner| known[(winner + 1) as usize] += 1);
        }
        assert!(known[0] + known[2] > 0, "{}: {known:?}", game.id());
    }
}

/// Toguz Kumalak on a small board.
fn small_toguz(options: &[(&str, &str)]) -> Game {
    let source = catalogue::rules("toguz-kumalak").unwrap().source().to_owned();
    let source = source.replace("pits = 9", "pits = 3").replace("seeds = 9", "seeds = 4");
    let mut choices = Choices::new();
    options.iter().for_each(|(name, value)| _ = choices.set(name, value));
    naqala::Rules::parse("small-toguz.toml", &source).unwrap().compile(&choices).unwrap()
}

/// Permanent marks are part of the position: every position has a value for every combination of marked pits.
#[test]
fn tables_of_games_with_marks_are_right() {
    for (options, states) in [
        (&[][..], 1 + 2 + 2 + 2),
        (&[("tuz_ban", "none")], 9),
        (&[("play_out", "true")], 7),
        (&[("end_on_empty", "any")], 7),
    ] {
        let game = small_toguz(options);
        let folder = tempfile::tempdir().unwrap();
        let build = Build::new(&game, 6).unwrap();
        assert!(build.is_seen_from_mover());
        assert_eq!(build.positions(6), states * 462, "{options:?}");
        let reader =
            Table::open(&build.write_to(folder.path(), &()).unwrap()).unwrap().reader(&game).unwrap();
        verify(&reader, Check::All, &Stop::default(), &()).unwrap();
        let positions = live_positions(&game, &reader, 6, 13, 5);
        let marked = positions.iter().filter(|p| !p.marks(Side::South).is_empty()).count();
        assert!(marked > 100 && positions.len() > 1_000, "{marked} of {}", positions.len());
        if reader.counts_seeds() {
            continue;
        }
        let forced = forced_wins(&game, &positions);
        for p in &positions {
            let [mine, others] = [p.to_move(), p.to_move().other()].map(|side| forced[p][side.index()]);
            let result = i32::from(mine) - i32::from(others);
            let winner = reader.winner(p);
            // Without a repetition rule, a game that nobody can win may go on for ever.
            let is_open = winner.is_none() && result == 0;
            assert!(winner == Some(result) || is_open, "{options:?}: {}", game.position_text(p));
        }
    }
}

/// A builder compares the sides in a sample of each layer; whoever verifies the table compares all.
#[test]
fn a_difference_between_the_sides_that_a_sample_misses_is_found() {
    let source = catalogue::rules("oware").unwrap().source();
    let only_south = "[[settle]]\nwhen = \"last in @A - south and seeds = 2 and seeds(@a & south) = 4 and seeds(@D - south) = 1\"\n\n[[settle]]\n";
    let source = source.replacen("[[settle]]\n", only_south, 1);
    let rules = naqala::Rules::parse("uneven-oware.toml", &source).unwrap();
    let game = rules.compile(Choices::new().preset("awari-solution")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let build = Build::new(&game, 7).unwrap();
    assert!(build.is_seen_from_mover(), "the sample does not meet the difference");
    let reader = Table::open(&build.write_to(folder.path(), &()).unwrap()).unwrap().reader(&game).unwrap();
    let wrong = verify(&reader, Check::All, &Stop::default(), &()).unwrap_err().to_string();
    assert!(wrong.contains("other plies"), "{wrong}");
}

/// A pit that may not be played in a turn is part of the position.
#[test]
fn tables_of_games_with_blocked_pits_are_right() {
    let game = game("alemungula", &[("pits", "3"), ("seeds", "2")]);
    let folder = tempfile::tempdir().unwrap();
    let build = Build::new(&game, 6).unwrap();
    assert_eq!(build.positions(6), 3 * 462);
    let reader = Table::open(&build.write_to(folder.path(), &()).unwrap()).unwrap().reader(&game).unwrap();
    verify(&reader, Check::All, &Stop::default(), &()).unwrap();
    let mut blocked = Vec::new();
    for first in 0..60 {
        let mut session = Session::new(game.clone());
        for turn in 0.. {
            let moves = session.moves();
            if session.outcome().is_some() || turn > 60 {
                break;
            }
            session.play_legal(moves[(first * 7 + turn * 5) % moves.len()], &mut Silent);
            let p = *session.position();
            if session.outcome().is_none() && game.seeds_on_board(&p) <= 6 {
                assert!(reader.probe(&p).is_some(), "{}", game.position_text(&p));
                blocked.extend(p.blocked().map(|_| p));
            }
        }
    }
    let forced = forced_wins(&game, &blocked);
    let mut answered = 0;
    for p in &blocked {
        let [mine, others] = [p.to_move(), p.to_move().other()].map(|side| forced[p][side.index()]);
        if let Some(winner) = reader.winner(p) {
            assert_eq!(winner, i32::from(mine) - i32::from(others), "{}", game.position_text(p));
            answered += 1;
        }
    }
    assert!(answered > 10, "{answered} of {}", blocked.len());
}

/// By its usual rules, the engine wins whatever the table of the game played to the last seed promises.
#[test]
fn an_engine_wins_before_the_last_seed_what_the_table_promises() {
    let game = game("oware", &[("pits", "3"), ("seeds", "3")]);
    let folder = tempfile::tempdir().unwrap();
    let path = Build::new(&game, 6).unwrap().write_to(folder.path(), &()).unwrap();
    let reader = Arc::new(Table::open(&path).unwrap().reader(&game).unwrap());
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let mut played = 0;
    for p in live_positions(&game, &reader, 6, 10, 31) {
        let mut session = Session::from_position(game.clone(), p);
        let mut engine = Engine::new(1).with_endgame(Some(reader.clone()));
        while session.outcome().is_none() {
            let mv = engine.analyse(&session, &limits, 1, &mut |_| {}).lines[0].moves[0];
            session.play(mv, &mut Silent).unwrap();
        }
        let won = match session.outcome().unwrap().winner {
            Winner::Side(side) if side == p.to_move() => 1,
            Winner::Side(_) => -1,
            _ => 0,
        };
        assert_eq!(Some(won), reader.winner(&p), "{}", game.position_text(&p));
        played += 1;
    }
    assert!(played > 20, "{played}");
}

/// Tables in memory, as players and analyses use them: a search asks them about any position, those with all seeds among them.
#[test]
fn an_engine_searches_every_game_with_a_table_in_memory() {
    let mut searched = 0;
    for id in catalogue::ids() {
        let game = game(id, &[]);
        let Ok(build) = Build::new(&game, 4) else { continue };
        let folder = tempfile::tempdir().unwrap();
        let path = build.write_to(folder.path(), &()).unwrap_or_else(|error| panic!("{id}: {error}"));
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        let mut engine = Engine::new(1).with_endgame(Some(Arc::new(reader.load(10).unwrap())));
        let limits = Limits { nodes: Some(2_000), ..Limits::default() };
        let ends = live_positions(&game, &reader, 4, 3, 17);
        for p in ends.into_iter().chain([game.start()]) {
            let session = Session::from_position(game.clone(), p);
            let found = engine.analyse(&session, &limits, 1, &mut |_| {});
            assert!(!found.lines.is_empty(), "{id}: {}", game.position_text(&p));
        }
        searched += 1;
    }
    assert!(searched > 20, "{searched}");
}

/// Games that are over before the last seed are solved with the table of the same game played on.
#[test]
fn a_solver_with_a_table_proves_who_wins() {
    proves_the_same_with_less(&game("kalah", &[("pits", "3"), ("seeds", "3")]), 8);
}

/// Along a whole game, a solver with a table of `seeds` seeds finds the same values as without, and searches no more positions.
fn proves_the_same_with_less(game: &Game, seeds: usize) {
    let folder = tempfile::tempdir().unwrap();
    let path = Build::new(game, seeds).unwrap().write_to(folder.path(), &()).unwrap();
    let loaded = Table::open(&path).unwrap().reader(game).unwrap().load(10).unwrap();
    let mut with = Solver::new(4).with_endgame(Some(Arc::new(loaded)));
    let mut without = Solver::new(4);
    let mut p = game.start();
    while !p.is_over() {
        let [with, without] = [&mut with, &mut without]
            .map(|solver| solver.solve(game, &p, &Limits::default(), &mut |_| {}).unwrap());
        let position = || format!("{:?}: {}", game.changed(), game.position_text(&p));
        assert_eq!(with.value, without.value, "{}", position());
        assert!(with.nodes <= without.nodes.max(1), "{}", position());
        p = game.play_legal(&p, game.moves(&p)[0], &mut Silent);
    }
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
        proves_the_same_with_less(&game, 9);
    }
}

/// The engine wins what a table promises, although boards can repeat: it does not play in circles.
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
        // The engine only cares about winning, not about the margin.
        let lead = game.score_lead(session.position(), p.to_move());
        let promised = bounds.value().map(i32::signum);
        assert_eq!(Some(lead.signum()), promised, "{}", game.position_text(&p));
        played += 1;
    }
    assert!(played > 50);
}

#[test]
fn what_endless_play_is_worth_follows_the_repetition_rule() {
    // Both players circle with one seed each, and neither can ever capture.
    let value = |cycle: &str| {
        let game = game("oware", &[("win_at", "none"), ("pits", "2"), ("cycle", cycle)]);
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, 2).unwrap().write_to(folder.path(), &()).unwrap();
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        let mut p = game.empty_position(Side::South);
        game.pit_seeds_mut(&mut p).copy_from_slice(&[1, 0, 1, 0]);
        reader.probe(&p).unwrap()
    };
    assert_eq!(value("stores").value(), value("split").value());
    let by_rows = value("own_side");
    let nothing = value("stores").value().unwrap();
    assert!((by_rows.lower..=by_rows.upper).contains(&nothing), "{by_rows} and {nothing}");
}
