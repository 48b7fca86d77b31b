//! The board driven by keys and drawn into a buffer.

mod small_windows;
mod typed_names;

use std::time::Duration;

use naqala::{Choices, Decision, MatchSession, MatchStep, Move, Session, Side, catalogue};
use naqala_engine::Choice as Decided;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::app::{App, Effect, Message, Overlay, Sitter};
use super::look::Look;
use super::view;
use super::worker::{Answer, Purpose, Thought};
use crate::localizer::Localizer;
use crate::play::hint::Advice;
use naqala_view::Pace;
use naqala_view::Scene;

/// A board under test: time passes only when the test says so.
struct Bench {
    app: App,
    now: Duration,
    effects: Vec<Effect>,
}

impl Bench {
    fn new(id: &str, north_is_human: bool) -> Bench {
        Bench::of(MatchSession::new(catalogue::game(id).unwrap()), [true, north_is_human, false, false])
    }

    fn of(played: MatchSession, humans: impl IntoIterator<Item = bool>) -> Bench {
        let sitter = |is_human| Sitter { name: "somebody".to_owned(), is_human };
        let sitters = humans.into_iter().map(sitter).collect();
        let app = App::new(played, sitters, Pace::Off, Localizer::new(Some("en")), Look::plain());
        let mut bench = Bench { app, now: Duration::ZERO, effects: Vec::new() };
        bench.tell(Message::Tick);
        bench
    }

    fn tell(&mut self, message: Message) {
        let effects = self.app.update(self.now, message);
        self.effects.extend(effects);
    }

    fn press(&mut self, key: KeyCode) {
        self.tell(Message::Input(Input::Key(KeyEvent::new(key, KeyModifiers::NONE))));
    }

    fn type_text(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    fn pass(&mut self, time: Duration) {
        self.now += time;
        self.tell(Message::Tick);
    }

    fn answer(&mut self, purpose: Purpose, text: &str) {
        let session = self.app.played.session();
        let mv = session.game().parse_ply(session.position(), text).unwrap()[0];
        let ticket = self.effects.iter().rev().find_map(|effect| match *effect {
            Effect::Think { ticket, .. } | Effect::Hint { ticket } => Some(ticket),
            _ => None,
        });
        let answer = Some(match purpose {
            Purpose::Turn => Answer::Turn(Decided { mv, score: Some(2) }),
            Purpose::Hint => Answer::Hint(Advice { mv, score: 2, why: format!("Because of {text}.") }),
        });
        self.tell(Message::Thought(Thought { ticket: ticket.unwrap(), answer }));
    }

    fn plies(&self) -> Vec<String> {
        let session = self.app.played.session();
        session.plies().iter().map(|(before, ply)| session.game().ply_text(before, ply)).collect()
    }

    fn notice(&self) -> &str {
        self.app.notice.as_ref().map_or("", |notice| &notice.text)
    }

    fn resize(&mut self, width: u16, height: u16) {
        self.tell(Message::Input(Input::Resize(width, height)));
    }

    /// The screen as lines of text.
    fn screen(&self) -> Vec<String> {
        let area = self.app.area;
        let mut terminal = Terminal::new(TestBackend::new(area.width, area.height)).unwrap();
        terminal.draw(|frame| view::draw(frame, &self.app)).unwrap();
        let buffer = terminal.backend().buffer();
        let cells: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
        cells.chunks(area.width.max(1).into()).map(|line| line.concat().trim_end().to_owned()).collect()
    }

    fn sees(&self, text: &str) -> bool {
        self.screen().iter().any(|line| line.contains(text))
    }

    /// Where a text begins on the screen.
    fn find(&self, text: &str) -> (u16, u16) {
        let lines = self.screen();
        let at = |line: &String| line.find(text).map(|byte| line[..byte].chars().count());
        let (row, column) = lines.iter().enumerate().find_map(|(row, line)| Some((row, at(line)?))).unwrap();
        (column as u16, row as u16)
    }

    fn click(&mut self, (column, row): (u16, u16)) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.tell(Message::Input(Input::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        })));
    }
}

