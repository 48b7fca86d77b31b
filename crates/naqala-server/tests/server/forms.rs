//! The pages that the server renders itself: recovery codes and moderation.

use naqala_wire::game::{EndedBy, Game};
use naqala_wire::seek::{ClockRule, GameChoice};
use serde_json::json;

use crate::client::{Answer, Somebody, request};
use crate::running::Running;

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// Sends a form as a page of this site does.
async fn send(who: &Somebody, path: &str, form: &str) -> Answer {
    let origin = format!("http://{}", who.host);
    let headers = [FORM, ("cookie", who.cookie.as_str()), ("origin", origin.as_str())];
    request(&who.host, "POST", path, &headers, form).await
}

async fn moderator(server: &Running) -> Somebody {
    let mira = Somebody::account(&server.host, "Mira").await;
    server.operate("PUT", "/api/admin/accounts/Mira/moderator").await;
    mira
}

/// Every page, and a form that it takes.
const PAGES: [(&str, Option<&str>); 9] = [
    ("/moderation", None),
    ("/moderation?all=true", None),
    ("/moderation/reports/1", Some("action=dismiss")),
    ("/moderation/accounts", None),
    ("/moderation/accounts/Ama", Some("action=ban&reason=x")),
    ("/moderation/games", None),
    ("/moderation/games/none", Some("action=close")),
    ("/moderation/log", None),
    ("/recovery-codes", Some("password=wrong")),
];

#[tokio::test]
async fn only_moderators_see_these_pages_and_nobody_is_led_there_by_another_site() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let mira = moderator(&server).await;
    let (ama, guest) = (Somebody::account(host, "Ama").await, Somebody::guest(host).await);
    for (path, form) in PAGES {
        let is_for_all = path == "/recovery-codes";
        let gets = |status: u16| if path.starts_with("/moderation/reports/") { 405 } else { status };
        assert_eq!(request(host, "GET", path, &[], "").await.status, gets(401), "{path}");
        assert_eq!(guest.get(path).await.status, gets(403), "{path}");
        assert_eq!(ama.get(path).await.status, gets(if is_for_all { 200 } else { 403 }), "{path}");
        let Some(form) = form else { continue };
        assert_eq!(request(host, "POST", path, &[FORM], form).await.status, 401, "{path}");
        assert_eq!(send(&guest, path, form).await.status, 403, "{path}");
        assert_eq!(send(&ama, path, form).await.status, if is_for_all { 401 } else { 403 }, "{path}");
        let foreign = [FORM, ("cookie", mira.cookie.as_str()), ("origin", "http://evil.example")];
        assert_eq!(request(host, "POST", path, &foreign, form).await.code(), "wrong-origin", "{path}");
    }
    assert_eq!(ama.get("/api/me").await.status, 200, "nobody is banned");
    for path in ["/moderation", "/moderation/accounts/Ama", "/moderation/games", "/moderation/log"] {
        let page = mira.get(path).await;
        assert_eq!((page.status, page.header("cache-control")), (200, Some("no-store")), "{path}");
        assert!(page.header("content-security-policy").unwrap().contains("form-action 'self'"));
    }
    let style = request(host, "GET", "/forms.css", &[], "").await;
    assert!(style.status == 200 && style.header("content-type").unwrap().starts_with("text/css"));
    server.stop().await;
}

