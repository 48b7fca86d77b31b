//! An online game: the board, the clocks, the players, offers.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::Side;
use naqala::record::{Verdict, VerdictKind};
use naqala_messages::values;
use naqala_view::winner_first;
use naqala_wire::game::{EndedBy, Ending, Game as State, Offer, OfferKind};
use naqala_wire::{ToClient, ToServer, rules};

use super::clock::{ClockFace, rule_text};
use super::people::person_text;
use super::play::Live;
use crate::board::{Board, BoardState};
use crate::files::{self, LoadError};
use crate::language::Locale;
use crate::loading::loaded;
use crate::navigation;
use crate::online;
use crate::panel::{Choices, Lines, MoveTree, PaceMenu, Replay, RoundsPanel, Variations};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::title::heading;

/// A table with the entries of the game played on it.
fn seated(game: naqala::Game, state: &State) -> Result<Live, LoadError> {
    let mut played = rules::begin(game, state.game.in_match);
    for text in &state.entries {
        played.enter(text).map_err(|error| LoadError::Mistake(error.to_string()))?;
    }
    let nobody = vec![Seat::Remote; naqala::Side::ALL.len()];
    let table = BoardSession::of_match(played, nobody);
    Ok(Live::new(table, state))
}

#[component]
pub(crate) fn GamePage(id: String) -> impl IntoView {
    let found: RwSignal<Option<Result<(Live, State), LoadError>>> = RwSignal::new(None);
    let wanted = StoredValue::new(id);
    let page = Owner::current();
    let watch =
        move || ToServer::Watch { id: online::next_id(), game: wanted.get_value(), branch: 0, entries: 0 };
    let take = move |state: State| {
        let page = page.clone();
        spawn_local(async move {
            let game = files::chosen(state.game.clone()).await;
            if let Some(page) = page {
                page.with(|| {
                    let live = game.and_then(|game| seated(game, &state));
                    let _ = found.try_set(Some(live.map(|live| (live, state))));
                });
            }
        });
    };
    online::listen(move |message| match message {
        ToClient::Game { state, .. } if state.id == wanted.get_value() => {
            let is_same = found.with_untracked(|found| match found {
                Some(Ok((live, _))) => live.is_in_step(state),
                _ => false,
            });
            if is_same {
                found.with_untracked(|found| {
                    if let Some(Ok((live, _))) = found {
                        live.read_clocks(&state.clocks);
                    }
                });
            } else {
                take((**state).clone());
            }
        }
        ToClient::Entry { game, branch, number, text, clocks, .. } if *game == wanted.get_value() => {
            let live = found.with_untracked(|found| match found {
                Some(Ok((live, _))) => Some(*live),
                _ => None,
            });
            if let Some(live) = live {
                live.read_clocks(clocks);
                if !live.hear(*branch, *number, text) {
                    online::say(watch());
                }
            }
        }
        ToClient::Error { code, .. }
            if *code == naqala_wire::ErrorCode::NotFound && found.with_untracked(Option::is_none) =>
        {
            found.set(Some(Err(LoadError::NoSuchGame(wanted.get_value()))));
        }
        _ => {}
    });
    online::subscribe(watch);
    move || loaded(found.get(), |(live, state)| view! { <Seated live state /> })
}

/// What changes during a game, apart from the board.
#[derive(Clone, Copy)]
struct Around {
    offers: RwSignal<Vec<Offer>>,
    ending: RwSignal<Option<Ending>>,
    online: RwSignal<Vec<bool>>,
    spectators: RwSignal<u32>,
    next: RwSignal<Option<String>>,
}

