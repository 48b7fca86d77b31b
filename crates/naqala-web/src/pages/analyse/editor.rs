//! Setting up a position: seeds in pits and stores, whose turn it is. Mistakes are reported at once.

use leptos::prelude::*;
use naqala::{Game, Pit, Position, Side, StorePlace};
use naqala_messages::values;
use naqala_view::Place;

use crate::board::{Cell, Plan};
use crate::navigation;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;

/// A position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Draft {
    pits: Vec<u8>,
    stores: Vec<u8>,
    reserves: Vec<u8>,
    to_move: Side,
}

/// Where seeds are set: in a pit, or in the store or reserve of a player, by the number of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heap {
    Pit(Pit),
    Store(usize),
    Reserve(usize),
}

impl Draft {
    fn of(game: &Game, position: &Position) -> Draft {
        Draft {
            pits: game.board().pits().map(|pit| position.seeds(pit)).collect(),
            stores: game.sides().map(|side| game.store(position, side)).collect(),
            reserves: game.sides().map(|side| position.reserve(side)).collect(),
            to_move: position.to_move(),
        }
    }

    fn seeds(&self, heap: Heap) -> u8 {
        match heap {
            Heap::Pit(pit) => self.pits[pit.index()],
            Heap::Store(number) => self.stores[number],
            Heap::Reserve(number) => self.reserves[number],
        }
    }

    fn put(&mut self, seeds: u8, heap: Heap) {
        let place = match heap {
            Heap::Pit(pit) => &mut self.pits[pit.index()],
            Heap::Store(number) => &mut self.stores[number],
            Heap::Reserve(number) => &mut self.reserves[number],
        };
        *place = seeds;
    }

    fn total(&self) -> u32 {
        self.pits.iter().chain(&self.stores).chain(&self.reserves).map(|seeds| u32::from(*seeds)).sum()
    }

    /// The position, or what is wrong with it.
    fn position(&self, game: &Game) -> Result<Position, String> {
        let mut builder = game.build().to_move(self.to_move);
        for (pit, seeds) in game.board().pits().zip(&self.pits) {
            builder = builder.seeds(pit, *seeds);
        }
        for (number, side) in game.sides().enumerate() {
            builder = builder.store(side, self.stores[number]);
            if game.has_reserve() {
                builder = builder.reserve(side, self.reserves[number]);
            }
        }
        builder.finish().map_err(|error| error.to_string())
    }
}

#[component]
pub(super) fn Editor(table: BoardSession) -> impl IntoView {
    let draft: RwSignal<Option<Draft>> = RwSignal::new(None);
    let open = move |_| {
        draft.set(Some(table.peek(|session| Draft::of(session.game(), session.position()))));
    };
    view! {
        <details class="editor" id="editor" on:toggle=open>
            <summary>{t("set-up")}</summary>
            {move || draft.with(Option::is_some).then(|| view! { <Form table draft /> })}
        </details>
    }
}

/// What the fields of the form read and change.
#[derive(Clone, Copy)]
struct Fields {
    settings: Settings,
    game: StoredValue<Game>,
    draft: RwSignal<Option<Draft>>,
}

impl Fields {
    fn sides(self) -> impl Iterator<Item = Side> {
        self.game.with_value(Game::sides)
    }

    fn say_side(self, side: Side) -> String {
        self.settings.locale.get().localizer().side(side).to_string()
    }

    fn change(self, change: impl Fn(&mut Draft)) {
        self.draft.update(|draft| draft.iter_mut().for_each(change));
    }

    /// A field for a number of seeds.
    fn seeds(self, heap: Heap, caption: String, name: String) -> impl IntoView {
        let seeds = move |draft: &Option<Draft>| draft.as_ref().map_or(0, |draft| draft.seeds(heap));
        let typed = move |event| {
            let text = event_target_value(&event);
            let number = if text.is_empty() { Some(0) } else { text.parse().ok() };
            number.into_iter().for_each(|seeds| self.change(|draft| draft.put(seeds, heap)));
        };
        // Input that is not a number of seeds is discarded.
        let left = move |event: leptos::ev::FocusEvent| {
            let now = self.draft.with_untracked(seeds);
            event_target::<web_sys::HtmlInputElement>(&event).set_value(&now.to_string());
        };
        view! {
            <label class="seeds-field">
                <span>{caption}</span>
                <input type="number" aria-label=name min="0" max="255" inputmode="numeric"
                    prop:value=move || self.draft.with(seeds).to_string() on:input=typed on:blur=left />
            </label>
        }
    }

    fn pit(self, pit: Pit) -> impl IntoView {
        let name = self.game.with_value(|game| game.board().name(pit).to_owned());
        self.seeds(Heap::Pit(pit), name.clone(), name)
    }

    fn store(self, (number, side): (usize, Side), is_drawn: bool) -> impl IntoView {
        let owner = self.say_side(side);
        let name = self.settings.locale.get().say("store-of", values![side = owner.clone()]);
        // Beside the board a side's name says enough, and there is no room for more.
        let caption = if is_drawn { owner } else { name.clone() };
        self.seeds(Heap::Store(number), caption, name)
    }

