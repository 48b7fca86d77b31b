//! A pit or a store: a button with seeds, their count and a name, and the effect of the sowing on it.

use std::time::Duration;

use leptos::prelude::*;
use naqala::{Game, Kind, MoveKind, Pit, Side};
use naqala_messages::values;
use naqala_view::{Action, Heap, Place};

use super::heap::{STORES, Seeds};
use super::plan::Cell;
use super::ways::WaysView;
use super::{BoardState, Sight};
use crate::language::Locale;
use crate::settings::Settings;

/// Duration of a long press, which previews a pit instead of playing it.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// Duration of a longer press, which opens the pit's heap.
const LONGER_PRESS: Duration = Duration::from_millis(900);

/// The id of the element of a place.
pub(super) fn element_id(place: Place) -> String {
    match place {
        Place::Pit(pit) => format!("pit-{}", pit.index()),
        Place::Store(side) => format!("store-{}", side.letter()),
    }
}

/// A place of the board.
#[component]
pub(super) fn PlaceView(state: BoardState, cell: Cell) -> impl IntoView {
    // Places in the left half of the board are rounded on the left.
    let columns = state.plan.with_untracked(|plan| plan.columns);
    let turned = state.table.turned.get_untracked();
    let is_far = move |side| matches!(side, Side::North | Side::West) != turned;
    let inner = match cell.place {
        Place::Pit(pit) => view! { <PitView state pit /><WaysView state pit /> }.into_any(),
        Place::Store(side) => view! { <StoreView state side /> }.into_any(),
    };
    view! {
        <div
            class="place"
            class:end=matches!(cell.place, Place::Store(_))
            class:low=cell.height == 1
            class:far=matches!(cell.place, Place::Store(side) if is_far(side))
            class:first=cell.column * 2 <= columns
            style:--row=cell.row.to_string()
            style:--column=cell.column.to_string()
            style:--height=cell.height.to_string()
            style:--width=cell.width.to_string()
        >
            {inner}
        </div>
    }
}

/// The contents of a place: now, or after the previewed move.
pub(super) fn heap_of(state: BoardState, place: Place) -> Memo<Heap> {
    let table = state.table;
    Memo::new(move |_| {
        table.scene.with(|scene| match place {
            Place::Pit(pit) => scene.heap(pit),
            Place::Store(side) => scene.stores[side.index()],
        })
    })
}

/// How the previewed move would change the contents: `+2`, `−4`, or not at all.
fn change_of(state: BoardState, place: Place) -> Memo<Option<String>> {
    let now = heap_of(state, place);
    Memo::new(move |_| {
        let now = i32::from(now.get().size());
        state.sight.with(|sight| {
            let Some(Sight::Move(seen)) = sight else { return None };
            let then = match place {
                Place::Pit(pit) => seen.scene.heap(pit),
                Place::Store(side) => seen.scene.stores[side.index()],
            };
            match i32::from(then.size()) - now {
                0 => seen.touches(place).then(|| "·".to_owned()),
                more @ 1.. => Some(format!("+{more}")),
                fewer => Some(format!("−{}", -fewer)),
            }
        })
    })
}

/// Everything that determines how a pit is drawn and described.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Look {
    heap: Heap,
    /// A person at this page can choose it now.
    is_open: bool,
    /// Whether it may be played is not shown on the board.
    is_asked_about: bool,
    action: Option<Action>,
    /// The player who marked it.
    mark: Option<Side>,
    is_closed: bool,
    is_blocked: bool,
    /// The pending decision is about it.
    is_focal: bool,
    /// Captured seeds can be put into it, or it can also be captured.
    is_receiver: bool,
    is_bonus: bool,
    is_hinted: bool,
    /// The previewed move passes it.
    is_touched: bool,
    /// The effect of the displayed or previewed sowing on it.
    is_from: bool,
    is_last: bool,
    is_captured: bool,
}

