//! Tests of running games as values, at times that the test chooses.

#[cfg(test)]
mod recovery;

use std::sync::Arc;

use naqala::{Game, catalogue};
use naqala_wire::ErrorCode;
use naqala_wire::account::Person;
use naqala_wire::game::{EndedBy, OfferKind};
use naqala_wire::seek::{ClockRule, GameChoice};
use tokio::sync::oneshot;

use super::clock::MOST_LAG;
use super::judge::Judge;
use super::live::{KnownFreeTime, Live, Played};
use super::outbox::Hub;
use super::registry::{Call, Reply, RoomRegistry, What};
use super::room::Room;
use super::shard::{Shard, Shared};
#[cfg(unix)]
use super::{judge::Facts, worker::SharedWorker, worker::WorkerAnswer};
use crate::config::Limits;
use crate::peers::{Done, Link, SentEntry};
use crate::push::Notices;
use crate::store::{GameRow, Outages, Store, StoredEntry};

/// Two people and a minute each, with nothing to come.
fn row_of_a_minute() -> GameRow {
    let person = |id: i64| {
        let name = format!("Somebody {id}");
        Some((id, Person { name, guest: true, bot: false, rating: None }))
    };
    GameRow {
        id: "g".to_owned(),
        choice: GameChoice::of("oware"),
        name: "Oware".to_owned(),
        clock: ClockRule::Increment { initial: 60, increment: 0 },
        rated: false,
        counting: false,
        listed: false,
        since: 0,
        branch: 0,
        resumed: 0,
        faults: 0,
        ending: None,
        next: None,
        players: vec![person(1), person(2)],
        entries: Vec::new(),
        epoch: 0,
        outages: Outages::default(),
    }
}

fn game_of_a_minute() -> Live {
    let game: Game = catalogue::game("oware").unwrap();
    Live::of_row(row_of_a_minute(), Judge::here(game, false), &Outages::default(), 0).unwrap()
}

fn sent(number: u32, text: &str, lag: u64) -> SentEntry {
    SentEntry::new(0, number, text.to_owned(), lag)
}

/// A game in which everybody has played once, and South is to move since a second.
pub(super) fn begun() -> Live {
    let mut live = game_of_a_minute();
    for (by, text) in [(0, "a"), (1, "A")] {
        assert!(matches!(live.play(by, &sent(by.into(), text, 0), 1_000), Ok(Played::New(_))));
    }
    live
}

/// The same game when its entries are on disk.
fn on_disk() -> Live {
    let mut live = begun();
    live.saved(0, 2);
    live
}

/// A game that somebody has resigned.
fn finished() -> Live {
    let mut live = on_disk();
    live.finish(live.resign(0).unwrap(), 2_000);
    live
}

#[test]
fn time_on_the_way_is_not_charged() {
    let mut live = begun();
    assert!(matches!(live.play(0, &sent(2, "b", 120), 11_000), Ok(Played::New(_))));
    assert_eq!(live.clocks(11_000).unwrap().left, [50_120, 60_000]);
    assert!(matches!(live.play(1, &sent(3, "B", 60_000), 21_000), Ok(Played::New(_))));
    assert_eq!(live.clocks(21_000).unwrap().left, [50_120, 50_000 + MOST_LAG]);
}

/// A server that was stopped from 4,000 to 9,000 heard nothing of another one either, and an entry was on its way meanwhile.
#[test]
fn time_that_is_lost_twice_is_free_once() {
    let play = |late: u64, now: u64| {
        let mut live = begun();
        live.add_free_time([(4_000, 9_000)], now);
        live.add_free_time([(3_700, 9_000)], now);
        live.play(0, &SentEntry { late, ..sent(2, "b", 0) }, now).unwrap();
        60_000 - live.clocks(now).unwrap().left[0]
    };
    assert_eq!(play(0, 11_000), 2_700 + 2_000);
    assert_eq!(play(3_000, 9_000), 2_700, "it was sent at 6,000");
    assert_eq!(play(6_000, 9_000), 2_000, "it was sent at 3,000");
    assert_eq!(play(60_000, 9_000), 0, "no entry was sent before the turn");
}

/// A game in which everybody has played once by this time, as it is read at another. Another server led it until 3,000, and this
/// one has taken it over at 4,500.
fn taken_over(began: u64, now: u64) -> Live {
    let mut row = row_of_a_minute();
    let entry = |text: &str| StoredEntry { text: text.to_owned(), at: began, clock: Some(60_000) };
    (row.entries, row.outages) = (vec![entry("a"), entry("A")], Outages::default().and(vec![(3_000, 5_000)]));
    let judge = Judge::here(catalogue::game("oware").unwrap(), false);
    Live::of_row(row, judge, &Outages::default(), now).unwrap()
}

