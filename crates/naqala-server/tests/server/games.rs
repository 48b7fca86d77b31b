//! Online games over websockets.

use std::time::Duration;

use naqala::record::Verdict;
use naqala::{Choices, MatchAnswer, MatchSession, catalogue};
use naqala_server::{Config, Limits};
use naqala_wire::game::{Declined, EndedBy, Game, OfferKind};
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient, ToServer, rules};

use crate::client::{Socket, Somebody};
use crate::running::Running;

/// A game with both players connected, and the same game kept on this side.
struct Pair {
    game: String,
    sockets: [Socket; 2],
    played: MatchSession,
    number: u32,
    random: u64,
}

impl Pair {
    async fn begin(host: &str, choice: GameChoice, clock: ClockRule) -> Pair {
        let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
        let in_match = choice.in_match;
        let rules = rules::compile(catalogue::rules(&choice.id).unwrap(), &choice).unwrap();
        let game = first.begin(&second, choice, clock, false).await;
        let mut sockets = [first.connect().await, second.connect().await];
        for (player, socket) in sockets.iter_mut().enumerate() {
            assert_eq!(socket.watch(&game, 0, 0).await.you, Some(player as u8));
        }
        Pair { game, sockets, played: rules::begin(rules, in_match), number: 0, random: 5 }
    }

    fn mover(&self) -> Option<usize> {
        self.played.player_to_move()
    }

    /// The position after all entries.
    fn position(&self) -> String {
        self.played.game().position_text(self.played.position())
    }

    /// An entry of chance.
    fn choose(&mut self) -> String {
        if let Some(answer) = self.played.question().and_then(MatchAnswer::plain) {
            return answer.text(self.played.game().board());
        }
        let mut copy = self.played.session().clone();
        let before = copy.entries().len();
        while copy.entries().len() == before {
            self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = copy.moves();
            let mv = moves[(self.random >> 33) as usize % moves.len()];
            copy.play_legal(mv, &mut naqala::Silent);
        }
        copy.entries().pop().unwrap()
    }

    /// Plays one entry and checks that both learn of it.
    async fn step(&mut self) {
        let mover = self.mover().unwrap();
        let text = self.choose();
        let answer = self.sockets[mover].play(&self.game, 0, self.number, &text).await;
        self.played.enter(&text).unwrap();
        let next = self.mover().map(|player| player as u8);
        assert!(matches!(&answer, ToClient::Ack { to_move, .. } if *to_move == next), "{answer:?}");
        let number = self.number;
        let seen = self.sockets[1 - mover]
            .until(|message| matches!(message, ToClient::Entry { number: seen, .. } if *seen == number))
            .await;
        assert!(matches!(&seen, ToClient::Entry { text: seen, .. } if *seen == text));
        self.number += 1;
    }
}

#[tokio::test]
async fn whole_games_are_played_by_the_rules_of_their_files() {
    let server = Running::start().await;
    for id in ["oware", "kalah", "toguz-kumalak", "bao-kiswahili", "selus", "gabata"] {
        let mut pair = Pair::begin(&server.host, GameChoice::of(id), ClockRule::None).await;
        while pair.mover().is_some() && pair.number < 400 {
            pair.step().await;
        }
        if pair.mover().is_none() {
            for socket in &mut pair.sockets {
                let end = socket.until(|message| matches!(message, ToClient::Ended { .. })).await;
                let ToClient::Ended { ending, .. } = end else { unreachable!() };
                let verdict = Verdict::of_match(&pair.played).to_string();
                assert_eq!((ending.how, ending.verdict), (EndedBy::Rules, verdict), "{id}");
            }
        }
        let state = pair.sockets[0].watch(&pair.game, 0, 0).await;
        assert_eq!(state.entries, pair.played.entries(), "{id}");
        assert_eq!(state.position, pair.position(), "{id}");
    }
    server.stop().await;
}