impl Around {
    fn new(live: Live, state: &State) -> Around {
        let around = Around {
            offers: RwSignal::new(state.offers.clone()),
            ending: RwSignal::new(state.ending.clone()),
            online: RwSignal::new(state.online.clone()),
            spectators: RwSignal::new(state.spectators),
            next: RwSignal::new(state.next.clone()),
        };
        let id = state.id.clone();
        online::listen(move |message| match message {
            ToClient::Ack { game, clocks, .. } if *game == id => live.read_clocks(clocks),
            ToClient::TakenBack { game, branch, entries, clocks, .. } if *game == id => {
                if live.take_back(*branch, *entries as usize) {
                    live.read_clocks(clocks);
                } else {
                    // The page takes what it receives for another game then, and shows it from its beginning.
                    online::say(ToServer::Watch {
                        id: online::next_id(),
                        game: game.clone(),
                        branch: *branch,
                        entries: 0,
                    });
                }
            }
            ToClient::Offers { game, offers } if *game == id => around.offers.set(offers.clone()),
            ToClient::Ended { game, ending, clocks } if *game == id => {
                around.ending.set(Some((**ending).clone()));
                around.offers.set(Vec::new());
                live.read_clocks(clocks);
                live.take_seats(true);
            }
            ToClient::Rematch { game, next } if *game == id => around.next.set(Some(next.clone())),
            ToClient::Presence { game, online, spectators } if *game == id => {
                around.online.set(online.clone());
                around.spectators.set(*spectators);
            }
            _ => {}
        });
        around
    }
}

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
pub(super) fn ending_text(ending: &Ending, names: &[String], locale: Locale) -> String {
    let how = locale.tell(match ending.how {
        EndedBy::Rules => "ended-rules",
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

#[component]
fn Seated(live: Live, state: State) -> impl IntoView {
    let locale = Settings::get().locale;
    let around = Around::new(live, &state);
    let board = BoardState::new(live.table, !state.rated);
    // The board is turned for a player of the upper side.
    let seat = live
        .table
        .peek(|session| live.you.and_then(|you| session.game().seat_of(session.position(), you.into())));
    live.table.turned.set(seat == Some(naqala::Side::North));
    let clock = state.clock;
    let names = {
        let players = state.players.clone();
        move || players.iter().map(|who| person_text(who.as_ref(), locale.get())).collect::<Vec<_>>()
    };
    let player = {
        let names = names.clone();
        move |number: usize| {
            let name = names().get(number).cloned().unwrap_or_default();
            let is_here = move || around.online.with(|online| online.get(number) == Some(&true));
            // Which side a player has; the reader learns which one is his own.
            let side = move || {
                let locale = locale.get();
                let seat = live.table.with(|session| session.game().seat_of(session.position(), number))?;
                let side = locale.localizer().side(seat);
                Some(match live.you == Some(number as u8) {
                    true => locale.say("own-side", values![side = side]),
                    false => side.to_string(),
                })
            };
            let is_own = live.you == Some(number as u8);
            let sign = move || if is_here() { "● " } else { "○ " };
            let said = move || locale.get().tell(if is_here() { "is-here" } else { "is-away" });
            view! {
                <li class="row player">
                    <span title=said>{sign}</span>
                    <span class="hidden">{said}</span>
                    <span>{name}</span>
                    <span>{side}</span>
                    <ClockFace reading=live.reading rule=clock player=number is_own />
                </li>
            }
        }
    };
    let count = state.players.len();
    let players = move || (0..count).map(&player).collect_view();
    // The lines below the board call the players by their names.
    let called = {
        let people = state.players.clone();
        move || {
            let name = |side: Side| {
                let who = live.table.peek(|session| session.game().player_of(session.start(), side));
                let person = people.get(who)?.as_ref().map(|person| person.name.clone());
                Some(person.unwrap_or_else(|| locale.get().tell("somebody")))
            };
            let sides: Vec<Side> = live.table.peek(|session| session.game().sides().collect());
            Side::ALL.map(|side| sides.contains(&side).then(|| name(side)).flatten()).to_vec()
        }
    };
    live.table.names.set(untrack(&called));
    Effect::new(move |_| live.table.names.set(called()));
    let id = state.id.clone();
    let result = move || {
        let names = names();
        around.ending.get().map(|ending| view! { <EndCard live around ending names id=id.clone() /> })
    };
    let variations = Variations::follow(live.table, None, false);
    let entries = move || live.table.entries().len().to_string();
    let turn = move |_| live.table.turned.update(|turned| *turned = !*turned);
    let watching = move || locale.get().say("spectators", values![n = around.spectators.get()]);
    let name =
        move || live.table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let connected = online::is_connected();
    let analyse = move |_| navigation::go(&Route::Analyse(live.table.setup()));
    let is_over = move || around.ending.with(Option::is_some);
    view! {
        <div class="table online" id="game" data-entries=entries>
            <header class="row">
                {heading(name)}
                <span>{move || rule_text(clock, locale.get())}</span>
                {state.rated.then(|| view! { <span>{t("rated")}</span> })}
                <a href=Route::Rules(Setup::of_choice(&state.game)).to_string()>{t("rules")}</a>
            </header>
            <ul class="list players">{players}</ul>
            <div class="stage">
                <Board state=board />
                <Choices state=board />
                {result}
                <Lines state=board />
                <RoundsPanel table=live.table />
                <div class="controls" role="toolbar" aria-label=t("toolbar")>
                    <Replay table=live.table />
                    <button type="button" id="turn-board" on:click=turn>{t("turn-board")}</button>
                    <PaceMenu />
                    <Show when=is_over><button type="button" on:click=analyse>{t("analyse")}</button></Show>
                </div>
            </div>
            <aside class="beside">
                <p role="status" id="connection">{move || (!connected.get()).then(|| locale.get().tell("connecting"))}</p>
                <p>{watching}</p>
                <Offers live around id=state.id players=count />
                <MoveTree variations />
            </aside>
        </div>
    }
}

/// The end of the game: who has won, how, and another game.
#[component]
fn EndCard(live: Live, around: Around, ending: Ending, names: Vec<String>, id: String) -> impl IntoView {
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
    let id = StoredValue::new(id);
    let again = move |_| {
        let kind = OfferKind::Rematch;
        online::say(ToServer::Offer { id: online::next_id(), game: id.get_value(), kind });
    };
    let made = move || around.offers.with(|offers| offers.iter().any(|made| Some(made.by) == live.you));
    let offered = move || {
        let is_others =
            |made: &Offer| made.kind == OfferKind::Rematch && live.you.is_some_and(|you| made.by != you);
        let what = locale.tell("offer-rematch");
        let text = || locale.say("they-offer", values![what = what]);
        around.offers.with(|offers| offers.iter().any(is_others)).then(|| view! { <p>{text()}</p> })
    };
    let onward = move || {
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
    };
    view! {
        <div class="ending" class:won=has_won id="ending" role="status">
            {verdict.map(|verdict| view! { <p class="verdict-line">{verdict}</p> })}
            {score_text(&ending).map(|score| view! { <p class="score">{score}</p> })}
            <p>{how}</p>
            {offered}
            <p class="row">{onward}</p>
        </div>
    }
}

/// Offers between the players, and resigning.
#[component]
fn Offers(live: Live, around: Around, id: String, players: usize) -> impl IntoView {
    let locale = Settings::get().locale;
    let Some(you) = live.you else { return ().into_any() };
    let id = StoredValue::new(id);
    let word = move |kind: OfferKind| {
        locale.get().tell(match kind {
            OfferKind::Draw => "offer-draw",
            OfferKind::Takeback => "offer-takeback",
            OfferKind::Share => "offer-share",
            OfferKind::Rematch => "offer-rematch",
        })
    };
    let offer =
        move |kind| online::say(ToServer::Offer { id: online::next_id(), game: id.get_value(), kind });
    let decline =
        move |kind| online::say(ToServer::Decline { id: online::next_id(), game: id.get_value(), kind });
    let resign = move |_| {
        // Before everybody has played there is nothing to lose.
        let early = untrack(|| live.table.entries()).len() < players;
        let question = if early { "resign-early" } else { "resign-sure-you" };
        let sure = window().confirm_with_message(&locale.get_untracked().tell(question));
        if sure.unwrap_or(false) {
            online::say(ToServer::Resign { id: online::next_id(), game: id.get_value() });
        }
    };
    let button = move |kind: OfferKind| {
        let (name, text) = (format!("{kind:?}").to_lowercase(), move || word(kind));
        let is_early = move || kind == OfferKind::Takeback && live.table.entries().is_empty();
        view! {
            <button type="button" id=format!("offer-{name}") disabled=is_early on:click=move |_| offer(kind)>{text}</button>
        }
    };
    let waiting = move |made: Offer| {
        let text = move || {
            let key = if made.by == you { "you-offer" } else { "they-offer" };
            locale.get().say(key, values![what = word(made.kind)])
        };
        let refuse = if made.by == you { "withdraw" } else { "decline" };
        let answers = (made.by != you).then(|| {
            view! { <button type="button" class="primary accept" on:click=move |_| offer(made.kind)>{t("accept")}</button> }
        });
        view! {
            <li class="row">
                <span>{text}</span>
                {answers}
                <button type="button" on:click=move |_| decline(made.kind)>{t(refuse)}</button>
            </li>
        }
    };
    let is_over = move || around.ending.with(Option::is_some);
    // Sharing divides the rest of a single game, so it is not possible in a match.
    let can_share = !untrack(|| live.table.is_in_match());
    let kinds = move || {
        let share = can_share.then_some(OfferKind::Share);
        [OfferKind::Draw, OfferKind::Takeback].into_iter().chain(share)
    };
    view! {
        <section class="offers" aria-label=t("offers")>
            <ul class="list" aria-live="polite">{move || around.offers.get().into_iter().map(waiting).collect_view()}</ul>
            <div class="row" role="group" aria-labelledby="to-offer">
                <span id="to-offer">{t("to-offer")}</span>
                <Show when=move || !is_over()>
                    {kinds().map(button).collect_view()}
                </Show>
                <Show when=is_over>{button(OfferKind::Rematch)}</Show>
            </div>
            <p class="row">
                <Show when=move || !is_over()>
                    <button type="button" id="resign" on:click=resign>{t("resign")}</button>
                </Show>
            </p>
        </section>
    }
    .into_any()
}
