//! Names of pits that are typed, with and without Enter.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;

use super::Bench;

#[test]
fn enter_after_a_whole_name_plays_nothing_more() {
    let mut bench = Bench::new("oware", true);
    bench.type_text("c");
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["c"]);
    // Where the name was refused, the pit under the cursor is not meant either.
    bench.type_text("D");
    bench.press(KeyCode::Enter);
    bench.type_text("c");
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["c", "D"]);
    assert!(bench.app.notice.as_ref().is_some_and(|notice| notice.is_problem));
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies().len(), 3, "the second Enter is for the cursor");
}

#[test]
fn enter_plays_the_pit_under_the_cursor_after_a_while_or_another_key() {
    let mut bench = Bench::new("oware", true);
    bench.type_text("c");
    bench.pass(Duration::from_secs(3));
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies().len(), 2);
    bench.type_text("d");
    bench.press(KeyCode::Left);
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies().len(), 4);
}