/// The answer to the last entry may be lost like any other, while the end of the game is being written.
#[tokio::test]
async fn the_last_entry_of_a_game_may_be_sent_again() {
    let (server, _folder) = Running::with_data().await;
    for _ in 0..5 {
        let mut pair = Pair::begin(&server.host, GameChoice::of("kalah"), ClockRule::None).await;
        while let Some(mover) = pair.mover() {
            let text = pair.choose();
            pair.played.enter(&text).unwrap();
            for _ in 0..2 {
                let answer = pair.sockets[mover].play(&pair.game, 0, pair.number, &text).await;
                let is_known = matches!(&answer, ToClient::Ack { number, .. } if *number == pair.number);
                assert!(is_known, "{answer:?}");
            }
            pair.number += 1;
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn matches_go_on_from_round_to_round() {
    let server = Running::start().await;
    for id in ["giuthi", "pallanguzhi"] {
        let choice = GameChoice { in_match: true, ..GameChoice::of(id) };
        let mut pair = Pair::begin(&server.host, choice, ClockRule::None).await;
        while pair.mover().is_some() && pair.played.round_number() < 3 {
            pair.step().await;
        }
        let state = pair.sockets[0].watch(&pair.game, 0, 0).await;
        assert_eq!((state.rounds, state.position), (rules::rounds(&pair.played), pair.position()), "{id}");
        let somebody = Somebody::guest(&server.host).await;
        let record = somebody.get(&format!("/api/games/{}/record", pair.game)).await.text();
        let rounds = naqala::Record::parse_many(&record).unwrap();
        assert_eq!(rounds.len(), pair.played.round_number(), "{id}");
    }
    let game = GameChoice { in_match: true, ..GameChoice::of("oware") };
    let wrong =
        NewSeek { game, clock: ClockRule::None, rated: false, counting: false, listed: true, player: None };
    let refused = Somebody::guest(&server.host).await.ask("POST", "/api/seeks", &wrong).await;
    assert_eq!(refused.code(), "bad-options");
    server.stop().await;
}

#[tokio::test]
async fn who_comes_back_gets_what_he_missed_and_may_say_it_again() {
    let server = Running::start().await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut south = first.connect().await;
    let mut north = second.connect().await;
    south.watch(&game, 0, 0).await;
    north.watch(&game, 0, 0).await;
    assert!(matches!(south.play(&game, 0, 0, "c").await, ToClient::Ack { number: 0, .. }));
    drop(south);
    assert!(matches!(north.play(&game, 0, 1, "C").await, ToClient::Ack { number: 1, .. }));
    let mut south = first.connect().await;
    // The answer to the first entry was lost: it is said again and is not played twice.
    assert!(matches!(south.play(&game, 0, 0, "c").await, ToClient::Ack { number: 0, .. }));
    let state = south.watch(&game, 0, 1).await;
    assert_eq!((state.from, state.entries), (1, vec!["C".to_owned()]));
    let other = south.play(&game, 0, 0, "d").await;
    assert!(matches!(other, ToClient::Error { code: ErrorCode::OutOfStep, .. }), "{other:?}");
    let state = south.watch(&game, 0, 0).await;
    assert_eq!(state.entries, ["c", "C"]);
    server.stop().await;
}

#[tokio::test]
async fn only_the_player_to_move_plays_and_only_by_the_rules() {
    let server = Running::start().await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let stranger = Somebody::guest(&server.host).await;
    let code = async |somebody: &Somebody, number: u32, text: &str| match somebody
        .connect()
        .await
        .play(&game, 0, number, text)
        .await
    {
        ToClient::Error { code, .. } => Some(code),
        _ => None,
    };
    assert_eq!(code(&second, 0, "A").await, Some(ErrorCode::NotYourTurn));
    assert_eq!(code(&stranger, 0, "a").await, Some(ErrorCode::NotAPlayer));
    assert_eq!(code(&first, 0, "A").await, Some(ErrorCode::IllegalMove));
    assert_eq!(code(&first, 1, "a").await, Some(ErrorCode::OutOfStep));
    assert_eq!(code(&first, 0, "a").await, None);
    let nowhere = stranger.connect().await.play("nowhere", 0, 0, "a").await;
    assert!(matches!(nowhere, ToClient::Error { code: ErrorCode::NotFound, .. }));
    server.stop().await;
}

async fn offer(socket: &mut Socket, game: &str, kind: OfferKind) -> ToClient {
    let id = socket.number();
    socket.ask(ToServer::Offer { id, game: game.to_owned(), kind }).await
}

#[tokio::test]
async fn players_agree_to_take_back_to_draw_and_to_play_again() {
    let server = Running::start().await;
    let mut pair = Pair::begin(&server.host, GameChoice::of("oware"), ClockRule::None).await;
    for _ in 0..5 {
        pair.step().await;
    }
    let game = pair.game.clone();
    let [south, north] = &mut pair.sockets;
    assert!(matches!(offer(south, &game, OfferKind::Takeback).await, ToClient::Done { .. }));
    assert!(matches!(offer(north, &game, OfferKind::Takeback).await, ToClient::Done { .. }));
    let back = south.until(|message| matches!(message, ToClient::TakenBack { .. })).await;
    assert!(matches!(back, ToClient::TakenBack { branch: 1, entries: 4, to_move: Some(0), .. }), "{back:?}");
    // A message of the branch before cannot be taken for one of this branch.
    let old = south.play(&game, 0, 4, "a").await;
    assert!(matches!(old, ToClient::Error { code: ErrorCode::OutOfStep, .. }));
    assert!(matches!(
        offer(south, &game, OfferKind::Rematch).await,
        ToClient::Error { code: ErrorCode::NotOver, .. }
    ));
    offer(north, &game, OfferKind::Draw).await;
    let id = south.number();
    let declined = south.ask(ToServer::Decline { id, game: game.clone(), kind: OfferKind::Draw }).await;
    assert!(matches!(declined, ToClient::Done { .. }));
    let told = north.until(|message| matches!(message, ToClient::Offers { declined: Some(_), .. })).await;
    let ToClient::Offers { declined, .. } = told else { unreachable!() };
    assert_eq!(declined, Some(Declined { kind: OfferKind::Draw, by: 0 }));
    offer(south, &game, OfferKind::Draw).await;
    offer(north, &game, OfferKind::Draw).await;
    let end = north.until(|message| matches!(message, ToClient::Ended { .. })).await;
    assert!(matches!(&end, ToClient::Ended { ending, .. } if ending.how == EndedBy::Agreed), "{end:?}");
    offer(south, &game, OfferKind::Rematch).await;
    offer(north, &game, OfferKind::Rematch).await;
    let again = south.until(|message| matches!(message, ToClient::Rematch { .. })).await;
    let ToClient::Rematch { next, .. } = again else { unreachable!() };
    assert_eq!(south.watch(&next, 0, 0).await.you, Some(1), "seats are changed");
    assert_eq!(south.watch(&game, 0, 0).await.next, Some(next));
    server.stop().await;
}

#[tokio::test]
async fn who_counts_the_seeds_alone_does_so_in_the_rematch_too() {
    let server = Running::start().await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let seek = NewSeek {
        game: GameChoice::of("oware"),
        clock: ClockRule::None,
        rated: false,
        counting: true,
        listed: false,
        player: Some(0),
    };
    let game = first.begin_as(&second, seek).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    assert!(south.watch(&game, 0, 0).await.counting);
    let id = south.number();
    south.ask(ToServer::Resign { id, game: game.clone() }).await;
    offer(&mut south, &game, OfferKind::Rematch).await;
    offer(&mut north, &game, OfferKind::Rematch).await;
    let again = south.until(|message| matches!(message, ToClient::Rematch { .. })).await;
    let ToClient::Rematch { next, .. } = again else { unreachable!() };
    assert!(north.watch(&next, 0, 0).await.counting);
    server.stop().await;
}

#[tokio::test]
async fn the_rest_is_shared_out_by_agreement() {
    let server = Running::start().await;
    let mut pair = Pair::begin(&server.host, GameChoice::of("kalah"), ClockRule::None).await;
    for _ in 0..3 {
        pair.step().await;
    }
    let game = pair.game.clone();
    let [south, north] = &mut pair.sockets;
    offer(south, &game, OfferKind::Share).await;
    offer(north, &game, OfferKind::Share).await;
    let end = south.until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, .. } = end else { unreachable!() };
    let verdict = naqala::record::Verdict::parse(&ending.verdict).unwrap();
    assert_eq!(verdict.score.iter().sum::<i32>(), pair.played.game().total_seeds() as i32, "{ending:?}");
    assert_eq!(ending.how, EndedBy::Shared);
    server.stop().await;
}

#[tokio::test]
async fn a_move_ends_what_was_offered() {
    let server = Running::start().await;
    let mut pair = Pair::begin(&server.host, GameChoice::of("kalah"), ClockRule::None).await;
    pair.step().await;
    pair.step().await;
    let game = pair.game.clone();
    offer(&mut pair.sockets[1], &game, OfferKind::Takeback).await;
    pair.step().await;
    for socket in &mut pair.sockets {
        let none =
            |message: &ToClient| matches!(message, ToClient::Offers { offers, .. } if offers.is_empty());
        socket.until(none).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn giving_up_counts_only_when_everybody_has_played() {
    let server = Running::start().await;
    for (steps, how) in [(1, EndedBy::CalledOff), (2, EndedBy::Resigned)] {
        let mut pair = Pair::begin(&server.host, GameChoice::of("oware"), ClockRule::None).await;
        for _ in 0..steps {
            pair.step().await;
        }
        let (id, game) = (pair.sockets[0].number(), pair.game.clone());
        pair.sockets[0].ask(ToServer::Resign { id, game }).await;
        let end = pair.sockets[1].until(|message| matches!(message, ToClient::Ended { .. })).await;
        let winner = (how == EndedBy::Resigned).then_some(1);
        assert!(
            matches!(&end, ToClient::Ended { ending, .. } if ending.how == how && ending.winner == winner),
            "{end:?}"
        );
    }
    server.stop().await;
}

#[tokio::test]
async fn a_match_can_be_given_up_between_two_rounds() {
    let server = Running::start().await;
    let choice = GameChoice { in_match: true, ..GameChoice::of("giuthi") };
    let mut pair = Pair::begin(&server.host, choice, ClockRule::None).await;
    while pair.played.question().is_none() {
        pair.step().await;
    }
    let (id, game) = (pair.sockets[0].number(), pair.game.clone());
    pair.sockets[0].ask(ToServer::Resign { id, game: game.clone() }).await;
    let end = pair.sockets[1].until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, .. } = end else { unreachable!() };
    assert_eq!((ending.how, ending.winner), (EndedBy::Resigned, Some(1)));
    assert!(ending.verdict.starts_with("North "), "{ending:?}");
    // The record keeps the result of the round, says who won the match, and opens again.
    let somebody = Somebody::guest(&server.host).await;
    let record = somebody.get(&format!("/api/games/{game}/record")).await.text();
    let rounds = naqala::Record::parse_many(&record).unwrap().into_iter().map(|record| {
        let session = record.open(record.game(catalogue::rules).unwrap()).unwrap();
        (record, session)
    });
    let again = naqala::Record::resume(rounds.collect()).unwrap();
    assert_eq!(again.given_up_by(), Some(naqala::Side::South));
    assert_eq!(again.entries(), pair.played.entries());
    server.stop().await;
}

#[tokio::test]
async fn a_clock_runs_out_without_anybody_asking() {
    let server = Running::start().await;
    let clock = ClockRule::Increment { initial: 10, increment: 0 };
    let mut pair = Pair::begin(&server.host, GameChoice::of("oware"), clock).await;
    pair.step().await;
    pair.step().await;
    let state: Game = pair.sockets[0].watch(&pair.game, 0, 0).await;
    let clocks = state.clocks.unwrap();
    assert_eq!(clocks.running, Some(0));
    assert!(clocks.left[0] > 9_000 && clocks.left[1] == 10_000, "{clocks:?}");
    let end = pair.sockets[1].until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, clocks, .. } = end else { unreachable!() };
    assert_eq!((ending.how, ending.winner), (EndedBy::Time, Some(1)));
    assert_eq!(clocks.unwrap().left[0], 0);
    server.stop().await;
}

#[tokio::test]
async fn spectators_see_and_do_nothing() {
    let server = Running::start().await;
    let mut pair = Pair::begin(&server.host, GameChoice::of("oware"), ClockRule::None).await;
    let mut nobody = Socket::open(&server.host, &[]).await.unwrap();
    let state = nobody.watch(&pair.game, 0, 0).await;
    assert_eq!((state.you, state.spectators), (None, 1));
    pair.step().await;
    nobody.until(|message| matches!(message, ToClient::Entry { number: 0, .. })).await;
    let refused = nobody.play(&pair.game, 0, 1, "A").await;
    assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotAPlayer, .. }));
    let (id, game) = (nobody.number(), pair.game.clone());
    let refused = nobody.ask(ToServer::Resign { id, game }).await;
    assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotAPlayer, .. }));
    server.stop().await;
}

