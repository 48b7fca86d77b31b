//! Read-only content: the page, the catalogue, pictures.

use naqala::{Game, catalogue, perft};
use naqala_wire::catalogue::GameEntry;

use crate::client::request;
use crate::running::Running;

#[tokio::test]
async fn the_catalogue_is_read_in_every_language() {
    let server = Running::start().await;
    let games = |language: &str| {
        let (host, path) = (server.host.clone(), format!("/games.json?lang={language}"));
        async move { request(&host, "GET", &path, &[], "").await.json::<Vec<GameEntry>>() }
    };
    let english = games("en").await;
    assert_eq!(english.len(), catalogue::all().len());
    assert_eq!(games("tlh").await, english, "what there is not is said in English");
    for language in naqala::languages().filter(|language| *language != "en") {
        let translated = games(language).await;
        let differ = translated.iter().zip(&english).filter(|(a, b)| a.summary != b.summary).count();
        assert!(differ * 10 > english.len() * 9, "{language}: {differ}");
        let docs = |games: &[GameEntry]| -> Vec<String> {
            games.iter().flat_map(|game| &game.options).map(|option| option.doc.clone()).collect()
        };
        let (own, known) = (docs(&translated), docs(&english));
        let differ = own.iter().zip(&known).filter(|(a, b)| a != b).count();
        assert!(differ * 10 > known.len() * 9, "{language}: {differ} of {} options", known.len());
        let messages = request(&server.host, "GET", &format!("/messages/{language}.ftl"), &[], "").await;
        assert!(messages.text().contains("oware--summary = "));
    }
    for entry in &english {
        let rules = request(&server.host, "GET", &format!("/games/{}.toml", entry.id), &[], "").await.text();
        assert_eq!(rules, catalogue::rules(&entry.id).unwrap().source());
        let weights = request(&server.host, "GET", &format!("/weights/{}.toml", entry.id), &[], "").await;
        assert_eq!((weights.status, !weights.body.is_empty()), (200, entry.weights), "{}", entry.id);
        let packed = request(&server.host, "GET", &format!("/games/{}.packed", entry.id), &[], "").await;
        let (game, usual) = (Game::from_bytes(&packed.body).unwrap(), catalogue::game(&entry.id).unwrap());
        let count = |game: &Game| perft(game, &game.start(), 3);
        assert_eq!((game.id(), count(&game)), (usual.id(), count(&usual)));
        // Weights are fetched separately and inserted into the gap left for them.
        let learnt = request(&server.host, "GET", &format!("/weights/{}.packed", entry.id), &[], "").await;
        assert_eq!(game.rules().weights().is_some(), entry.weights);
        assert_eq!(game.to_bytes_with_weights(Some(&learnt.body)).unwrap(), usual.to_bytes(), "{}", entry.id);
    }
    for missing in
        ["/games/nothing.packed", "/weights/nothing.packed", "/games/nothing.toml", "/games/kalah.txt"]
    {
        assert_eq!(request(&server.host, "GET", missing, &[], "").await.status, 404, "{missing}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let server = Running::start().await;
    let first = request(&server.host, "GET", "/games.json", &[("accept-encoding", "gzip")], "").await;
    assert_eq!(first.header("content-encoding"), Some("gzip"));
    let known = [("if-none-match", first.header("etag").unwrap())];
    let again = request(&server.host, "GET", "/games.json", &known, "").await;
    assert_eq!((again.status, again.body.len()), (304, 0));
    server.stop().await;
}

#[tokio::test]
async fn pictures_show_positions() {
    let server = Running::start().await;
    let get = async |path: &str| request(&server.host, "GET", path, &[], "").await;
    let picture =
        get("/picture/oware.svg?position=S%200%200%200%200%201%205%20/%20N%202%201%200%200%200%200&lang=it")
            .await;
    let game = catalogue::game("oware").unwrap();
    let position = game.parse_position("S 0 0 0 0 1 5 / N 2 1 0 0 0 0").unwrap();
    assert_eq!(picture.text(), naqala::Picture::new(&game, &position).language("it").svg());
    assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
    let policy = picture.header("content-security-policy").unwrap();
    assert_eq!(policy, "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    assert!(get("/picture/oware.svg?pits=3").await.text().starts_with("<svg "));
    assert_eq!(get("/picture/oware.svg?pits=99").await.code(), "bad-options");
    assert_eq!(get("/picture/oware.svg?position=nonsense").await.code(), "bad-request");
    assert_eq!(get("/picture/chess.svg").await.status, 404);
    let pixels = get("/picture/oware.png?lang=ru").await;
    assert_eq!(pixels.header("content-type"), Some("image/png"));
    assert!(pixels.body.starts_with(b"\x89PNG\r\n"), "other sites show pixels");
    assert_eq!(get("/picture/oware.gif").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn boards_of_cards_stay_for_ever() {
    let server = Running::start().await;
    let list = request(&server.host, "GET", "/games.json", &[], "").await.json::<Vec<GameEntry>>();
    for entry in &list {
        let address = format!("/boards/{}.svg?v={}", entry.id, entry.picture);
        let board = request(&server.host, "GET", &address, &[], "").await;
        assert!(board.status == 200 && board.text().starts_with("<svg "), "{address}");
        assert!(board.header("cache-control").unwrap().contains("immutable"), "{address}");
    }
    let other = request(&server.host, "GET", "/boards/oware.svg?v=00000000", &[], "").await;
    assert_eq!(other.header("cache-control"), Some("no-cache"));
    assert_eq!(request(&server.host, "GET", "/boards/chess.svg", &[], "").await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn addresses_of_the_page_are_the_page_and_missing_files_are_not() {
    let server = Running::start().await;
    let root = request(&server.host, "GET", "/", &[], "").await;
    let plain = request(&server.host, "GET", "/learn", &[], "").await;
    for path in ["/game/abc", "/join/abc", "/workshop", "/online/"] {
        let answer = request(&server.host, "GET", path, &[], "").await;
        assert_eq!((answer.status, &answer.body), (200, &plain.body), "{path}");
    }
    // Where the page is built, pages about a game say in their heads which one.
    let is_built = root.text().contains("</head>") && root.text().contains("boot.js");
    if is_built {
        // The first page begins with a board, and a picture of it.
        assert!(root.text().contains("id=\"first-board\"") && !plain.text().contains("first-board"));
        for path in ["/play/oware", "/rules/oware?o.feed=none", "/embed/oware"] {
            let answer = request(&server.host, "GET", path, &[], "").await;
            assert!(answer.text().contains("og:title\" content=\"Oware\""), "{path}");
            let policy = answer.header("content-security-policy").unwrap();
            let is_open = !policy.contains("frame-ancestors");
            assert_eq!(is_open, path.starts_with("/embed/"), "{path}: {policy}");
        }
    }
    for path in ["/missing.js", "/games/chess.toml", "/api/missing", "/api", "/messages/tlh.ftl"] {
        assert_eq!(request(&server.host, "GET", path, &[], "").await.status, 404, "{path}");
    }
    let browser = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");
    let etag = plain.header("etag").map(|etag| ("if-none-match", etag));
    for path in ["/metrics", "/play", "/play/oware/1", "/games/oware", "/wp-login"] {
        assert_eq!(request(&server.host, "GET", path, &[], "").await.code(), "not-found", "{path}");
        let shown = request(&server.host, "GET", path, &[&[browser][..], etag.as_slice()].concat(), "").await;
        assert_eq!(shown.status, 404, "{path}");
        // The page itself tells people that there is nothing.
        assert!(!is_built || shown.body == plain.body, "{path}");
    }
    server.stop().await;
}