#[test]
fn four_players_sit_around_the_board() {
    let four = catalogue::rules("ruma").unwrap().compile(Choices::new().set("players", "4")).unwrap();
    let mut bench = Bench::of(MatchSession::new(four), [true; 4]);
    bench.resize(120, 50);
    for side in ["South", "East", "North", "West"] {
        assert!(bench.sees(&format!("{side}  somebody")), "{:#?}", bench.screen());
    }
    let (mut sides, mut letters) = (Vec::new(), Vec::new());
    for _ in 0..8 {
        let side = bench.app.turn().unwrap();
        assert!(bench.sees(&format!("▸ {side}")), "{:#?}", bench.screen());
        let session = bench.app.played.session();
        let (before, moves) = (*session.position(), session.moves());
        let text = session.game().move_text(&before, moves[0]);
        let played = bench.plies().len();
        bench.type_text(&text);
        if bench.plies().len() == played {
            bench.press(KeyCode::Enter);
        }
        sides.push(side);
        letters.push(format!("{} {text}", side.letter()));
    }
    sides.sort();
    sides.dedup();
    assert_eq!(sides.len(), 4, "everybody had a turn");
    assert!(letters.iter().any(|ply| bench.sees(ply)), "{letters:?} {:#?}", bench.screen());
    // On the smallest terminal all four are there, too.
    bench.resize(80, 24);
    assert!(bench.sees("West") && bench.sees("Sa"), "{:#?}", bench.screen());
}

#[test]
fn a_small_window_shows_numbers_only() {
    let mut bench = Bench::new("bao-kiswahili", false);
    bench.resize(50, 15);
    let screen = bench.screen();
    assert_eq!(
        screen[2..10].iter().map(|line| line.trim()).collect::<Vec<_>>(),
        [
            "B8    B7    B6    B5    B4    B3    B2    B1",
            "0     0     0     0     0     0     0     0",
            "A8    A7    A6    A5▴   A4    A3    A2    A1",
            "0     2     2     6     0     0     0     0",
            "a1    a2    a3    a4    a5▾   a6    a7    a8",
            "0     0     0     0     6    [2]    2     0",
            "b1    b2    b3    b4    b5    b6    b7    b8",
            "0     0     0     0     0     0     0     0",
        ],
        "{}",
        screen.join("\n")
    );
}

#[test]
fn a_usual_window_shows_the_seeds() {
    let bench = Bench::new("oware", false);
    let screen = bench.screen();
    let cut: Vec<String> =
        screen[8..14].iter().map(|line| line.chars().skip(13).take(36).collect()).collect();
    assert_eq!(
        cut,
        [
            "╭── a ──╮╭── b ──╮╭── c ──╮┏━━ d ━━┓",
            "│       ││       ││       │┃       ┃",
            "│● ● ● ●││● ● ● ●││● ● ● ●│┃● ● ● ●┃",
            "│       ││       ││       │┃       ┃",
            "│   4   ││   4   ││   4   │┃   4   ┃",
            "╰───────╯╰───────╯╰───────╯┗━━━━━━━┛",
        ],
        "{}",
        screen.join("\n")
    );
}

#[test]
fn every_game_fits_a_usual_window_with_every_pit_in_sight() {
    for rules in catalogue::all() {
        for (width, height) in [(80, 24), (100, 30), (200, 60)] {
            let mut bench = Bench::new(rules.id(), true);
            bench.resize(width, height);
            let board = bench.app.game().board().clone();
            let screen = bench.screen().join("\n");
            // Where the names would touch, every second column goes without.
            let is_named = |pit: &naqala::Pit| board.columns() < 20 || board.place(*pit).1.is_multiple_of(2);
            let all_are_there = board.pits().filter(is_named).all(|pit| screen.contains(board.name(pit)));
            assert!(all_are_there, "{}\n{screen}", rules.id());
            for pit in board.pits() {
                let area = view::pit_area(&bench.app, pit).unwrap();
                assert!(
                    area.right() <= width && area.bottom() <= height,
                    "{} {}",
                    rules.id(),
                    board.name(pit)
                );
                let others = board.pits().filter(|&other| other != pit);
                let overlaps = |other| view::pit_area(&bench.app, other).unwrap().intersects(area);
                assert_eq!(others.filter(|&other| overlaps(other)).count(), 0, "{}", rules.id());
            }
        }
    }
}

