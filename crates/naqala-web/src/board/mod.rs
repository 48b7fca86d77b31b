//! The board: one button per pit, drawn from the data of the game.

mod counted;
mod hand;
mod heap;
mod hint;
mod keys;
mod pit;
mod plan;
mod trays;
mod ways;

use leptos::prelude::*;
use naqala::{Direction, Move, MoveKind, Pit, Theme};
use naqala_messages::values;
use naqala_view::{Carried, Place};

use crate::browser;
use crate::engine::{self, Asker};
use crate::language::Locale;
use crate::settings::Settings;
use crate::sound;
use crate::table::{self, BoardSession, Preview, Refusal};
use counted::counted;
use hand::{Hand, Middles, pixels};
use heap::Faces;
pub(crate) use hint::Hint;
use pit::PlaceView;
pub(crate) use plan::{Cell, Plan};
use trays::trays;

/// Screens on which a wide board stands upright, as in the style sheet.
const NARROW: &str = "(max-width: 40rem) and (orientation: portrait), (max-width: 26rem)";

/// Time after a click that has ended a sowing in which another click does nothing, in milliseconds: who taps twice to see the end
/// neither plays a move nor skips the answer.
const HASTE: f64 = 350.0;

/// What the player previews.
#[derive(Clone, Debug)]
pub(crate) enum Sight {
    /// The effect of a move.
    Move(Box<Preview>),
    /// The pit can be played in so many ways, of which none is chosen yet.
    Ways(Pit, usize),
    /// Why nothing can be played there.
    Refused(Refusal),
}

/// The state of a board apart from the table: previews and open choices. A handle.
#[derive(Clone, Copy)]
pub(crate) struct BoardState {
    pub(crate) table: BoardSession,
    /// The current preview.
    pub(crate) sight: RwSignal<Option<Sight>>,
    /// The moves among which the player has to choose, once they have chosen a pit that has several.
    pub(crate) choice: RwSignal<Vec<Move>>,
    /// The place whose heap is open, to be counted.
    pub(crate) opened: RwSignal<Option<Place>>,
    /// Its description for screen readers.
    heard: RwSignal<String>,
    /// The engine's advice.
    hint: RwSignal<Option<Hint>>,
    /// Whether looking shows what a move would do.
    pub(crate) previews: bool,
    /// The language of the page: timers ask for it too, where nothing else of the page is at hand.
    locale: RwSignal<Locale>,
    /// How board and seeds look.
    pub(crate) theme: Memo<&'static Theme>,
    plan: Memo<Plan>,
    /// Whether the board stands upright: turned by a quarter, clockwise, because the screen is narrow.
    upright: Memo<bool>,
    /// When a click has last ended the showing of a sowing, in milliseconds since the page was opened.
    skipped: StoredValue<Option<f64>>,
    /// The place that has the focus among the places of the board.
    focus: RwSignal<Option<Place>>,
    /// If the player has to point to a pit instead of moving: that pit. The board does not show then what may be played.
    pub(crate) pointed: Option<RwSignal<Option<Pit>>>,
}

impl BoardState {
    pub(crate) fn new(table: BoardSession, previews: bool) -> BoardState {
        let chosen = Settings::get().theme;
        let theme = Memo::new(move |_| {
            chosen.get().unwrap_or_else(|| table.peek(|session| session.game().rules().theme()))
        });
        let plan = Memo::new(move |_| {
            let (turned, place) = (table.turned.get(), theme.get().store_place);
            table.peek(|session| Plan::new(session.game(), session.position(), turned, place))
        });
        let is_narrow = RwSignal::new(browser::prefers(NARROW));
        let resized =
            window_event_listener(leptos::ev::resize, move |_| is_narrow.set(browser::prefers(NARROW)));
        on_cleanup(move || resized.remove());
        let upright = Memo::new(move |_| is_narrow.get() && plan.with(Plan::is_wide));
        let state = BoardState {
            table,
            sight: RwSignal::new(None),
            opened: RwSignal::new(None),
            heard: RwSignal::new(String::new()),
            choice: RwSignal::new(Vec::new()),
            hint: RwSignal::new(None),
            previews,
            locale: Settings::get().locale,
            theme,
            plan,
            upright,
            skipped: StoredValue::new(None),
            focus: RwSignal::new(None),
            pointed: None,
        };
        // Previews and advice are only valid in their position.
        Effect::new(move |before: Option<(u32, usize)>| {
            let now = table.moment();
            if before.is_some_and(|before| before != now) {
                state.forget();
                engine::cancel(Asker::Hint);
            }
            now
        });
        state
    }

