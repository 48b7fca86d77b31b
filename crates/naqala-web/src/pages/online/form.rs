//! The form for a new game: which one, with which clock, public or by link.

use js_sys::{Array, JsString, Object};
use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};

use super::clock::rule_text;
use crate::files;
use crate::language::Locale;
use crate::navigation;
use crate::online::{self, Refused};
use crate::pages::own_rules::{self, OwnRules};
use crate::panel::{OptionFields, Values, changed, defaults};
use crate::route::Route;
use crate::say::t;
use crate::settings::{Settings, in_language};

/// The clocks that are offered.
const CLOCKS: [ClockRule; 8] = [
    ClockRule::None,
    ClockRule::Increment { initial: 180, increment: 2 },
    ClockRule::Increment { initial: 300, increment: 5 },
    ClockRule::Increment { initial: 900, increment: 10 },
    ClockRule::Move { seconds: 3 },
    ClockRule::Move { seconds: 15 },
    ClockRule::Days { days: 1 },
    ClockRule::Days { days: 3 },
];

#[component]
pub(super) fn OfferForm(game: Option<String>) -> impl IntoView {
    let locale = Settings::get().locale;
    let games: RwSignal<Vec<GameEntry>> = RwSignal::new(Vec::new());
    in_language(files::list, move |list| {
        if let Ok(list) = list {
            let several = |game: &GameEntry| game.players.iter().any(|n| *n > 1);
            let mut list: Vec<GameEntry> = list.into_iter().filter(several).collect();
            sort(&mut list, locale.get_untracked());
            let _ = games.try_set(list);
        }
    });
    let chosen = RwSignal::new(game.unwrap_or_else(|| naqala_wire::FIRST_GAME.to_owned()));
    let own = StoredValue::new(OwnRules::kept());
    let is_own = Memo::new(move |_| chosen.with(|id| id == own_rules::ADDRESS));
    // The game of the moment, and what differs from its usual rules.
    let entry = Memo::new(move |_| {
        let id = chosen.get();
        games.with(|games| games.iter().find(|game| game.id == id).cloned())
    });
    let usual = Memo::new(move |_| entry.with(|entry| entry.as_ref().map(defaults).unwrap_or_default()));
    let values = RwSignal::new(Values::new());
    let in_match = RwSignal::new(false);
    Effect::new(move |_| {
        entry.track();
        values.set(usual.get());
        in_match.set(false);
    });
    let clock = RwSignal::new(0_usize);
    let own_clock = RwSignal::new(OwnClock { minutes: 10, seconds: 0 });
    let rated = RwSignal::new(false);
    let counting = RwSignal::new(false);
    let wrong: RwSignal<Option<Refused>> = RwSignal::new(None);
    let me = online::me();
    let has_account = Memo::new(move |_| me.get().is_some_and(|me| !me.person.guest));
    // Nobody has a rating in a game by custom rules.
    let can_rate = Memo::new(move |_| has_account.get() && !is_own.get());
    let offer = move |listed: bool| {
        let changed = untrack(move || values.with(|values| usual.with(|usual| changed(values, usual))));
        let game = GameChoice {
            options: changed.into_iter().collect(),
            in_match: in_match.get_untracked(),
            ..match own.get_value().filter(|_| is_own.get_untracked()) {
                Some(own) => own.choice(),
                None => games.with_untracked(|games| chosen.with_untracked(|id| choice(games, id))),
            }
        };
        let clock =
            CLOCKS.get(clock.get_untracked()).copied().unwrap_or_else(|| own_clock.get_untracked().rule());
        let seek = NewSeek {
            game,
            clock,
            rated: rated.get_untracked() && can_rate.get_untracked(),
            counting: counting.get_untracked(),
            listed,
            player: None,
        };
        spawn_local(async move {
            match online::post::<Seek>("/api/seeks", &seek).await {
                Ok(seek) => navigation::go(&Route::Join(seek.id)),
                Err(refused) => {
                    let _ = wrong.try_set(Some(refused));
                }
            }
        });
    };
    let has_rounds = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.rounds));
    let fields = move || {
        let entry = entry.get().filter(|entry| !entry.options.is_empty())?;
        Some(view! {
            <details class="options">
                <summary>{t("options")}</summary>
                <OptionFields entry values />
            </details>
        })
    };
    view! {
        <section class="offer card" aria-label=t("offer-game")>
            <h2>{t("offer-game")}</h2>
            <div class="row">
                <label class="field">{t("game")} " "
                    <select id="offer-game" on:change=move |event| chosen.set(event_target_value(&event))>
                        {own.get_value().map(|own| own_option(own.name, is_own))}
                        {move || games.get().into_iter().map(|game| game_option(game, chosen)).collect_view()}
                    </select>
                </label>
                <label class="field">{t("clock")} " "
                    <select id="offer-clock" on:change=move |event| clock.set(event_target_value(&event).parse().unwrap_or(0))>
                        {move || (0..=CLOCKS.len()).map(|at| clock_option(at, clock, locale.get())).collect_view()}
                    </select>
                </label>
                <Show when=move || clock.get() == CLOCKS.len()><OwnClockFields own_clock /></Show>
                <label class="field check">
                    <input type="checkbox" aria-describedby="rated-why" prop:disabled=move || !can_rate.get()
                        prop:checked=move || rated.get() && can_rate.get() on:change=move |event| rated.set(event_target_checked(&event)) />
                    {t("rated")}
                </label>
                {check("offer-counting", counting, "counting")}
                <Show when=has_rounds>{check("offer-match", in_match, "in-rounds")}</Show>
            </div>
            <p class="facts" id="rated-why" hidden=move || has_account.get()>{t("rated-why")}</p>
            {fields}
            <div class="row">
                <button type="button" class="primary" id="offer-listed" on:click=move |_| offer(true)>{t("offer-to-all")}</button>
                <button type="button" id="offer-link" on:click=move |_| offer(false)>{t("offer-by-link")}</button>
            </div>
            {move || wrong.get().map(|why| view! { <p class="mistake" role="alert">{why.said(locale.get())}</p> })}
        </section>
    }
}