    fn reserve(self, (number, side): (usize, Side)) -> impl IntoView {
        let name = self.settings.locale.get().say("reserve-of", values![side = self.say_side(side)]);
        self.seeds(Heap::Reserve(number), name.clone(), name)
    }

    fn turn(self, side: Side) -> impl IntoView {
        let is_his =
            move || self.draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.to_move == side));
        view! {
            <label class="field">
                <input type="radio" name="to-move" prop:checked=is_his
                    on:change=move |_| self.change(|draft| draft.to_move = side) />
                {move || self.say_side(side)}
            </label>
        }
    }

    /// A field where the board has a pit or a store.
    fn placed(self, cell: Cell) -> impl IntoView {
        let field = match cell.place {
            Place::Pit(pit) => self.pit(pit).into_any(),
            Place::Store(side) => {
                let number = self.sides().position(|other| other == side);
                number.map(|number| self.store((number, side), true)).into_any()
            }
        };
        view! {
            <div
                style:grid-row=format!("{} / span {}", cell.row, cell.height)
                style:grid-column=cell.column.to_string()
            >
                {field}
            </div>
        }
    }

    /// How many seeds there are, and how many are missing.
    fn total(self) -> String {
        let there = self.draft.with(|draft| draft.as_ref().map_or(0, Draft::total));
        let wanted = self.game.with_value(Game::total_seeds);
        let locale = self.settings.locale.get();
        let placed = locale.say("seed-total", values![n = there, wanted = wanted]);
        // Too many are a mistake, which is reported as one.
        match wanted.checked_sub(there) {
            Some(missing @ 1..) => {
                format!("{placed} {}", locale.say("seeds-missing", values![missing = missing]))
            }
            _ => placed,
        }
    }
}

#[component]
fn Form(table: BoardSession, draft: RwSignal<Option<Draft>>) -> impl IntoView {
    let game = StoredValue::new(table.game());
    let fields = Fields { settings: Settings::get(), game, draft };
    // The fields lie as the pits do. Stores that are not drawn beside the board stand below it.
    let plan = table.peek(|session| {
        Plan::new(session.game(), session.position(), table.turned.get_untracked(), StorePlace::Ends)
    });
    let is_drawn = |side: &Side| plan.cells.iter().any(|cell| cell.place == Place::Store(*side));
    let [shows_stores, has_reserve] = game.with_value(|game| [game.wins_seeds(), game.has_reserve()]);
    let others: Vec<(usize, Side)> =
        fields.sides().enumerate().filter(|(_, side)| shows_stores && !is_drawn(side)).collect();
    let columns = format!("repeat({}, minmax(1.9rem, 1fr))", plan.columns);
    let built = Memo::new(move |_| {
        draft.with(|draft| draft.as_ref().map(|draft| game.with_value(|game| draft.position(game))))
    });
    let mistake = move || {
        let wrong = built.get().and_then(Result::err);
        wrong.map(|why| view! { <p class="mistake" role="alert">{why}</p> })
    };
    let show = move |_| {
        let Some(Ok(position)) = built.get_untracked() else { return };
        let text = game.with_value(|game| game.position_text(&position));
        let setup = Setup { position: Some(text), moves: Vec::new(), rounds: Vec::new(), ..table.setup() };
        navigation::go(&Route::Analyse(setup));
    };
    let empty = move |_| {
        fields.change(|draft| draft.pits.iter_mut().chain(&mut draft.stores).for_each(|seeds| *seeds = 0));
    };
    view! {
        <div class="board-fields" style:grid-template-columns=columns>
            {plan.cells.into_iter().map(|cell| fields.placed(cell)).collect_view()}
        </div>
        {(!others.is_empty()).then(|| {
            let stores = others.into_iter().map(|other| fields.store(other, false)).collect_view();
            view! { <div class="seed-fields">{stores}</div> }
        })}
        {has_reserve.then(|| {
            let reserves = move || fields.sides().enumerate().map(|of| fields.reserve(of)).collect_view();
            view! { <div class="seed-fields">{reserves}</div> }
        })}
        <div class="row">{t("turn-of")} {fields.sides().map(|side| fields.turn(side)).collect_view()}</div>
        <p id="seed-total">{move || fields.total()}</p>
        {mistake}
        <div class="row">
            <button type="button" class="primary" id="show-position" disabled=move || !matches!(built.get(), Some(Ok(_))) on:click=show>
                {t("show-position")}
            </button>
            <button type="button" on:click=empty>{t("empty-board")}</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue};

    #[test]
    fn the_start_of_every_game_for_two_can_be_set_up_again() {
        let mut made = 0;
        for rules in catalogue::all() {
            let game = rules.compile(&Choices::new()).unwrap();
            let draft = Draft::of(&game, &game.start());
            if let Ok(position) = draft.position(&game) {
                assert_eq!(Draft::of(&game, &position), draft, "{}", rules.id());
                made += 1;
            }
        }
        assert!(made > 45, "{made} of {}", catalogue::all().len());
    }

    #[test]
    fn seeds_that_are_missing_are_missed() {
        let game = catalogue::game("oware").unwrap();
        let mut draft = Draft::of(&game, &game.start());
        draft.pits[0] = 200;
        assert!(draft.position(&game).is_err());
        assert_eq!(draft.total(), 244);
    }
}
