//! Judges every ply of a game by the seeds it lost. Values are in seeds, for the player of the ply; `naqala_view` defines
//! the scale.

use indicatif::ProgressBar;
use naqala::{Game, Ply, Session, Side, Silent};
use naqala_engine::{Analysis, Engine, Limits, Value};
use naqala_view::{Mark, PlyWorth, ended, to_south};

/// A game with what is thought of its plies.
pub(in crate::commands) struct Annotation {
    /// The game, played to its end.
    pub(in crate::commands) session: Session,
    /// Each ply in order; `None` where the work was stopped before.
    pub(in crate::commands) plies: Vec<Option<Judged>>,
}

/// The assessment of a ply.
pub(in crate::commands) struct Judged {
    /// The game before the ply.
    pub(in crate::commands) session: Session,
    pub(in crate::commands) ply: Ply,
    /// The value after the ply.
    pub(in crate::commands) value: f64,
    pub(in crate::commands) best: Ply,
    pub(in crate::commands) best_value: f64,
    /// The value of the best line as the engine gave it.
    pub(in crate::commands) best_line_value: Value,
    /// The best line as text.
    pub(in crate::commands) best_line: Vec<String>,
    pub(in crate::commands) loss: f64,
    pub(in crate::commands) mark: Option<Mark>,
    /// From 0 to 100; `None` where there was nothing to choose.
    pub(in crate::commands) accuracy: Option<f64>,
    /// The position after a ply with a mark, and what was found there.
    pub(in crate::commands) answer: Option<(Session, Analysis)>,
}

/// Statistics of a player's plies.
pub(in crate::commands) struct Sum {
    /// The plies in which there was something to choose.
    pub(in crate::commands) plies: usize,
    /// The mean accuracy, from 0 to 100.
    pub(in crate::commands) accuracy: f64,
    /// The mean loss in seeds.
    pub(in crate::commands) mean_loss: f64,
    /// Inaccuracies, mistakes, blunders.
    pub(in crate::commands) marks: [usize; 3],
}

impl Annotation {
    /// The plies that are judged, with their numbers.
    pub(in crate::commands) fn judged(&self) -> impl Iterator<Item = (usize, &Judged)> {
        (1..).zip(&self.plies).filter_map(|(number, judged)| Some((number, judged.as_ref()?)))
    }

    /// Statistics of a player's plies; `None` if they never had a choice.
    pub(in crate::commands) fn sum(&self, side: Side) -> Option<Sum> {
        let of_side = |judged: &&Judged| judged.session.position().to_move() == side;
        let plies: Vec<&Judged> = self.judged().map(|(_, judged)| judged).filter(of_side).collect();
        let chosen: Vec<(f64, f64)> =
            plies.iter().filter_map(|judged| Some((judged.accuracy?, judged.loss))).collect();
        if chosen.is_empty() {
            return None;
        }
        let mean = |sum: f64| sum / chosen.len() as f64;
        let marked = |mark| plies.iter().filter(|judged| judged.mark == Some(mark)).count();
        Some(Sum {
            plies: chosen.len(),
            accuracy: mean(chosen.iter().map(|(accuracy, _)| accuracy).sum()),
            mean_loss: mean(chosen.iter().map(|(_, loss)| loss).sum()),
            marks: [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(marked),
        })
    }

    /// The values to South after every judged ply, with the ply's number.
    pub(in crate::commands) fn course(&self) -> Vec<(f64, f64)> {
        let point =
            |(number, judged): (usize, &Judged)| (number as f64, to_south(&judged.session, judged.value));
        self.judged().map(point).collect()
    }
}

#[cfg(feature = "server")]
impl Judged {
    /// What another ply would have lost, in seeds.
    pub(in crate::commands) fn loss_of(&self, ply: &Ply, engine: &mut Engine, limits: &Limits) -> f64 {
        if *ply == self.best {
            return 0.0;
        }
        let mut then = self.session.clone();
        if *ply == self.ply || then.play_ply(ply, &mut Silent).is_err() {
            return self.loss;
        }
        let after = Found::at(&then, engine, limits);
        (self.best_value - to_south(&self.session, after.to_south)).max(0.0)
    }
}

/// Judges every ply, from the last to the first: what was found about later positions helps with earlier ones. A
/// signal to stop leaves the plies that are not done.
pub(in crate::commands) fn judge(
    played: &Session,
    engine: &mut Engine,
    limits: &Limits,
    progress: &ProgressBar,
) -> Annotation {
    let session = replayed(played);
    let mut at = session.clone();
    let plies = session.plies();
    let mut judged: Vec<Option<Judged>> = plies.iter().map(|_| None).collect();
    let mut after = Found::at(&at, engine, limits);
    for (number, (_, ply)) in plies.iter().enumerate().rev() {
        let then = at.clone();
        ply.iter().for_each(|_| {
            at.undo();
        });
        let before = Found::at(&at, engine, limits);
        if limits.stop.is_asked() {
            break;
        }
        judged[number] = before.judge(&at, ply, (&then, &after), engine, limits);
        after = before;
        progress.inc(1);
    }
    Annotation { session, plies: judged }
}

/// The same game without what ended it otherwise than by the rules.
fn replayed(played: &Session) -> Session {
    let (game, start) = (played.game().clone(), *played.start());
    let mut session =
        if start == game.start() { Session::new(game) } else { Session::from_position(game, start) };
    for (_, mv) in played.history() {
        if session.play(*mv, &mut Silent).is_err() {
            break;
        }
    }
    session
}

/// The analysis of a position.
struct Found {
    analysis: Analysis,
    /// In seeds, to South.
    to_south: f64,
}

impl Found {
    fn at(session: &Session, engine: &mut Engine, limits: &Limits) -> Found {
        let analysis = engine.analyse(session, limits, 1, &mut |_| {});
        let to_south = match analysis.lines.first() {
            Some(line) => to_south(session, counted(session.game(), line.value)),
            None => ended(session),
        };
        Found { analysis, to_south }
    }

