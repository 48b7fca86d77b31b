//! Properties of every game, tested on random games of the whole catalogue, with its presets and with each option changed
//! separately. A failing game is shrunk to a few moves and shown.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Mutex, OnceLock};

use crate::common::{on_all_cores, variants};
use naqala::{
    Choices, CompactGame, CompactVerdict, CompactWord, Decision, Destination, Event, Game, Kind, Move,
    OptionValue, Pit, Position, Rules, Session, Side, Silent, Winner, catalogue, perft, trace,
};
use proptest::prelude::*;
use proptest::test_runner::{
    Config, RngAlgorithm, TestCaseError, TestCaseResult, TestError, TestRng, TestRunner,
};
use serde_json::{Value, json};

/// Maximum length of a random game, in decisions.
const DECISIONS: usize = 160;
/// One in this many moves of other positions is tried in each position.
const STRIDE: usize = 97;

#[test]
fn every_game_is_found_by_its_own_name() {
    let ids: Vec<&str> = catalogue::ids().collect();
    assert!(ids.is_sorted_by(|one, next| one < next), "not sorted, or twice the same: {ids:?}");
    for id in ids {
        assert_eq!(catalogue::rules(id).map(Rules::id), Some(id));
    }
}

#[test]
fn seeds_are_conserved() {
    for_every_game(|game, picks| {
        let seeds = game.total_seeds();
        walk(game, picks, |position, _| {
            prop_assert_eq!(game.seeds_in_all(position), seeds);
            let second = game.second_kind().map_or(0, |second| u32::from(second.total()));
            prop_assert_eq!(game.pieces_in_all(position, Kind::Second), second);
            Ok(())
        })
    });
}

#[test]
fn a_position_reads_back_as_it_was_printed() {
    for_every_game(|game, picks| {
        walk(game, picks, |position, _| {
            let text = game.position_text(position);
            let read = game.parse_position(&text);
            prop_assert!(read.as_ref().is_ok_and(|read| read == position), "{} read as {:?}", text, read);
            Ok(())
        })
    });
}

/// If there are many plies, only some are parsed, because parsing one lists them all.
#[test]
fn a_ply_reads_back_as_it_was_printed() {
    for_every_game_so_often([12, 1], |game, picks| {
        let mut step = 0;
        walk(game, picks, |position, _| {
            step += 1;
            let mut texts = HashSet::new();
            let plies = game.plies(position);
            let stride = plies.len().div_ceil(8).max(1);
            for (at, (ply, _)) in plies.iter().enumerate() {
                let text = game.ply_text(position, ply);
                if at % stride == step % stride {
                    let read = game.parse_ply(position, &text);
                    prop_assert!(read.as_ref().is_ok_and(|read| read == ply), "{} read as {:?}", text, read);
                }
                prop_assert!(texts.insert(text.clone()), "two plies are written {}", text);
            }
            Ok(())
        })
    });
}

#[test]
fn listed_moves_can_be_played() {
    for_every_game(|game, picks| {
        walk(game, picks, |position, moves| {
            prop_assert_eq!(moves.is_empty(), position.is_over());
            for &decision in moves {
                prop_assert_eq!(game.why_illegal(position, decision), None);
                let played = game.play(position, decision, &mut Silent);
                prop_assert_eq!(played, Ok(game.play_legal(position, decision, &mut Silent)));
            }
            Ok(())
        })
    });
}

/// Each position is tried with some of the moves that occur in any game, the next one with others.
#[test]
fn other_moves_are_refused_with_a_reason() {
    for_every_game(|game, picks| {
        let mut step = picks.first().map_or(0, |pick| usize::from(*pick));
        walk(game, picks, |position, moves| {
            step += 1;
            for &decision in
                every_move().iter().skip(step % STRIDE).step_by(STRIDE).filter(|other| !moves.contains(other))
            {
                let why = game.why_illegal(position, decision);
                let refused = game.play(position, decision, &mut Silent).map_err(|illegal| Some(illegal.why));
                prop_assert!(
                    why.is_some() && refused == Err(why),
                    "{:?}: {:?}, {:?}",
                    decision,
                    why,
                    refused
                );
            }
            Ok(())
        })
    });
}

