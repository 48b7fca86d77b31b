//! Actions of moderators and the operator.

use naqala_server::{Config, Limits};
use naqala_wire::ToClient;
use naqala_wire::admin::{Account, Codes, Done, ReportInfo, Reset};
use naqala_wire::game::{EndedBy, Game};
use naqala_wire::seek::{ClockRule, GameChoice};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::client::{Answer, JSON, Somebody, request};
use crate::running::Running;

/// An account with the role moderator.
async fn moderator(server: &Running) -> Somebody {
    let mira = Somebody::account(&server.host, "Mira").await;
    server.operate("PUT", "/api/admin/accounts/Mira/moderator").await;
    mira
}

async fn login(host: &str, name: &str, password: &str) -> Answer {
    let body = json!({ "name": name, "password": password }).to_string();
    request(host, "POST", "/api/login", &[JSON], &body).await
}

#[tokio::test]
async fn whoever_is_banned_is_gone_and_told_why() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let (mira, ama) = (moderator(&server).await, Somebody::account(host, "Ama").await);
    let mut socket = ama.connect().await;
    let seek = json!({ "game": { "id": "oware" } });
    assert_eq!(ama.ask("POST", "/api/seeks", &seek).await.status, 200);
    let ban = json!({ "reason": "insults" });
    assert_eq!(mira.ask("PUT", "/api/admin/accounts/ama/ban", &ban).await.status, 204);
    while socket.next().await.is_some() {}
    assert_eq!(ama.get("/api/me").await.status, 401);
    assert_eq!(mira.get("/api/seeks").await.text(), "[]");
    let refused = login(host, "Ama", "Ama's password").await;
    assert_eq!((refused.status, refused.code().as_str()), (403, "banned"));
    assert!(refused.text().contains("insults"));
    assert_eq!(
        login(host, "Ama", "a wrong password").await.code(),
        "wrong-password",
        "strangers learn nothing"
    );
    let found = mira.get("/api/admin/accounts?search=AM").await.json::<Vec<Account>>();
    assert_eq!(found.iter().map(|account| account.name.as_str()).collect::<Vec<_>>(), ["Ama"]);
    assert_eq!(found[0].ban.as_ref().unwrap().reason, "insults");
    assert_eq!(mira.ask("DELETE", "/api/admin/accounts/Ama/ban", &()).await.status, 204);
    assert_eq!(login(host, "Ama", "Ama's password").await.status, 200);
    // Moderators are the operator's to judge.
    let other = Somebody::account(host, "Nino").await;
    server.operate("PUT", "/api/admin/accounts/Nino/moderator").await;
    assert_eq!(mira.ask("PUT", "/api/admin/accounts/Nino/ban", &ban).await.code(), "forbidden");
    assert_eq!(mira.ask("DELETE", "/api/admin/accounts/Nino", &()).await.code(), "forbidden");
    assert_eq!(mira.ask("POST", "/api/admin/accounts/Nino/reset", &()).await.code(), "forbidden");
    server.operate("DELETE", "/api/admin/accounts/Nino/moderator").await;
    assert_eq!(other.get("/api/admin/audit").await.code(), "forbidden");
    server.stop().await;
}