#[tokio::test]
async fn the_list_of_seeks_is_followed() {
    let server = Running::start().await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let mut watching = second.connect().await;
    let id = watching.number();
    assert!(
        matches!(watching.ask(ToServer::Lobby { id, on: true }).await, ToClient::Seeks { seeks, .. } if seeks.is_empty())
    );
    let new = NewSeek {
        game: GameChoice::of("kalah"),
        clock: ClockRule::Days { days: 2 },
        rated: false,
        counting: false,
        listed: true,
        player: None,
    };
    let seek = first.ask("POST", "/api/seeks", &new).await.json::<Seek>();
    let seen = watching.until(|message| matches!(message, ToClient::Seek { .. })).await;
    assert!(matches!(&seen, ToClient::Seek { seek: seen } if **seen == seek));
    assert_eq!(first.ask("POST", &format!("/api/seeks/{}/join", seek.id), &()).await.code(), "own-seek");
    second.ask("POST", &format!("/api/seeks/{}/join", seek.id), &()).await;
    watching.until(|message| matches!(message, ToClient::SeekGone { .. })).await;
    let started = watching.until(|message| matches!(message, ToClient::Started { .. })).await;
    assert!(matches!(&started, ToClient::Started { seek: Some(from), .. } if *from == seek.id));
    server.stop().await;
}