impl Look {
    fn of(state: BoardState, pit: Pit) -> Look {
        let place = Place::Pit(pit);
        let looked = state.sight.with(|sight| match sight {
            Some(Sight::Move(seen)) => Some((seen.scene.trail.clone(), seen.touches(place))),
            _ => None,
        });
        let is_open = state.is_open(pit);
        let can = |kind| state.table.peek(|session| session.moves().iter().any(|mv| mv.kind() == kind));
        let is_hinted = state.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.mv.pit() == Some(pit)));
        state.table.scene.with(|scene| {
            let (trail, is_touched) = looked.unwrap_or_else(|| (scene.trail.clone(), false));
            Look {
                heap: scene.heap(pit),
                is_open,
                is_asked_about: state.pointed.is_some(),
                action: scene.action_at(place),
                mark: Side::ALL.into_iter().find(|side| scene.marks[side.index()].contains(pit)),
                is_closed: scene.closed.contains(pit),
                is_blocked: scene.blocked == Some(pit),
                is_focal: scene.focus == Some(pit),
                is_receiver: is_open && can(MoveKind::Give(pit)),
                is_bonus: is_open && can(MoveKind::Bonus(pit)),
                is_hinted,
                is_touched,
                is_from: trail.from == Some(pit),
                is_last: trail.last == Some(place),
                is_captured: trail.captured.contains(pit),
            }
        })
    }

    /// Its classes in the style sheet.
    fn classes(&self, home: Side) -> String {
        let action = match self.action {
            Some(Action::Lift) => "lifting",
            Some(Action::Drop) => "dropping",
            Some(Action::Capture) => "capturing",
            Some(Action::Skip) => "skipping",
            Some(Action::Mark) | None => "",
        };
        let named = [
            (true, "pit"),
            (matches!(home, Side::North | Side::West), "upper"),
            (self.is_open, "open"),
            (self.mark.is_some(), "marked"),
            (self.is_closed, "closed"),
            (self.is_blocked, "blocked"),
            (self.is_focal, "focal"),
            (self.is_receiver, "receiver"),
            (self.is_bonus, "bonus"),
            (self.is_hinted, "hinted"),
            (self.is_touched, "touched"),
            (self.is_from, "from"),
            (self.is_last, "last"),
            (self.is_captured, "captured"),
            (true, action),
        ];
        let names: Vec<&str> = named.into_iter().filter(|(is, _)| *is).map(|(_, name)| name).collect();
        names.join(" ")
    }

    /// Its description for screen readers.
    fn label(&self, game: &Game, name: &str, locale: Locale) -> String {
        let localizer = locale.localizer();
        let mut seeds = localizer.seeds(self.heap.seeds.into()).to_string();
        if self.heap.second > 0 {
            seeds = format!("{seeds}, {}", localizer.pieces(game, Kind::Second, self.heap.second.into()));
        }
        let mut label = locale.say("pit-label", values![pit = name, seeds = seeds]);
        let mut add = |text: String| {
            label += ", ";
            label += &text;
        };
        if let Some(owner) = self.mark {
            add(locale.say("pit-mark", values![mark = localizer.mark(game), side = localizer.side(owner)]));
        }
        if self.is_closed {
            add(locale.tell("pit-closed"));
        }
        if self.is_blocked {
            add(locale.tell("pit-blocked"));
        }
        if self.is_open && !self.is_asked_about {
            add(locale.tell("pit-open"));
        }
        if self.is_hinted {
            add(locale.tell("pit-hinted"));
        }
        label
    }
}