/// What South is charged for an entry.
fn charged(mut live: Live, now: u64) -> u64 {
    live.play(0, &sent(2, "b", 0), now).unwrap();
    60_000 - live.clocks(now).unwrap().left[0]
}

/// A game is read again, soon after a takeover: only a turn of the time before waits for its player.
#[test]
fn a_turn_that_began_after_a_takeover_is_charged_in_full() {
    assert_eq!(charged(taken_over(1_000, 5_200), 7_000), 2_000, "it waits until the player is there");
    assert_eq!(charged(taken_over(6_000, 6_200), 7_000), 1_000);
    assert_eq!(charged(taken_over(4_700, 4_900), 5_700), 1_000, "the new leader was ready early");
}

/// After a takeover everybody has to find another server, not only the player to move.
#[test]
fn the_next_player_is_waited_for_after_a_takeover_as_well() {
    let charged = |back: u64| {
        let mut live = taken_over(1_000, 4_600);
        live.play(0, &sent(2, "b", 0), 5_200).unwrap();
        live.is_back(Some(1), back);
        live.play(1, &sent(3, "B", 0), 9_000).unwrap();
        60_000 - live.clocks(9_000).unwrap().left[1]
    };
    assert_eq!([5_200, 6_000, 8_000].map(charged), [3_800, 3_000, 1_500]);
}

/// An entry cannot be saved, and the game is read again: what was free before stays free, as does the time of the attempt.
#[test]
fn free_time_outlives_the_reading_of_a_game() {
    let again = |known: &KnownFreeTime| {
        let mut live = taken_over(6_000, 9_000);
        live.keep_free_time(known, 9_000);
        charged(live, 10_000)
    };
    let mut live = taken_over(6_000, 6_000);
    live.saved(0, 2);
    live.add_free_time([(6_500, 7_000)], 7_000);
    assert_eq!(again(&live.known_free_time(7_500)), 4_000 - 500);
    live.play(0, &sent(2, "b", 0), 8_000).unwrap();
    assert_eq!(again(&live.known_free_time(9_000)), 4_000 - 500 - 1_000);
    live.saved(0, 3);
    assert_eq!(again(&live.known_free_time(9_000)), 4_000, "it is about another turn");
}

/// Another server led the game until 5,000: the clock waits for its player, and stalls after that are free, too.
#[test]
fn a_clock_that_waits_for_its_player_counts_later_stalls_as_well() {
    let charged = |back: u64| {
        let mut live = taken_over(1_000, 5_000);
        if back < 9_000 {
            live.is_back(Some(0), back);
        }
        live.add_free_time([(8_000, 9_000)], 9_000);
        live.is_back(Some(0), back.max(9_000));
        live.play(0, &sent(2, "b", 0), 10_000).unwrap();
        60_000 - live.clocks(10_000).unwrap().left[0]
    };
    assert_eq!(charged(6_000), 2_000 + 3_000, "from 1,000 to 3,000, from 6,000 to 8,000 and from 9,000 on");
    assert_eq!(charged(9_500), 2_000 + 1_500, "it waits until 7,500");
}

#[test]
fn a_move_that_was_sent_in_time_counts_and_a_later_one_does_not() {
    let arrives = 61_300;
    assert!(matches!(begun().play(0, &sent(2, "b", 400), arrives), Ok(Played::New(_))));
    let refused = begun().play(0, &sent(2, "b", 200), arrives).unwrap_err();
    assert_eq!(refused.code, ErrorCode::GameOver);
    // The end waits for what may be on its way, and for no more.
    let mut live = begun();
    assert_eq!(live.run_out(arrives), None);
    assert_eq!(live.deadline(), Some(61_000 + MOST_LAG));
    let ending = live.run_out(61_000 + MOST_LAG).unwrap();
    assert_eq!((ending.how, ending.winner), (EndedBy::Time, Some(1)));
    assert_eq!(live.clocks(61_000 + MOST_LAG).unwrap().left[0], 0);
}

