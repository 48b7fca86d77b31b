//! Batches play what sessions play, whatever the number of threads, and allocate nothing.

use naqala::{ActionSpace, Choices, Game, Session, Silent, Winner, catalogue};
use naqala_batch::{Batch, BatchError, Done, Layout, Settings, Sheets};

fn batch(game: &Game, games: usize, settings: Settings) -> (Batch, Sheets, Vec<i64>) {
    let mut batch = Batch::new(game, games, &settings).unwrap();
    let mut sheets = Sheets::of(&batch);
    batch.show(&mut sheets.views()).unwrap();
    (batch, sheets, vec![0; games])
}

#[test]
fn every_game_is_stepped_as_a_session_plays_it() {
    const GAMES: usize = 3;
    let mut ended = 0;
    for rules in catalogue::all() {
        let game = rules.compile(&Choices::new()).unwrap();
        let (layout, space) = (Layout::new(&game), ActionSpace::new(&game));
        let (mut batch, mut sheets, mut actions) = batch(&game, GAMES, Settings::default());
        let mut sessions = vec![Session::new(game.clone()); GAMES];
        let mut seen = vec![0; layout.size()];
        for _ in 0..300 {
            batch.sample(&mut actions).unwrap();
            batch.step(&actions, &mut sheets.views()).unwrap();
            for (number, session) in sessions.iter_mut().enumerate() {
                let mv = space.find(&game, session.position(), actions[number] as usize).unwrap();
                session.play(mv, &mut Silent).unwrap();
                let over = session.outcome();
                assert_eq!(sheets.done[number] == Done::Over as u8, over.is_some(), "{}", game.id());
                if let Some(outcome) = over {
                    ended += 1;
                    let reward = &sheets.reward[number * game.players()..][..game.players()];
                    match outcome.winner {
                        Winner::Side(winner) => {
                            let place = game.sides().position(|side| side == winner).unwrap();
                            assert_eq!(reward[place], 1.0, "{}", game.id());
                        }
                        Winner::Draw | Winner::Nobody => assert!(reward.iter().all(|reward| *reward == 0.0)),
                    }
                    session.restart();
                }
                assert_eq!(batch.session(number).unwrap().position(), session.position(), "{}", game.id());
                layout.observe(session.position(), &mut seen);
                assert_eq!(sheets.observation[number * seen.len()..][..seen.len()], seen, "{}", game.id());
                let mask = &sheets.mask[number * space.size()..][..space.size()];
                let legal: Vec<usize> = (0..space.size()).filter(|action| mask[*action] == 1).collect();
                let mut listed: Vec<usize> =
                    session.moves().iter().map(|mv| space.number(session.position(), *mv).unwrap()).collect();
                listed.sort_unstable();
                assert_eq!(legal, listed, "{}", game.id());
            }
        }
    }
    assert!(ended > 500, "only {ended} games ended");
}

#[test]
fn threads_change_nothing() {
    for id in ["oware", "bao-kiswahili"] {
        let game = catalogue::game(id).unwrap();
        let settings = |threads| Settings { seed: 5, threads, longest: 70, opening: 6 };
        let (mut one, mut alone, mut actions) = batch(&game, 200, settings(1));
        let (mut two, mut together, mut same) = batch(&game, 200, settings(3));
        assert_eq!(alone, together);
        for _ in 0..150 {
            one.sample(&mut actions).unwrap();
            two.sample(&mut same).unwrap();
            assert_eq!(actions, same);
            one.step(&actions, &mut alone.views()).unwrap();
            two.step(&same, &mut together.views()).unwrap();
            assert_eq!(alone, together, "{id}");
        }
    }
}

#[test]
fn a_seed_decides_the_openings() {
    let game = catalogue::game("oware").unwrap();
    let shown = |seed| batch(&game, 50, Settings { seed, opening: 8, ..Settings::default() }).1;
    assert_eq!(shown(1), shown(1));
    assert_ne!(shown(1), shown(2));
    let (mut batch, mut sheets, _) =
        batch(&game, 50, Settings { seed: 2, opening: 8, ..Settings::default() });
    batch.seed(1);
    batch.show(&mut sheets.views()).unwrap();
    assert_eq!(sheets, shown(1));
}

#[test]
fn long_games_are_cut_off() {
    let game = catalogue::game("oware").unwrap();
    let (mut batch, mut sheets, mut actions) =
        batch(&game, 4, Settings { longest: 5, ..Settings::default() });
    for step in 1..=10 {
        batch.sample(&mut actions).unwrap();
        batch.step(&actions, &mut sheets.views()).unwrap();
        let done = if step % 5 == 0 { Done::CutOff } else { Done::No };
        assert!(sheets.done.iter().all(|is| *is == done as u8) && sheets.reward.iter().all(|r| *r == 0.0));
    }
}

#[test]
fn steps_do_not_allocate() {
    for id in ["oware", "bao-kiswahili", "kalah"] {
        let game = catalogue::game(id).unwrap();
        let settings = Settings { longest: 100, ..Settings::default() };
        let (mut batch, mut sheets, mut actions) = batch(&game, 64, settings);
        let mut steps = |count: usize| {
            for _ in 0..count {
                batch.sample(&mut actions).unwrap();
                batch.step(&actions, &mut sheets.views()).unwrap();
            }
        };
        // The longest histories have been there before.
        steps(4_000);
        let measured = allocation_counter::measure(|| steps(200));
        assert_eq!(measured.count_total, 0, "{id}");
    }
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let game = catalogue::game("oware").unwrap();
    let refused =
        |games, threads| Batch::new(&game, games, &Settings { threads, ..Settings::default() }).unwrap_err();
    assert_eq!(refused(0, 1), BatchError::Games(0));
    assert_eq!(refused(1, 0), BatchError::Threads(0));
    let (mut batch, mut sheets, _) = batch(&game, 2, Settings::default());
    let before = sheets.clone();
    for wrong in [12, -1, i64::MAX, 700] {
        let error = batch.step(&[0, wrong], &mut sheets.views()).unwrap_err();
        let message = format!("action {wrong} is not legal in game 1; legal there: 0 1 2 3 4 5");
        assert_eq!(error.to_string(), message);
    }
    assert_eq!(sheets, before);
    let error = batch.step(&[0], &mut sheets.views()).unwrap_err();
    assert_eq!(error.to_string(), "`actions` has 1 numbers, not 2");
    sheets.mask.pop();
    let error = batch.step(&[0, 0], &mut sheets.views()).unwrap_err();
    assert_eq!(error.to_string(), "`mask` has 25 numbers, not 26");
}
