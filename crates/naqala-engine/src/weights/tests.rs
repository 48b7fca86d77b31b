//! Weights of all games: they round-trip, are refused where they do not fit, and are fair to both players.

use naqala::{Choices, Game, Position, Session, Side, Silent, catalogue};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::compact::CompactWeights;
use super::layout::Layout;
use super::positional::Positional;
use super::{Origin, Weights, WeightsError};
use crate::objective::Objective;
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn origin() -> Origin {
    Origin {
        version: "0.0.0".to_owned(),
        seed: 1,
        games: 2,
        nodes: 3,
        positions: 4,
        loss: 0.5,
        loss_of_material: 0.625,
    }
}

/// Weights that are different for every feature.
fn any_weights(layout: &Layout) -> [Vec<f64>; 2] {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(layout.len() as u64);
    [0, 1].map(|_| (0..layout.len()).map(|_| f64::from(dice.random_range(-999..=999)) / 100.0).collect())
}

fn file_of(game: &Game, both: &[Vec<f64>; 2]) -> Weights {
    let layout = Layout::of(game).unwrap();
    Weights::from_features(game, &layout, [&both[0], &both[1]], Objective::of(game), origin())
}

/// Some positions of random games.
fn positions(game: &Game) -> Vec<Position> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut session = Session::new(game.clone());
    let mut positions = Vec::new();
    for _ in 0..60 {
        if session.outcome().is_some() {
            session = Session::new(game.clone());
        }
        let Some(mv) = session.moves().choose(&mut dice).copied() else { break };
        session.play_legal(mv, &mut Silent);
        if session.outcome().is_none() {
            positions.push(*session.position());
        }
    }
    positions
}

/// The games that can have weights.
fn games() -> impl Iterator<Item = (Game, Layout)> {
    catalogue::ids().filter_map(|id| {
        let game = catalogue::game(id)?;
        let layout = Layout::of(&game)?;
        Some((game, layout))
    })
}

#[test]
fn most_games_can_have_weights() {
    assert!(games().count() > 40, "{}", games().count());
    for id in ["tchuka-ruma", "ruma"] {
        assert_eq!(Layout::of(&catalogue::game(id).unwrap()), None, "{id}");
    }
}

#[test]
fn a_file_is_read_as_it_was_written() {
    for (game, layout) in games() {
        let both = any_weights(&layout);
        let written = file_of(&game, &both);
        let read = Weights::parse(&written.text()).unwrap();
        assert_eq!(read, written, "{}", game.id());
        assert_eq!(read.by_feature(&game, Objective::of(&game)), Ok((layout, Some(both))), "{}", game.id());
    }
}

#[test]
fn a_net_alone_is_read_as_it_was_written_and_has_no_weights() {
    let game = catalogue::game("kalah").unwrap();
    let net = Weights::of(game.rules()).unwrap().unwrap().net_only().unwrap();
    let read = Weights::parse(&net.text()).unwrap();
    assert_eq!(read, net);
    assert_eq!(read.by_feature(&game, Objective::of(&game)).unwrap().1, None);
    assert!(read.net(&game, 256).unwrap().is_some());
    let (head, _) =
        net.text().split_once("\n[net]").map(|(head, net)| (head.to_owned(), net.to_owned())).unwrap();
    assert!(Weights::parse(&head).unwrap_err().to_string().contains("neither weights"));
    let half = net.text().replace("\n[net]", "\n[full]\nscore = 1\n\n[net]");
    assert!(Weights::parse(&half).unwrap_err().to_string().contains("both `full` and `empty`"));
}

#[test]
fn tables_say_what_the_features_say() {
    for (game, layout) in games() {
        let both = any_weights(&layout);
        let tables = Positional::new(&game, layout, &both, 100);
        for p in positions(&game) {
            assert_eq!(tables.quick_and_slow_sum(&game, &p), None, "{}", game.position_text(&p));
        }
    }
}

/// The same position with the players' places exchanged, where it can be set up.
fn turned(game: &Game, p: &Position) -> Option<Position> {
    let board = game.board();
    if !board.ends().is_empty() {
        return None;
    }
    let pits = |side| board.side_rows(side).iter().flatten().copied();
    let mut builder = game.build().to_move(p.to_move().other());
    for (south, north) in pits(Side::South).zip(pits(Side::North)) {
        builder = builder.seeds(south, p.seeds(north)).seeds(north, p.seeds(south));
        for (pit, other) in [(south, north), (north, south)] {
            for side in [Side::South, Side::North] {
                if p.marks(side).contains(pit) {
                    builder = builder.mark(other, side.other());
                }
            }
        }
    }
    for side in [Side::South, Side::North] {
        builder = builder.store(side, game.store(p, side.other()));
        if game.has_reserve() {
            builder = builder.reserve(side, p.reserve(side.other()));
        }
    }
    builder.finish().ok()
}

#[test]
fn both_players_are_judged_alike() {
    let mut turned_round = 0;
    for (game, layout) in games() {
        let tables = Positional::new(&game, layout.clone(), &any_weights(&layout), 100);
        let mut any = false;
        for p in positions(&game) {
            let worth = tables.worth(&game, &p, Side::South);
            assert_eq!(tables.worth(&game, &p, Side::North), -worth, "{}", game.id());
            let Some(turned) = turned(&game, &p).filter(|_| !game.has_territory()) else { continue };
            any = true;
            let other = tables.worth(&game, &turned, Side::North);
            let [p, turned] = [&p, &turned].map(|p| game.position_text(p));
            assert_eq!(other, worth, "{}: {p} and {turned}", game.id());
        }
        turned_round += usize::from(any);
    }
    assert!(turned_round > 25, "{turned_round} games could be turned round");
}