/// A shard of a server without data.
pub(super) async fn shard() -> Shard {
    let shared = Shared {
        store: Arc::new(Store::open(None).await.unwrap()),
        outages: Arc::default(),
        limits: Limits::default(),
        pulse: Arc::default(),
        worker: Vec::new(),
        link: Link::default(),
        notices: Notices::default(),
        stalls: None,
    };
    let registry = RoomRegistry::open(shared.clone(), Arc::new(Hub::new(Link::default()))).unwrap();
    Shard::new(&shared, None, &registry)
}

/// The shard of a game may be busy with another one when a move comes.
#[tokio::test]
async fn a_move_counts_from_when_it_came_to_the_server() {
    let around = shard().await.around;
    let mut room = Room::new(on_disk(), 0);
    let ask = |room: &mut Room, what: What, arrived: u64, now: u64| {
        let (reply, answer) = oneshot::channel();
        let mut call = Call::new("g".to_owned(), Some(1), what, Reply::Request(reply));
        call.arrived = arrived;
        room.call(call, &around, now);
        answer
    };
    let mut answer = ask(&mut room, What::Move(sent(2, "b", 0)), 60_900, 63_000);
    assert!(answer.try_recv().is_err(), "it is played, and answered when it is on disk");
    let Ok(Ok(Done::Game(view))) = ask(&mut room, What::See, 63_000, 63_000).try_recv() else { panic!() };
    assert_eq!(view.clocks.unwrap().left, [100, 60_000]);
    let mut room = Room::new(on_disk(), 0);
    let answer = ask(&mut room, What::Move(sent(2, "b", 0)), 61_600, 63_000).try_recv();
    assert!(matches!(answer, Ok(Err(_))) && room.is_writing(), "the clock had run out: {answer:?}");
}

/// A rematch can be offered by a program that does not follow the game: the offer stays for a while.
#[test]
fn an_offered_rematch_keeps_a_finished_game_in_memory_for_a_minute() {
    let mut live = finished();
    assert_eq!(Room::new(finished(), 0).is_idle(2_000), Some(None), "nobody needs it");
    live.offer(0, OfferKind::Rematch).unwrap();
    let room = Room::new(live, 0);
    assert_eq!(room.is_idle(2_000), None, "an offer is nowhere else");
    assert_eq!(room.is_idle(60_000), Some(None), "it has lapsed");
}

/// A game that nobody follows or plays is unloaded until its clock has to be checked. A game with open offers is not.
#[test]
fn a_game_that_nobody_needs_goes_out_of_memory() {
    const DAY: u64 = 24 * 3600 * 1000;
    let game = || catalogue::game("oware").unwrap();
    let of_days = |live: Live| Room::new(live, 0);
    let row = GameRow { clock: ClockRule::Days { days: 3 }, ..row_of_a_minute() };
    let live = Live::of_row(row, Judge::here(game(), false), &Outages::default(), 0).unwrap();
    let room = of_days(live);
    assert_eq!(room.is_idle(30_000), None, "it was asked for half a minute ago");
    assert_eq!(
        room.is_idle(60_000),
        Some(Some(3 * DAY + MOST_LAG)),
        "it is looked at again when the clock runs out"
    );
    assert_eq!(room.is_idle(3 * DAY - 30_000), None, "that is soon");
    let row = GameRow { clock: ClockRule::Days { days: 3 }, ..row_of_a_minute() };
    let mut live = Live::of_row(row, Judge::here(game(), false), &Outages::default(), 0).unwrap();
    live.offer(0, OfferKind::Draw).unwrap();
    assert_eq!(of_days(live).is_idle(DAY), None, "an offer is nowhere else");
}

/// A worker that ends while entries are taken back does not leave a position that nobody sees.
#[cfg(unix)]
#[test]
fn a_takeback_fails_if_the_worker_fails() {
    let played = naqala_wire::rules::begin(catalogue::game("oware").unwrap(), false);
    let facts = WorkerAnswer::Facts(Box::new(Facts::of(&played, 2)));
    let script = r#"echo '{"missing":[]}'; read order; printf '%s\n' "$1"; read order; exit 1"#;
    let facts = serde_json::to_string(&facts).unwrap();
    let command = ["/bin/sh", "-c", script, "worker", &facts].map(Into::into).to_vec();
    let row = row_of_a_minute();
    let judge = Judge::apart(SharedWorker::new(command), &row.id, &row.choice, Vec::new()).unwrap();
    let mut live = Live::of_row(row, judge, &Outages::default(), 0).unwrap();
    assert_eq!(live.take_back(0, 1_000).unwrap_err().code, ErrorCode::SlowRules);
    assert!(live.take_fault());
}