#[tokio::test]
async fn what_somebody_offers_who_has_left_is_withdrawn_if_its_clock_would_run() {
    let limits = Limits { seek_patience: 1, ..Limits::none() };
    let server = Running::with(Config { limits, ..Config::default() }).await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let mut watching = second.connect().await;
    let id = watching.number();
    watching.ask(ToServer::Lobby { id, on: true }).await;
    let blitz = ClockRule::Increment { initial: 300, increment: 3 };
    let mut offered = Vec::new();
    let [connection, another] = [first.connect().await, first.connect().await];
    for (clock, listed) in [(ClockRule::Days { days: 2 }, true), (blitz, false), (blitz, true)] {
        let new = NewSeek {
            game: GameChoice::of("kalah"),
            clock,
            rated: false,
            counting: false,
            listed,
            player: None,
        };
        offered.push(first.ask("POST", "/api/seeks", &new).await.json::<Seek>().id);
    }
    // A connection is left, and another one comes back before the time is over.
    drop(connection);
    drop(another);
    let back = first.connect().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let open = async |id: &String| first.ask("GET", &format!("/api/seeks/{id}"), &()).await.status == 200;
    assert!(open(&offered[2]).await);
    drop(back);
    let gone = watching.until(|message| matches!(message, ToClient::SeekGone { .. })).await;
    assert!(matches!(&gone, ToClient::SeekGone { seek } if *seek == offered[2]));
    assert!(open(&offered[0]).await && open(&offered[1]).await && !open(&offered[2]).await);
    server.stop().await;
}