#[test]
fn no_size_of_the_window_is_too_small_to_say_so() {
    for rules in catalogue::all() {
        let mut bench = Bench::new(rules.id(), true);
        for (width, height) in [(0, 0), (1, 1), (10, 5), (30, 12), (40, 20), (60, 10), (300, 8), (20, 100)] {
            bench.resize(width, height);
            bench.screen();
        }
        bench.resize(60, 6);
        assert!(bench.sees("too small"), "{}", rules.id());
    }
}

#[test]
fn what_cannot_be_seen_is_not_played() {
    let mut bench = Bench::new("oware", true);
    bench.resize(30, 6);
    bench.type_text("c");
    bench.press(KeyCode::Enter);
    bench.click((10, 3));
    assert_eq!(bench.plies(), [""; 0]);
    bench.tell(Message::Input(Input::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL))));
    assert!(bench.app.is_done && bench.app.is_interrupted, "one can leave all the same");
}

#[test]
fn ctrl_z_plays_nothing() {
    let mut bench = Bench::new("oware", true);
    bench.tell(Message::Input(Input::Key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL))));
    assert!(bench.app.is_put_to_sleep && bench.app.typed.is_empty());
}

#[test]
fn the_rules_are_set_anew_for_another_width() {
    let longest = |bench: &Bench| match &bench.app.overlay {
        Some(Overlay::Text { text, .. }) => text.lines().map(|line| line.chars().count()).max().unwrap(),
        other => panic!("{other:?}"),
    };
    let mut bench = Bench::new("oware", true);
    bench.press(KeyCode::Char('i'));
    assert!((66..=72).contains(&longest(&bench)), "{}", longest(&bench));
    bench.resize(60, 24);
    assert!((48..=54).contains(&longest(&bench)), "{}", longest(&bench));
}

#[test]
fn plies_have_the_numbers_of_the_record() {
    let mut bench = Bench::new("oware", true);
    bench.resize(100, 30);
    bench.type_text("cDaE");
    assert!(bench.sees("  1 c        D") && bench.sees("  3 a        E"), "{:#?}", bench.screen());
}

#[test]
fn every_sign_is_told_within_a_usual_window() {
    let mut bench = Bench::new("bao-kiswahili", true);
    for text in ["a7L*", "A5R"] {
        bench.type_text(text);
    }
    assert_eq!(bench.plies(), ["a7L*", "A5R"]);
    assert!(bench.sees("last seed") && bench.sees("▾▴ house"), "{:#?}", bench.screen());
    bench.resize(120, 30);
    assert!(bench.sees("▴ house of North"), "{:#?}", bench.screen());
}

#[test]
fn terminals_without_unicode_get_plain_letters() {
    for rules in catalogue::all() {
        let mut bench = Bench::new(rules.id(), true);
        bench.app.look = Look::ascii();
        let title = bench.screen().remove(0);
        let screen = bench.screen().join("\n");
        assert!(screen[title.len()..].is_ascii(), "{screen}");
    }
}

#[test]
fn a_letter_plays_and_the_computer_answers() {
    let mut bench = Bench::new("oware", false);
    bench.type_text("c");
    assert_eq!(bench.plies(), ["c"]);
    assert_eq!(bench.effects, [Effect::Save, Effect::Think { seat: 1, ticket: 2 }]);
    assert!(bench.sees("North thinks"));
    bench.type_text("d");
    assert_eq!(bench.plies(), ["c"], "it is not our turn");
    bench.answer(Purpose::Turn, "B");
    assert_eq!(bench.plies(), ["c", "B"]);
    assert!(bench.sees("North played B"));
}

#[test]
fn an_answer_to_an_old_question_is_not_heard() {
    let mut bench = Bench::new("oware", false);
    bench.type_text("c");
    let Some(Effect::Think { ticket, .. }) = bench.effects.pop() else { panic!("nobody was asked") };
    let mv = bench.app.played.moves()[0];
    bench.press(KeyCode::Char('u'));
    assert_eq!(bench.plies(), [""; 0]);
    let answer = Some(Answer::Turn(Decided { mv, score: None }));
    bench.tell(Message::Thought(Thought { ticket, answer }));
    assert_eq!(bench.plies(), [""; 0]);
}