#[test]
fn watching_a_move_does_not_change_it() {
    for_every_game(|game, picks| {
        walk(game, picks, |position, moves| {
            for &decision in moves {
                let mut events = Vec::<Event>::new();
                let watched = game.play_legal(position, decision, &mut events);
                prop_assert_eq!(watched, game.play_legal(position, decision, &mut Silent));
                prop_assert!(!events.is_empty(), "no events of {:?}", decision);
            }
            Ok(())
        })
    });
}

#[test]
fn the_events_tell_the_whole_move() {
    for_every_game(|game, picks| {
        walk(game, picks, |position, moves| {
            for &decision in moves {
                let mut events = Vec::new();
                let after = game.play_legal(position, decision, &mut events);
                let Some(followed) = BoardFromEvents::new(game, position).after(&events)? else { continue };
                for (kind, followed) in KINDS.into_iter().zip(followed.kinds) {
                    let stored = stored(game, &after, kind) - stored(game, position, kind);
                    prop_assert_eq!(stored, followed.stored, "stores after {:?}: {:?}", decision, events);
                    let left = |pit| i32::from(game.pieces(&after, kind, pit));
                    let gone: Vec<i32> =
                        followed.pits.iter().map(|(pit, seeds)| seeds - left(*pit)).collect();
                    prop_assert!(gone.iter().all(|&seeds| seeds >= 0), "after {:?}: {:?}", decision, events);
                    let from_hand = followed.hand - i32::from(game.held(&after, kind));
                    let gathered = gone.iter().sum::<i32>() + from_hand;
                    prop_assert_eq!(gathered, followed.gathered, "gone after {:?}: {:?}", decision, events);
                }
            }
            Ok(())
        })
    });
}

#[test]
fn written_plies_are_all_the_ways_through_a_turn() {
    for_every_game(|game, picks| {
        walk(game, picks, |position, _| {
            let plies = game.plies(position);
            prop_assert_eq!(perft(game, position, 1), plies.len() as u64);
            for (ply, after) in &plies {
                prop_assert_eq!(game.play_ply(position, ply, &mut Silent), Ok(*after));
            }
            let first: BTreeSet<Move> = plies.iter().map(|(ply, _)| ply[0]).collect();
            let moves: BTreeSet<Move> = game.moves(position).into_iter().collect();
            prop_assert_eq!(first, moves);
            Ok(())
        })
    });
}

#[test]
fn taking_back_every_move_leads_to_the_start() {
    for_every_game(|game, picks| {
        let mut session = Session::new(game.clone());
        for &pick in picks {
            let moves = session.moves();
            if moves.is_empty() {
                break;
            }
            let before = *session.position();
            let decision = moves[usize::from(pick) % moves.len()];
            session.play(decision, &mut Silent).expect("a listed move");
            prop_assert_eq!(session.undo(), Some(decision));
            prop_assert_eq!(session.position(), &before);
            session.play(decision, &mut Silent).expect("a listed move");
        }
        while session.undo().is_some() {}
        prop_assert_eq!(session.position(), &game.start());
        Ok(())
    });
}

#[test]
fn a_random_game_played_again_checks() {
    for_every_game_so_often([6, 1], |game, picks| {
        let mut session = Session::new(game.clone());
        let mut plies = Vec::new();
        for &pick in picks {
            let listed = game.plies(session.position());
            if listed.is_empty() || session.outcome().is_some() {
                break;
            }
            let ply = &listed[usize::from(pick) % listed.len()].0;
            plies.push(json!({"move": game.ply_text(session.position(), ply)}));
            for &decision in ply {
                session.play(decision, &mut Silent).expect("a decision of a listed ply");
            }
        }
        let options: Value =
            game.changed().into_iter().map(|(name, value)| (name, option_json(value))).collect();
        let line = json!({"game": game.id(), "options": options, "plies": plies}).to_string();
        let replayed = trace::replay(&line, &catalogue::rules);
        prop_assert!(replayed.is_ok(), "{}: {:?}", line, replayed);
        prop_assert_eq!(trace::check(&replayed.unwrap().to_string(), &catalogue::rules), Ok(None));
        Ok(())
    });
}

