//! The players of a game: who they are, which side they have, whether they are there, and their clocks.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;
use naqala_wire::account::Person;
use naqala_wire::seek::ClockRule;

use super::around::Around;
use crate::pages::online::clock::ClockFace;
use crate::pages::online::people::linked;
use crate::pages::online::play::Live;
use crate::settings::Settings;

/// All players, in the order of their numbers.
#[component]
pub(super) fn Players(
    live: Live,
    around: Around,
    clock: ClockRule,
    /// The names of all players.
    names: Signal<Vec<String>>,
    /// Who they are.
    people: Vec<Option<Person>>,
) -> impl IntoView {
    let count = names.with_untracked(Vec::len);
    let player = move |number: usize| {
        let person = people.get(number).cloned().flatten();
        view! { <Player live around clock names number person /> }
    };
    view! { <ul class="list players">{(0..count).map(player).collect_view()}</ul> }
}

#[component]
fn Player(
    live: Live,
    around: Around,
    clock: ClockRule,
    names: Signal<Vec<String>>,
    number: usize,
    person: Option<Person>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let is_own = live.you.map(usize::from) == Some(number);
    let name = move || names.with(|names| names.get(number).cloned());
    let name = linked(person.as_ref(), name);
    let is_here = move || around.online.with(|online| online.get(number) == Some(&true));
    // Which side a player has; the reader learns which one is theirs.
    let side = move || {
        let locale = locale.get();
        let seat = live.table.with(|session| session.game().seat_of(session.position(), number))?;
        let side = locale.localizer().side(seat);
        Some(if is_own { locale.say("own-side", values![side = side]) } else { side.to_string() })
    };
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

/// Has the lines below the board call the players by their names.
pub(super) fn call_by_name(live: Live, people: Vec<Option<Person>>) {
    let locale = Settings::get().locale;
    let called = move || {
        let name = |side: Side| {
            let who = live.table.peek(|session| session.game().player_of(session.start(), side));
            let person = people.get(who)?.as_ref().map(|person| person.name.clone());
            Some(person.unwrap_or_else(|| locale.get().tell("somebody")))
        };
        let sides: Vec<Side> = live.table.peek(|session| session.game().sides().collect());
        Side::ALL.map(|side| sides.contains(&side).then(|| name(side)).flatten()).to_vec()
    };
    live.table.names.set(untrack(&called));
    Effect::new(move |_| live.table.names.set(called()));
}