#[test]
fn arrows_go_round_among_the_pits_that_may_be_played() {
    let mut bench = Bench::new("oware", true);
    let board = bench.app.game().board().clone();
    let mut visited = String::new();
    for _ in 0..6 {
        visited += board.name(bench.app.offer.pit().unwrap());
        bench.press(KeyCode::Right);
    }
    assert_eq!(visited, "defabc");
    bench.press(KeyCode::Tab);
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["e"]);
}

#[test]
fn a_click_plays_a_pit_and_another_says_why_not() {
    let mut bench = Bench::new("oware", true);
    let there = bench.find(" F ");
    bench.click(there);
    assert_eq!(bench.plies(), [""; 0]);
    assert!(bench.notice().contains("F"), "{}", bench.notice());
    let here = bench.find(" a ");
    bench.click(here);
    assert_eq!(bench.plies(), ["a"]);
}

#[test]
fn a_pit_with_two_directions_opens_a_menu() {
    for (key, ply) in [(KeyCode::Right, "a7R*"), (KeyCode::Char('l'), "a7L*"), (KeyCode::Enter, "a7L*")] {
        let mut bench = Bench::new("bao-kiswahili", true);
        bench.press(KeyCode::Right);
        bench.press(KeyCode::Enter);
        assert!(bench.sees("How to play a7"));
        bench.press(key);
        assert_eq!(bench.plies(), [ply]);
    }
    let mut bench = Bench::new("bao-kiswahili", true);
    bench.type_text("a7");
    bench.press(KeyCode::Enter);
    let line = bench.find("2  a7R*");
    bench.click(line);
    assert_eq!(bench.plies(), ["a7R*"]);
}

#[test]
fn a_whole_move_can_be_typed_and_taken_back() {
    let mut bench = Bench::new("bao-kiswahili", true);
    bench.type_text("a7");
    assert!(bench.sees("a7L*  a7R*"), "{}", bench.screen().join("\n"));
    bench.type_text("r");
    assert!(bench.sees("Enter plays it"));
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["a7R*"]);
    bench.press(KeyCode::Char('u'));
    assert_eq!(bench.plies(), [""; 0]);
    assert_eq!(bench.notice(), "1 ply taken back");
}

#[test]
fn a_move_that_is_not_legal_is_refused_with_the_reason() {
    let mut bench = Bench::new("bao-kiswahili", true);
    bench.type_text("b3");
    assert_eq!(bench.plies(), [""; 0]);
    assert!(bench.notice().contains("b3"), "{}", bench.notice());
    assert!(bench.app.typed.is_empty());
    bench.press(KeyCode::Char('x'));
    assert_eq!(bench.notice(), "`x` is neither a pit nor a command; ? shows what there is");
}

#[test]
fn letters_that_name_pits_leave_their_commands_to_function_keys() {
    let mut bench = Bench::new("oware", true);
    bench.type_text("e");
    assert_eq!(bench.plies(), ["e"]);
    bench.press(KeyCode::F(3));
    assert!(bench.sees("The last move"));
    bench.press(KeyCode::Esc);
    assert_eq!(bench.app.overlay, None);
    assert!(bench.sees("F3 explain") && bench.sees("h hint"));
}

#[test]
fn a_hint_moves_the_cursor_and_plays_nothing() {
    let mut bench = Bench::new("oware", false);
    bench.press(KeyCode::Char('h'));
    bench.answer(Purpose::Hint, "b");
    assert!(bench.sees("Because of b."), "the reasons are there to read");
    bench.press(KeyCode::Esc);
    assert_eq!(bench.notice(), "Hint: b (+2 seeds, as far as I can see)");
    assert_eq!(bench.plies(), [""; 0]);
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["b"]);
}

