//! The engine that analyses the current position for as long as it is on the board.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;
use naqala_web_engine::{Answer, Line, Task};
use naqala_wire::exact::{Exact, ExactMove};

use super::exact::{Known, move_text};
use crate::board::BoardState;
use crate::engine::{self, Asker};
use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;

/// Thinking times for a position, in milliseconds: short at first, then longer if the user stays.
const TIMES: [u32; 3] = [300, 2_000, 10_000];
/// Further thinking times on request: a minute, ten minutes, and then an hour, repeatedly.
const LONG_TIMES: [u32; 3] = [60_000, 600_000, 3_600_000];

/// The analysis of the position on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) lines: Vec<Line>,
    pub(super) depth: u32,
    nodes: u64,
    milliseconds: u32,
    /// Whose turn it is, to whom the values are.
    pub(super) side: Option<Side>,
}

/// The engine at work. A handle.
#[derive(Clone, Copy)]
pub(super) struct Thinking {
    pub(super) table: BoardSession,
    pub(super) found: RwSignal<Found>,
    is_on: RwSignal<bool>,
    lines: RwSignal<u8>,
    /// Whether to think for as long as the page is open.
    is_endless: RwSignal<bool>,
    /// Whether it has thought for as long as it was meant to.
    has_ended: StoredValue<bool>,
}

impl Thinking {
    pub(super) fn new(table: BoardSession) -> Thinking {
        let thinking = Thinking {
            table,
            found: RwSignal::new(Found::default()),
            is_on: RwSignal::new(true),
            lines: RwSignal::new(3),
            is_endless: RwSignal::new(false),
            has_ended: StoredValue::new(false),
        };
        Effect::new(move |_| {
            let is_wanted = thinking.is_on.get() && table.at_rest.get();
            thinking.lines.track();
            thinking.has_ended.set_value(false);
            match table.to_move() {
                Some(side) if is_wanted => {
                    thinking.found.set(Found { side: Some(side), ..Found::default() });
                    thinking.think(0);
                }
                _ => {
                    engine::cancel(Asker::Lines);
                    thinking.found.set(Found::default());
                }
            }
        });
        on_cleanup(engine::stop);
        thinking
    }

    /// Switches thinking without limit on or off.
    fn set_endless(self, is_endless: bool) {
        self.is_endless.set(is_endless);
        if is_endless && self.has_ended.get_value() {
            self.think(TIMES.len());
        }
    }

    /// Thinks for the time of this turn, then for that of the next.
    fn think(self, turn: usize) {
        let milliseconds = match TIMES.get(turn) {
            Some(time) => *time,
            None if self.is_endless.get_untracked() => {
                LONG_TIMES[(turn - TIMES.len()).min(LONG_TIMES.len() - 1)]
            }
            None => {
                self.has_ended.set_value(true);
                return;
            }
        };
        self.has_ended.set_value(false);
        let task = Task::Analyse { milliseconds, lines: self.lines.get_untracked() };
        self.table.peek(|session| {
            let side = Some(session.position().to_move());
            engine::ask(Asker::Lines, session, task, move |answer| {
                let Answer::Lines { lines, depth, nodes, milliseconds, is_final, .. } = answer else {
                    // It was refused.
                    let _ = self.has_ended.try_update_value(|has_ended| *has_ended = true);
                    return;
                };
                let found = Found {
                    lines: lines.clone(),
                    depth: *depth,
                    nodes: *nodes,
                    milliseconds: *milliseconds,
                    side,
                };
                // A new search is not shown until it knows as much as the previous one.
                let is_news = self.found.try_with_untracked(|known| found.depth >= known.depth);
                if is_news == Some(true) {
                    self.found.set(found);
                }
                if *is_final && is_news.is_some() {
                    self.think(turn + 1);
                }
            });
        });
    }
}

/// A move whose value is known, and whether values are leads of the game.
type Sure = (bool, ExactMove);

