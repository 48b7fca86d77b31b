//! The API: who may do what, accounts, a program that plays.

use std::collections::BTreeSet;

use naqala::{Session, catalogue};
use naqala_wire::account::{Me, Profile, SessionInfo, Token};
use naqala_wire::game::{Game, GameSummary, Played};
use naqala_wire::kept::{KeptBody, KeptEntry};
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::client::{JSON, Somebody, request};
use crate::running::Running;

/// The answer of a route to an anonymous user, and to a guest who has nothing to do with its subject: an error code, or `""`
/// for success.
struct Route {
    method: &'static str,
    path: &'static str,
    body: &'static str,
    nobody: &'static str,
    stranger: &'static str,
    /// To the player who offered the game, and to the other one.
    players: [&'static str; 2],
    /// The answer to a moderator; `None` if it is the same as to other accounts.
    moderator: Option<&'static str>,
}

const fn route(
    method: &'static str,
    path: &'static str,
    body: &'static str,
    nobody: &'static str,
    stranger: &'static str,
    players: [&'static str; 2],
) -> Route {
    Route { method, path, body, nobody, stranger, players, moderator: None }
}

/// A route of the staff alone.
const fn staff(
    method: &'static str,
    path: &'static str,
    body: &'static str,
    moderator: &'static str,
) -> Route {
    const NO: &str = "forbidden";
    Route { method, path, body, nobody: KNOWN, stranger: NO, players: [NO, NO], moderator: Some(moderator) }
}

const KNOWN: &str = "not-signed-in";
const SEEK: &str = r#"{"game":{"id":"kalah"}}"#;
const KEPT: &str = r#"{"changed":1,"text":"{}"}"#;
const DRAW: &str = r#"{"kind":"draw"}"#;
const PUSH: &str = r#"{"endpoint":"https://evil.example/x","p256dh":"","auth":"","language":"en"}"#;
/// A server that sends notices does not send them there.
const NO_PUSH: &str = if cfg!(feature = "push") { "bad-request" } else { "not-found" };
const ENTRY: &str = r#"{"number":0,"text":"a"}"#;

/// Every route under `/api`.
const ROUTES: &[Route] = &[
    route("POST", "/api/session", "{}", "", "", ["", ""]),
    route(
        "POST",
        "/api/account",
        r#"{"name":"x","password":"12345678"}"#,
        "bad-name",
        "bad-name",
        ["bad-name", "bad-name"],
    ),
    route(
        "POST",
        "/api/login",
        r#"{"name":"nobody","password":"12345678"}"#,
        "wrong-password",
        "wrong-password",
        ["wrong-password", "wrong-password"],
    ),
    route("GET", "/api/me", "", KNOWN, "", ["", ""]),
    route("GET", "/api/me/games", "", KNOWN, "", ["", ""]),
    route("GET", "/api/me/export", "", KNOWN, "", ["", ""]),
    route(
        "PUT",
        "/api/me/password",
        r#"{"old":"a","new":"b"}"#,
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route("GET", "/api/me/sessions", "", KNOWN, "", ["", ""]),
    route("DELETE", "/api/me/sessions/{id}", "", KNOWN, "not-found", ["not-found", "not-found"]),
    route(
        "POST",
        "/api/me/tokens",
        r#"{"purpose":"x"}"#,
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route("GET", "/api/me/kept-games", "", KNOWN, "account-needed", ["account-needed", "account-needed"]),
    route(
        "GET",
        "/api/me/kept-games/{id}",
        "",
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route(
        "PUT",
        "/api/me/kept-games/{id}",
        KEPT,
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route(
        "DELETE",
        "/api/me/kept-games/{id}",
        "",
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route("GET", "/api/push", "", "", "", ["", ""]),
    route("PUT", "/api/me/push", PUSH, KNOWN, NO_PUSH, [NO_PUSH, NO_PUSH]),
    route(
        "DELETE",
        "/api/me/push",
        r#"{"endpoint":"https://evil.example/x"}"#,
        KNOWN,
        "not-found",
        ["not-found", "not-found"],
    ),
    route("GET", "/api/here", "", "", "", ["", ""]),
    route("GET", "/api/players/{name}", "", "", "", ["", ""]),
    route("GET", "/api/blocks", "", KNOWN, "", ["", ""]),
    route("POST", "/api/blocks", r#"{"name":"nobody"}"#, KNOWN, "not-found", ["not-found", "not-found"]),
    route("DELETE", "/api/blocks/{name}", "", KNOWN, "not-found", ["not-found", "not-found"]),
    route(
        "POST",
        "/api/reports",
        r#"{"name":"nobody","text":"x"}"#,
        KNOWN,
        "not-found",
        ["not-found", "not-found"],
    ),
    route("GET", "/api/seeks", "", "", "", ["", ""]),
    route("POST", "/api/seeks", SEEK, KNOWN, "", ["", ""]),
    route("GET", "/api/seeks/{id}", "", "", "", ["", ""]),
    route("GET", "/api/seeks/{id}/rules", "", "not-found", "not-found", ["not-found", "not-found"]),
    route("DELETE", "/api/seeks/{id}", "", KNOWN, "forbidden", ["", "forbidden"]),
    route("GET", "/api/games/{id}", "", "", "", ["", ""]),
    route("GET", "/api/games/{id}/record", "", "", "", ["", ""]),
    route("GET", "/api/games/{id}/events", "", "", "", ["", ""]),
    route("POST", "/api/games/{id}/entries", ENTRY, KNOWN, "not-a-player", ["", "not-your-turn"]),
    route("POST", "/api/games/{id}/offers", DRAW, KNOWN, "not-a-player", ["", ""]),
    route(
        "DELETE",
        "/api/games/{id}/offers",
        DRAW,
        KNOWN,
        "not-a-player",
        ["nothing-to-do", "nothing-to-do"],
    ),
    route("POST", "/api/games/{id}/resign", "", KNOWN, "not-a-player", ["", ""]),
    route("GET", "/api/tables/{game}", "", "", "", ["", ""]),
    route("GET", "/api/socket", "", "bad-request", "bad-request", ["bad-request", "bad-request"]),
    route("GET", "/api/health", "", "", "", ["", ""]),
    route("GET", "/api/live", "", "", "", ["", ""]),
    route("GET", "/api/openapi.json", "", "", "", ["", ""]),
    route(
        "POST",
        "/api/me/recovery",
        r#"{"password":"x"}"#,
        KNOWN,
        "account-needed",
        ["account-needed", "account-needed"],
    ),
    route(
        "POST",
        "/api/recovery",
        r#"{"code":"x","password":"12345678"}"#,
        "bad-code",
        "bad-code",
        ["bad-code", "bad-code"],
    ),
    staff("GET", "/api/admin/accounts", "", ""),
    staff("GET", "/api/admin/accounts/{name}/records", "", ""),
    staff("PUT", "/api/admin/accounts/{name}/ban", "{}", ""),
    staff("DELETE", "/api/admin/accounts/{name}/ban", "", ""),
    staff("PUT", "/api/admin/accounts/{name}/name", r#"{"name":"x"}"#, "bad-name"),
    staff("POST", "/api/admin/accounts/{name}/reset", "", "account-needed"),
    staff("PUT", "/api/admin/accounts/{name}/moderator", "", "forbidden"),
    staff("DELETE", "/api/admin/accounts/{name}/moderator", "", "forbidden"),
    staff("GET", "/api/admin/reports", "", ""),
    staff("PUT", "/api/admin/reports/{id}", "{}", "not-found"),
    staff("GET", "/api/admin/audit", "", ""),
    staff("POST", "/api/admin/games/{id}/close", "{}", ""),
    staff("POST", "/api/admin/games/{id}/mend", "", "forbidden"),
    staff("DELETE", "/api/admin/games/{id}", "", ""),
    staff("GET", "/api/admin/check", "", "forbidden"),
    staff("GET", "/api/admin/backup", "", "forbidden"),
    staff("DELETE", "/api/admin/accounts/{name}", "", ""),
    // Last, as they change who asks.
    route("POST", "/api/seeks/{id}/join", "", KNOWN, "", ["own-seek", ""]),
    route("POST", "/api/logout", "", "", "", ["", ""]),
    route("DELETE", "/api/me", "{}", KNOWN, KNOWN, ["", ""]),
];

#[tokio::test]
async fn every_route_knows_who_may() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let seek = first.ask("POST", "/api/seeks", &json!({ "game": { "id": "oware" } })).await.json::<Seek>().id;
    let stranger = Somebody::guest(host).await;
    let ours = format!("http://{host}");
    for Route { method, path, body, nobody, stranger: expected, .. } in ROUTES {
        let about = if path.contains("/games/") { &game } else { &seek };
        let about = if path.contains("/sessions/") { "1" } else { about };
        let path = path.replace("{id}", about).replace("{name}", &first.name).replace("{game}", "oware");
        let ask = async |headers: &[(&str, &str)]| {
            let headers: Vec<_> = [JSON].iter().chain(headers).copied().collect();
            if path.ends_with("/events") {
                return stream_code(host, &path).await;
            }
            let answer = request(host, method, &path, &headers, body).await;
            if answer.status < 400 { String::new() } else { answer.code() }
        };
        assert_eq!(ask(&[]).await, *nobody, "{method} {path} of nobody");
        let cookie = ("cookie", stranger.cookie.as_str());
        if *method != "GET" {
            for headers in [
                vec![cookie],
                vec![cookie, ("origin", "http://evil.example")],
                vec![cookie, ("origin", "null")],
                vec![cookie, ("sec-fetch-site", "cross-site")],
                vec![("origin", "http://evil.example")],
            ] {
                assert_eq!(ask(&headers).await, "wrong-origin", "{method} {path} with {headers:?}");
            }
        }
        assert_eq!(ask(&[cookie, ("origin", &ours)]).await, *expected, "{method} {path} of a stranger");
        if !path.ends_with("/events") {
            assert_eq!(ask(&[cookie, ("host", "evil.example"), ("origin", &ours)]).await, "wrong-host");
        }
    }
    let state = first.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert!(state.entries.is_empty() && state.offers.is_empty() && state.ending.is_none());
    server.stop().await;
}

/// The same for players, each route with its own game and seek; and for a session that has ended.
#[tokio::test]
async fn every_route_knows_its_players_and_who_is_gone() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let gone = Somebody::guest(host).await;
    assert_eq!(gone.ask("POST", "/api/logout", &()).await.status, 204);
    for Route { method, path, body, nobody, players, .. } in
        ROUTES.iter().filter(|route| !route.path.ends_with("/events"))
    {
        let mut asking = Vec::new();
        for at in 0..2 {
            let people = [Somebody::guest(host).await, Somebody::guest(host).await];
            let game = people[0].begin(&people[1], GameChoice::of("oware"), ClockRule::None, false).await;
            let offered = json!({ "game": { "id": "oware" } });
            let seek = people[0].ask("POST", "/api/seeks", &offered).await.json::<Seek>().id;
            asking.push((people[at].clone(), players[at], people[1 - at].name.clone(), game, seek));
        }
        let (_, _, name, game, seek) = asking[0].clone();
        asking.push((gone.clone(), nobody, name, game, seek));
        for (who, expected, name, game, seek) in asking {
            let about = if path.contains("/games/") { &game } else { &seek };
            let about = if path.contains("/sessions/") { "999999" } else { about };
            let path = path.replace("{id}", about).replace("{name}", &name).replace("{game}", "oware");
            let ours = format!("http://{host}");
            let headers = [JSON, ("cookie", who.cookie.as_str()), ("origin", ours.as_str())];
            let answer = request(host, method, &path, &headers, body).await;
            let code = if answer.status < 400 { String::new() } else { answer.code() };
            assert_eq!(code, expected, "{method} {path} of {}", who.name);
        }
    }
    server.stop().await;
}

/// The same for an account with the role moderator.
#[tokio::test]
async fn every_route_of_the_staff_knows_moderators() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let moderator = Somebody::account(host, "Mira").await;
    assert_eq!(moderator.get("/api/admin/audit").await.code(), "forbidden");
    server.operate("PUT", "/api/admin/accounts/mira/moderator").await;
    assert!(moderator.get("/api/me").await.json::<Me>().moderator);
    let routes = ROUTES.iter().filter_map(|route| Some((route, route.moderator?)));
    for (Route { method, path, body, .. }, expected) in routes {
        let path = path.replace("{id}", &game).replace("{name}", &first.name);
        let ours = format!("http://{host}");
        let headers = [JSON, ("cookie", moderator.cookie.as_str()), ("origin", ours.as_str())];
        let answer = request(host, method, &path, &headers, body).await;
        let code = if answer.status < 400 { String::new() } else { answer.code() };
        assert_eq!(code, expected, "{method} {path}");
    }
    server.stop().await;
}

/// A stream does not end by itself: only how it begins.
async fn stream_code(host: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).await.unwrap();
    stream.write_all(format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n").as_bytes()).await.unwrap();
    let line = BufReader::new(stream).lines().next_line().await.unwrap().unwrap();
    if line.contains("200") { String::new() } else { line }
}

#[tokio::test]
async fn no_route_is_forgotten() {
    let server = Running::start().await;
    let document = request(&server.host, "GET", "/api/openapi.json", &[], "").await.json::<Value>();
    // Its readers know nothing of the names of the code.
    let text = document.to_string();
    assert!(!text.contains("[`") && !text.contains("::"), "{text}");
    let mut described = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            described.insert((method.to_uppercase(), path.clone()));
        }
    }
    let listed = ROUTES.iter().map(|route| (route.method.to_owned(), route.path.to_owned())).collect();
    assert_eq!(described, listed);
    server.stop().await;
}

#[tokio::test]
async fn seeks_are_read_page_by_page() {
    let server = Running::start().await;
    let ama = Somebody::guest(&server.host).await;
    let seek = json!({ "game": { "id": "oware" }, "listed": true });
    let first = ama.ask("POST", "/api/seeks", &seek).await.json::<Seek>().id;
    tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    let second = ama.ask("POST", "/api/seeks", &seek).await.json::<Seek>().id;
    let before = async |id: &str| ama.get(&format!("/api/seeks?before={id}")).await;
    let page = before(&second).await.json::<Vec<Seek>>();
    assert_eq!(page.iter().map(|seek| &seek.id).collect::<Vec<_>>(), [&first]);
    assert_eq!(before(&first).await.text(), "[]");
    let strange = before("abc").await;
    assert_eq!((strange.status, strange.code().as_str()), (400, "bad-request"));
    assert!(strange.text().contains("`abc` is not the id of a seek"), "{}", strange.text());
    assert_eq!(ama.ask("DELETE", &format!("/api/seeks/{first}"), &()).await.status, 204);
    assert_eq!(before(&first).await.code(), "seek-gone");
    server.stop().await;
}

#[tokio::test]
async fn a_foreign_page_gets_no_socket() {
    let server = Running::start().await;
    let somebody = Somebody::guest(&server.host).await;
    for origin in ["http://evil.example", "null", "http://localhost:1"] {
        let opened =
            crate::client::Socket::open(&server.host, &[("cookie", &somebody.cookie), ("origin", origin)])
                .await;
        assert!(opened.is_err(), "{origin}");
    }
    let without = crate::client::Socket::open(&server.host, &[("cookie", &somebody.cookie)]).await;
    assert!(without.is_err(), "a cookie and no word of where it comes from");
    server.stop().await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_leaves_without_a_trace() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let (guest, other) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let game = guest.begin(&other, GameChoice::of("oware"), ClockRule::None, false).await;
    let credentials = json!({ "name": "Ama", "password": "seeds and pits" });
    let answer = guest.ask("POST", "/api/account", &credentials).await;
    let ama = Somebody::of(host, &answer);
    assert_ne!(ama.cookie, guest.cookie, "the session of the guest is not that of the account");
    assert_eq!(guest.get("/api/me").await.status, 401);
    let games = ama.get("/api/me/games").await.json::<Vec<GameSummary>>();
    assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), [game.as_str()]);
    let taken = other.ask("POST", "/api/account", &json!({ "name": "AMA", "password": "12345678" })).await;
    assert_eq!(taken.code(), "name-taken");
    // Signing in elsewhere, and ending that session from here.
    let answer = request(host, "POST", "/api/login", &[JSON], &credentials.to_string()).await;
    let elsewhere = Somebody::of(host, &answer);
    let sessions = ama.get("/api/me/sessions").await.json::<Vec<SessionInfo>>();
    let foreign = sessions.iter().find(|session| !session.current).unwrap().id;
    assert_eq!(other.ask("DELETE", &format!("/api/me/sessions/{foreign}"), &()).await.code(), "not-found");
    assert_eq!(ama.ask("DELETE", &format!("/api/me/sessions/{foreign}"), &()).await.status, 204);
    assert_eq!(elsewhere.get("/api/me").await.status, 401);
    let changed = json!({ "old": "seeds and pits", "new": "pits and seeds" });
    assert_eq!(ama.ask("PUT", "/api/me/password", &changed).await.status, 204);
    assert_eq!(ama.ask("PUT", "/api/me/password", &changed).await.code(), "wrong-password");
    let export = ama.get("/api/me/export").await.text();
    assert!(export.contains("Ama") && export.contains(&game) && !export.contains("argon2"));
    assert_eq!(ama.ask("DELETE", "/api/me", &json!({ "password": "wrong" })).await.code(), "wrong-password");
    assert_eq!(ama.ask("DELETE", "/api/me", &json!({ "password": "pits and seeds" })).await.status, 204);
    assert_eq!(ama.get("/api/me").await.status, 401);
    assert_eq!(other.get("/api/players/Ama").await.status, 404);
    let state = other.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert!(state.ending.is_some(), "nobody waits for somebody who is gone");
    server.stop().await;
}

#[tokio::test]
async fn games_of_devices_follow_the_account() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let list = async |who: &Somebody| who.get("/api/me/kept-games").await.json::<Vec<KeptEntry>>();
    let put = async |who: &Somebody, id: &str, changed: u64, text: &str, base: Option<u64>| {
        let new = json!({ "changed": changed, "text": text, "base": base });
        let answer = who.ask("PUT", &format!("/api/me/kept-games/{id}"), &new).await;
        if answer.status < 400 { String::new() } else { answer.code() }
    };
    assert_eq!(put(&ama, "1f", 10, "one", None).await, "");
    assert_eq!(put(&ama, "1f", 10, "one", None).await, "", "an answer may be lost");
    assert_eq!(put(&ama, "1f", 20, "two", Some(10)).await, "");
    assert_eq!(put(&ama, "1f", 30, "other", Some(10)).await, "changed-meanwhile");
    assert_eq!(put(&ama, "1f", 30, "other", None).await, "changed-meanwhile");
    let kept = ama.get("/api/me/kept-games/1f").await.json::<KeptBody>();
    assert_eq!(kept, KeptBody { changed: 20, text: "two".into() });
    // Private data is not shown to others.
    assert!(list(&kofi).await.is_empty());
    assert_eq!(kofi.get("/api/me/kept-games/1f").await.code(), "not-found");
    assert_eq!(kofi.ask("DELETE", "/api/me/kept-games/1f", &()).await.code(), "not-found");
    assert_eq!(put(&kofi, "1f", 5, "his", None).await, "");
    assert_eq!(list(&ama).await, [KeptEntry { id: "1f".into(), changed: 20 }]);
    assert_eq!(put(&ama, "a-b", 1, "x", None).await, "bad-request");
    assert_eq!(put(&ama, &"a".repeat(25), 1, "x", None).await, "too-large");
    assert_eq!(put(&ama, "2f", 1, &"x".repeat(49 * 1024), None).await, "too-large");
    assert!(ama.get("/api/me/export").await.text().contains("\"text\":\"two\""));
    assert_eq!(ama.ask("DELETE", "/api/me/kept-games/1f", &()).await.status, 204);
    assert!(list(&ama).await.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn rated_games_change_ratings_and_blocked_people_do_not_meet() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let guest = Somebody::guest(host).await;
    let seek = json!({ "game": { "id": "oware" }, "rated": true });
    assert_eq!(guest.ask("POST", "/api/seeks", &seek).await.code(), "not-rateable");
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, true).await;
    let (mut south, mut north) = (ama.connect().await, kofi.connect().await);
    let is_south = north.watch(&game, 0, 0).await.you == Some(1);
    let (first, second) = if is_south { (&mut south, &mut north) } else { (&mut north, &mut south) };
    first.play(&game, 0, 0, "a").await;
    second.play(&game, 0, 1, "A").await;
    assert_eq!(ama.ask("POST", &format!("/api/games/{game}/resign"), &()).await.status, 204);
    let end = north.until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, .. } = end else { unreachable!() };
    // The first game of two newcomers by Glicko-2: 1500 ± 350 each.
    let mut after: Vec<_> =
        ending.ratings.iter().map(|change| (change.after.value, change.after.deviation)).collect();
    after.sort_unstable();
    assert_eq!(after, [(1338, 290), (1662, 290)]);
    let profile = guest.get("/api/players/kofi").await.json::<Profile>();
    assert_eq!((profile.ratings[0].rating.value, profile.ratings[0].rating.games), (1662, 1));
    assert!(profile.ratings[0].rating.provisional && profile.games[0].id == game);
    let me = kofi.get("/api/me").await.json::<Me>();
    assert_eq!(me.ratings[0].game, "oware");