#[test]
fn resigning_asks_first_and_shows_the_result() {
    let mut bench = Bench::new("oware", true);
    bench.type_text("c");
    bench.press(KeyCode::Char('r'));
    assert!(bench.sees("Does North give up?"));
    bench.press(KeyCode::Char('n'));
    assert!(bench.app.played.outcome().is_none());
    bench.press(KeyCode::Char('r'));
    bench.press(KeyCode::Char('y'));
    assert_eq!(bench.app.overlay, Some(Overlay::Result));
    assert!(bench.sees("South wins"));
    bench.press(KeyCode::Char(' '));
    assert_eq!((&bench.app.overlay, bench.notice()), (&None, ""), "Space only closes the box");
    bench.press(KeyCode::Char('n'));
    assert!(bench.app.played.outcome().is_none() && bench.app.played.session().history().is_empty());
}

#[test]
fn an_animation_runs_in_its_own_time_and_any_key_ends_it() {
    let mut bench = Bench::new("oware", true);
    bench.app.pace = Pace::Normal;
    let d = bench.app.game().board().find("d").unwrap();
    bench.type_text("c");
    assert!(bench.sees("South lifts 4 seeds from c") && bench.sees("in hand 4"));
    assert_eq!(bench.app.scene().heap(d).seeds, 4);
    bench.pass(Duration::from_millis(400));
    assert!(bench.sees("in hand 3"));
    assert_eq!(bench.app.scene().heap(d).seeds, 5);
    bench.pass(Duration::from_millis(180));
    assert!(bench.sees("in hand 2"));
    bench.press(KeyCode::Esc);
    assert!(bench.app.animation.is_none());
    assert!(bench.sees("North: choose a pit"));
}

#[test]
fn step_by_step_waits_for_keys() {
    let mut bench = Bench::new("oware", true);
    bench.app.pace = Pace::Step;
    bench.type_text("c");
    bench.pass(Duration::from_secs(60));
    assert_eq!(bench.app.idle_time(), None);
    for _ in 0..5 {
        assert!(bench.app.animation.is_some());
        bench.press(KeyCode::Char(' '));
    }
    assert!(bench.sees("The last seed falls into A: 5"));
    while bench.app.animation.is_some() {
        bench.press(KeyCode::Char(' '));
    }
    assert_eq!(bench.plies(), ["c"]);
}

/// Plays random games and lets every move be filmed: no seed may get lost on the way, and the last picture must be
/// the position.
#[test]
fn animations_lose_no_seed_and_end_with_the_position() {
    for rules in catalogue::all() {
        let game = catalogue::game(rules.id()).unwrap();
        let mut position = game.start();
        let mut number = 1_u32;
        for _ in 0..200 {
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let mut events = Vec::new();
            let mut scene = Scene::of(&game, &position);
            let before = scene.total();
            position = game.play_legal(&position, moves[number as usize / 65_536 % moves.len()], &mut events);
            let mut in_trays = 0;
            for event in &events {
                scene.apply(&game, event);
                in_trays += u16::from(matches!(event, naqala::Event::Pay { .. }));
                if position.outcome().is_none() {
                    assert_eq!(scene.total() + in_trays, before, "{} {event:?}", game.id());
                }
            }
            let after = Scene::of(&game, &position);
            if position.outcome().is_none() {
                let same = game.board().pits().all(|pit| scene.heap(pit) == after.heap(pit));
                assert!(same && scene.stores == after.stores && scene.hand == after.hand, "{}", game.id());
                assert_eq!((scene.reserves, scene.marks), (after.reserves, after.marks), "{}", game.id());
            }
        }
    }
}

#[test]
fn both_players_name_a_pit_for_the_race() {
    let mut bench = Bench::new("sulus-aidi", true);
    assert!(bench.sees("name the pit you start the race from"));
    bench.type_text("c");
    assert_eq!(bench.plies(), ["z:c"]);
    assert_eq!(bench.app.played.position().to_move(), Side::North);
    bench.type_text("A");
    assert_eq!(bench.plies(), ["z:c/A"]);
    let mut bench = Bench::new("gabata", true);
    bench.press(KeyCode::Enter);
    assert_eq!(bench.plies(), ["z:a/A"], "where nothing is to be chosen, one key runs the race");
}

