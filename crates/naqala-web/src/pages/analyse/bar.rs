//! The evaluation bar: South's share of the position.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;
use naqala_wire::exact::{Lead, Verdict};

use super::exact::{Known, lead_text};
use super::thinking::Thinking;
use crate::settings::Settings;
use naqala_view::{ended, seeds_text};

/// A lead of this many seeds fills two thirds of the remaining bar.
const SCALE: f64 = 6.0;

/// A certain result, from South's view: that of a table, or of a game that is over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Certain {
    /// The final lead.
    Lead(i32),
    /// A win (1), a loss (−1), or neither (0).
    Result(i32),
}

impl Certain {
    fn of(thinking: Thinking, known: Known) -> Option<Certain> {
        if thinking.table.outcome().is_some() {
            return Some(Certain::Result(thinking.table.with(|session| ended(session).signum() as i32)));
        }
        known.with(|known| {
            let (side, exact) = known.as_ref()?;
            let sign = if *side == Side::South { 1 } else { -1 };
            match exact.lead? {
                Lead { least, most } if exact.counts_seeds && least == most => {
                    Some(Certain::Lead(sign * least))
                }
                _ => Some(Certain::Result(sign * exact.verdict.map(Verdict::sign)?)),
            }
        })
    }

    /// In seeds; the winner has all of them.
    fn value(self) -> f64 {
        match self {
            Certain::Lead(lead) => f64::from(lead),
            Certain::Result(0) => 0.0,
            Certain::Result(sign) => f64::INFINITY.copysign(f64::from(sign)),
        }
    }
}

/// The value to South, in seeds; infinite for a certain result.
fn to_south(thinking: Thinking) -> Option<f64> {
    thinking.found.with(|found| {
        let line = found.lines.first()?;
        let value = match line.sure_in {
            Some(away) => f64::INFINITY.copysign(f64::from(away)),
            None => f64::from(line.value) / 100.0,
        };
        Some(if found.side == Some(Side::South) { value } else { -value })
    })
}

/// South's share of the bar, in percent.
fn share(value: f64) -> f64 {
    50.0 + 50.0 * (value / SCALE).tanh()
}

#[component]
pub(super) fn ValueBar(thinking: Thinking, known: Known) -> impl IntoView {
    let locale = Settings::get().locale;
    let certain = Memo::new(move |_| Certain::of(thinking, known));
    let value = Memo::new(move |_| certain.get().map(Certain::value).or_else(|| to_south(thinking)));
    let said = move || {
        let locale = locale.get();
        // Said of the side that is ahead.
        let of = |value: f64| locale.localizer().side(if value < 0.0 { Side::North } else { Side::South });
        if let Some(outcome) = thinking.table.outcome() {
            let (game, localizer) = (thinking.table.game(), locale.localizer());
            return thinking.table.with(|session| localizer.outcome(&game, session.position(), outcome));
        }
        match certain.get() {
            Some(Certain::Lead(lead)) => {
                let value = lead_text(Lead { least: lead.abs(), most: lead.abs() });
                return locale.say("exact-for", values![side = of(lead.into()), value = value]);
            }
            Some(Certain::Result(0)) => return locale.tell("sure-draw"),
            _ => {}
        }
        match value.get() {
            None => locale.tell("no-value"),
            Some(value) if value.is_infinite() => locale.say("sure-win-of", values![side = of(value)]),
            Some(value) => {
                locale.say("value-for", values![side = of(value), value = seeds_text(value.abs())])
            }
        }
    };
    view! {
        <div class="value-bar" role="img" aria-label=said title=said>
            <div class="south" style:width=move || format!("{:.1}%", share(value.get().unwrap_or(0.0)))></div>
            <span class="text">{said}</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn the_bar_is_even_when_nobody_leads_and_full_when_somebody_wins() {
        assert_eq!([0.0, f64::INFINITY, f64::NEG_INFINITY].map(share), [50.0, 100.0, 0.0]);
        assert!(share(2.0) > share(1.0) && share(1.0) < 60.0);
    }
}
