//! A whole game judged ply by ply: the engine searches every position, from the last to the first.

use std::rc::Rc;

use leptos::prelude::*;
use naqala::{Move, Ply, Session, Side};
use naqala_messages::values;
use naqala_view::{Mark, PlyWorth, counted, ended, south_sign, to_south};
use naqala_web_engine::{Answer, Task};

use crate::engine::{self, Asker};
use crate::language::Locale;
use crate::panel::{PlyMarks, Variations};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, line_of};

/// Thinking time for each position, in milliseconds.
const TIME: u32 = 250;

/// The assessment of a position between two plies.
#[derive(Clone, Debug, PartialEq)]
struct Found {
    /// In seeds, to South.
    value: f64,
    /// The decisions of the engine's line; none at the end of the game.
    line: Vec<String>,
}

/// The assessment of a ply.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Judged {
    pub(super) side: Side,
    /// How many decisions of the line come before the moment after it.
    pub(super) after: usize,
    /// The value after it, in seeds, to South.
    pub(super) value: f64,
    pub(super) worth: PlyWorth,
    /// The engine's first decision, if another ply was better.
    best: Option<String>,
}

/// A line that was judged.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct JudgedLine {
    pub(super) decisions: Vec<Move>,
    pub(super) plies: Vec<Judged>,
}

/// The judgement of the game at the table. A handle.
#[derive(Clone, Copy)]
pub(super) struct Judgement {
    table: BoardSession,
    variations: Variations,
    /// The game as it was when it was judged, once all positions are analysed. The board may show something else by then.
    pub(super) line: RwSignal<JudgedLine>,
    /// Number of positions analysed and in total; `None` while no analysis is running.
    progress: RwSignal<Option<(usize, usize)>>,
}

impl Judgement {
    pub(super) fn new(table: BoardSession, variations: Variations) -> Judgement {
        let (line, progress) = (RwSignal::default(), RwSignal::new(None));
        Judgement { table, variations, line, progress }
    }

    /// The remarks on the judged line for the list of moves.
    pub(super) fn marks(self, locale: RwSignal<Locale>) -> Signal<PlyMarks> {
        Signal::derive(move || {
            let locale = locale.get();
            self.line.with(|line| PlyMarks {
                line: line.decisions.clone(),
                said: line.plies.iter().map(|judged| judged.said(locale)).collect(),
            })
        })
    }

    /// Starts to analyse the current game.
    fn begin(self) {
        self.table.finish();
        // The board may show a variation.
        self.variations.show_game();
        let session = self.table.peek_match(|played| played.session().clone());
        let plies = session.plies();
        if plies.is_empty() || self.progress.get_untracked().is_some() {
            return;
        }
        self.progress.set(Some((0, plies.len() + 1)));
        let judged = Rc::new(session.clone());
        self.look(&judged, session, plies.into_iter().map(|(_, ply)| ply).collect(), Vec::new());
    }

    /// Looks at the position of the session, then at the one before its latest ply. `found` has the later ones, the last
    /// first.
    fn look(self, judged: &Rc<Session>, session: Session, mut before: Vec<Ply>, mut found: Vec<Found>) {
        let Some((_, of)) = self.progress.try_get_untracked().flatten() else { return };
        self.progress.set(Some((found.len(), of)));
        let judged = judged.clone();
        let go_on = move |session: Session, value: Found| {
            found.push(value);
            match before.pop() {
                None => self.conclude(&judged, found),
                Some(ply) => {
                    let mut session = session;
                    for _ in 0..ply.len() {
                        session.undo();
                    }
                    self.look(&judged, session, before, found);
                }
            }
        };
        if session.outcome().is_some() {
            let value = ended(&session);
            go_on(session, Found { value, line: Vec::new() });
            return;
        }
        let asked = session.clone();
        let go_on = std::cell::RefCell::new(Some(go_on));
        let task = Task::Analyse { milliseconds: TIME, lines: 1 };
        engine::ask(Asker::Judgement, &asked, task, move |answer| {
            let line = match answer {
                Answer::Lines { lines, is_final: true, .. } => lines.first(),
                Answer::Refused { .. } => None,
                _ => return,
            };
            let Some(line) = line else {
                self.stop();
                return;
            };
            let value = to_south(&session, counted(session.game(), line.value, line.sure_in));
            if let Some(go_on) = go_on.borrow_mut().take() {
                go_on(session.clone(), Found { value, line: line.moves.clone() });
            }
        });
    }