#[tokio::test]
async fn three_people_share_a_board() {
    let server = Running::start().await;
    let game = catalogue::rules("ruma").unwrap();
    let choice =
        GameChoice { options: [("players".to_owned(), "3".to_owned())].into(), ..GameChoice::of("ruma") };
    let persons = game.compile(Choices::new().set("players", "3")).unwrap().persons();
    let mut people = Vec::new();
    for _ in 0..persons {
        people.push(Somebody::guest(&server.host).await);
    }
    let new = NewSeek {
        game: choice,
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: false,
        player: Some(1),
    };
    let seek = people[0].ask("POST", "/api/seeks", &new).await.json::<Seek>();
    assert_eq!(usize::from(seek.wanted), persons);
    let mut game = None;
    for person in &people[1..] {
        assert!(game.is_none());
        let joined = person.ask("POST", &format!("/api/seeks/{}/join", seek.id), &()).await;
        game = joined.json::<naqala_wire::seek::Joined>().game;
    }
    let state = people[0].connect().await.watch(&game.unwrap(), 0, 0).await;
    assert_eq!((state.players.len(), state.you), (persons, Some(1)));
    server.stop().await;
}

#[tokio::test]
async fn who_says_too_much_is_shown_out() {
    let limits = Limits { message_burst: 5, messages_per_second: 1, ..Limits::default() };
    let server = Running::with(Config { limits, ..Config::default() }).await;
    let mut socket = Somebody::guest(&server.host).await.connect().await;
    for id in 0..20 {
        socket.send(&ToServer::Ping { id }).await;
    }
    let mut last = None;
    while let Some(message) = socket.next().await {
        last = Some(message);
    }
    assert!(
        matches!(last, Some(ToClient::Error { code: ErrorCode::TooManyRequests, fatal: true, .. })),
        "{last:?}"
    );
    server.stop().await;
}