#[test]
fn compact_boards_are_played_by_the_same_rules() {
    let compacted = Mutex::new(BTreeSet::new());
    for_every_game(|game, picks| {
        let (narrow, wide) = (CompactGame::of(game), CompactGame::of_wide(game));
        if narrow.is_some() || wide.is_some() {
            compacted.lock().unwrap().insert(game.id().to_owned());
        }
        if let Some(compact) = narrow {
            compact_boards_agree(game, &compact, picks)?;
        }
        wide.map_or(Ok(()), |compact| compact_boards_agree(game, &compact, picks))
    });
    let compacted = compacted.into_inner().unwrap();
    println!("{compacted:?}");
    let expected = [
        "abawo",
        "anywoli",
        "ayo-ayo",
        "ba-awa",
        "bao-kenya-children",
        "bao-kenya-laps",
        "bestemshe",
        "chonka-parker",
        "congkak",
        "dakon",
        "gabata",
        "kalah",
        "kozdatu",
        "nsa-isong",
        "otjin",
        "oware",
        "oware-nam-nam",
        "pallanguzhi",
        "songo",
        "sungka",
        "toguz-kumalak",
        "urar-n-kkuz-imrujen",
        "woaley",
    ];
    assert!(expected.iter().all(|id| compacted.contains(*id)), "{compacted:?}");
}

/// Compares a game on compact boards with the general kernel.
fn compact_boards_agree<W: CompactWord>(
    game: &Game,
    compact: &CompactGame<W>,
    picks: &[u16],
) -> TestCaseResult {
    let mut owners = picks.iter().cycle();
    walk(game, picks, |position, moves| {
        compact_board_agrees(game, compact, position, moves)?;
        if !game.has_territory() || position.is_over() {
            return Ok(());
        }
        // In later rounds pits have other owners.
        let pits = || game.board().pits();
        let kept = pits().fold(game.build(), |build, pit| build.seeds(pit, position.seeds(pit)));
        let mut bits = owners.next().copied().unwrap_or(0);
        let owned = pits().fold(kept, |build, pit| {
            bits = bits.rotate_left(1);
            build.owner(pit, if bits & 1 == 0 { Side::South } else { Side::North })
        });
        let stores = [Side::South, Side::North]
            .into_iter()
            .fold(owned, |build, side| build.store(side, position.seeds(game.board().store(side))));
        let changed = stores
            .to_move(position.to_move())
            .finish()
            .map_err(|why| TestCaseError::fail(why.to_string()))?;
        compact_board_agrees(game, compact, &changed, &game.moves(&changed))
    })
}

/// The kernels also agree on boards with few seeds, where moves that feed, gifts and ends matter.
#[test]
fn sparse_compact_boards_are_played_by_the_same_rules() {
    for_every_game_so_often([200, 20], |game, picks| {
        if let Some(compact) = CompactGame::of(game) {
            sparse_board_agrees(game, &compact, picks)?;
        }
        CompactGame::of_wide(game).map_or(Ok(()), |compact| sparse_board_agrees(game, &compact, picks))
    });
}

/// Continues from a sparse board that random picks lay out.
fn sparse_board_agrees<W: CompactWord>(
    game: &Game,
    compact: &CompactGame<W>,
    picks: &[u16],
) -> TestCaseResult {
    let pits: Vec<Pit> = game.board().pits().collect();
    let (laid, won) = picks.split_at(picks.len().min(12));
    let total = game.seeds_at_stake(&game.start());
    let mut seeds = vec![0; pits.len()];
    laid.iter().for_each(|pick| seeds[usize::from(*pick) % pits.len()] += 1);
    let lying = seeds.iter().zip(&pits).fold(game.build(), |build, (seeds, pit)| build.seeds(*pit, *seeds));
    let rest = total - laid.len() as i32;
    let to_south = won.first().map_or(rest / 2, |pick| i32::from(*pick) % (rest + 1));
    let stores = lying.store(Side::South, to_south as u8).store(Side::North, (rest - to_south) as u8);
    let Ok(mut position) = stores.finish() else { return Ok(()) };
    for pick in won.iter().take(6) {
        let moves = game.moves(&position);
        if moves.is_empty() {
            break;
        }
        compact_board_agrees(game, compact, &position, &moves)?;
        position = game.play_legal(&position, moves[usize::from(*pick) % moves.len()], &mut Silent);
    }
    Ok(())
}

