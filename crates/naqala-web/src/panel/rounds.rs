//! Between two rounds of a match: the results so far, and the players' decisions before the next.

use leptos::prelude::*;
use naqala::{AnswerError, Game, MatchAnswer, MatchPhase, MatchStep, Pit, RoundScore};
use naqala_messages::values;

use crate::browser;
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};

/// The id of the first field of a question.
const FIRST_FIELD: &str = "between-first";

/// All of it. Nothing is shown where the game is no round of a match.
#[component]
pub(crate) fn RoundsPanel(table: BoardSession) -> impl IntoView {
    let locale = Settings::get().locale;
    let number = move || table.round().map(|number| locale.get().say("round-now", values![number = number]));
    let earlier = move || {
        let scores = table.with_match(|played| played.earlier_scores().to_vec());
        view! { <Scores scores /> }
    };
    let said = move || Some(table.said_between()).filter(|said| !said.is_empty());
    view! {
        <Show when=move || table.is_in_match()>
            <section class="rounds" id="rounds" aria-label=t("rounds")>
                <p class="told" aria-live="polite">{said}</p>
                {move || match table.outcome() {
                    None => view! { {earlier} <p id="round">{number}</p> }.into_any(),
                    Some(_) => view! { <AfterRound table /> }.into_any(),
                }}
            </section>
        </Show>
    }
}

/// How the rounds that are over went.
#[component]
fn Scores(scores: Vec<RoundScore>) -> impl IntoView {
    let locale = Settings::get().locale;
    let rounds = move || {
        let rounds = locale.get().localizer().rounds(&scores);
        rounds.into_iter().map(|round| view! { <li>{round}</li> }).collect_view()
    };
    view! { <ol class="list">{rounds}</ol> }
}

/// What follows a finished round: the end of the match, a question, or the next round.
#[component]
fn AfterRound(table: BoardSession) -> impl IntoView {
    let locale = Settings::get().locale;
    let (phase, scores) = table.with_match(|played| (played.phase(), played.scores().to_vec()));
    let follows = match phase {
        MatchPhase::Over(end) => {
            let said = locale.get().localizer().match_winner(end.winner);
            view! { <p class="status" id="match-over" role="status">{said}</p> }.into_any()
        }
        // Who has given up between two rounds has given up the match.
        _ if table.is_closed.get() => ().into_any(),
        MatchPhase::Question(question) if table.is_settling() => {
            view! { <Asked table question /> }.into_any()
        }
        _ => view! {
            <button type="button" class="primary" id="next-round" on:click=move |_| table.next_round()>
                {t("next-round")}
            </button>
        }
        .into_any(),
    };
    view! {
        <Scores scores />
        {follows}
    }
}

/// The question to a person at this page, or a note on whom the others are waiting for.
#[component]
fn Asked(table: BoardSession, question: MatchStep) -> impl IntoView {
    let locale = Settings::get().locale;
    match question.side() {
        Some(side) if table.seat(side) == Seat::Remote => {
            let waits = move || {
                locale.get().say("other-decides", values![side = locale.get().localizer().side(side)])
            };
            view! { <p role="status">{waits}</p> }.into_any()
        }
        _ => view! { <Question table step=question /> }.into_any(),
    }
}

/// A player's input so far: whether each pit is chosen, or the seeds to lay into it.
type Draft = RwSignal<Vec<u8>>;

/// A person's decision before the next round.
#[component]
fn Question(table: BoardSession, step: MatchStep) -> impl IntoView {
    let locale = Settings::get().locale;
    let wrong: RwSignal<Option<AnswerError>> = RwSignal::new(None);
    let game = table.game();
    let asked = locale.get().localizer().question(step, game.board());
    let (pits, draft) = match step {
        MatchStep::Choose { of, .. } => (of, RwSignal::new(vec![0; of.len()])),
        MatchStep::Arrange { pits, .. } => (pits, RwSignal::new(plain_row(step))),
        MatchStep::Round | MatchStep::Over(_) => return ().into_any(),
    };
    let pits: Vec<Pit> = pits.into_iter().collect();
    let fields = fields(&game, step, &pits, draft);
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Err(why) = table.answer(&answer(step, &pits, &draft.get_untracked())) {
            wrong.set(Some(why));
        }
    };
    let mistake = move || {
        let message = wrong.get().map(|why| locale.get().localizer().answer_error(&why));
        message.map(|why| view! { <p class="mistake" role="alert">{why}</p> })
    };
    request_animation_frame(|| browser::focus(FIRST_FIELD));
    view! {
        <form on:submit=send>
            <fieldset class="row">
                <legend>{asked}</legend>
                {fields}
            </fieldset>
            {move || left(step, draft)}
            {mistake}
            <button type="submit" class="primary" id="answer">{t("decide-between")}</button>
        </form>
    }
    .into_any()
}

