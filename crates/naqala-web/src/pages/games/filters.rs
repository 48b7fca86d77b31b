//! The filters of the list of games.

use leptos::prelude::*;
use naqala_wire::catalogue::GameEntry;

use crate::language::Locale;
use crate::say::t;
use crate::settings::Settings;

/// The regions of the list of games, each with its message.
const REGIONS: [(&str, &str); 7] = [
    ("west-africa", "region-west-africa"),
    ("east-africa", "region-east-africa"),
    ("southern-africa", "region-southern-africa"),
    ("north-africa-and-arabia", "region-north-africa-and-arabia"),
    ("central-asia", "region-central-asia"),
    ("south-and-east-asia", "region-south-and-east-asia"),
    ("modern", "region-modern"),
];

/// The name of a region.
pub(super) fn region_name(region: &str, locale: Locale) -> Option<String> {
    REGIONS.iter().find(|(known, _)| *known == region).map(|(_, key)| locale.tell(key))
}

/// How hard games are to calculate, easy ones first.
const HARDNESS: [(&str, &str); 4] = [
    ("easy", "hardness-easy"),
    ("moderate", "hardness-moderate"),
    ("hard", "hardness-hard"),
    ("very hard", "hardness-very-hard"),
];

/// How long games are, with the least and the most plies at random of each length.
const LENGTHS: [(&str, &str, std::ops::Range<u32>); 3] = [
    ("short", "length-short", 0..45),
    ("medium", "length-medium", 45..100),
    ("long", "length-long", 100..u32::MAX),
];

/// The filters for games; an empty text means no filter. A handle.
#[derive(Clone, Copy)]
pub(super) struct Filters {
    rows: RwSignal<String>,
    region: RwSignal<String>,
    players: RwSignal<String>,
    hardness: RwSignal<String>,
    length: RwSignal<String>,
    /// `lessons`: games that are taught; `favourites`: games that are liked.
    kind: RwSignal<String>,
}

impl Filters {
    pub(super) fn new() -> Filters {
        let nothing = || RwSignal::new(String::new());
        Filters {
            rows: nothing(),
            region: nothing(),
            players: nothing(),
            hardness: nothing(),
            length: nothing(),
            kind: nothing(),
        }
    }

    fn all(self) -> [RwSignal<String>; 6] {
        [self.rows, self.region, self.players, self.hardness, self.length, self.kind]
    }

    /// Whether no filter is set.
    pub(super) fn are_open(self) -> bool {
        self.all().iter().all(|filter| filter.with(String::is_empty))
    }

    /// Whether a game is as it should be.
    pub(super) fn fit(
        self,
        game: &GameEntry,
        is_taught: impl FnOnce() -> bool,
        is_favourite: impl FnOnce() -> bool,
    ) -> bool {
        let asks = |filter: RwSignal<String>, is: &dyn Fn(&str) -> bool| {
            filter.with(|wanted| wanted.is_empty() || is(wanted))
        };
        let fits_length = |wanted: &str| {
            let length = LENGTHS.iter().find(|(name, ..)| *name == wanted);
            game.plies.is_some_and(|plies| length.is_some_and(|(.., range)| range.contains(&plies)))
        };
        asks(self.rows, &|wanted| game.rows.to_string() == wanted)
            && asks(self.region, &|wanted| game.region == wanted)
            && asks(self.players, &|wanted| game.players.iter().any(|players| players.to_string() == wanted))
            && asks(self.hardness, &|wanted| game.hardness.as_deref() == Some(wanted))
            && asks(self.length, &fits_length)
            && self.kind.with(|kind| match kind.as_str() {
                "lessons" => is_taught(),
                "favourites" => is_favourite(),
                _ => true,
            })
    }
}

/// A menu for each thing that can be asked.
#[component]
pub(super) fn FilterMenus<'a>(list: &'a [GameEntry], filters: Filters) -> impl IntoView + use<> {
    let mut rows: Vec<u8> = list.iter().map(|game| game.rows).collect();
    let mut players: Vec<u8> = list.iter().flat_map(|game| game.players.clone()).collect();
    for numbers in [&mut rows, &mut players] {
        numbers.sort_unstable();
        numbers.dedup();
    }
    let numbers = |numbers: Vec<u8>| numbers.into_iter().map(|n| (n.to_string(), None)).collect::<Vec<_>>();
    let named = |known: &[(&'static str, &'static str)]| {
        known.iter().map(|(value, key)| ((*value).to_owned(), Some(*key))).collect::<Vec<_>>()
    };
    let lengths: Vec<_> = LENGTHS.iter().map(|(value, key, _)| (*value, *key)).collect();
    let kinds = [("favourites", "favourites"), ("lessons", "with-lessons")];
    view! {
        <Menu id="filter-rows" name=t("rows") chosen=filters.rows options=numbers(rows) />
        <Menu id="filter-region" name=t("region") chosen=filters.region options=named(&REGIONS) />
        <Menu id="filter-players" name=t("players") chosen=filters.players options=numbers(players) />
        <Menu id="filter-hardness" name=t("hardness") chosen=filters.hardness options=named(&HARDNESS) />
        <Menu id="filter-length" name=t("length") chosen=filters.length options=named(&lengths) />
        <Menu id="filter-kind" name=t("which-games") chosen=filters.kind options=named(&kinds) />
        <button
            type="button"
            id="filter-none"
            disabled=move || filters.are_open()
            on:click=move |_| filters.all().iter().for_each(|filter| filter.set(String::new()))
        >
            {t("filter-none")}
        </button>
    }
}

/// A menu whose first choice asks for nothing. An option without a message is said as it is.
#[component]
fn Menu(
    id: &'static str,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    chosen: RwSignal<String>,
    options: Vec<(String, Option<&'static str>)>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let option = move |(value, key): (String, Option<&'static str>)| {
        let (known, said) = (value.clone(), value.clone());
        let caption = move || key.map_or_else(|| said.clone(), |key| locale.get().tell(key));
        view! { <option value=value selected=move || chosen.with(|chosen| *chosen == known)>{caption}</option> }
    };
    view! {
        <label class="field">
            {name} " "
            <select id=id on:change=move |event| chosen.set(event_target_value(&event))>
                <option value="" selected=move || chosen.with(String::is_empty)>{t("any")}</option>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
