//! Custom rules: whatever they contain, the server and all other games continue.

use std::time::{Duration, Instant};

use naqala_wire::game::{EndedBy, Game, GameSummary};
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient};
use rustix::process::Signal;

use crate::client::{Answer, Somebody};
use crate::process::{Process, status};

/// A rule file with this test for which pits may start, after some definitions.
fn rules(definitions: &str, test: &str) -> String {
    format!(
        "naqala = 2\nid = \"strange\"\nname = \"Strange\"\nboard = {{ layout = \"two-row\", pits = 6 }}\n\
         setup = [{{ seeds = 4 }}]\npick = [{{ from = \"own & filled\" }}]\n\
         settle = [{{ when = \"last in enemy and ({test})\", take = \"last\" }}]\n\
         end = [{{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }}]\n\
         {definitions}\n[about]\nsummary = \"Strange.\"\nstatus = \"complete\"\n"
    )
}

async fn offer(somebody: &Somebody, rules: String) -> Answer {
    let game = GameChoice { rules: Some(rules), ..GameChoice::of("strange") };
    let seek = NewSeek {
        game,
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: false,
        player: Some(0),
    };
    somebody.ask("POST", "/api/seeks", &seek).await
}

#[tokio::test]
async fn rules_of_ones_own_are_played_and_unread_ones_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(&data.path().join("data"));
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let text = naqala::catalogue::rules("kalah").unwrap().source().replacen(
        "id = \"kalah\"",
        "id = \"my-kalah\"",
        1,
    );
    let own = GameChoice { rules: Some(text.clone()), ..GameChoice::of("my-kalah") };
    let seek = NewSeek {
        game: own,
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: true,
        player: Some(0),
    };
    let offered = first.ask("POST", "/api/seeks", &seek).await.json::<Seek>();
    assert!(offered.own_rules && offered.game.rules.is_none());
    assert_eq!(second.get(&format!("/api/seeks/{}/rules", offered.id)).await.text(), text);
    let game = first.begin(&second, seek.game.clone(), ClockRule::None, false).await;
    let mut south = first.connect().await;
    assert_eq!(south.watch(&game, 0, 0).await.game.rules, Some(text));
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let north = second.connect().await.play(&game, 0, 1, "A").await;
    assert!(matches!(north, ToClient::Ack { .. }), "{north:?}");
    // The process that plays by them can make few system calls, and gets no further rights.
    let workers = server.children();
    assert!(!workers.is_empty());
    for worker in workers {
        assert_eq!((status(worker, "Seccomp:"), status(worker, "NoNewPrivs:")), (2, 1));
    }
    let illegal = south.play(&game, 0, 2, "Z").await;
    assert!(matches!(illegal, ToClient::Error { code: ErrorCode::IllegalMove, .. }), "{illegal:?}");
    let record = first.get(&format!("/api/games/{game}/record")).await.text();
    assert!(record.contains(&first.name), "{record}");
    for code in ["bad-rules", "bad-options"] {
        let (rules, options) = match code {
            "bad-rules" => ("naqala = 2".to_owned(), [].into()),
            _ => (seek.game.rules.clone().unwrap(), [("pits".to_owned(), "99".to_owned())].into()),
        };
        let game = GameChoice { rules: Some(rules), options, ..seek.game.clone() };
        let refused = first.ask("POST", "/api/seeks", &NewSeek { game, ..seek.clone() }).await;
        assert_eq!(refused.code(), code, "{}", refused.text());
    }
    let rated = NewSeek { rated: true, ..seek.clone() };
    assert_eq!(
        Somebody::account(&server.host, "Ama").await.ask("POST", "/api/seeks", &rated).await.code(),
        "not-rateable"
    );
    let large = NewSeek { game: GameChoice { rules: Some("#".repeat(60_000)), ..seek.game }, ..seek };
    let refused = first.ask("POST", "/api/seeks", &large).await;
    assert_eq!((refused.status, refused.code().as_str()), (413, "too-large"));
    server.stop();
}

fn chain(terms: usize) -> String {
    format!("seeds in {{2, 3}}{}", " or seeds > 1".repeat(terms))
}

/// A word that expands to twelve copies of another, which expands to twelve copies of another, and so on.
fn bomb() -> String {
    let mut text = "[define]\nw0 = \"seeds > 1 or seeds > 2\"\n".to_owned();
    for level in 1..8 {
        let word = format!("w{}", level - 1);
        text += &format!("w{level} = \"{}\"\n", [word.as_str(); 12].join(" and "));
    }
    text
}