    /// A board on which the player points to a pit instead of playing it.
    pub(crate) fn pointing(table: BoardSession, to: RwSignal<Option<Pit>>) -> BoardState {
        BoardState { pointed: Some(to), ..BoardState::new(table, false) }
    }

    /// Clears previews, also those that were said, choices and advice.
    fn forget(&self) {
        self.choice.set(Vec::new());
        self.sight.set(None);
        self.hint.set(None);
        self.heard.set(String::new());
    }

    /// The moves that start from a pit.
    fn moves_from(&self, pit: Pit) -> Vec<Move> {
        let of_pit = |mv: &Move| mv.pit() == Some(pit) && !matches!(mv.kind(), MoveKind::Pay(_));
        self.table.peek(|session| session.moves().into_iter().filter(of_pit).collect())
    }

    /// Whether a pit can be played by a person now.
    fn is_open(&self, pit: Pit) -> bool {
        self.table.awaits_person()
            && self.table.at_rest.get()
            && self.table.walked.get().is_none()
            && (self.pointed.is_some()
                || self.table.with(|session| session.moves().iter().any(|mv| mv.pit() == Some(pit))))
    }

    /// The player chooses a pit: it is played, or the ways to play it are offered. While seeds move, that only shows the end.
    pub(crate) fn choose(&self, pit: Pit) {
        let now = browser::now();
        if self.skipped.get_value().is_some_and(|skipped| now - skipped < HASTE) {
            return;
        }
        if !self.table.at_rest.get_untracked() || self.table.walked.get_untracked().is_some() {
            self.skipped.set_value(Some(now));
            self.table.finish();
            return;
        }
        if !self.table.awaits_person() {
            return;
        }
        if let Some(pointed) = self.pointed {
            pointed.set(Some(pit));
            return;
        }
        match self.moves_from(pit)[..] {
            [] => {
                self.look_at(pit);
                self.speak();
            }
            [mv] => self.play(mv),
            ref several => self.choice.set(several.to_vec()),
        }
    }

    /// Plays a move that the player has chosen.
    pub(crate) fn play(&self, mv: Move) {
        self.forget();
        self.table.play(mv);
    }

    /// Plays a move by a button that is gone then: the focus returns to the board.
    pub(crate) fn play_by_button(&self, mv: Move) {
        self.play(mv);
        self.return_focus(mv.pit());
    }

    /// Lets the player choose another pit. The focus returns to the one that was chosen.
    pub(crate) fn drop_choice(&self) {
        let pit = self.choice.with_untracked(|moves| moves.first().and_then(|mv| mv.pit()));
        self.choice.set(Vec::new());
        self.return_focus(pit);
    }

    /// Moves the focus to a pit, or else to where it last was on the board. Nobody looks at the pit for that.
    fn return_focus(&self, pit: Option<Pit>) {
        if let Some(place) = pit.map(Place::Pit).or(self.focus.get_untracked()) {
            browser::focus(&pit::element_id(place));
            self.forget();
        }
    }

    /// A direction of the board as it is seen on the screen.
    pub(crate) fn seen_way(&self, way: Direction) -> Direction {
        let eighths = 4 * usize::from(self.table.turned.get()) + 2 * usize::from(self.upright.get());
        let compass = Direction::COMPASS;
        let at = compass.iter().position(|known| *known == way);
        at.map_or(way, |at| compass[(at + eighths) % compass.len()])
    }

    /// Previews a pit.
    fn look_at(&self, pit: Pit) {
        if !self.table.at_rest.get_untracked() || !self.table.awaits_person() || self.pointed.is_some() {
            self.sight.set(None);
            return;
        }
        let sight = self.table.peek(|session| match self.moves_from(pit)[..] {
            [] => table::refusal(session, pit).map(Sight::Refused),
            _ if !self.previews => None,
            [mv] => table::preview(session, mv).map(|seen| Sight::Move(Box::new(seen))),
            ref ways => Some(Sight::Ways(pit, ways.len())),
        });
        self.sight.set(sight);
    }

    /// Previews one of several ways to play a pit.
    pub(crate) fn look_at_move(&self, mv: Move) {
        let seen = self.table.peek(|session| table::preview(session, mv));
        self.sight.set(seen.map(|seen| Sight::Move(Box::new(seen))));
    }