    /// Judges all plies by what was found, the last first.
    fn conclude(self, judged: &Session, found: Vec<Found>) {
        let found: Vec<Found> = found.into_iter().rev().collect();
        self.line.set(JudgedLine { decisions: line_of(judged), plies: judge(judged, &found) });
        self.progress.set(None);
    }

    fn stop(self) {
        engine::cancel(Asker::Judgement);
        self.progress.set(None);
    }
}

/// The plies of a session, by what was found at its positions in order.
fn judge(session: &Session, found: &[Found]) -> Vec<Judged> {
    let decisions = engine::decisions(session);
    let mut waiting = decisions.as_slice();
    let plies = session.plies().into_iter().zip(found.windows(2));
    plies
        .map(|((before, ply), around)| {
            let (played, later) = waiting.split_at(ply.len());
            waiting = later;
            let (side, after) = (before.to_move(), decisions.len() - later.len());
            let gain = south_sign(session.game(), side);
            // A line may end within a ply.
            let line = &around[0].line;
            let is_best = !line.is_empty() && played.iter().zip(line).all(|(one, other)| one == other);
            let [from, to] = [around[0].value, around[1].value].map(|value| value * gain);
            Judged {
                side,
                after,
                value: around[1].value,
                worth: PlyWorth::of(session.game(), &before, is_best, from, to),
                best: line.first().filter(|_| !is_best).cloned(),
            }
        })
        .collect()
}

impl Judged {
    /// The sign of a mistake, and a remark on it.
    fn said(&self, locale: Locale) -> Option<(&'static str, String)> {
        let mark = self.worth.mark?;
        let (loss, best) = (self.worth.loss, self.best.clone().unwrap_or_default());
        let key = match mark {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        };
        let word = locale.tell(key);
        Some((mark.sign(), locale.say("mark-said", values![word = word, loss = loss, best = best])))
    }
}

/// The accuracy of a side, and how many marks it has.
fn sum(plies: &[Judged], side: Side) -> Option<(f64, usize)> {
    let of_side = || plies.iter().filter(|judged| judged.side == side);
    let chosen: Vec<f64> = of_side().filter_map(|judged| judged.worth.accuracy).collect();
    let mean = chosen.iter().sum::<f64>() / chosen.len() as f64;
    (!chosen.is_empty()).then(|| (mean, of_side().filter(|judged| judged.worth.mark.is_some()).count()))
}

/// The button that begins it, its progress, and what came of it.
#[component]
pub(super) fn Summary(judgement: Judgement) -> impl IntoView {
    let locale = Settings::get().locale;
    let line = move |side: Side| {
        let (accuracy, marks) = judgement.line.with(|line| sum(&line.plies, side))?;
        let locale = locale.get();
        let values = values![
            side = locale.localizer().side(side),
            accuracy = format!("{accuracy:.0}"),
            marks = marks,
        ];
        Some(view! { <p>{locale.say("accuracy-of", values)}</p> })
    };
    let progress = move || {
        judgement.progress.get().map(|(done, of)| {
            view! {
                <div class="row">
                    <progress max=of.to_string() value=done.to_string() aria-label=t("judging")></progress>
                    <button type="button" on:click=move |_| judgement.stop()>{t("stop")}</button>
                </div>
            }
        })
    };
    view! {
        <section class="judgement">
            <button
                type="button"
                id="judge"
                disabled=move || judgement.table.with(|session| session.history().is_empty())
                // It keeps the focus while the engine works.
                aria-disabled=move || judgement.progress.get().is_some().to_string()
                on:click=move |_| judgement.begin()
            >
                {t("judge-game")}
            </button>
            {progress}
            <div role="status">
                {move || line(Side::South)}
                {move || line(Side::North)}
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Silent, catalogue};

    #[test]
    fn a_ply_that_loses_seeds_is_marked_and_the_best_one_is_not() {
        let mut session = Session::new(catalogue::game("oware").unwrap());
        for _ in 0..2 {
            let first = session.moves()[0];
            session.play(first, &mut Silent).unwrap();
        }
        let found = |value, best: &str| Found { value, line: vec![best.to_owned()] };
        let judged = judge(&session, &[found(0.5, "c"), found(-2.0, "A"), found(-2.0, "b")]);
        assert_eq!(judged.iter().map(|judged| judged.after).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(judged[0].worth.mark, Some(Mark::Mistake));
        assert_eq!((judged[0].worth.loss, judged[0].best.as_deref()), (2.5, Some("c")));
        assert_eq!((judged[1].worth.mark, judged[1].worth.loss, &judged[1].best), (None, 0.0, &None));
        assert_eq!(sum(&judged, Side::North), Some((100.0, 0)));
    }
}