#[tokio::test]
async fn long_chains_of_terms_end_no_server_and_no_start_of_it() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let mut process = Process::start(&folder);
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let other = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut begun = Vec::new();
    for terms in [20, 400, 505, 510, 514, 515, 516, 517, 530, 3000] {
        let answer = offer(&first, rules("", &chain(terms))).await;
        if answer.status == 200 {
            let seek = answer.json::<Seek>().id;
            let joined = second.ask("POST", &format!("/api/seeks/{seek}/join"), &()).await;
            if joined.status == 200 {
                let game = joined.json::<serde_json::Value>()["game"].as_str().unwrap().to_owned();
                let _ = second.get(&format!("/api/games/{game}")).await;
                begun.push(game);
            }
        } else {
            assert!(
                ["bad-rules", "slow-rules"].contains(&answer.code().as_str()),
                "{terms}: {}",
                answer.text()
            );
        }
        assert!(process.lives(), "{terms} terms");
    }
    assert!(!begun.is_empty(), "a chain of twenty terms is played");
    process.stop();
    let mut process = Process::start(&folder);
    let somebody = Somebody::guest(&process.host).await;
    for game in begun.iter().chain([&other]) {
        for _ in 0..3 {
            let _ = somebody.get(&format!("/api/games/{game}")).await;
        }
    }
    assert!(process.lives());
    assert_eq!(somebody.get(&format!("/api/games/{other}")).await.status, 200);
    assert_eq!(somebody.get(&format!("/api/games/{}", begun[0])).await.status, 200);
}

#[tokio::test]
async fn a_bomb_of_definitions_takes_neither_memory_nor_the_place_of_others() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let (attacker, other) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let refused = offer(&attacker, rules(&bomb(), "w7")).await;
    assert!(["bad-rules", "slow-rules"].contains(&refused.code().as_str()), "{}", refused.text());
    tokio::time::sleep(Duration::from_secs(1)).await;
    let memory = process.memory();
    assert!(memory < 300_000, "{memory} KiB a second after it was refused");
    let begun = Instant::now();
    assert_eq!(offer(&other, rules("", "seeds in {2, 3}")).await.status, 200);
    assert!(begun.elapsed() < Duration::from_secs(4), "others wait {:?}", begun.elapsed());
    assert!(process.stop() < Duration::from_secs(8));
}

/// Rules that behave while they are tried may crash their worker later. Here the workers themselves are killed. A worker that only
/// stands still is no fault of the rules.
#[tokio::test]
async fn a_game_that_crashes_its_worker_twice_is_closed_and_holds_up_nobody() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let process = Process::start(&folder);
    let (mut first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let begin = async || {
        let answer = offer(&first, rules("", "seeds in {2, 3}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let seek = answer.json::<Seek>().id;
        let joined = second.ask("POST", &format!("/api/seeks/{seek}/join"), &()).await;
        joined.json::<serde_json::Value>()["game"].as_str().unwrap().to_owned()
    };
    let (bad, good) = (begin().await, begin().await);
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    assert!(matches!(south.play(&good, 0, 0, "a").await, ToClient::Ack { .. }));
    south.watch(&bad, 0, 0).await;
    for ends in [None, Some(Signal::KILL), Some(Signal::KILL)] {
        // A worker has the game.
        assert_eq!(first.get(&format!("/api/games/{bad}/record")).await.status, 200);
        process.signal_children(Signal::STOP);
        let begun = Instant::now();
        let end = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            ends.inspect(|signal| process.signal_children(*signal));
        };
        let (refused, ()) = tokio::join!(south.play(&bad, 0, 0, "a"), end);
        let expected = if ends.is_some() { ErrorCode::SlowRules } else { ErrorCode::Busy };
        assert!(matches!(&refused, ToClient::Error { code, .. } if *code == expected), "{refused:?}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        // Another worker has nothing to do with it.
        process.signal_children(Signal::CONT);
    }
    let ended = south.until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, .. } = ended else { unreachable!() };
    assert!(ending.how == EndedBy::Closed && ending.reason.contains("closed"), "{ending:?}");
    // The other game continues, whichever worker it had.
    assert!(matches!(north.play(&good, 0, 1, "A").await, ToClient::Ack { .. }));
    let games = first.get("/api/me/games").await.json::<Vec<GameSummary>>();
    let closed = games.iter().find(|game| game.id == bad).expect("it stands in the list");
    assert_eq!(closed.ending.as_ref().map(|ending| ending.how), Some(EndedBy::Closed));
    assert!(process.stop() < Duration::from_secs(8));
    // It is never loaded again.
    let process = Process::start(&folder);
    first.host.clone_from(&process.host);
    let refused = first.get(&format!("/api/games/{bad}")).await;
    assert!(refused.code() == "slow-rules" && refused.text().contains("closed"), "{}", refused.text());
    let state = first.get(&format!("/api/games/{good}")).await.json::<Game>();
    assert_eq!(state.entries, ["a", "A"]);
}