fn compact_board_agrees<W: CompactWord>(
    game: &Game,
    compact: &CompactGame<W>,
    position: &Position,
    moves: &[Move],
) -> TestCaseResult {
    let Some(board) = compact.board(position) else {
        let may_lack = position.is_over() || !position.begins_ply() || position.decision() == Decision::Race;
        prop_assert!(may_lack, "no board for {}", game.position_text(position));
        return Ok(());
    };
    let side = position.to_move();
    prop_assert_eq!(compact.board(&compact.position(game, board, side)), Some(board));
    let pits = compact.each_move(board).filter(|_| !position.is_over());
    let offered: BTreeMap<Move, u8> = pits.map(|pit| (compact.mv(side, pit), pit)).collect();
    prop_assert_eq!(offered.keys().copied().collect::<BTreeSet<_>>(), moves.iter().copied().collect());
    prop_assert_eq!(board.lead(), game.score_lead(position, side));
    prop_assert_eq!(compact.stake(board), game.seeds_at_stake(position));
    for (mv, pit) in offered {
        let next = game.play_legal(position, mv, &mut Silent);
        let step = compact.play(board, pit);
        let seen_by = if next.is_over() { side } else { next.to_move() };
        prop_assert_eq!(step.board, compact.seen_by(&next, seen_by), "after {:?}", mv);
        prop_assert_eq!((step.over, step.same), (next.is_over(), seen_by == side), "after {:?}", mv);
        let winner = next.outcome().map(|outcome| outcome.winner);
        let lead = match step.verdict {
            CompactVerdict::Score => step.board.lead().signum(),
            CompactVerdict::Won => 1,
            CompactVerdict::Lost => -1,
            CompactVerdict::Open => 0,
        };
        match winner {
            Some(Winner::Side(winner)) => prop_assert_eq!(lead, if winner == side { 1 } else { -1 }),
            Some(Winner::Draw | Winner::Nobody) => prop_assert_eq!(lead, 0),
            None => {}
        }
    }
    Ok(())
}

#[test]
fn moves_that_leave_the_other_player_seeds_are_demanded_on_compact_boards() {
    let game = catalogue::rules("oware").unwrap().compile(Choices::new().preset("awari-solution")).unwrap();
    let compact = CompactGame::of(&game).unwrap();
    // The last pit takes all the other player has: that is allowed only where every move leaves nothing.
    for (text, moves) in [
        ("S 1 0 0 0 0 1 / N 1 0 0 0 0 0 / stores 22 23", 0b00_0001),
        ("S 0 0 0 0 0 1 / N 1 0 0 0 0 0 / stores 23 23", 0b10_0000),
        ("S 1 0 0 0 0 1 / N 0 0 0 0 0 0 / stores 23 23", 0b10_0000),
        ("S 1 0 1 0 0 0 / N 0 0 0 0 0 0 / stores 23 23", 0b00_0101),
    ] {
        let p = game.parse_position(text).unwrap();
        let board = compact.board(&p).unwrap();
        assert_eq!(compact.moves(board), moves, "{text}");
        assert_eq!(game.moves(&p).len(), moves.count_ones() as usize, "{text}");
    }
}

#[test]
fn compact_boards_count_the_same_games() {
    let game = |id| catalogue::game(id).unwrap();
    for (id, depth) in [("kalah", 6), ("oware", 6), ("congkak", 4)] {
        let compact = CompactGame::of(&game(id)).unwrap();
        assert_eq!(
            compact_perft(&compact, &game(id).start(), depth),
            general_perft(&game(id), depth),
            "{id}"
        );
    }
    for (id, depth) in [("kalah", 6), ("toguz-kumalak", 4), ("bestemshe", 5)] {
        let compact = CompactGame::of_wide(&game(id)).unwrap();
        assert_eq!(
            compact_perft(&compact, &game(id).start(), depth),
            general_perft(&game(id), depth),
            "{id}"
        );
    }
}

/// Perft by the general kernel, whichever kernel [`perft`] would use.
fn general_perft(game: &Game, depth: u32) -> u64 {
    let mut positions = vec![game.start()];
    for _ in 0..depth {
        let open = positions.iter().filter(|p| !p.is_over());
        positions = open
            .flat_map(|p| game.moves(p).into_iter().map(|mv| game.play_legal(p, mv, &mut Silent)))
            .collect();
    }
    positions.len() as u64
}

