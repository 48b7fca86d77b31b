//! The end of a game: who has won, how, and another game.

use leptos::prelude::*;
use naqala::record::{Verdict, VerdictKind};
use naqala_messages::values;
use naqala_view::winner_first;
use naqala_wire::account::Person;
use naqala_wire::game::{EndedBy, Ending, Offer, OfferKind, RatingChange};

use super::around::Around;
use super::offers::{Made, offer};
use crate::language::Locale;
use crate::pages::online::play::Live;
use crate::panel::{PutAway, why_ended};
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

/// The end of the game as one of its players reads it: "you lost 9 : 39 – by the rules".
pub(in crate::pages::online) fn own_ending_text(
    ending: &Ending,
    you: Option<u8>,
    names: &[String],
    locale: Locale,
) -> String {
    let (Some(_), Some(winner)) = (you, ending.winner) else { return ending_text(ending, names, locale) };
    let has_won = you == Some(winner);
    let key = if has_won { "kept-you-won" } else { "kept-you-lost" };
    // The winner's score is the first one; of several players no score says whose it is.
    let score = score_text(ending).filter(|_| names.len() == 2).unwrap_or_default();
    let score = match score.split_once(" : ") {
        Some((winner, loser)) if !has_won => format!("{loser} : {winner}"),
        _ => score,
    };
    let said = locale.say(key, values![score = score]);
    format!("{} – {}", said.trim_end(), own_how_text(ending, has_won, names, locale))
}

/// "the other player has resigned", or to whoever has: "you have resigned".
fn own_how_text(ending: &Ending, has_won: bool, names: &[String], locale: Locale) -> String {
    match ending.how {
        EndedBy::Resigned if !has_won && names.len() == 2 => locale.tell("ended-you-resigned"),
        _ => how_text(ending, names, locale),
    }
}

/// "the other player has resigned".
fn how_text(ending: &Ending, names: &[String], locale: Locale) -> String {
    locale.tell(match ending.how {
        EndedBy::Rules => "ended-rules",
        EndedBy::Resigned if names.len() > 2 => "ended-resigned-several",
        EndedBy::Resigned => "ended-resigned",
        EndedBy::Agreed => "ended-agreed",
        EndedBy::Shared => "ended-shared",
        EndedBy::Time => "ended-time",
        EndedBy::CalledOff => "ended-called-off",
        EndedBy::Forgotten => "ended-forgotten",
        EndedBy::Closed => "ended-closed",
        // The server is newer than this page, and says it in English.
        EndedBy::Unknown => return ending.reason.clone(),
    })
}

/// How the game ended, in the reader's language.
fn ending_text(ending: &Ending, names: &[String], locale: Locale) -> String {
    let how = how_text(ending, names, locale);
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

/// "Ratings: Ama 1500 → 1662, Bo 1500 → 1338", or that the game does not count.
fn ratings_text(ending: &Ending, people: &[Option<Person>], locale: Locale) -> String {
    if ending.ratings.is_empty() {
        return locale.tell("rated-not-counted");
    }
    let changes = people.iter().zip(&ending.ratings).map(|(person, RatingChange { before, after })| {
        let name = person.as_ref().map_or_else(|| locale.tell("somebody"), |person| person.name.clone());
        format!("{name} {} → {}", before.value, after.value)
    });
    locale.say("ratings-changed", values![changes = changes.collect::<Vec<_>>().join(", ")])
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
    names: Signal<Vec<String>>,
    /// The players.
    people: Vec<Option<Person>>,
    /// The id of the game.
    id: String,
    /// Whether it was to count for the ratings.
    rated: bool,
) -> impl IntoView {
    let (locale, id, called) = (Settings::get().locale.get(), StoredValue::new(id), names);
    let names = called.get_untracked();
    let winner = ending.winner.and_then(|winner| names.get(usize::from(winner)));
    let has_won = live.you.is_some() && ending.winner == live.you;
    let verdict = match (winner, live.you) {
        _ if has_won => Some(locale.tell("you-win")),
        (Some(name), Some(_)) => Some(locale.say("other-wins", values![name = name.as_str()])),
        (None, _) if is_even(&ending) => Some(locale.tell("nobody-wins")),
        _ => None,
    };
    let is_away = RwSignal::new(false);
    // To players the verdict says who has won.
    let how = match (live.you, ending.winner) {
        (Some(_), Some(_)) => own_how_text(&ending, has_won, &names, locale),
        _ => ending_text(&ending, &names, locale),
    };
    // Why the rules end it is told to players once the board has come so far.
    let is_single = live.table.peek_match(|played| !played.is_match());
    let by_rules = live.you.is_some() && ending.how == EndedBy::Rules && is_single;
    let own_side = live
        .you
        .and_then(|you| live.table.peek(|session| session.game().seat_of(session.position(), you.into())));
    let told = move || by_rules.then(|| why_ended(live.table, own_side, locale)).flatten();
    let how = move || told().unwrap_or_else(|| how.clone());
    let offered = move || {
        let row = |made| live.you.map(|you| view! { <Made id you made names=called /> });
        rematches(around).into_iter().map(row).collect_view()
    };
    view! {
        <div class="ending" class:won=has_won class:away=move || is_away.get() id="ending" role="status">
            <PutAway is_away />
            {verdict.map(|verdict| view! { <p class="verdict-line">{verdict}</p> })}
            {score_text(&ending).map(|score| view! { <p class="score">{score}</p> })}
            <p class="cause">{how}</p>
            {rated.then(|| view! { <p class="facts" id="ratings">{ratings_text(&ending, &people, locale)}</p> })}
            <ul class="list">{offered}</ul>
            <p class="row"><Onward live around id /></p>
        </div>
    }
}

/// The offers of another game.
fn rematches(around: Around) -> Vec<Offer> {
    around.offers.get().into_iter().filter(|made| made.kind == OfferKind::Rematch).collect()
}

/// The way to the next game between the same players, or to offer one.
#[component]
fn Onward(live: Live, around: Around, id: StoredValue<String>) -> impl IntoView {
    let again = move |_| offer(id, OfferKind::Rematch);
    move || {
        match (around.next.get(), live.you) {
            (Some(next), _) => {
                let address = Route::Game(next).to_string();
                view! { <a class="primary" id="next-game" href=address>{t("to-rematch")}</a> }.into_any()
            }
            // Who is asked for another game answers; who has asked can only take that back.
            (None, Some(_)) if rematches(around).is_empty() => view! {
                <button type="button" class="primary" id="again" on:click=again>{t("play-again")}</button>
            }
            .into_any(),
            (None, _) => ().into_any(),
        }
    }
}
