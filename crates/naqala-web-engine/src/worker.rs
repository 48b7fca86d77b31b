//! The worker's state: the game and the engine, kept between questions.

use std::time::Duration;

use naqala::{Game, Session, Silent};
use naqala_engine::{Analysis, Engine, Level, Limits, Player, Strong};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::messages::{Answer, Line, Question, Task};

/// Megabytes of the table of an analysis, and of a player: a page lives on a telephone too.
const TABLE: usize = 16;

/// Answers the questions of a page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Desk {
    game: Option<Result<Game, String>>,
    /// Analyses; made for the first one, because a game needs none.
    engine: Option<Engine>,
    /// The latest player, with its level and seed.
    player: Option<(u8, u64, Strong)>,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk::new()
    }
}

#[wasm_bindgen]
impl Desk {
    /// A desk without a game.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Desk {
        Desk { game: None, engine: None, player: None }
    }

    /// Takes the game that the questions to come are about, as `Game::to_bytes` packs it. Of bytes that are none, the
    /// next question is reported.
    pub fn take(&mut self, game: &[u8]) {
        self.game = Some(Game::from_bytes(game).map_err(|error| error.to_string()));
        // A rule file may have been edited under the same id: nothing that is known of the former game is kept.
        self.engine = None;
        self.player = None;
    }

    /// Answers a question, both as texts. `report` is called with every answer, the last of which is final.
    pub fn answer(&mut self, question: &str, report: &js_sys::Function) {
        let tell = |answer: &Answer| {
            // If the page does not listen, the answer is lost.
            let _ = report.call1(&wasm_bindgen::JsValue::NULL, &answer.to_string().into());
        };
        match question.parse::<Question>() {
            Ok(question) => {
                let ticket = question.ticket;
                if let Err(why) = self.reply(question, &tell) {
                    tell(&Answer::Refused { ticket, why });
                }
            }
            Err(error) => tell(&Answer::Refused { ticket: 0, why: error.to_string() }),
        }
    }
}

impl Desk {
    /// Answers a question, telling everything found on the way.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the question.
    pub fn reply(&mut self, question: Question, tell: &dyn Fn(&Answer)) -> Result<(), String> {
        let game = self.game.clone().ok_or("no game has been sent")??;
        let session = session(game, &question)?;
        if session.outcome().is_some() {
            return Err("the game is over".into());
        }
        match question.task {
            Task::Choose { level, milliseconds, seed } => {
                let mv = self.choose(&session, level, seed, milliseconds)?;
                tell(&Answer::Chosen { ticket: question.ticket, mv });
            }
            Task::Analyse { milliseconds, lines } => {
                let send = |analysis: &Analysis, is_final| {
                    tell(&lines_of(&session, question.ticket, analysis, is_final));
                };
                let limits = Limits::within(Duration::from_millis(milliseconds.into()));
                let engine = self.engine.get_or_insert_with(|| Engine::new(TABLE));
                let found =
                    engine.analyse(&session, &limits, lines.into(), &mut |analysis| send(analysis, false));
                send(&found, true);
            }
        }
        Ok(())
    }

    fn choose(
        &mut self,
        session: &Session,
        level: u8,
        seed: u64,
        milliseconds: u32,
    ) -> Result<String, String> {
        if !matches!(&self.player, Some((known, dice, _)) if (*known, *dice) == (level, seed)) {
            let strength = Level::new(level).ok_or_else(|| format!("there is no level {level}"))?;
            // The former player's table goes before there is a new one.
            self.player = None;
            self.player = Some((level, seed, Strong::within(strength, seed, TABLE)));
        }
        let (.., player) = self.player.as_mut().expect("just put there");
        let choice = player.choose(session, &Limits::within(Duration::from_millis(milliseconds.into())));
        Ok(session.game().move_text(session.position(), choice.mv))
    }
}

/// The current game of the question.
fn session(game: Game, question: &Question) -> Result<Session, String> {
    let start = game.parse_position(&question.start).map_err(|error| error.to_string())?;
    let mut session = Session::from_position(game, start);
    for text in &question.moves {
        let is_meant = |mv: &naqala::Move| session.game().move_text(session.position(), *mv) == *text;
        let mv =
            session.moves().into_iter().find(is_meant).ok_or_else(|| format!("`{text}` is no move here"))?;
        session.play_legal(mv, &mut Silent);
    }
    Ok(session)
}