#[component]
fn PitView(state: BoardState, pit: Pit) -> impl IntoView {
    let table = state.table;
    let locale = Settings::get().locale;
    let place = Place::Pit(pit);
    let look = Memo::new(move |_| Look::of(state, pit));
    let heap = heap_of(state, place);
    let change = change_of(state, place);
    let game = StoredValue::new(table.game());
    let name = StoredValue::new(game.with_value(|game| game.board().name(pit).to_owned()));
    let home = game.with_value(|game| game.board().home(pit));
    let owner = Memo::new(move |_| {
        table.with(|session| session.game().owner(session.position(), pit)).filter(|owner| *owner != home)
    });
    let label = move || {
        let said =
            |game: &Game| name.with_value(|name| look.with(|look| look.label(game, name, locale.get())));
        game.with_value(said)
    };
    // Its shape differs from that of other pits.
    let shape = game.with_value(|game| {
        let is_special = game.sides().any(|side| game.start().marks(side).contains(pit));
        let is_tall = game.board().height(pit) > 1;
        [(is_special, " special"), (is_tall, " tall")]
            .into_iter()
            .filter_map(|(is, name)| is.then_some(name))
            .collect::<String>()
    });
    // The board is a single tab stop; arrow keys move within it.
    let tab = Memo::new(move |_| {
        let first = || state.plan.with(|plan| plan.cells.first().map(|cell| cell.place));
        if state.focus.get().or_else(first) == Some(place) { "0" } else { "-1" }
    });
    let pointer = Pointer::new(state, pit);
    view! {
        <button
            type="button"
            id=element_id(place)
            class=move || look.with(|look| look.classes(home)) + &shape
            aria-label=label
            aria-disabled=move || (!look.with(|look| look.is_open)).to_string()
            data-seeds=move || heap.get().text()
            tabindex=move || tab.get()
            on:click=move |event| pointer.click(&event)
            on:pointerdown=move |event| pointer.press(&event)
            on:pointerup=move |_| pointer.release()
            on:pointercancel=move |_| pointer.release()
            on:contextmenu=move |event| pointer.menu(&event)
            on:pointerenter=move |event| pointer.enter(&event)
            on:pointerleave=move |event| pointer.leave(&event)
            on:focus=move |_| {
                state.focus.set(Some(place));
                state.look_at(pit);
                state.speak();
            }
            on:blur=move |_| state.look_away()
        >
            <span class="name" aria-hidden="true">
                {name.get_value()}
                {move || owner.get().map(|owner| format!(" ({})", locale.get().localizer().side(owner)))}
            </span>
            <Seeds heap theme=state.theme key=pit.index() as u32 />
            <span class="count" aria-hidden="true">{move || heap.get().text()}</span>
            <span class="change" aria-hidden="true">{move || change.get()}</span>
            <span class="mark" aria-hidden="true">{move || look.with(|look| look.mark.map(arrow))}</span>
        </button>
    }
}

/// Mouse and touch input on a pit. A click or tap plays it; hovering or a long press previews it. The right button, Shift with
/// a click, or a longer press opens the heap, so that its seeds can be counted.
#[derive(Clone, Copy)]
struct Pointer {
    state: BoardState,
    pit: Pit,
    /// The timer of a long press.
    resting: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Whether the press was long enough for a preview, so that lifting the finger does not play.
    has_looked: StoredValue<bool>,
    is_touch: StoredValue<bool>,
}

impl Pointer {
    fn new(state: BoardState, pit: Pit) -> Pointer {
        let pointer = Pointer {
            state,
            pit,
            resting: StoredValue::new_local(None),
            has_looked: StoredValue::new(false),
            is_touch: StoredValue::new(false),
        };
        // A finger may rest on the board while it goes away.
        on_cleanup(move || pointer.release());
        pointer
    }

    /// Opens the heap.
    fn open(self) {
        self.state.opened.set(Some(Place::Pit(self.pit)));
    }

    /// Handles the context menu of the right mouse button. On touch screens the timer of the long press opens the heap instead.
    fn menu(self, event: &web_sys::MouseEvent) {
        event.prevent_default();
        if !self.is_touch.get_value() {
            self.open();
        }
    }

    fn press(self, event: &web_sys::PointerEvent) {
        self.has_looked.set_value(false);
        self.is_touch.set_value(event.pointer_type() == "touch");
        if self.is_touch.get_value() {
            let look = move || {
                self.has_looked.set_value(true);
                self.state.look_at(self.pit);
                self.resting.set_value(set_timeout_with_handle(move || self.open(), LONGER_PRESS).ok());
            };
            self.resting.set_value(set_timeout_with_handle(look, LONG_PRESS).ok());
        }
    }

