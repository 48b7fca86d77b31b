//! The ways to play a pit, as arrows beside it: for touch, for the mouse, or for the arrow key of that direction. Decisions in the
//! middle of a turn are marks beside the pit that they are about; the keys `-` and `+` choose them. The buttons below the board
//! offer the same in words.

use leptos::prelude::*;
use naqala::{Event, Move, MoveKind, Pit};
use naqala_view::Place;

use super::BoardState;

/// A way to play a pit, and to where it leads: columns to the right and rows down, each -1, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Way {
    pub(super) mv: Move,
    pub(super) right: isize,
    pub(super) down: isize,
}

impl Way {
    fn sign(self) -> &'static str {
        match self.mv.kind() {
            MoveKind::Stop => return "■",
            MoveKind::Go => return "▶",
            MoveKind::Take => return "✓",
            MoveKind::Decline => return "✕",
            _ => {}
        }
        match (self.right, self.down) {
            (1, 0) => "→",
            (-1, 0) => "←",
            (0, 1) => "↓",
            (0, -1) => "↑",
            (1, 1) => "↘",
            (1, -1) => "↗",
            (-1, 1) => "↙",
            _ => "↖",
        }
    }
}

/// The directions to choose from, if each points to a different side of the pit; otherwise empty.
pub(super) fn ways(state: BoardState) -> Vec<Way> {
    let chosen = state.choice.get();
    let ways: Vec<Way> = chosen.iter().filter_map(|mv| lead(state, *mv, mv.pit()?)).collect();
    let is_apart = |(at, way): (usize, &Way)| {
        ways[..at].iter().all(|other| (other.right, other.down) != (way.right, way.down))
    };
    match ways.len() == chosen.len() && ways.iter().enumerate().all(is_apart) {
        true => ways,
        false => Vec::new(),
    }
}

/// Where a move leads that sows from a pit.
fn lead(state: BoardState, mv: Move, from: Pit) -> Option<Way> {
    let (right, down) = state.table.peek(|session| {
        let mut events: Vec<Event> = Vec::new();
        session.game().play(session.position(), mv, &mut events).ok()?;
        let pits = session.game().board().pits().count();
        let first = events.iter().find_map(|event| match event {
            Event::Drop { pit, .. } if *pit != from && pit.index() < pits => Some(*pit),
            _ => None,
        })?;
        state.plan.with(|plan| plan.way(Place::Pit(from), Place::Pit(first)))
    })?;
    let (right, down) = if state.upright.get() { (-down, right) } else { (right, down) };
    let (right, down) = eighth(right, down);
    Some(Way { mv, right, down })
}

/// The decisions about the pit at which a turn has paused, and that pit: stopping is on its left, continuing on its right, and
/// a direction where it points.
pub(super) fn decisions(state: BoardState) -> Option<(Pit, Vec<Way>)> {
    let table = state.table;
    if !table.awaits_person() || !table.at_rest.get() {
        return None;
    }
    let pit = table.scene.with(|scene| scene.focus)?;
    let way = |mv: Move| match mv.kind() {
        MoveKind::Stop | MoveKind::Decline => Some(Way { mv, right: -1, down: 0 }),
        MoveKind::Go | MoveKind::Take => Some(Way { mv, right: 1, down: 0 }),
        MoveKind::Turn(_) => lead(state, mv, pit),
        _ => None,
    };
    let ways: Vec<Way> = table.with(|session| session.moves().into_iter().filter_map(way).collect());
    (!ways.is_empty()).then_some((pit, ways))
}

/// The direction of a way among the eight there are: what goes twice as far aside as up or down leads aside, and so on.
fn eighth(right: isize, down: isize) -> (isize, isize) {
    let part = |along: isize, across: isize| if along.abs() * 2 <= across.abs() { 0 } else { along.signum() };
    (part(right, down), part(down, right))
}

/// The arrows beside a pit while its ways are chosen among.
#[component]
pub(super) fn WaysView(state: BoardState, pit: Pit) -> impl IntoView {
    let here = Memo::new(move |_| {
        let is_here = state.choice.with(|moves| moves.first().is_some_and(|mv| mv.pit() == Some(pit)));
        match is_here {
            true => ways(state),
            false => decisions(state).filter(|(at, _)| *at == pit).map(|(_, ways)| ways).unwrap_or_default(),
        }
    });
    let arrow = move |way: Way| {
        view! {
            <button
                type="button"
                class="way"
                tabindex="-1"
                aria-hidden="true"
                style:--right=way.right.to_string()
                style:--down=way.down.to_string()
                on:click=move |_| state.play_by_button(way.mv)
                on:pointerenter=move |_| state.look_at_move(way.mv)
            >
                {way.sign()}
            </button>
        }
    };
    move || here.get().into_iter().map(arrow).collect_view()
}

#[cfg(test)]
mod tests {
    use super::eighth;

    #[test]
    fn what_leads_aside_above_all_leads_aside() {
        assert_eq!([eighth(-2, -1), eighth(2, 0), eighth(0, -2)], [(-1, 0), (1, 0), (0, -1)]);
        assert_eq!([eighth(2, 2), eighth(-2, 4), eighth(0, 0)], [(1, 1), (0, 1), (0, 0)]);
    }
}