    /// The engine advises a move.
    pub(crate) fn advise(&self, hint: Hint) {
        self.look_at_move(hint.mv);
        self.hint.set(Some(hint));
    }

    /// Why the engine advises what it does.
    pub(crate) fn advice(&self) -> Option<String> {
        let locale = self.locale.get();
        self.hint.with(|hint| hint.as_ref().map(|hint| (hint.why)(locale.localizer())))
    }

    /// Updates the description for screen readers.
    fn speak(&self) {
        let said = untrack(|| self.seen()).unwrap_or_default();
        // The same words once more are news only if something about them is new.
        let again = if self.heard.with_untracked(|heard| *heard == said) { "\u{a0}" } else { "" };
        self.heard.set(said + again);
    }

    /// The description of the preview for screen readers.
    pub(crate) fn heard(&self) -> String {
        self.heard.get()
    }

    fn look_away(&self) {
        self.sight.set(None);
    }

    /// A description of the preview, in a sentence.
    pub(crate) fn seen(&self) -> Option<String> {
        let locale = self.locale.get();
        self.sight.with(|sight| match sight {
            None => None,
            Some(Sight::Move(seen)) => {
                let explanation = seen.explanation(&self.table.game(), locale.code());
                // The advice may say it already.
                let is_said = self.advice().is_some_and(|why| why.contains(&explanation));
                (!is_said).then_some(explanation)
            }
            Some(Sight::Ways(pit, ways)) => {
                let game = self.table.game();
                Some(locale.say("pit-ways", values![pit = game.board().name(*pit), n = *ways]))
            }
            Some(Sight::Refused(Refusal { pit, why })) => {
                let game = self.table.game();
                let (pit, why) = (game.board().name(*pit), locale.localizer().illegal(*why));
                Some(locale.say("pit-refused", values![pit = pit, why = why]))
            }
        })
    }
}

/// The board with its pits and stores.
#[component]
pub(crate) fn Board(state: BoardState) -> impl IntoView {
    let settings = Settings::get();
    let label = move || {
        let locale = settings.locale.get();
        let name = naqala::name_text(state.table.game().rules(), locale.code());
        locale.say("board-label", values![game = name])
    };
    let places = move || {
        let plan = state.plan.get();
        plan.cells.into_iter().map(|cell| view! { <PlaceView state cell /> }).collect_view()
    };
    sound::let_hear(state.table);
    let has_trays = state.table.peek(|session| session.game().tray_name().is_some());
    let frame: NodeRef<leptos::html::Div> = NodeRef::new();
    let middles = Middles::new(state, frame);
    // Captured seeds move from their pit.
    Effect::new(move |_| {
        let carried = state.table.scene.with(|scene| scene.carried);
        if let (Some(frame), Some(Carried { from, to, .. })) = (frame.get_untracked(), carried)
            && let (Some(from), Some(to)) = (middles.of(from), middles.of(to))
        {
            let style = web_sys::HtmlElement::style(&frame);
            let _ = style.set_property("--carry-x", &pixels(from.0 - to.0));
            let _ = style.set_property("--carry-y", &pixels(from.1 - to.1));
        }
    });
    // How long a newcomer waits for a board can be read off the browser's own clock.
    request_animation_frame(|| browser::mark("board"));
    view! {
        <div class=move || format!("board-room {}", state.theme.get().classes())>
            <Faces />
            <div
                class="board"
                node_ref=frame
                class:wide=move || state.plan.with(Plan::is_wide)
                class:ended=move || state.plan.with(|plan| plan.has_store_ends && !plan.is_wide())
                class:outside=move || state.plan.with(|plan| plan.is_outside)
                class:ring=move || state.plan.with(|plan| plan.is_ring)
                class:middle=move || state.plan.with(|plan| plan.between.is_some())
                class:moving=move || !state.table.at_rest.get()
                role="group"
                aria-label=label
                style:--rows=move || state.plan.with(|plan| plan.rows.to_string())
                style:--columns=move || state.plan.with(|plan| plan.columns.to_string())
                style:--inner=move || state.plan.with(|plan| plan.rows.saturating_sub(2).to_string())
                style:--half=move || state.plan.with(|plan| plan.between.unwrap_or_default().to_string())
                on:keydown=move |event| keys::press(state, &event)
                on:pointerleave=move |_| state.look_away()
            >
                {places}
                {has_trays.then(|| view! { <div class="trays">{trays(state)}</div> })}
                <Hand state middles />
            </div>
            {move || state.opened.get().map(|place| counted(state, place))}
        </div>
    }
}
