//! Clocks: counted down from the server's latest message. Only the server decides when a clock has run out.

use std::time::Duration;

use leptos::prelude::*;
use naqala_messages::values;
use naqala_wire::game::Clocks;
use naqala_wire::seek::ClockRule;

use crate::language::Locale;
use crate::say::t;
use crate::{browser, online, sound};

/// What the clocks showed, and when that message arrived, in milliseconds since the page was opened.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reading {
    pub(super) clocks: Clocks,
    pub(super) at: f64,
}

impl Reading {
    pub(super) fn now(clocks: Clocks) -> Reading {
        Reading { clocks, at: browser::now() }
    }

    /// Time left for a player, in milliseconds, at a time since the page was opened.
    fn left(&self, player: usize, now: f64) -> Option<u64> {
        let left = *self.clocks.left.get(player)?;
        let is_running = self.clocks.running == Some(player as u8);
        let gone = if is_running { (now - self.at).max(0.0) as u64 } else { 0 };
        Some(left.saturating_sub(gone))
    }
}

/// "3:05", "2 d 4 h".
fn left_text(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    match (days, hours) {
        (1.., _) => format!("{days} d {} h", hours % 24),
        (0, 1..) => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        (0, 0) if seconds < 10 => format!("0:0{seconds}.{}", milliseconds % 1000 / 100),
        _ => format!("{minutes}:{:02}", seconds % 60),
    }
}

/// "5 + 3", "3 days a move", "no clock".
pub(super) fn rule_text(rule: ClockRule, locale: Locale) -> String {
    match rule {
        ClockRule::None => locale.tell("no-clock"),
        ClockRule::Increment { initial, increment } => {
            let minutes = (f64::from(initial) / 60.0).to_string();
            locale.say("clock-increment", values![minutes = minutes, seconds = increment])
        }
        ClockRule::Move { seconds } => locale.say("clock-move", values![n = seconds]),
        ClockRule::Days { days } => locale.say("clock-days", values![n = days]),
    }
}

/// The threshold below which a clock runs low, in milliseconds: an eighth of the initial time, between ten seconds and a minute
/// (or a quarter of the initial time, if that is less); a quarter of the time for a move; or an hour for days.
fn low(rule: ClockRule) -> u64 {
    match rule {
        ClockRule::None => 0,
        ClockRule::Increment { initial, .. } => {
            let all = u64::from(initial) * 1000;
            (all / 8).clamp(10_000.min(all / 4), 60_000)
        }
        ClockRule::Move { seconds } => u64::from(seconds) * 250,
        ClockRule::Days { .. } => 3_600_000,
    }
}

/// The clock of a player. When the user's own clock runs low, a sound is played, once until there is more time on it again.
#[component]
pub(super) fn ClockFace(
    reading: RwSignal<Option<Reading>>,
    rule: ClockRule,
    player: usize,
    is_own: bool,
) -> impl IntoView {
    let now = RwSignal::new(browser::now());
    let ticking = set_interval_with_handle(move || now.set(browser::now()), Duration::from_millis(200));
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let text = move || {
        let now = now.get();
        reading.with(|reading| reading.as_ref().and_then(|reading| reading.left(player, now)).map(left_text))
    };
    let is_running = move || {
        reading.with(|reading| reading.as_ref().is_some_and(|r| r.clocks.running == Some(player as u8)))
    };
    let is_low = Memo::new(move |_| {
        let now = now.get();
        reading.with(|reading| {
            let reading = reading.as_ref().filter(|reading| reading.clocks.running.is_some());
            reading.and_then(|reading| reading.left(player, now)).is_some_and(|left| left < low(rule))
        })
    });
    Effect::new(move |_| {
        if is_own && is_low.get() {
            sound::warn_of_clock();
        }
    });
    // Without word from the server, what is counted down here is a guess.
    let (connected, quiet) = (online::is_connected(), online::is_quiet());
    let is_unsure = move || (!connected.get() || quiet.get()) && reading.with(Option::is_some);
    let unsure = Memo::new(move |_| is_unsure());
    view! {
        <span class="clock" class:running=is_running class:low=is_low role="timer">
            {text}
            <Show when=move || unsure.get()>
                <span class="unsure" title=t("clock-unsure")>
                    <span aria-hidden="true">" ?"</span>
                    <span class="hidden">{t("clock-unsure")}</span>
                </span>
            </Show>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_run_for_one_player_alone() {
        let reading = Reading { clocks: Clocks { left: vec![60_000, 5_000], running: Some(1) }, at: 1_000.0 };
        assert_eq!(reading.left(0, 3_000.0), Some(60_000));
        assert_eq!(reading.left(1, 3_000.0), Some(3_000));
        assert_eq!(reading.left(1, 30_000.0), Some(0));
        assert_eq!(reading.left(2, 3_000.0), None);
    }

    #[test]
    fn a_clock_runs_low_by_what_it_began_with() {
        let increment = |initial| low(ClockRule::Increment { initial, increment: 0 });
        assert_eq!([10, 40, 240, 3600].map(increment), [2_500, 10_000, 30_000, 60_000]);
        assert_eq!([low(ClockRule::None), low(ClockRule::Move { seconds: 8 })], [0, 2_000]);
    }

    #[test]
    fn times_are_short() {
        let shown = [0, 9_950, 65_000, 3_725_000, 200_000_000].map(left_text);
        assert_eq!(shown, ["0:00.0", "0:09.9", "1:05", "1:02:05", "2 d 7 h"]);
    }
}