fn compact_perft<W: CompactWord>(game: &CompactGame<W>, start: &Position, depth: u32) -> u64 {
    let mut boards = vec![(game.board(start).unwrap(), false)];
    for _ in 0..depth {
        let open = boards.iter().filter(|(_, over)| !over);
        boards = open
            .flat_map(|(board, _)| game.each_move(*board).map(|pit| game.play(*board, pit)))
            .map(|step| (step.board, step.over))
            .collect();
    }
    boards.len() as u64
}

/// Tests a property on random games of every variant; more of them with the default options.
fn for_every_game(property: impl Fn(&Game, &[u16]) -> TestCaseResult + Sync) {
    for_every_game_so_often([24, 2], property);
}

/// `usual` is the number of games with the default options, `other` that with each other variant.
fn for_every_game_so_often(
    [usual, other]: [u32; 2],
    property: impl Fn(&Game, &[u16]) -> TestCaseResult + Sync,
) {
    let mut games: Vec<(Game, u32)> = Vec::new();
    for rules in catalogue::all() {
        let mut of_rules = variants(rules).into_iter();
        games.extend(of_rules.next().map(|game| (game, usual)));
        games.extend(of_rules.map(|game| (game, other)));
    }
    let failures = on_all_cores(&games, |(game, cases)| failure(game, *cases, &property));
    let shown: Vec<_> = failures.iter().take(10).map(String::as_str).collect();
    assert!(failures.is_empty(), "{} games fail:\n{}", failures.len(), shown.join("\n"));
}

fn failure(game: &Game, cases: u32, property: impl Fn(&Game, &[u16]) -> TestCaseResult) -> Option<String> {
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 5_000, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let picks = prop::collection::vec(any::<u16>(), 0..DECISIONS);
    match runner.run(&picks, |picks| property(game, &picks)) {
        Ok(()) => None,
        Err(TestError::Abort(why)) => Some(format!("{}: {why}", game.id())),
        Err(TestError::Fail(why, picks)) => {
            Some(format!("{} {:?}, after {}: {why}", game.id(), game.changed(), moves_text(game, &picks)))
        }
    }
}

/// Plays the game from the start, a pick choosing from each list of moves; visits every position.
fn walk(
    game: &Game,
    picks: &[u16],
    mut look: impl FnMut(&Position, &[Move]) -> TestCaseResult,
) -> TestCaseResult {
    let mut position = game.start();
    for &pick in picks {
        let moves = game.moves(&position);
        look(&position, &moves)?;
        if moves.is_empty() {
            return Ok(());
        }
        position = game.play_legal(&position, moves[usize::from(pick) % moves.len()], &mut Silent);
    }
    look(&position, &game.moves(&position))
}

const KINDS: [Kind; 2] = [Kind::Seed, Kind::Second];

/// The board as it follows from events alone.
struct BoardFromEvents {
    /// The seeds of each kind.
    kinds: [KindFromEvents; 2],
}

/// The seeds of one kind as they follow from events alone.
struct KindFromEvents {
    pits: BTreeMap<Pit, i32>,
    hand: i32,
    /// Seeds that went into stores.
    stored: i32,
    /// Seeds that were gathered from the hand or from pits that are not named.
    gathered: i32,
}

impl BoardFromEvents {
    fn new(game: &Game, position: &Position) -> BoardFromEvents {
        let of_kind = |kind| {
            let lying = |pit| (pit, i32::from(game.pieces(position, kind, pit)));
            let pits = game.board().pits().map(lying).collect();
            KindFromEvents { pits, hand: i32::from(game.held(position, kind)), stored: 0, gathered: 0 }
        };
        BoardFromEvents { kinds: KINDS.map(of_kind) }
    }