#[tokio::test]
async fn reports_are_decided_on_the_page_and_nothing_in_them_is_markup() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let mira = moderator(&server).await;
    let (ama, _kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let report = json!({ "name": "Kofi", "text": "<script>alert(1)</script> & \"more\"" });
    assert_eq!(ama.ask("POST", "/api/reports", &report).await.status, 204);
    let queue = mira.get("/moderation").await.text();
    assert!(queue.contains("&lt;script&gt;") && !queue.contains("<script"), "{queue}");
    let address = queue.split("action=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let noted = send(&mira, &address, "note=asked+%D0%9A&action=note").await;
    assert_eq!((noted.status, noted.header("location")), (303, Some("/moderation")));
    assert!(mira.get("/moderation").await.text().contains("asked К"));
    assert_eq!(send(&mira, &address, "note=done&action=handle").await.status, 303);
    assert!(mira.get("/moderation").await.text().contains("No reports"));
    assert!(mira.get("/moderation?all=true").await.text().contains("Handled."));
    let log = mira.get("/moderation/log").await.text();
    assert!(log.contains("handled") && log.contains("Mira"), "{log}");
    assert_eq!(send(&mira, "/moderation/reports/x", "action=handle").await.status, 404);
    let long = format!("action=note&note={}", "x".repeat(1001));
    let refused = send(&mira, &address, &long).await;
    assert!(refused.status == 413 && refused.text().contains("1,000"), "{}", refused.text());
    server.stop().await;
}

#[tokio::test]
async fn accounts_are_banned_renamed_and_helped_on_the_page() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let (mira, ama) = (moderator(&server).await, Somebody::account(host, "Ama").await);
    let list = mira.get("/moderation/accounts?search=am").await.text();
    assert!(list.contains("href=\"/moderation/accounts/Ama\"") && !list.contains(">Mira<"), "{list}");
    let page = "/moderation/accounts/Ama";
    assert_eq!(send(&mira, page, "action=ban&reason=insults").await.status, 303);
    assert_eq!(ama.get("/api/me").await.status, 401);
    assert!(mira.get(page).await.text().contains("insults"));
    assert_eq!(send(&mira, page, "action=unban").await.status, 303);
    assert_eq!(send(&mira, page, "action=unban").await.status, 409, "there is nothing to lift");
    let renamed = send(&mira, page, "action=rename&name=Abena").await;
    assert_eq!(renamed.header("location"), Some("/moderation/accounts/Abena"));
    let page = "/moderation/accounts/Abena";
    assert_eq!(send(&mira, page, "action=rename&name=mira").await.status, 409, "the name is taken");
    let reset = send(&mira, page, "action=reset").await.text();
    let link = reset.split("href=\"").find(|part| part.contains("/recover?code=")).unwrap();
    let code = link.split("code=").nth(1).unwrap().split('"').next().unwrap();
    let form = format!("code={code}&password=a+new+password");
    assert_eq!(request(host, "POST", "/recover", &[FORM], &form).await.status, 303);
    assert_eq!(send(&mira, page, "action=promote").await.status, 400, "only the operator may");
    let own = send(&mira, "/moderation/accounts/Mira", "action=ban&reason=x").await;
    assert_eq!(own.status, 403, "moderators are the operator's to judge");
    assert_eq!(send(&mira, page, "action=delete").await.header("location"), Some("/moderation/accounts"));
    assert_eq!(mira.get(page).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn games_are_closed_and_deleted_on_the_page() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let mira = moderator(&server).await;
    let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let asked = format!("/moderation/games?id=http://{host}/game/{game}");
    let page = format!("/moderation/games/{game}");
    assert_eq!(mira.get(&asked).await.header("location"), Some(page.as_str()));
    let shown = mira.get(&page).await.text();
    assert!(shown.contains("Oware") && shown.contains(&first.name), "{shown}");
    assert_eq!(send(&mira, &page, "action=close&reason=a+quarrel").await.status, 303);
    let state = first.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert_eq!(state.ending.unwrap().how, EndedBy::Closed);
    assert_eq!(send(&mira, &page, "action=delete").await.header("location"), Some("/moderation/games"));
    assert_eq!(mira.get(&page).await.status, 404);
    assert_eq!(first.get(&format!("/api/games/{game}")).await.status, 404);
    let log = mira.get("/moderation/log").await.text();
    assert!(log.contains("a quarrel") && log.contains("delete-game"), "{log}");
    server.stop().await;
}

#[tokio::test]
async fn an_account_gets_its_codes_on_the_page() {
    let (server, _data) = Running::with_data().await;
    let host = server.host.as_str();
    let ama = Somebody::account(host, "Ama").await;
    let wrong = send(&ama, "/recovery-codes", "password=a+guess").await;
    assert!(wrong.status == 401 && wrong.text().contains("password is wrong"), "{}", wrong.text());
    let shown = send(&ama, "/recovery-codes", "password=Ama%27s+password").await;
    let text = shown.text();
    assert_eq!((shown.status, shown.header("cache-control")), (200, Some("no-store")));
    let codes = text.split("<li>").skip(1).map(|part| part.split('<').next().unwrap());
    let codes: Vec<&str> = codes.collect();
    assert_eq!(codes.len(), 8, "{text}");
    let form = format!("code={}&password=a+new+password", codes[3]);
    assert_eq!(request(host, "POST", "/recover", &[FORM], &form).await.status, 303);
    server.stop().await;
}
