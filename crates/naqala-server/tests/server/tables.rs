//! Exact values over the API.

use naqala::{Choices, catalogue};
use naqala_server::{Config, Limits};
use naqala_tables::{Build, Reader};
use naqala_wire::exact::{Exact, Lead, Verdict};

use crate::client::request;
use crate::running::Running;

/// A position of the solved game, as written in an address.
const POSITION: &str = "S+0+0+0+0+0+2+/+N+1+1+0+0+0+0+/+stores+20+24";

#[tokio::test]
async fn exact_values_are_told_where_there_is_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let rules = catalogue::rules("oware").unwrap();
    let game = rules.compile(Choices::new().preset("awari-solution")).unwrap();
    let tables = Some(folder.path().to_owned());
    let server = Running::with(Config { tables, limits: Limits::none(), ..Config::default() }).await;
    let ask =
        async |query: &str| request(&server.host, "GET", &format!("/api/tables/{query}"), &[], "").await;
    let asked = format!("oware?preset=awari-solution&position={POSITION}");
    assert_eq!(ask(&asked).await.json::<Exact>(), Exact::default());
    // A table that is built while the server runs is found.
    Build::new(&game, 5).unwrap().write_to(folder.path(), &()).unwrap();
    let found = ask(&asked).await.json::<Exact>();
    let position = game.parse_position(&POSITION.replace('+', " ")).unwrap();
    let reader = Reader::find(folder.path(), &game).unwrap().unwrap();
    let lead = reader.lead(&position).unwrap().value().unwrap();
    assert_eq!(lead, 0, "four seeds behind, and all four are won");
    assert_eq!((found.most_seeds, found.lead), (5, Some(Lead { least: lead, most: lead })));
    assert_eq!((found.counts_seeds, found.verdict), (true, Some(Verdict::Draw)));
    assert_eq!(found.moves.len(), game.plies(&position).len());
    assert_eq!(found.moves[0].lead, found.lead.unwrap(), "the best move is worth what the position is");
    assert!(found.moves.is_sorted_by(|a, b| a.lead >= b.lead));
    // The same rules, option by option.
    let options: Vec<String> =
        game.changed().iter().map(|(name, value)| format!("&o.{name}={value}")).collect();
    let by_options = ask(&format!("oware?position={POSITION}{}", options.concat())).await.json::<Exact>();
    assert_eq!(by_options, found);
    // A position that is not in the table.
    let start = ask("oware?preset=awari-solution").await.json::<Exact>();
    assert_eq!(start, Exact { most_seeds: 5, counts_seeds: true, lead: None, verdict: None, moves: vec![] });
    for (query, code) in [
        ("chess", "unknown-game"),
        ("oware?preset=none-such", "bad-options"),
        ("oware?o.feed=sometimes", "bad-options"),
        ("oware?position=nonsense", "bad-request"),
        ("oware?feed=must", "bad-request"),
    ] {
        assert_eq!(ask(query).await.code(), code, "{query}");
    }
    server.stop().await;
}

/// Two variants have one table, and it means to one of them less.
#[tokio::test]
async fn who_wins_is_told_where_a_game_is_over_before_the_last_seed() {
    let folder = tempfile::tempdir().unwrap();
    let game = catalogue::game("oware").unwrap();
    Build::new(&game, 5).unwrap().write_to(folder.path(), &()).unwrap();
    let tables = Some(folder.path().to_owned());
    let server = Running::with(Config { tables, limits: Limits::none(), ..Config::default() }).await;
    let ask = async |options: &str| {
        let path = format!("/api/tables/oware?position={POSITION}{options}");
        request(&server.host, "GET", &path, &[], "").await.json::<Exact>()
    };
    for _ in 0..2 {
        let [usual, to_the_end] = [ask("").await, ask("&o.win_at=none").await];
        assert!(!usual.counts_seeds && to_the_end.counts_seeds);
        assert_eq!((usual.lead, usual.verdict), (to_the_end.lead, to_the_end.verdict));
        assert!(usual.verdict.is_some(), "endless play is a draw, so that it is always known who wins");
        assert_eq!(usual.moves[0].verdict, usual.verdict, "the best move brings what the position is worth");
        assert!(usual.moves.is_sorted_by_key(|mv| std::cmp::Reverse(mv.verdict)));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_damaged_table_is_no_table() {
    let folder = tempfile::tempdir().unwrap();
    let game = catalogue::game("oware").unwrap();
    let name = naqala_tables::TableKey::of(&game).file_name();
    std::fs::write(folder.path().join(name), "this is no table").unwrap();
    let tables = Some(folder.path().to_owned());
    let server = Running::with(Config { tables, limits: Limits::none(), ..Config::default() }).await;
    let answer = request(&server.host, "GET", "/api/tables/oware", &[], "").await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "internal"));
    server.stop().await;
}
