//! The layer above the board while seeds move: the hand with its seeds, and the seed that falls from it.

use leptos::html::Div;
use leptos::prelude::*;
use naqala_view::{Action, Heap, Place};

use super::BoardState;
use super::heap::Seeds;
use super::pit::element_id;

/// The hand has a number of its own among the hollows.
const HAND: u32 = 2_000;

/// A point of the board, in pixels from its corner.
pub(super) type Point = (f64, f64);

/// The middles of all places. They are measured once while seeds move: asking for them makes the browser lay out the page.
#[derive(Clone, Copy)]
pub(super) struct Middles {
    state: BoardState,
    frame: NodeRef<Div>,
    known: StoredValue<Vec<(Place, Point)>>,
}

impl Middles {
    pub(super) fn new(state: BoardState, frame: NodeRef<Div>) -> Middles {
        let middles = Middles { state, frame, known: StoredValue::default() };
        Effect::new(move |_| {
            if state.table.at_rest.get() {
                middles.known.update_value(Vec::clear);
            }
        });
        middles
    }

    pub(super) fn of(self, place: Place) -> Option<Point> {
        if self.known.with_value(Vec::is_empty) {
            self.known.set_value(self.measure().unwrap_or_default());
        }
        self.known.with_value(|known| known.iter().find(|(at, _)| *at == place).map(|(_, middle)| *middle))
    }

    fn measure(self) -> Option<Vec<(Place, Point)>> {
        let frame = self.frame.get_untracked()?;
        let corner = frame.get_bounding_client_rect();
        let (left, top) =
            (corner.x() + f64::from(frame.client_left()), corner.y() + f64::from(frame.client_top()));
        let middle = |place: Place| {
            let area = document().get_element_by_id(&element_id(place))?.get_bounding_client_rect();
            Some((place, (area.x() + area.width() / 2.0 - left, area.y() + area.height() / 2.0 - top)))
        };
        Some(
            self.state
                .plan
                .with_untracked(|plan| plan.cells.iter().filter_map(|cell| middle(cell.place)).collect()),
        )
    }
}

/// A step of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Step {
    at: Option<(Place, Action)>,
    /// Where it was before.
    from: Option<Place>,
    held: Heap,
}

#[component]
pub(super) fn Hand(state: BoardState, middles: Middles) -> impl IntoView {
    let table = state.table;
    let step = Memo::new(move |before: Option<&Step>| {
        let before = before.copied().unwrap_or_default();
        let (at, held) = table.scene.with(|scene| (scene.now, scene.hand));
        let from = if at == before.at { before.from } else { before.at.map(|(place, _)| place) };
        Step { at, from, held: if at.is_some() { held } else { Heap::default() } }
    });
    let held = Memo::new(move |_| step.get().held);
    let is_held = Memo::new(move |_| !held.get().is_empty());
    let middle = move || step.get().at.and_then(|(place, _)| middles.of(place)).unwrap_or_default();
    let flight = move || match step.get() {
        Step { at: Some((to, Action::Drop)), from: Some(from), .. } => {
            Some((middles.of(from)?, middles.of(to)?))
        }
        _ => None,
    };
    let flier = |(from, to): (Point, Point)| {
        view! {
            <span
                class="flier"
                aria-hidden="true"
                style:--from-x=pixels(from.0)
                style:--from-y=pixels(from.1)
                style:--to-x=pixels(to.0)
                style:--to-y=pixels(to.1)
            ></span>
        }
    };
    view! {
        <Show when=move || is_held.get()>
            <span
                class="hand"
                aria-hidden="true"
                style:--to-x=move || pixels(middle().0)
                style:--to-y=move || pixels(middle().1)
            >
                <Seeds heap=held theme=state.theme key=HAND />
                <b>{move || held.get().text()}</b>
            </span>
        </Show>
        {move || flight().map(flier)}
    }
}

pub(super) fn pixels(length: f64) -> String {
    format!("{length:.0}px")
}
