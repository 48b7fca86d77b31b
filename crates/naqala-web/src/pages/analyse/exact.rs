//! Exact values of a position, from the server's endgame tables.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Session, Side};
use naqala_wire::exact::{Exact, ExactMove, Lead, Verdict};

use crate::language::Locale;
use crate::online;
use crate::route::Setup;
use crate::site;
use crate::table::BoardSession;

/// What the server's table knows about the position on the board, and who is to move there.
pub(super) type Known = RwSignal<Option<(Side, Exact)>>;

/// Asks the server about every position that comes to rest on the board, as long as they may be in its table.
pub(super) fn follow(table: BoardSession) -> Known {
    let known = Known::new(None);
    if !site::has_server() {
        return known;
    }
    // The most seeds of the table, once the server has answered.
    let most = StoredValue::new(u32::from(u8::MAX));
    Effect::new(move |_| {
        let (side, seeds, position) = table.with(about);
        known.set(None);
        if !table.at_rest.get() || table.to_move().is_none() || seeds > most.get_value() {
            return;
        }
        let setup = Setup { position: Some(position.clone()), ..table.setup().rules() };
        spawn_local(async move {
            // Without an answer the value stays unknown; the next position asks again.
            let address = format!("/api/tables/{}{}", setup.game, setup.query());
            let Ok(exact) = online::get::<Exact>(&address).await else { return };
            let _ = most.try_set_value(exact.most_seeds.into());
            // Meanwhile the board may show another position, or nothing at all.
            let is_current = known.try_with_untracked(|_| table.peek(about).2 == position);
            if is_current == Some(true) && exact.lead.is_some() {
                known.set(Some((side, exact)));
            }
        });
    });
    known
}

/// Whose turn it is, the seeds on the board, and the position as a text.
fn about(session: &Session) -> (Side, u32, String) {
    let (game, now) = (session.game(), session.position());
    let seeds = game.board().pits().map(|pit| u32::from(now.seeds(pit))).sum();
    (now.to_move(), seeds, game.position_text(now))
}

/// "+4", or "−1…+2" where only bounds are known.
pub(super) fn lead_text(lead: Lead) -> String {
    let signed = |seeds: i32| match seeds {
        0 => "0".to_owned(),
        1.. => format!("+{seeds}"),
        _ => format!("−{}", -seeds),
    };
    if lead.least == lead.most {
        signed(lead.least)
    } else {
        format!("{}…{}", signed(lead.least), signed(lead.most))
    }
}

/// The value of a move: the final lead, or, if the game is over before the last seed, whether it wins.
pub(super) fn move_text(counts_seeds: bool, mv: &ExactMove, locale: Locale) -> String {
    match mv.verdict {
        Some(verdict) if !counts_seeds => locale.tell(match verdict {
            Verdict::Win => "verdict-win",
            Verdict::Draw => "verdict-draw",
            Verdict::Loss => "verdict-loss",
        }),
        _ => lead_text(mv.lead),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_signed() {
        let text = |least, most| lead_text(Lead { least, most });
        assert_eq!([text(4, 4), text(0, 0), text(-3, -3), text(-1, 2)], ["+4", "0", "−3", "−1…+2"]);
    }
}