/// A field for each pit: a box to tick, or a number of seeds.
fn fields(game: &Game, step: MatchStep, pits: &[Pit], draft: Draft) -> impl IntoView + use<> {
    let field = |(at, pit): (usize, &Pit)| {
        let name = game.board().name(*pit).to_owned();
        let id = (at == 0).then_some(FIRST_FIELD);
        let now = move || draft.with(|draft| draft[at]);
        let is_ticked = move || now() != 0;
        let put = move |seeds: u8| draft.update(|draft| draft[at] = seeds);
        let input = match step {
            MatchStep::Arrange { least, .. } => view! {
                <input type="number" id=id min=least.to_string() max="255" inputmode="numeric"
                    prop:value=move || now().to_string()
                    on:input=move |event| put(event_target_value(&event).parse().unwrap_or(0)) />
            }
            .into_any(),
            _ => view! {
                <input type="checkbox" id=id prop:checked=is_ticked
                    on:change=move |event| put(event_target_checked(&event).into()) />
            }
            .into_any(),
        };
        view! { <label class="field seeds-field"><span>{name}</span> {input}</label> }
    };
    pits.iter().enumerate().map(field).collect_view()
}

/// How many seeds are not laid out yet.
fn left(step: MatchStep, draft: Draft) -> Option<impl IntoView> {
    let MatchStep::Arrange { seeds, .. } = step else { return None };
    let laid: i64 = draft.with(|draft| draft.iter().map(|seeds| i64::from(*seeds)).sum());
    let locale = Settings::get().locale.get();
    let said = locale.say("left-to-lay", values![n = i64::from(seeds) - laid]);
    Some(view! { <p role="status">{said}</p> })
}

/// The initial row: the seeds spread evenly.
fn plain_row(step: MatchStep) -> Vec<u8> {
    match MatchAnswer::plain(step) {
        Some(MatchAnswer::Row(row)) => row,
        _ => Vec::new(),
    }
}

/// The input as an answer.
fn answer(step: MatchStep, pits: &[Pit], draft: &[u8]) -> MatchAnswer {
    match step {
        MatchStep::Arrange { .. } => MatchAnswer::Row(draft.to_vec()),
        _ => {
            let chosen = pits.iter().zip(draft).filter(|(_, ticked)| **ticked > 0);
            MatchAnswer::Pits(chosen.map(|(pit, _)| *pit).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{PitChoice, Side, catalogue};

    #[test]
    fn what_is_ticked_is_chosen() {
        let game = catalogue::game("oware-nam-nam").unwrap();
        let pits: Vec<Pit> = game.board().pits().skip(6).take(3).collect();
        let of = pits.iter().copied().collect();
        let step = MatchStep::Choose { side: Side::South, pits: 2, of, purpose: PitChoice::TakeOver };
        assert_eq!(answer(step, &pits, &[1, 0, 1]), MatchAnswer::Pits(vec![pits[0], pits[2]]));
    }

    #[test]
    fn a_row_begins_with_all_seeds_laid_out() {
        let game = catalogue::game("giuthi").unwrap();
        let pits = game.board().pits().take(4).collect();
        let step = MatchStep::Arrange { side: Side::North, seeds: 11, pits, least: 1, fullest: 2 };
        let row = plain_row(step);
        assert_eq!(row.iter().map(|seeds| u32::from(*seeds)).sum::<u32>(), 11);
        assert_eq!(answer(step, &[], &row), MatchAnswer::Row(row.clone()));
    }
}