/// The moves whose value is known, each with the line that the engine has found for it.
fn sure_lines(exact: &Exact, found: &[Line]) -> Vec<(Line, Option<Sure>)> {
    let line = |text: &String| {
        let of_move = |line: &&Line| line.moves.first() == Some(text);
        let plain = || Line { value: 0, sure_in: None, moves: vec![text.clone()] };
        found.iter().find(of_move).cloned().unwrap_or_else(plain)
    };
    exact.moves.iter().map(|mv| (line(&mv.text), Some((exact.counts_seeds, mv.clone())))).collect()
}

/// The best lines, each of which can be played: those of the table where it knows the position, else the engine's.
#[component]
pub(super) fn EngineLines(state: BoardState, thinking: Thinking, known: Known) -> impl IntoView {
    let locale = Settings::get().locale;
    let play = move |text: &str| {
        let table = state.table;
        let mv = table.peek(|session| engine::decision(session, text));
        if let Some(mv) = mv.filter(|_| table.at_rest.get_untracked()) {
            state.play(mv);
        }
    };
    let line = move |(line, sure): (Line, Option<Sure>)| {
        let (value, sure_in) = (line.value, line.sure_in);
        let is_exact = sure.is_some();
        let value = move || match &sure {
            Some((counts_seeds, mv)) => move_text(*counts_seeds, mv, locale.get()),
            None => locale.get().localizer().value(value, sure_in),
        };
        let first = line.moves.first().cloned().unwrap_or_default();
        let (caption, said) = (first.clone(), first.clone());
        let label = move || locale.get().say("play-move", values![text = said.as_str()]);
        let rest = line.moves.iter().skip(1).take(9).cloned().collect::<Vec<_>>().join(" ");
        view! {
            <li>
                <span class="value">{value}</span>
                <button type="button" aria-label=label on:click=move |_| play(&first)>{caption}</button>
                {is_exact.then(|| view! { <span class="exact">{t("exact")}</span> })}
                <span class="rest">{rest}</span>
            </li>
        }
    };
    let lines = move || {
        let found = thinking.found.with(|found| found.lines.clone());
        known.with(|known| match known {
            Some((_, exact)) => sure_lines(exact, &found),
            None => found.into_iter().map(|line| (line, None)).collect(),
        })
    };
    // Nothing to report before the engine has searched, and none of it where the game is over.
    let facts = move || {
        let locale = locale.get();
        thinking.found.with(|found| {
            let speed = found.nodes as f64 / f64::from(found.milliseconds.max(1)) / 1000.0;
            (found.depth > 0).then(|| locale.say("engine-facts", values![depth = found.depth, speed = speed]))
        })
    };
    let count = move |number: u8| {
        view! { <option value=number.to_string() selected=move || thinking.lines.get() == number>{number}</option> }
    };
    view! {
        <section class="engine" aria-label=t("engine")>
            <div class="row">
                <label class="field check">
                    <input
                        type="checkbox"
                        prop:checked=move || thinking.is_on.get()
                        on:change=move |event| thinking.is_on.set(event_target_checked(&event))
                    />
                    {t("engine")}
                </label>
                <label class="field">
                    {t("lines")} " "
                    <select on:change=move |event| {
                        thinking.lines.set(event_target_value(&event).parse().unwrap_or(3));
                    }>{[1, 2, 3, 4, 5, 8].map(count).collect_view()}</select>
                </label>
                <label class="field check">
                    <input
                        type="checkbox"
                        id="endless"
                        prop:checked=move || thinking.is_endless.get()
                        on:change=move |event| thinking.set_endless(event_target_checked(&event))
                    />
                    {t("think-on")}
                </label>
            </div>
            <ol class="lines-list" id="engine-lines">
                {move || lines().into_iter().map(line).collect_view()}
            </ol>
            <p class="facts" id="engine-facts">{facts}</p>
        </section>
    }
}