#[test]
fn two_computers_stop_and_go_on() {
    let played = MatchSession::new(catalogue::game("oware").unwrap());
    let sitters = [false, false].map(|is_human| Sitter { name: "robot".to_owned(), is_human }).into();
    let app = App::new(played, sitters, Pace::Normal, Localizer::new(Some("en")), Look::plain());
    let mut bench = Bench { app, now: Duration::ZERO, effects: Vec::new() };
    bench.tell(Message::Tick);
    bench.answer(Purpose::Turn, "c");
    assert!(bench.app.animation.is_some());
    bench.press(KeyCode::Char(' '));
    assert!(bench.app.animation.is_none() && bench.sees("Stopped"));
    bench.answer(Purpose::Turn, "B");
    assert_eq!(bench.plies(), ["c"], "the answer waits");
    bench.press(KeyCode::Char(' '));
    assert_eq!(bench.plies(), ["c", "B"]);
    assert_eq!(bench.app.turn(), Some(Side::North));
}

#[test]
fn the_board_speaks_the_language_of_the_players() {
    let played = MatchSession::new(catalogue::game("oware").unwrap());
    let sitters = [true, false].map(|is_human| Sitter { name: "greedy".to_owned(), is_human }).into();
    let app = App::new(played, sitters, Pace::Off, Localizer::new(Some("ru")), Look::plain());
    let mut bench = Bench { app, now: Duration::ZERO, effects: Vec::new() };
    bench.tell(Message::Tick);
    assert!(bench.sees("Выберите лунку: стрелки и Enter"));
    assert!(bench.sees("Север") && bench.sees("подсказка"));
    bench.press(KeyCode::Char('?'));
    assert!(bench.sees("переходить от лунки к лунке"));
}

#[test]
fn long_texts_scroll_no_further_than_their_end() {
    let mut bench = Bench::new("oware", true);
    bench.resize(80, 16);
    bench.press(KeyCode::Char('?'));
    assert!(bench.sees("go from pit to pit"));
    (0..50).for_each(|_| bench.press(KeyCode::Down));
    assert!(!bench.sees("go from pit to pit") && bench.sees("to decide"));
    bench.press(KeyCode::Home);
    assert!(bench.sees("go from pit to pit"));
}

#[test]
fn a_question_inside_a_turn_offers_its_answers() {
    let mut bench = Bench::new("bao-kiswahili", true);
    let mut number = 7_u32;
    while bench.app.played.position().decision() != Decision::StopOrGo {
        if bench.app.played.moves().is_empty() {
            bench = Bench::new("bao-kiswahili", true);
        }
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let moves = bench.app.played.moves();
        let mv = moves[number as usize / 65_536 % moves.len()];
        bench.app.play(mv);
        bench.tell(Message::Tick);
    }
    assert!(bench.sees("stop in"), "{}", bench.screen().join("\n"));
    assert!(bench.sees("[1 stop]") && bench.sees("2 sow on"));
    let go = bench.find("2 sow on");
    let plies = bench.plies().len();
    bench.click(go);
    assert_ne!(bench.app.played.position().decision(), Decision::StopOrGo);
    assert_eq!(bench.plies().len(), plies, "both decisions are one ply");
}

#[test]
fn undo_goes_back_behind_a_change_of_seats() {
    let game = catalogue::rules("kalah").unwrap().compile(Choices::new().set("pie", "true")).unwrap();
    let mut bench = Bench::of(MatchSession::new(game), [false, true]);
    bench.answer(Purpose::Turn, "a");
    let swap = bench.app.played.moves().iter().copied().find(|&mv| mv == Move::SWAP);
    bench.app.play(swap.expect("the seats may be changed"));
    bench.tell(Message::Tick);
    bench.answer(Purpose::Turn, "F");
    assert_eq!(bench.plies(), ["a", "swap", "F"]);
    assert!(bench.app.is_asking(), "the person plays South now");
    bench.press(KeyCode::Char('u'));
    assert_eq!(bench.plies(), ["a"]);
    assert!(bench.app.is_asking(), "the person plays North again");
}

/// A board after the first round of a match, played at random.
fn bench_after_a_round(number: u32) -> Bench {
    let game = catalogue::game("oware-nam-nam").unwrap();
    let mut bench = Bench::of(MatchSession::new_match(game).unwrap(), [true, true]);
    let mut number = number;
    while bench.app.played.outcome().is_none() {
        let moves = bench.app.played.moves();
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        bench.app.play(moves[number as usize / 65_536 % moves.len()]);
        bench.tell(Message::Tick);
    }
    bench
}