    /// Judges a ply by this position before it and what was found after it.
    fn judge(
        &self,
        before: &Session,
        ply: &Ply,
        (then, after): (&Session, &Found),
        engine: &mut Engine,
        limits: &Limits,
    ) -> Option<Judged> {
        let (game, position) = (before.game(), before.position());
        let line = self.analysis.lines.first()?;
        let best = engine.whole_ply(before, &self.analysis, limits);
        let best_value = to_south(before, self.to_south);
        let value = to_south(before, after.to_south);
        let PlyWorth { loss, mark, accuracy } = PlyWorth::of(game, position, best == *ply, best_value, value);
        Some(Judged {
            session: before.clone(),
            ply: ply.clone(),
            value,
            best,
            best_value,
            best_line_value: line.value,
            best_line: line.texts(game, position),
            loss,
            mark,
            accuracy,
            answer: mark.map(|_| (then.clone(), after.analysis.clone())),
        })
    }
}

/// A value in seeds as it counts here.
fn counted(game: &Game, value: Value) -> f64 {
    naqala_view::counted(game, value.hundredths(), value.sure_in())
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn annotation(start: &str, plies: &[&str]) -> Annotation {
        let game = catalogue::game("oware").unwrap();
        let start = game.parse_position(start).unwrap();
        let mut session = Session::from_position(game, start);
        for text in plies {
            let ply = session.game().parse_ply(session.position(), text).unwrap();
            session.play_ply(&ply, &mut Silent).unwrap();
        }
        let limits = Limits { depth: Some(6), ..Limits::default() };
        judge(&session, &mut Engine::new(1), &limits, &ProgressBar::hidden())
    }

    #[test]
    fn a_capture_that_was_missed_is_a_mistake_and_the_capture_is_none() {
        let start = "S 1 0 0 0 6 2 / N 1 1 0 3 4 8 / stores 11 11 / turn S";
        let missed = annotation(start, &["a"]);
        let judged = missed.plies[0].as_ref().unwrap();
        assert!(judged.loss > 1.5 && judged.mark.is_some(), "{}", judged.loss);
        assert_eq!(judged.session.game().ply_text(judged.session.position(), &judged.best), "f");
        let sum = missed.sum(Side::South).unwrap();
        assert!(sum.accuracy < 80.0 && sum.marks.iter().sum::<usize>() == 1);
        assert!(missed.sum(Side::North).is_none());

        let made = annotation(start, &["f"]);
        let judged = made.plies[0].as_ref().unwrap();
        assert_eq!((judged.loss, judged.mark, judged.accuracy), (0.0, None, Some(100.0)));
    }

    #[test]
    fn values_to_south_change_their_sign_with_the_player() {
        let game = annotation("S 0 0 0 0 0 1 / N 1 1 4 4 4 4 / stores 24 5 / turn S", &["f"]);
        assert_eq!(game.course(), [(1.0, 12.0)], "South wins, which counts a quarter of 48 seeds");
    }

    #[test]
    fn a_stop_leaves_what_is_not_done() {
        let game = catalogue::game("oware").unwrap();
        let mut session = Session::new(game);
        session.play(session.moves()[0], &mut Silent).unwrap();
        let limits = Limits::default();
        limits.stop.stop();
        let annotation = judge(&session, &mut Engine::new(1), &limits, &ProgressBar::hidden());
        assert!(annotation.plies.iter().all(Option::is_none) && annotation.plies.len() == 1);
    }
}