    assert_eq!(ama.ask("POST", "/api/blocks", &json!({ "name": "Kofi" })).await.status, 204);
    let seek = kofi.ask("POST", "/api/seeks", &json!({ "game": { "id": "oware" } })).await.json::<Seek>();
    let join = format!("/api/seeks/{}/join", seek.id);
    assert_eq!(ama.ask("POST", &join, &()).await.code(), "blocked");
    assert_eq!(ama.ask("DELETE", "/api/blocks/Kofi", &()).await.status, 204);
    assert_eq!(ama.ask("POST", &join, &()).await.status, 200);
    let report = json!({ "name": "Kofi", "game": game, "text": "plays too well" });
    assert_eq!(ama.ask("POST", "/api/reports", &report).await.status, 204);
    server.stop().await;
}

/// A program that plays: it asks who it is, joins what is offered, reads the events of the game as lines, and answers
/// every entry of the other player with one of its own.
async fn bot(host: String, token: String, seek: String) -> String {
    let bearer = format!("Bearer {token}");
    let headers = [JSON, ("authorization", bearer.as_str())];
    let post =
        async |path: &str, body: &Value| request(&host, "POST", path, &headers, &body.to_string()).await;
    let joined = post(&format!("/api/seeks/{seek}/join"), &Value::Null).await.json::<Value>();
    let game = joined["game"].as_str().unwrap().to_owned();
    let mut session = Session::new(catalogue::game("kalah").unwrap());

    let mut stream = TcpStream::connect(&host).await.unwrap();
    let ask =
        format!("GET /api/games/{game}/events HTTP/1.1\r\nhost: {host}\r\nauthorization: {bearer}\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut me = 0;
    while let Some(line) = lines.next_line().await.unwrap() {
        let Ok(message) = serde_json::from_str::<ToClient>(&line) else { continue };
        match message {
            ToClient::Game { state, .. } => {
                me = state.you.unwrap();
                state.entries.iter().for_each(|text| session.enter(text).unwrap());
            }
            ToClient::Entry { number, text, .. } if number as usize == session.entries().len() => {
                session.enter(&text).unwrap();
            }
            ToClient::Ended { ending, .. } => return ending.verdict,
            _ => continue,
        }
        while session.player_to_move() == Some(me.into()) {
            let text = session.ply_texts().remove(0);
            let number = session.entries().len();
            let body = json!({ "number": number, "text": text });
            let played = post(&format!("/api/games/{game}/entries"), &body).await.json::<Played>();
            assert_eq!(played.number as usize, number);
            session.enter(&text).unwrap();
        }
    }
    panic!("the stream ended before the game");
}

#[tokio::test]
async fn a_program_plays_by_the_interface() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let owner = Somebody::account(host, "Robot").await;
    let body = json!({ "purpose": "a test", "bot": true });
    let token = owner.ask("POST", "/api/me/tokens", &body).await.json::<Token>().token;
    let person = Somebody::guest(host).await;
    let seek = NewSeek {
        game: GameChoice::of("kalah"),
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: true,
        player: Some(0),
    };
    let seek = person.ask("POST", "/api/seeks", &seek).await.json::<Seek>();
    let mut socket = person.connect().await;
    let bot = tokio::spawn(bot(host.to_owned(), token, seek.id));
    let started = socket.until(|message| matches!(message, ToClient::Started { .. })).await;
    let ToClient::Started { game, .. } = started else { unreachable!() };
    let state = socket.watch(&game, 0, 0).await;
    assert!(state.players[1].as_ref().unwrap().bot);
    let mut session = Session::new(catalogue::game("kalah").unwrap());
    while session.outcome().is_none() {
        let number = session.entries().len() as u32;
        if session.player_to_move() == Some(0) {
            let text = session.ply_texts().remove(0);
            assert!(matches!(socket.play(&game, 0, number, &text).await, ToClient::Ack { .. }));
            session.enter(&text).unwrap();
        } else {
            let fits = |message: &ToClient| matches!(message, ToClient::Entry { number: seen, .. } if *seen == number);
            let ToClient::Entry { text, .. } = socket.until(fits).await else { unreachable!() };
            session.enter(&text).unwrap();
        }
    }
    let verdict = naqala::record::Verdict::of_session(&session).to_string();
    assert_eq!(bot.await.unwrap(), verdict);
    let record = person.get(&format!("/api/games/{game}/record")).await.text();
    let record = naqala::Record::parse(&record).unwrap();
    assert_eq!(record.header("North"), Some("Robot"));
    let again = record.open(record.game(catalogue::rules).unwrap()).unwrap();
    assert_eq!(again.position(), session.position());
    server.stop().await;
}

#[test]
fn every_code_has_a_sentence() {
    for code in ErrorCode::ALL {
        assert!(code.sentence().ends_with('.'), "{}", code.word());
    }
}