#[test]
fn the_winner_of_a_round_chooses_pits_from_a_list() {
    let mut bench = bench_after_a_round(1);
    assert!(bench.sees("Round 1 is over") && bench.sees("Enter: next round"), "{:#?}", bench.screen());
    bench.press(KeyCode::Enter);
    let Some(Overlay::Claim(claim)) = bench.app.overlay.clone() else { panic!("{:#?}", bench.screen()) };
    assert!(bench.sees("of the other row"));
    bench.press(KeyCode::Enter);
    assert!(bench.notice().starts_with("choose "), "{}", bench.notice());
    bench.press(KeyCode::Esc);
    assert_eq!(bench.app.overlay, Some(Overlay::Result), "nothing is lost");
    bench.press(KeyCode::Enter);
    let row: Vec<String> =
        claim.pits.iter().map(|&pit| bench.app.game().board().name(pit).to_owned()).collect();
    let there = bench.find(&format!("[ ] {}", row[2]));
    bench.click(there);
    bench.type_text(&row[1..claim.wanted].concat());
    assert!(bench.sees(&format!("[x] {}", row[2])));
    bench.press(KeyCode::Enter);
    assert!(bench.sees("round 2"), "{:#?}", bench.screen());
    let session = bench.app.played.session();
    let MatchStep::Choose { side, .. } = claim.step else { panic!("{claim:?}") };
    assert_eq!(session.game().owner(session.start(), claim.pits[2]), Some(side));
    assert!(session.history().is_empty() && bench.app.is_asking());
    assert_eq!(bench.effects.last(), Some(&Effect::Save));
}

/// A board whose last move of a round, by South, has just been played.
fn bench_at_the_end(game: &str, position: &str, last: &str) -> Bench {
    let game = catalogue::rules(game).unwrap().compile_match(&Choices::new()).unwrap();
    let position = game.parse_position(position).unwrap();
    let played = MatchSession::match_of(Session::from_position(game, position)).unwrap();
    let mut bench = Bench::of(played, [true, true]);
    let ply = bench.app.game().parse_ply(bench.app.played.position(), last).unwrap();
    ply.into_iter().for_each(|mv| bench.app.play(mv));
    bench.tell(Message::Tick);
    bench
}

#[test]
fn a_row_is_laid_out_in_one_line() {
    let position = "S 0 0 0 0 0 0 2 0 / N 0 0 0 0 0 0 0 0 / stores 20 74 / turn S";
    let mut bench = bench_at_the_end("giuthi", position, "g+");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("lay out your 21 seeds") && bench.sees("21 seeds are left"), "{:#?}", bench.screen());
    bench.type_text("3 3 3 3 x3 2 2");
    bench.press(KeyCode::Enter);
    assert!(bench.notice().starts_with("write 8 numbers"), "{}", bench.notice());
    assert!(bench.sees("2 seeds are left"), "{:#?}", bench.screen());
    bench.type_text("22");
    bench.press(KeyCode::Backspace);
    bench.press(KeyCode::Backspace);
    bench.click((0, 0));
    bench.type_text(" 2");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("round 2"), "{:#?}", bench.screen());
    let start = bench.app.game().position_text(bench.app.played.session().start());
    assert_eq!(start, "S 3 3 3 3 3 2 2 2 / N 2 2 2 3 3 3 3 3 / stores 0 54 / turn N / starter N");
}

#[test]
fn what_is_being_decided_is_forgotten_when_the_round_is_looked_at_again() {
    let mut bench = bench_at_the_end("bechi", "S 0 0 2 0 / N 1 0 0 0 / stores 18 27 / turn S", "c");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("choose 1 pit to leave empty"), "{:#?}", bench.screen());
    bench.press(KeyCode::Esc);
    bench.press(KeyCode::Char('u'));
    assert!(bench.app.played.outcome().is_none() && bench.app.played.answers().is_empty());
    let first = bench.app.played.moves()[0];
    bench.app.play(first);
    bench.tell(Message::Tick);
    bench.press(KeyCode::Enter);
    bench.type_text("b");
    bench.press(KeyCode::Enter);
    let start = bench.app.game().position_text(bench.app.played.session().start());
    assert_eq!(start, "S 6 0 6 6 / N 6 6 6 6 / stores 2 4 / turn N / closed b / starter N");
}