#[test]
fn weights_that_do_not_fit_are_refused_with_the_reason() {
    let game = |id: &str, option: &str, value: &str| {
        let mut choices = Choices::new();
        if !option.is_empty() {
            choices.set(option, value);
        }
        catalogue::rules(id).unwrap().compile(&choices).unwrap()
    };
    let kalah = game("kalah", "", "");
    let weights = file_of(&kalah, &any_weights(&Layout::of(&kalah).unwrap()));
    assert_eq!(weights.check(&kalah), Ok(()));
    assert_eq!(weights.check(&game("kalah", "seeds", "3")), Ok(()), "the same board with fewer seeds");
    let why = |game: &Game| weights.check(game).unwrap_err().to_string();
    assert!(why(&game("kalah", "pits", "5")).contains("another board than that of kalah"), "fewer pits");
    assert!(why(&catalogue::game("bao-kiswahili").unwrap()).contains("want to win seeds"));
    assert!(why(&catalogue::game("tchuka-ruma").unwrap()).contains("cannot have weights"));
    let text = weights.text();
    assert_eq!(
        Weights::parse(&text.replace("naqala-weights = 3", "naqala-weights = 7")),
        Err(WeightsError::Version(7))
    );
    let misspelt = Weights::parse(&text.replace("tempo = ", "temper = ")).unwrap_err().to_string();
    assert!(misspelt.contains("unknown field `temper`"), "{misspelt}");
    for (key, number) in [("tempo", "2000000000"), ("spread", "-200000")] {
        let all = text.replace("[origin]", "spread = 1\n\n[origin]");
        let is_meant = |line: &&str| line.starts_with(&format!("{key} = "));
        let line = all.lines().find(is_meant).expect("a line with the key");
        let huge = all.replace(line, &format!("{key} = {number}"));
        let why = Weights::parse(&huge).unwrap_err().to_string();
        assert!(why.contains(&format!("{number} is not between -100000 and 100000")), "{why}");
    }
    for spread in ["-1", "0"] {
        let bad = text.replace("[origin]", &format!("spread = {spread}\n\n[origin]"));
        let why = Weights::parse(&bad).unwrap_err().to_string();
        assert!(why.contains(&format!("the spread is a number from 1 to 100000, not {spread}")), "{why}");
    }
    let short = Weights::parse(&text.replace("filled = [", "filled = [7, ")).unwrap();
    assert!(short.check(&kalah).unwrap_err().to_string().contains("`filled` has 8 numbers instead of 7"));
}

#[test]
fn the_weights_that_come_with_games_fit_them() {
    let with_weights: Vec<_> =
        catalogue::all().iter().filter_map(|rules| Some((rules, rules.weights()?))).collect();
    for (rules, text) in &with_weights {
        let game = rules.compile(&Choices::new()).unwrap();
        let weights = Weights::parse(text).unwrap_or_else(|error| panic!("{}: {error}", rules.id()));
        // A preset that is listed as a game may have another board. Then the engine leaves the weights out.
        if weights.game() == rules.id() {
            assert_eq!(weights.check(&game), Ok(()), "{}", rules.id());
        }
        assert!(weights.origin().loss < weights.origin().loss_of_material, "{}", rules.id());
    }
    assert!(with_weights.len() >= 8, "{}", with_weights.len());
}

#[test]
fn compact_boards_are_judged_as_positions_are() {
    for id in ["oware", "kalah"] {
        let game = catalogue::game(id).unwrap();
        judged_on(&game, &naqala::CompactGame::of(&game).unwrap());
    }
    let is_extended = <u128 as naqala::CompactWord>::EXTENDED;
    let extended = ["gabata", "oware-nam-nam", "songo"].into_iter().filter(|_| is_extended);
    for id in ["kalah", "toguz-kumalak"].into_iter().chain(extended) {
        let game = catalogue::game(id).unwrap();
        judged_on(&game, &naqala::CompactGame::of_wide(&game).unwrap());
    }
}

fn judged_on<W: naqala::CompactWord>(game: &Game, compact: &naqala::CompactGame<W>) {
    let weights = Weights::of(game.rules()).unwrap().unwrap();
    let (layout, by_feature) = weights.by_feature(game, Objective::of(game)).unwrap();
    let positional = Positional::new(game, layout, &by_feature.unwrap(), 256);
    let on_compact = CompactWeights::new(&positional, compact).expect("the same for both sides");
    let (mut compared, mut marked) = (0, 0);
    for seed in 3..7 {
        let mut session = naqala::Session::new(game.clone());
        let mut anybody = crate::Random::new(seed);
        for _ in 0..200 {
            if session.outcome().is_some() {
                break;
            }
            let p = *session.position();
            if p.decision() == naqala::Decision::Pick {
                let board = compact.board(&p).unwrap();
                let worth = on_compact.worth(board, compact.stake(board));
                assert_eq!(worth, positional.worth(game, &p, p.to_move()), "{}", game.position_text(&p));
                compared += 1;
                marked += usize::from(board.marked() != [0; 2]);
            }
            let mv = crate::Player::choose(&mut anybody, &session, &crate::Limits::default()).mv;
            session.play(mv, &mut naqala::Silent).unwrap();
        }
    }
    assert!(compared > 40, "{}", game.id());
    assert!(marked > 10 || game.mark_form().is_none(), "{}: {marked} positions with marks", game.id());
}