    /// Applies the events; `None` if they contradict the board.
    fn after(mut self, events: &[Event]) -> Result<Option<BoardFromEvents>, TestCaseError> {
        for event in events {
            match *event {
                Event::Endless => return Ok(None),
                Event::Lift { pit, kind, seeds, .. } => {
                    let followed = self.of(kind);
                    followed.change(pit, -i32::from(seeds));
                    followed.hand += i32::from(seeds);
                }
                Event::Give { pit, seeds } => {
                    let followed = self.of(Kind::Seed);
                    followed.change(pit, i32::from(seeds));
                    followed.hand -= i32::from(seeds);
                }
                Event::Enter { pit, now, .. } => self.of(Kind::Seed).gain(pit, now, event)?,
                Event::Refill { pit, now, lent, .. } => {
                    let followed = self.of(Kind::Seed);
                    followed.stored -= i32::from(!lent);
                    followed.gain(pit, now, event)?;
                }
                Event::Drop { pit, kind, now, .. } => {
                    let followed = self.of(kind);
                    followed.hand -= 1;
                    followed.gain(pit, now, event)?;
                }
                Event::Capture { pit, kind, seeds, into, .. } => {
                    let followed = self.of(kind);
                    followed.change(pit, -i32::from(seeds));
                    let receiver =
                        if into == Destination::Store { &mut followed.stored } else { &mut followed.hand };
                    *receiver += i32::from(seeds);
                }
                Event::Swallow { pit, seeds } => {
                    let followed = self.of(Kind::Seed);
                    followed.change(pit, i32::from(seeds));
                    followed.hand -= i32::from(seeds);
                }
                // From a store into a tray.
                Event::Pay { .. } => self.of(Kind::Seed).stored -= 1,
                Event::Collect { kind, seeds, .. } => {
                    let followed = self.of(kind);
                    followed.stored += i32::from(seeds);
                    followed.gathered += i32::from(seeds);
                }
                _ => {}
            }
        }
        Ok(Some(self))
    }

    fn of(&mut self, kind: Kind) -> &mut KindFromEvents {
        &mut self.kinds[usize::from(kind == Kind::Second)]
    }
}

impl KindFromEvents {
    /// A seed falls into a pit, which then holds `now`.
    fn gain(&mut self, pit: Pit, now: u8, event: &Event) -> TestCaseResult {
        self.change(pit, 1);
        let followed = self.pits.get(&pit).copied();
        prop_assert!(followed.is_none_or(|seeds| seeds == i32::from(now)), "{:?}: {:?}", event, followed);
        Ok(())
    }

    /// Adds seeds to a pit; if the place is not a pit, to the stores.
    fn change(&mut self, pit: Pit, seeds: i32) {
        *self.pits.get_mut(&pit).unwrap_or(&mut self.stored) += seeds;
    }
}

fn stored(game: &Game, position: &Position, kind: Kind) -> i32 {
    Side::ALL.iter().take(game.players()).map(|&side| i32::from(game.won(position, kind, side))).sum()
}

fn moves_text(game: &Game, picks: &[u16]) -> String {
    let mut session = Session::new(game.clone());
    let mut texts = Vec::new();
    for &pick in picks {
        let moves = session.moves();
        if moves.is_empty() {
            break;
        }
        let decision = moves[usize::from(pick) % moves.len()];
        texts.push(game.move_text(session.position(), decision));
        if session.play(decision, &mut Silent).is_err() {
            break;
        }
    }
    texts.join(" ")
}

/// Moves that are legal somewhere in any game.
fn every_move() -> &'static [Move] {
    static MOVES: OnceLock<Vec<Move>> = OnceLock::new();
    MOVES.get_or_init(|| {
        let mut moves = BTreeSet::from([Move::PASS, Move::SWAP, Move::STOP, Move::GO]);
        for game in catalogue::all().iter().flat_map(variants) {
            for seed in 0..20_u16 {
                let picks: Vec<u16> =
                    (0..60_u16).map(|n| seed.wrapping_add(n).wrapping_mul(40_503)).collect();
                let collected = walk(&game, &picks, |_, listed| {
                    moves.extend(listed);
                    Ok(())
                });
                collected.expect("looking at moves does not fail");
            }
        }
        moves.into_iter().collect()
    })
}

fn option_json(value: OptionValue) -> Value {
    match value {
        OptionValue::Bool(yes) => json!(yes),
        OptionValue::Int(number) => json!(number),
        OptionValue::Text(text) => json!(text),
        OptionValue::List(numbers) => json!(numbers),
        OptionValue::Null => Value::Null,
    }
}