    fn release(self) {
        if let Some(timer) = self.resting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn enter(self, event: &web_sys::PointerEvent) {
        if event.pointer_type() != "touch" {
            self.state.look_at(self.pit);
        }
    }

    fn leave(self, event: &web_sys::PointerEvent) {
        if event.pointer_type() != "touch" {
            self.state.look_away();
        }
    }

    fn click(self, event: &web_sys::MouseEvent) {
        self.release();
        match (self.has_looked.get_value(), event.shift_key()) {
            (true, _) => {}
            (false, true) => self.open(),
            (false, false) => self.state.choose(self.pit),
        }
        self.has_looked.set_value(false);
    }
}

/// An arrowhead that points to the player who made a mark.
fn arrow(owner: Side) -> &'static str {
    match owner {
        Side::South => "▼",
        Side::North => "▲",
        Side::East => "▶",
        Side::West => "◀",
    }
}

#[component]
fn StoreView(state: BoardState, side: Side) -> impl IntoView {
    let table = state.table;
    let locale = Settings::get().locale;
    let place = Place::Store(side);
    let heap = heap_of(state, place);
    let change = change_of(state, place);
    let score = Memo::new(move |_| table.scene.with(|scene| scene.score(side)));
    let reserve = Memo::new(move |_| table.scene.with(|scene| scene.reserves[side.index()]));
    let has_reserve = table.peek(|session| session.game().has_reserve());
    // In games without winnings, a player's store shows the seeds that are not yet entered.
    let wins = !has_reserve || table.peek(|session| session.game().wins_seeds());
    let drawn = Memo::new(move |_| match wins {
        true => heap.get(),
        false => Heap { seeds: reserve.get(), second: 0 },
    });
    let open = move || state.opened.set(Some(place));
    let is_turn = Memo::new(move |_| table.at_rest.get() && table.to_move() == Some(side));
    let action = Memo::new(move |_| table.scene.with(|scene| scene.action_at(place)));
    let note = move || {
        let locale = locale.get();
        let heap = heap.get();
        let different = score.get() != i32::from(heap.size());
        let points = different.then(|| locale.say("store-score", values![n = score.get()]));
        let waiting = has_reserve.then(|| locale.say("store-reserve", values![n = reserve.get()]));
        [points, waiting].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    // What wins no seeds is no store.
    let label = move || {
        let (locale, note) = (locale.get(), note());
        let (localizer, count) = (locale.localizer(), heap.get().size());
        let said = match wins {
            true => locale.say(
                "store-label",
                values![side = localizer.side(side), seeds = localizer.seeds(count.into())],
            ),
            false => localizer.side(side).to_string(),
        };
        if note.is_empty() { said } else { format!("{said}, {note}") }
    };
    view! {
        <div
            id=element_id(place)
            class="store"
            class:upper=matches!(side, Side::North | Side::West)
            class:turn=move || is_turn.get()
            class:dropping=move || action.get() == Some(Action::Drop)
            class:last=move || table.scene.with(|scene| scene.trail.last == Some(place))
            role="img"
            aria-label=label
            data-seeds=move || heap.get().text()
            on:click=move |_| open()
            on:contextmenu=move |event| {
                event.prevent_default();
                open();
            }
        >
            <span class="owner">{move || locale.get().localizer().side(side).to_string()}</span>
            <Seeds heap=drawn theme=state.theme key=STORES + side.index() as u32 stretch=Some(0.55) />
            <Seeds heap=drawn theme=state.theme key=STORES + side.index() as u32 stretch=Some(4.0) />
            <span class="count">{move || wins.then(|| heap.get().text())}</span>
            <Cargo state place />
            <span class="change" aria-hidden="true">{move || change.get()}</span>
            <span class="note">{note}</span>
        </div>
    }
}

/// The seeds being carried to a store.
#[component]
fn Cargo(state: BoardState, place: Place) -> impl IntoView {
    let carried = Memo::new(move |_| {
        let here = |scene: &naqala_view::Scene| scene.carried.filter(|carried| carried.to == place);
        state.table.scene.with(|scene| here(scene).map(|carried| carried.heap))
    });
    let heap = Memo::new(move |_| carried.get().unwrap_or_default());
    view! {
        <Show when=move || carried.get().is_some()>
            <span class="cargo" aria-hidden="true"><Seeds heap theme=state.theme key=CARGO /></span>
        </Show>
    }
}

/// The hollow number of carried seeds, which determines how they lie.
const CARGO: u32 = 3_000;