/// A box to tick.
fn check(id: &'static str, on: RwSignal<bool>, name: &'static str) -> impl IntoView {
    view! {
        <label class="field check">
            <input type="checkbox" id=id prop:checked=move || on.get() on:change=move |event| on.set(event_target_checked(&event)) />
            {t(name)}
        </label>
    }
}

/// The game of this id, with its set of rules if it is one.
fn choice(games: &[GameEntry], id: &str) -> GameChoice {
    match games.iter().find(|game| game.id == id) {
        Some(GameEntry { family, preset: Some(preset), .. }) => {
            GameChoice { preset: Some(preset.clone()), ..GameChoice::of(family) }
        }
        _ => GameChoice::of(id),
    }
}

fn game_option(game: GameEntry, chosen: RwSignal<String>) -> impl IntoView {
    let id = game.id.clone();
    let is_chosen = move || chosen.with(|chosen| *chosen == id);
    view! { <option value=game.id selected=is_chosen>{game.name}</option> }
}

/// The custom rules that were brought along from the workshop.
fn own_option(name: String, is_own: Memo<bool>) -> impl IntoView {
    let text = move || Settings::get().locale.get().say("own-rules-of", values![name = name.as_str()]);
    view! { <option value=own_rules::ADDRESS selected=move || is_own.get()>{text}</option> }
}

/// Sorts games by their names, as the language has its letters.
fn sort(games: &mut [GameEntry], locale: Locale) {
    let (language, usual) = (Array::of1(&locale.code().into()), Object::new());
    games.sort_by(|one, other| {
        JsString::from(one.name.as_str()).locale_compare(&other.name, &language, &usual).cmp(&0)
    });
}

/// The option after all of these clocks is one of one's own.
fn clock_option(at: usize, chosen: RwSignal<usize>, locale: Locale) -> impl IntoView {
    let name = CLOCKS.get(at).map_or_else(|| locale.tell("clock-other"), |rule| rule_text(*rule, locale));
    view! { <option value=at.to_string() selected=move || chosen.get() == at>{name}</option> }
}

/// A clock as it is filled in: the time for the game, and what is added for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OwnClock {
    minutes: u32,
    seconds: u32,
}

impl OwnClock {
    /// The most minutes and seconds that the server accepts.
    const MOST: (u32, u32) = (180, 180);

    fn rule(self) -> ClockRule {
        let (minutes, seconds) = Self::MOST;
        let initial = self.minutes.clamp(1, minutes) * 60;
        ClockRule::Increment { initial, increment: self.seconds.min(seconds) }
    }
}

#[component]
fn OwnClockFields(own_clock: RwSignal<OwnClock>) -> impl IntoView {
    let number = |event| event_target_value(&event).parse().unwrap_or(0);
    view! {
        <label class="field">{t("clock-minutes")} " "
            <input type="number" id="own-minutes" min="1" max=OwnClock::MOST.0.to_string() value=own_clock.get_untracked().minutes.to_string()
                on:input=move |event| own_clock.update(|clock| clock.minutes = number(event)) />
        </label>
        <label class="field">{t("clock-seconds")} " "
            <input type="number" id="own-seconds" min="0" max=OwnClock::MOST.1.to_string() value=own_clock.get_untracked().seconds.to_string()
                on:input=move |event| own_clock.update(|clock| clock.seconds = number(event)) />
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_filled_in_is_one_that_the_server_accepts() {
        let rule = |minutes, seconds| OwnClock { minutes, seconds }.rule();
        assert_eq!(rule(20, 30), ClockRule::Increment { initial: 1_200, increment: 30 });
        assert_eq!(rule(0, 999), ClockRule::Increment { initial: 60, increment: 180 });
        assert_eq!(rule(999, 0), ClockRule::Increment { initial: 10_800, increment: 0 });
    }
}
