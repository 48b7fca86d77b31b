//! The end of a game: who has won, how, and another game.

use leptos::prelude::*;
use naqala::record::{Verdict, VerdictKind};
use naqala_messages::values;
use naqala_view::winner_first;
use naqala_wire::ToServer;
use naqala_wire::game::{EndedBy, Ending, Offer, OfferKind};

use super::around::Around;
use super::offers::offered_text;
use crate::language::Locale;
use crate::online;
use crate::pages::online::play::Live;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;

/// The score of a game that was played to its end, the winner's first: "27 : 21". Where a draw was agreed, it decided nothing.
fn score_text(ending: &Ending) -> Option<String> {
    if !matches!(ending.how, EndedBy::Rules | EndedBy::Shared) {
        return None;
    }
    let Verdict { kind, score } = Verdict::parse(&ending.verdict)?;
    let numbers: Vec<String> = score.iter().map(i32::to_string).collect();
    let winner = match kind {
        VerdictKind::Won(side) => Some(side),
        _ => None,
    };
    (!numbers.is_empty()).then(|| winner_first(&numbers.join(" : "), winner))
}

/// How the game ended, in the reader's language.
pub(in crate::pages::online) fn ending_text(ending: &Ending, names: &[String], locale: Locale) -> String {
    let how = locale.tell(match ending.how {
        EndedBy::Rules => "ended-rules",
        EndedBy::Resigned if names.len() > 2 => "ended-resigned-several",
        EndedBy::Resigned => "ended-resigned",
        EndedBy::Agreed => "ended-agreed",
        EndedBy::Shared => "ended-shared",
        EndedBy::Time => "ended-time",
        EndedBy::CalledOff => "ended-called-off",
        EndedBy::Forgotten => "ended-forgotten",
        EndedBy::Closed => "ended-closed",
    });
    let winner = ending.winner.and_then(|winner| names.get(usize::from(winner)));
    match winner {
        Some(name) => locale.say("ended-won", values![name = name.as_str(), how = how]),
        None => {
            let is_draw = is_even(ending) && ending.how != EndedBy::Agreed;
            let how = if is_draw { format!("{}, {how}", locale.tell("verdict-draw")) } else { how };
            match score_text(ending) {
                Some(score) => locale.say("ended", values![how = how, verdict = score]),
                None => how,
            }
        }
    }
}

/// Whether the game is a draw.
fn is_even(ending: &Ending) -> bool {
    ending.how == EndedBy::Agreed
        || Verdict::parse(&ending.verdict).is_some_and(|verdict| matches!(verdict.kind, VerdictKind::Draw))
}

/// The end of the game: who has won, how, and another game.
#[component]
pub(super) fn EndCard(
    live: Live,
    around: Around,
    ending: Ending,
    /// The names of all players.
    names: Vec<String>,
    /// The id of the game.
    id: String,
) -> impl IntoView {
    let locale = Settings::get().locale.get();
    let winner = ending.winner.and_then(|winner| names.get(usize::from(winner)));
    let has_won = live.you.is_some() && ending.winner == live.you;
    let verdict = match (winner, live.you) {
        _ if has_won => Some(locale.tell("you-win")),
        (Some(name), Some(_)) => Some(locale.say("other-wins", values![name = name.as_str()])),
        (None, _) if is_even(&ending) => Some(locale.tell("nobody-wins")),
        _ => None,
    };
    let how = ending_text(&ending, &names, locale);
    let offered = move || {
        let is_others =
            |made: &&Offer| made.kind == OfferKind::Rematch && live.you.is_some_and(|you| made.by != you);
        let offer = around.offers.with(|offers| offers.iter().find(is_others).copied())?;
        Some(view! { <p>{offered_text(&offer, &names, locale)}</p> })
    };
    view! {
        <div class="ending" class:won=has_won id="ending" role="status">
            {verdict.map(|verdict| view! { <p class="verdict-line">{verdict}</p> })}
            {score_text(&ending).map(|score| view! { <p class="score">{score}</p> })}
            <p>{how}</p>
            {offered}
            <p class="row"><Onward live around id /></p>
        </div>
    }
}

/// The way to the next game between the same players, or to offer one.
#[component]
fn Onward(live: Live, around: Around, id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let again = move |_| {
        let kind = OfferKind::Rematch;
        online::say(ToServer::Offer { id: online::next_id(), game: id.get_value(), kind });
    };
    let made = move || around.offers.with(|offers| offers.iter().any(|made| Some(made.by) == live.you));
    move || {
        match (around.next.get(), live.you) {
        (Some(next), _) => {
            let address = Route::Game(next).to_string();
            view! { <a class="primary" id="next-game" href=address>{t("to-rematch")}</a> }.into_any()
        }
        (None, Some(_)) => view! {
            <button type="button" class="primary" id="again" disabled=made on:click=again>{t("play-again")}</button>
        }
        .into_any(),
        (None, None) => ().into_any(),
    }
    }
}