#[tokio::test]
async fn accounts_are_found_again_by_codes() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let (mira, ama) = (moderator(&server).await, Somebody::account(host, "Ama").await);
    let recover = async |code: &str, password: &str| {
        let body = json!({ "code": code, "password": password }).to_string();
        request(host, "POST", "/api/recovery", &[JSON], &body).await
    };
    let asked = ama.ask("POST", "/api/me/recovery", &json!({ "password": "wrong" })).await;
    assert_eq!(asked.code(), "wrong-password");
    let codes = ama.ask("POST", "/api/me/recovery", &json!({ "password": "Ama's password" })).await;
    let codes = codes.json::<Codes>().codes;
    assert_eq!(codes.len(), 8);
    assert_eq!(recover(&codes[0], "short").await.code(), "bad-password");
    let again = recover(&codes[0], "a new password").await;
    let again = Somebody::of(host, &again);
    assert_eq!(again.name, "Ama");
    assert_eq!(ama.get("/api/me").await.status, 401, "other sessions are over");
    assert_eq!(recover(&codes[0], "another one").await.code(), "bad-code", "a code is used once");
    assert_eq!(login(host, "Ama", "a new password").await.status, 200);
    assert_eq!(recover(&codes[1], "a third password").await.status, 200, "the others hold");
    let typed = codes[2].to_lowercase().replace('-', " ");
    assert_eq!(recover(&typed, "a third password").await.status, 200, "codes are read as people type them");
    // The operator's link, which comes without a password.
    let reset = mira.ask("POST", "/api/admin/accounts/ama/reset", &()).await.json::<Reset>();
    assert!(reset.link.ends_with(&format!("/recover?code={}", reset.code)), "{}", reset.link);
    // The link is a page with a form, in the reader's language.
    let link = request(host, "GET", &reset.link, &[("accept-language", "it")], "").await.text();
    assert!(link.contains(&reset.code) && link.contains("Scegli una nuova password"), "{link}");
    let form = format!("code={}&password=a+fourth%20password", reset.code);
    let origin = format!("http://{host}");
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("origin", origin.as_str())];
    let foreign = [headers[0], ("origin", "http://evil.example")];
    assert_eq!(request(host, "POST", "/recover", &foreign, &form).await.code(), "wrong-origin");
    let set = request(host, "POST", "/recover", &headers, &form).await;
    assert_eq!((set.status, set.header("location")), (303, Some("/")), "{}", set.text());
    assert!(set.header("set-cookie").is_some());
    let again = request(host, "POST", "/recover", &headers, &form).await;
    assert!(again.status == 400 && again.text().contains("not valid"), "{}", again.text());
    assert_eq!(login(host, "Ama", "a fourth password").await.status, 200);
    assert_eq!(recover(&reset.code, "a fifth password").await.code(), "bad-code");
    let audit = mira.get("/api/admin/audit").await.text();
    assert!(audit.contains("reset") && !audit.contains(&reset.code), "{audit}");
    server.stop().await;
}

#[tokio::test]
async fn reports_are_decided_and_everything_is_noted() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let mira = moderator(&server).await;
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    for text in ["<b>plays too well</b>", "again"] {
        let report = json!({ "name": "Kofi", "text": text });
        assert_eq!(ama.ask("POST", "/api/reports", &report).await.status, 204);
    }
    let queue = async |path: &str| mira.get(path).await.json::<Vec<ReportInfo>>();
    let waiting = queue("/api/admin/reports").await;
    assert_eq!(waiting.len(), 2);
    assert_eq!((waiting[0].by.as_deref(), waiting[0].about.as_deref()), (Some("Ama"), Some("Kofi")));
    assert_eq!(waiting[0].text, "<b>plays too well</b>");
    let path = format!("/api/admin/reports/{}", waiting[0].id);
    assert_eq!(mira.ask("PUT", &path, &json!({ "note": "asked Kofi" })).await.status, 204);
    assert_eq!(queue("/api/admin/reports").await[0].note.as_deref(), Some("asked Kofi"));
    assert_eq!(mira.ask("PUT", &path, &json!({ "decision": "dismissed" })).await.status, 204);
    assert_eq!(queue("/api/admin/reports").await.len(), 1);
    assert_eq!(queue("/api/admin/reports?all=true").await.len(), 2);
    assert_eq!(mira.ask("PUT", &path, &json!({ "decision": "perhaps" })).await.code(), "bad-request");
    let name = json!({ "name": "Kwame" });
    assert_eq!(
        mira.ask("PUT", "/api/admin/accounts/Kofi/name", &json!({ "name": "ama" })).await.code(),
        "name-taken"
    );
    assert_eq!(mira.ask("PUT", "/api/admin/accounts/Kofi/name", &name).await.status, 204);
    assert!(kofi.get("/api/me").await.text().contains("Kwame"), "the session stays");
    let done = mira.get("/api/admin/audit").await.json::<Vec<Done>>();
    let noted: Vec<_> = done.iter().map(|done| (done.by.as_str(), done.action.as_str())).collect();
    let mine = [("Mira", "rename"), ("Mira", "dismissed"), ("Mira", "note"), ("operator", "promote")];
    assert_eq!(noted, mine);
    server.stop().await;
}