#[test]
fn pits_are_sold_one_question_after_the_other() {
    let position = "S 0 0 1 5 3 / N 0 0 0 0 0 / ends 0 0+1 / stores 5 36+1 / turn S";
    let mut bench = bench_at_the_end("o-an-quan", position, "c-");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("choose 2 pits to sell"), "{:#?}", bench.screen());
    bench.type_text("ae");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("choose 1 pit to sell half of"), "{:#?}", bench.screen());
    bench.type_text("c");
    bench.press(KeyCode::Enter);
    assert!(bench.sees("round 2") && bench.sees("▾▴"), "{:#?}", bench.screen());
    let start = bench.app.game().position_text(bench.app.played.session().start());
    let sold = "stores 0 0 / turn N / marks c:S a:N c:N e:N / starter N";
    assert_eq!(start, format!("S 5 5 5 5 5 / N 5 5 5 5 5 / ends 0+1 0+1 / {sold}"));
}

#[test]
fn giving_up_in_a_round_gives_up_the_match() {
    let mut bench = bench_after_a_round(1);
    bench.press(KeyCode::Char('u'));
    bench.press(KeyCode::Char('r'));
    assert!(bench.sees("give up the match?"));
    bench.press(KeyCode::Char('y'));
    assert!(bench.sees("wins the match") && bench.sees("play again"), "{:#?}", bench.screen());
    bench.press(KeyCode::Char('n'));
    assert!(bench.app.played.session().history().is_empty() && bench.app.played.outcome().is_none());
}

#[test]
fn the_match_can_be_given_up_between_two_rounds() {
    let mut bench = bench_after_a_round(1);
    bench.press(KeyCode::Char('r'));
    assert!(bench.sees("give up the match?"));
    bench.press(KeyCode::Char('y'));
    assert!(bench.app.played.is_over());
    assert!(bench.sees("wins the match") && bench.sees("play again"), "{:#?}", bench.screen());
    bench.press(KeyCode::Char('u'));
    assert!(!bench.app.played.is_over() && bench.sees("Enter: next round"), "{:#?}", bench.screen());
}

/// Presses random keys in every game: nothing may panic, and the game shown must obey the rules.
#[test]
fn no_sequence_of_keys_leads_astray() {
    const KEYS: &[u8] = b"abcdefABC123456lrsgynuhi?+-= x>";
    for (at, rules) in catalogue::all().iter().enumerate() {
        let mut bench = Bench::new(rules.id(), at % 2 == 0);
        let mut number = at as u32;
        for _ in 0..400 {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let dice = number as usize / 65_536;
            match dice % 12 {
                0 => bench.press(KeyCode::Left),
                1 => bench.press(KeyCode::Tab),
                2..=5 => bench.press(KeyCode::Enter),
                6 => bench.click((dice as u16 / 12 % 80, dice as u16 / 7 % 24)),
                7 => bench.press(KeyCode::F(1 + (dice / 12 % 8) as u8)),
                8 => bench.press(KeyCode::Esc),
                9 => bench.pass(Duration::from_millis(300)),
                _ => bench.press(KeyCode::Char(KEYS[dice / 12 % KEYS.len()].into())),
            }
            if bench.app.thinking.is_some_and(|thinking| thinking.purpose == Purpose::Turn) {
                let mv = bench.app.played.moves()[0];
                let answer = Some(Answer::Turn(Decided { mv, score: None }));
                let ticket = bench.app.ticket;
                bench.tell(Message::Thought(Thought { ticket, answer }));
            }
            bench.screen();
        }
        let session = bench.app.played.session();
        let mut replayed = Session::from_position(session.game().clone(), *session.start());
        for (_, mv) in session.history() {
            replayed.play(*mv, &mut naqala::Silent).unwrap();
        }
        assert_eq!(replayed.position().to_move(), session.position().to_move(), "{}", rules.id());
    }
}