fn lines_of(session: &Session, ticket: u32, analysis: &Analysis, is_final: bool) -> Answer {
    let lines = analysis.lines.iter().map(|line| Line {
        value: line.value.hundredths(),
        sure_in: line.value.sure_in(),
        moves: texts(session, &line.moves),
    });
    Answer::Lines {
        ticket,
        lines: lines.collect(),
        depth: analysis.depth,
        nodes: analysis.nodes,
        milliseconds: analysis.time.as_millis().try_into().unwrap_or(u32::MAX),
        is_final,
    }
}

/// The decisions of a line as the notation writes them.
fn texts(session: &Session, moves: &[naqala::Move]) -> Vec<String> {
    let game = session.game();
    let mut now = *session.position();
    let mut texts = Vec::new();
    for mv in moves {
        texts.push(game.move_text(&now, *mv));
        match game.play(&now, *mv, &mut Silent) {
            Ok(next) => now = next,
            Err(_) => break,
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    fn question(moves: &[&str], task: Task) -> Question {
        let moves = moves.iter().map(|&text| text.to_owned()).collect();
        Question { ticket: 7, start: String::new(), moves, task }
    }

    /// A desk that knows a game.
    fn desk(id: &str) -> Desk {
        let mut desk = Desk::new();
        desk.take(&naqala::catalogue::game(id).unwrap().to_bytes());
        desk
    }

    /// The question about the usual start of the game.
    fn at_start(id: &str, question: Question) -> Question {
        let game = naqala::catalogue::game(id).unwrap();
        Question { start: game.position_text(&game.start()), ..question }
    }

    fn answers(id: &str, question: Question) -> Vec<Answer> {
        let sent = RefCell::new(Vec::new());
        let question = at_start(id, question);
        desk(id).reply(question, &|answer| sent.borrow_mut().push(answer.clone())).unwrap();
        sent.into_inner()
    }

    #[test]
    fn a_player_of_any_level_chooses_a_legal_move() {
        for level in [1, 5, 10] {
            let task = Task::Choose { level, milliseconds: 20, seed: 3 };
            let sent = answers("kalah", question(&["c", "a"], task));
            assert!(matches!(&sent[..], [Answer::Chosen { ticket: 7, mv }] if !mv.is_empty()), "{sent:?}");
        }
    }

    #[test]
    fn an_analysis_reports_lines_and_ends_with_final_ones() {
        let sent = answers("oware", question(&[], Task::Analyse { milliseconds: 60, lines: 3 }));
        let Some(Answer::Lines { lines, is_final: true, .. }) = sent.last() else { panic!("{sent:?}") };
        assert_eq!(lines.len(), 3);
        assert!(lines[0].value >= lines[1].value && !lines[0].moves.is_empty());
        assert!(sent.len() > 1, "interim results are sent, too");
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let refused =
            |mut desk: Desk, asked: Question| desk.reply(at_start("oware", asked), &|_| {}).unwrap_err();
        let task = Task::Choose { level: 3, milliseconds: 5, seed: 1 };
        assert_eq!(refused(desk("oware"), question(&["x"], task)), "`x` is no move here");
        assert_eq!(refused(Desk::new(), question(&[], task)), "no game has been sent");
        let mut broken = Desk::new();
        broken.take(b"nonsense");
        assert!(!refused(broken, question(&[], task)).is_empty());
        let task = Task::Choose { level: 11, milliseconds: 5, seed: 1 };
        assert_eq!(refused(desk("oware"), question(&[], task)), "there is no level 11");
    }

    #[test]
    fn the_decisions_of_every_game_can_be_told_from_each_other() {
        for rules in naqala::catalogue::all() {
            let mut session = Session::new(rules.compile(&naqala::Choices::new()).unwrap());
            for step in 0..60_usize {
                if session.outcome().is_some() {
                    break;
                }
                let moves = session.moves();
                let mut texts: Vec<String> =
                    moves.iter().map(|mv| session.game().move_text(session.position(), *mv)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), moves.len(), "{}: {texts:?}", rules.id());
                session.play_legal(moves[step % moves.len()], &mut Silent);
            }
        }
    }
}