#[tokio::test]
async fn games_are_closed_and_deleted() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let mira = moderator(&server).await;
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, true).await;
    let mut watching = kofi.connect().await;
    watching.watch(&game, 0, 0).await;
    let close = format!("/api/admin/games/{game}/close");
    assert_eq!(mira.ask("POST", &close, &json!({ "reason": "a test" })).await.status, 204);
    let ended = watching.until(|message| matches!(message, ToClient::Ended { .. })).await;
    let ToClient::Ended { ending, .. } = ended else { unreachable!() };
    assert_eq!((ending.how, ending.verdict.as_str(), ending.ratings.len()), (EndedBy::Closed, "void", 0));
    assert_eq!(mira.ask("POST", &close, &json!({})).await.code(), "game-over");
    let delete = format!("/api/admin/games/{game}");
    assert_eq!(mira.ask("DELETE", &delete, &()).await.status, 204);
    assert_eq!(ama.get(&format!("/api/games/{game}")).await.code(), "not-found");
    assert_eq!(mira.ask("DELETE", &delete, &()).await.code(), "not-found");
    assert_eq!(ama.get("/api/me/games").await.text(), "[]");
    // Other games continue.
    let next = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    assert!(kofi.get(&format!("/api/games/{next}")).await.json::<Game>().ending.is_none());
    let findings = server.operate("GET", "/api/admin/check").await;
    assert_eq!(findings, json!({ "games": 1, "problems": [] }));
    server.stop().await;
}

/// An earlier version could lose an entry and keep the next one. Such a game is named, and goes on from the lost entry.
#[tokio::test]
async fn a_game_with_a_missing_entry_is_found_and_mended() {
    let (server, data) = Running::with_data().await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    for (number, text) in (0..).zip(["a", "A", "b", "B"]) {
        let socket = if number % 2 == 0 { &mut south } else { &mut north };
        assert!(matches!(socket.play(&game, 0, number, text).await, ToClient::Ack { .. }));
    }
    server.stop().await;
    let file = SqliteConnectOptions::new().filename(data.path().join("naqala.sqlite"));
    let mut database = file.connect().await.unwrap();
    sqlx::query("DELETE FROM entries WHERE number = 1").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let config = Config { data: Some(data.path().to_owned()), limits: Limits::none(), ..Config::default() };
    let server = Running::with(config).await;
    let findings = server.operate("GET", "/api/admin/check").await;
    let problem = findings["problems"][0].as_str().unwrap();
    assert!(problem.contains(&format!("game {game}: entry 1 is missing, with 2 behind it")), "{problem}");
    assert_eq!(findings["problems"].as_array().unwrap().len(), 1);
    server.operate("POST", &format!("/api/admin/games/{game}/mend")).await;
    assert_eq!(server.operate("GET", "/api/admin/check").await, json!({ "games": 1, "problems": [] }));
    let audit = server.operate("GET", "/api/admin/audit").await;
    assert_eq!(audit[0]["note"], "1 was missing; deleted: 2 b, 3 B");
    let mut north = Somebody { host: server.host.clone(), ..second }.connect().await;
    let state = north.watch(&game, 0, 4).await;
    assert_eq!((state.branch, state.entries.as_slice()), (1, &["a".to_owned()][..]));
    assert!(matches!(north.play(&game, 1, 1, "C").await, ToClient::Ack { .. }));
    server.stop().await;
}
