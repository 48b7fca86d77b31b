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

impl Draft {
    fn of(game: &Game, position: &Position) -> Draft {
        Draft {
            pits: game.board().pits().map(|pit| position.seeds(pit)).collect(),
            stores: game.sides().map(|side| game.store(position, side)).collect(),
            reserves: game.sides().map(|side| position.reserve(side)).collect(),
            to_move: position.to_move(),
        }
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

#[component]
fn Form(table: BoardSession, draft: RwSignal<Option<Draft>>) -> impl IntoView {
    let locale = Settings::get().locale;
    let game = StoredValue::new(table.game());
    let change = move |change: &dyn Fn(&mut Draft)| {
        draft.update(|draft| draft.iter_mut().for_each(change));
    };
    let number = move |caption: String, name: String, now: Signal<u8>, set: Callback<u8>| {
        let typed = move |event| {
            let text = event_target_value(&event);
            let number = if text.is_empty() { Some(0) } else { text.parse().ok() };
            number.into_iter().for_each(|seeds| set.run(seeds));
        };
        // Input that is not a number of seeds is discarded.
        let left = move |event: leptos::ev::FocusEvent| {
            event_target::<web_sys::HtmlInputElement>(&event).set_value(&now.get_untracked().to_string());
        };
        view! {
            <label class="seeds-field">
                <span>{caption}</span>
                <input type="number" aria-label=name min="0" max="255" inputmode="numeric" prop:value=move || now.get().to_string() on:input=typed on:blur=left />
            </label>
        }
    };
    let of = move |read: fn(&Draft, usize) -> u8, at: usize| {
        Signal::derive(move || draft.with(|draft| draft.as_ref().map_or(0, |draft| read(draft, at))))
    };
    let pit = move |pit: Pit| {
        let at = pit.index();
        let name = game.with_value(|game| game.board().name(pit).to_owned());
        let set = Callback::new(move |seeds| change(&|draft| draft.pits[at] = seeds));
        number(name.clone(), name, of(|draft, at| draft.pits[at], at), set)
    };
    // Beside the board a side's name says enough, and there is no room for more.
    let store = move |(at, side): (usize, Side), is_drawn: bool| {
        let owner = locale.get().localizer().side(side);
        let name = locale.get().say("store-of", values![side = owner]);
        let caption = if is_drawn { locale.get().localizer().side(side).to_string() } else { name.clone() };
        let set = Callback::new(move |seeds| change(&|draft| draft.stores[at] = seeds));
        number(caption, name, of(|draft, at| draft.stores[at], at), set)
    };
    let reserve = move |(at, side): (usize, Side)| {
        let name = locale.get().say("reserve-of", values![side = locale.get().localizer().side(side)]);
        let set = Callback::new(move |seeds| change(&|draft| draft.reserves[at] = seeds));
        number(name.clone(), name, of(|draft, at| draft.reserves[at], at), set)
    };
    let turn = move |side: Side| {
        let is_his = move || draft.with(|draft| draft.as_ref().is_some_and(|draft| draft.to_move == side));
        view! {
            <label class="field">
                <input type="radio" name="to-move" prop:checked=is_his on:change=move |_| change(&|draft| draft.to_move = side) />
                {move || locale.get().localizer().side(side).to_string()}
            </label>
        }
    };
    let sides = move || game.with_value(Game::sides);
    let placed = move |cell: Cell| {
        let field = match cell.place {
            Place::Pit(at) => pit(at).into_any(),
            Place::Store(side) => {
                let at = sides().position(|other| other == side);
                at.map(|at| store((at, side), true)).into_any()
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
    };
    let has_reserve = game.with_value(Game::has_reserve);
    // The fields lie as the pits do. Stores that are not drawn beside the board stand below it.
    let plan = table.peek(|session| {
        Plan::new(session.game(), session.position(), table.turned.get_untracked(), StorePlace::Ends)
    });
    let is_drawn = |side: &Side| plan.cells.iter().any(|cell| cell.place == Place::Store(*side));
    let shows_stores = game.with_value(|game| game.wins_seeds());
    let others: Vec<(usize, Side)> =
        sides().enumerate().filter(|(_, side)| shows_stores && !is_drawn(side)).collect();
    let columns = format!("repeat({}, minmax(1.9rem, 1fr))", plan.columns);
    let built = Memo::new(move |_| {
        draft.with(|draft| draft.as_ref().map(|draft| game.with_value(|game| draft.position(game))))
    });
    let total = move || {
        let there = draft.with(|draft| draft.as_ref().map_or(0, Draft::total));
        let wanted = game.with_value(Game::total_seeds);
        let locale = locale.get();
        let placed = locale.say("seed-total", values![n = there, wanted = wanted]);
        // Too many are a mistake, which is reported as one.
        match wanted.checked_sub(there) {
            Some(missing @ 1..) => {
                format!("{placed} {}", locale.say("seeds-missing", values![missing = missing]))
            }
            _ => placed,
        }
    };
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
        change(&|draft| draft.pits.iter_mut().chain(&mut draft.stores).for_each(|seeds| *seeds = 0));
    };
    view! {
        <div class="board-fields" style:grid-template-columns=columns>
            {plan.cells.into_iter().map(placed).collect_view()}
        </div>
        {(!others.is_empty()).then(|| {
            view! { <div class="seed-fields">{others.into_iter().map(|other| store(other, false)).collect_view()}</div> }
        })}
        {has_reserve.then(|| {
            view! { <div class="seed-fields">{move || sides().enumerate().map(reserve).collect_view()}</div> }
        })}
        <div class="row">{t("turn-of")} {sides().map(turn).collect_view()}</div>
        <p id="seed-total">{total}</p>
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
