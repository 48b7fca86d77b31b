//! Decides whether a game's rules fit compact boards, and compiles its tables.
//!
//! Everything is checked for each side separately and must be the same for both.

use super::cases::{self, Cases};
use super::drops::Drops;
use super::endings::Endings;
use super::landings::{AtPlace, Place};
use super::laps::{self, Laps};
use super::outcomes::Outcomes;
use super::settle::{Landing, Then, Unending};
use super::territory::OTHER_ROW;
use super::{Choice, CompactGame, CompactWord, Feeding, PLACES, number_places, pit};
use crate::board::Stores;
use crate::board::moves::Direction;
use crate::board::pits::{PitSet, Side};
use crate::board::position::{MAX_CELLS, NO_PIT};
use crate::game::Game;
use crate::program::{
    At, Before, EndlessResult, Lift, MarkForm, Pick, PickAction, Program, Requirement, Set, Test, Who,
};

pub(super) const SIDES: [Side; 2] = [Side::South, Side::North];

/// A game from the view of both players.
pub(super) struct Analysis<'a, W> {
    pub(super) game: &'a Game,
    /// The direction of every lap.
    pub(super) direction: Direction,
    /// The pits of each side in the order of sowing.
    pub(super) rows: [Vec<u8>; 2],
    /// By side: the compact number of every place.
    pub(super) numbers: [[u8; MAX_CELLS]; 2],
    /// By side: the place on the board with a compact number.
    places: [[u8; PLACES]; 2],
    word: std::marker::PhantomData<W>,
}

pub(super) fn compile<W: CompactWord>(game: &Game) -> Option<CompactGame<W>> {
    if !is_plain(game) {
        return None;
    }
    Analysis::new(game)?.compile()
}

/// Whether the course of a game depends only on seeds in pits and stores, marked pits, and the player to move. Conditions
/// missing here are checked when their table is compiled, or cannot occur in a turn of this kind.
fn is_plain(game: &Game) -> bool {
    let Program {
        race: _,
        picks: _,
        sows,
        drops: _,
        settles: _,
        resows: _,
        requirements: _,
        passes,
        elimination,
        forfeits,
        block,
        ends,
        modes: _,
        extra_lapses: _,
        no_return,
        binds,
        marks,
        endless: _,
        lap_limit: _,
        limit_stops: _,
        // Sessions alone know of repetitions, limits and matches.
        repetition: _,
        limits: _,
        series: _,
        kind,
        debts,
        sows_both,
        fewest_win,
        marks_count,
        memory,
        shortcuts,
    } = &game.program;
    let has_plain_marks = match marks {
        None => true,
        Some(marks) => {
            shortcuts.drops_divert_marked
                && shortcuts.is_one_lap
                && marks.form == MarkForm::OnePerPlayer
                && !(marks.lost_when_lifted || marks.lost_when_captured || marks.lost_when_emptied)
                && ends[At::Capture as usize].is_empty()
                && !game.territory
        }
    };
    game.players() == 2
        && game.board().stores() != Stores::Shared
        && !game.board().has_trays()
        && game.board().directions().len() == Direction::ROUND.len()
        && sows.iter().all(laps::is_plain)
        && has_plain_marks
        && passes.is_empty()
        && elimination.is_none()
        && forfeits.is_empty()
        && block.is_none()
        && kind.is_none()
        && debts.is_none()
        && !shortcuts.always_tried
        && !shortcuts.costs.are_counted
        && (!memory.visited || shortcuts.is_one_lap)
        && !(memory.outlives_a_turn() || *sows_both || *fewest_win || *no_return || *binds || *marks_count)
        && ends[At::Lap as usize].is_empty()
}

impl<W: CompactWord> Analysis<'_, W> {
    fn new(game: &Game) -> Option<Analysis<'_, W>> {
        let direction = game.program.shortcuts.one_direction?;
        let rows = [row_of(game, direction, Side::South)?, row_of(game, direction, Side::North)?];
        let fits = rows[0].len() == rows[1].len()
            && rows[0].len() <= W::PITS
            && (game.program.marks.is_none() || W::MARK.is_some())
            && (!game.territory || W::EXTENDED && rows[0].len() < usize::from(OTHER_ROW));
        let own = [rows[0].as_slice(), rows[1].as_slice()];
        let numbers = SIDES.map(|side| number_places::<W>(game.board(), own, side));
        let places = numbers.map(|numbers| {
            let mut places = [NO_PIT; PLACES];
            for (place, number) in numbers.iter().enumerate().filter(|(_, number)| **number != NO_PIT) {
                places[usize::from(*number)] = place as u8;
            }
            places
        });
        fits.then_some(Analysis { game, direction, rows, numbers, places, word: std::marker::PhantomData })
    }

    fn compile(&self) -> Option<CompactGame<W>> {
        let program = &self.game.program;
        let pits = self.rows[0].len();
        let row = (0..pits as u8).fold(W::default(), |row, pit| row | W::with(0xFF, pit));
        let pick = program.picks.first()?;
        // All cases that sow do so in one mode.
        let mut modes =
            program.picks.iter().filter(|pick| pick.action == PickAction::Sow).map(|pick| pick.mode);
        let mode = modes.next()?;
        if !modes.all(|other| other == mode) {
            return None;
        }
        let landings = self.landings(mode)?;
        let relays = |landing: &Landing<W>| matches!(landing.then, Then::Relay(_) | Then::RelayFilled);
        let goes_on = landings.iter().flatten().any(relays);
        let in_store = landings[usize::from(W::STORE)].first();
        let store_gives_move = in_store.is_some_and(|landing| landing.then == Then::Again);
        let laps = Laps::compile(self, goes_on || self.game.territory)?;
        let outcomes = Outcomes::compile(landings)?;
        let plain = match program.picks.as_slice() {
            [pick] if self.game.territory => self.choice_of_owned(pick, row),
            [pick] => self.same(|side| self.choice(pick, side)),
            _ => None,
        };
        let cases = if plain.is_none() { Some(Box::new(Cases::compile(self, &laps)?)) } else { None };
        let choice = plain.unwrap_or(Choice { bytes: row, counts: [0; 2] });
        let feeding = self.feeding()?;
        // A move that is not sown feeds nobody by its first lap.
        let settles_at_once = cases.as_ref().is_some_and(|cases| cases.settle_at_once());
        if settles_at_once && !matches!(feeding, Feeding::Free | Feeding::Most(_)) {
            return None;
        }
        let move_ends = Endings::compile(self, At::Move)?;
        let turn_ends = Endings::compile(self, At::Turn)?;
        let drops = Drops::compile(self, &laps)?.map(Box::new);
        let is_any_filled = choice.bytes == row && choice.counts == [1, u8::MAX];
        let ends_late = is_any_filled
            && !self.game.territory
            && [&move_ends, &turn_ends].iter().all(|ends| ends.rows_alone & 1 == 0);
        let least_store = move_ends.least_store.min(turn_ends.least_store);
        let shows_quiet = ends_late && program.marks.is_none() && drops.is_none();
        let is_involved = cases.is_some() || self.game.territory || drops.is_some();
        Some(CompactGame {
            row,
            pits,
            is_any_filled,
            choice,
            total: i32::from(self.game.total),
            lead_decides: program.shortcuts.lead_decides,
            places: self.places,
            case: pick.case,
            direction: self.direction,
            has_marks: program.marks.is_some(),
            has_territory: self.game.territory,
            drops,
            laps,
            steps: self
                .same(|side| Some(self.steps(side, &self.game.board().track(side, self.direction).next)))?,
            outcomes,
            store_gives_move,
            unending: if goes_on { Some(self.unending()?) } else { None },
            feeding,
            cases,
            extra_lapses: program.extra_lapses,
            least_store,
            goes_on_below: if ends_late { least_store } else { 0 },
            shows_quiet,
            is_involved,
            move_ends,
            turn_ends,
        })
    }

    /// By place: what the cases decide for a last seed there, for moves that are sown in this mode.
    fn landings(&self, mode: u8) -> Option<[Vec<Landing<W>>; PLACES]> {
        let mut landings: [Vec<Landing<W>>; PLACES] = Default::default();
        for last in self.all_places() {
            for settle in &self.game.program.settles {
                let place = |side| Place { analysis: self, side, last, mode, is_sown: true };
                if let AtPlace::Decides(landing) = self.same(|side| place(side).compile(settle))? {
                    landings[usize::from(last)].push(landing);
                }
            }
        }
        Some(landings)
    }

    /// The answer for South, if it is that for North too.
    pub(super) fn same<T: PartialEq>(&self, ask: impl Fn(Side) -> Option<T>) -> Option<T> {
        let [south, north] = SIDES.map(ask);
        south.filter(|south| Some(south) == north.as_ref())
    }

    /// The compact numbers of all places in use.
    pub(super) fn all_places(&self) -> impl Iterator<Item = u8> {
        let pits = self.rows[0].len() as u8;
        (0..2 * W::BYTES).filter(move |place| place & W::STORE < pits || place & W::STORE == W::STORE)
    }

    /// The place on the board with a compact number.
    pub(super) fn on_board(&self, side: Side, place: u8) -> u8 {
        self.places[side.index()][usize::from(place)]
    }

    /// Steps along a track, from place to place.
    pub(super) fn steps(&self, side: Side, along: &[u8; MAX_CELLS]) -> [u8; PLACES] {
        let mut steps = [NO_PIT; PLACES];
        for place in self.all_places() {
            let next = along.get(usize::from(self.on_board(side, place))).copied().unwrap_or(NO_PIT);
            let number = self.numbers[side.index()].get(usize::from(next)).copied();
            steps[usize::from(place)] = number.unwrap_or(NO_PIT);
        }
        steps
    }

    /// The compact numbers of a set, as bits.
    pub(super) fn places(&self, side: Side, set: PitSet) -> u32 {
        let numbers = self.numbers[side.index()].iter().enumerate();
        let in_set = numbers.filter(|(place, number)| **number != NO_PIT && set.has(*place as u8));
        in_set.fold(0, |bits, (_, number)| bits | 1 << number)
    }

    /// The choice, if it is the pits that a player owns, all of which may be sown.
    fn choice_of_owned(&self, pick: &Pick, row: W) -> Option<Choice<W>> {
        let own = || Box::new(Set::Territory(Who::Mover));
        let is_owned = pick.from == Set::Both(own(), Box::new(Set::Filled));
        (is_plain_pick(pick) && is_owned).then_some(Choice { bytes: row, counts: [1, u8::MAX] })
    }

    /// The pits from which a player may sow, if all pits whose number of seeds is within bounds may be sown in the same way.
    fn choice(&self, pick: &Pick, side: Side) -> Option<Choice<W>> {
        let (pits, counts) = filled_pits(&pick.from, side)?;
        let is_own = (pits - self.game.homes[side.index()]).is_empty();
        let bits = self.places(side, pits);
        let bytes = (0..W::BYTES).filter(|pit| bits >> pit & 1 != 0);
        let bytes = bytes.fold(W::default(), |bytes, pit| bytes | W::with(0xFF, pit));
        (is_plain_pick(pick) && is_own).then_some(Choice { bytes, counts })
    }

    /// Whether an opponent without seeds must be given some; `None` if there are other demands on moves.
    fn feeding(&self) -> Option<Feeding> {
        let [requirement] = match self.game.program.requirements.as_slice() {
            [] => return Some(Feeding::Free),
            [one] => [one],
            _ => return None,
        };
        let Requirement { when, that, most, when_sown } = requirement;
        let is_enemy_row = |side: Side, set: &Set| match set {
            Set::Fixed(sets) => {
                !self.game.territory && sets[side.index()] == self.game.homes[side.other().index()]
            }
            Set::Territory(Who::Other) => self.game.territory,
            _ => false,
        };
        let is_feeding = |side: Side| {
            let is_empty = match when {
                Test::EmptyLow(sets) => {
                    is_enemy_row(side, &Set::Fixed(sets.map(|set| PitSet(u128::from(set)))))
                }
                Test::Empty(set) => is_enemy_row(side, set),
                _ => false,
            };
            is_empty && (most.is_some() || matches!(that, Test::Filled(set) if is_enemy_row(side, set)))
        };
        if let Some(most) = most {
            let is_plain = *that == Test::Always && !self.game.territory;
            return match cases::gift_wanted(self, most).filter(|_| is_plain)? {
                Feeding::Most(1) if !*when_sown && *when == Test::Always => Some(Feeding::Leaves),
                gift => (*when_sown && SIDES.into_iter().all(is_feeding)).then_some(gift),
            };
        }
        let feeding = if *when_sown { Feeding::Sown } else { Feeding::Played };
        SIDES.into_iter().all(is_feeding).then_some(feeding)
    }

    fn unending(&self) -> Option<Unending> {
        let program = &self.game.program;
        let result = program.endless;
        (result != EndlessResult::Forbid && program.marks.is_none()).then_some(Unending {
            result,
            relays: program.shortcuts.costs.relays,
            limit_stops: program.limit_stops,
        })
    }
}

/// Whether a case does nothing but let a player sow all seeds of one of the pits it names.
fn is_plain_pick(pick: &Pick) -> bool {
    let Pick {
        when,
        from: _,
        condition,
        asks_landing: _,
        choose,
        action,
        before,
        lift,
        is_plain: _,
        mode: _,
        also,
        write: _,
        case: _,
    } = pick;
    *when == Test::Always
        && *condition == Test::Always
        && choose.is_none()
        && *action == PickAction::Sow
        && *before == Before::Nothing
        && *lift == Lift::All
        && !also
}

/// The pits of a set that consists of fixed pits with as many seeds as are filled or within bounds.
pub(super) fn filled_pits(set: &Set, side: Side) -> Option<(PitSet, [u8; 2])> {
    match set {
        Set::FilledOf(pits) => Some((pits[side.index()], [1, u8::MAX])),
        Set::Both(a, b) => match (&**a, &**b) {
            (Set::Fixed(pits) | Set::FilledOf(pits), Set::Holding { least: least @ 1.., most })
            | (Set::Holding { least: least @ 1.., most }, Set::Fixed(pits) | Set::FilledOf(pits)) => {
                Some((pits[side.index()], [*least, *most]))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The pits of a side in the order of sowing, if they are one stretch of its track.
fn row_of(game: &Game, direction: Direction, side: Side) -> Option<Vec<u8>> {
    let home = game.homes[side.index()];
    let track = game.board().track(side, direction);
    let first = home.into_iter().find(|pit| {
        let before = track.previous[pit.index()];
        before != NO_PIT && !home.has(before)
    })?;
    let mut row = vec![first.index() as u8];
    while row.len() < home.len() {
        let next = track.next[usize::from(*row.last()?)];
        if next == NO_PIT || !home.contains(pit(next)) {
            return None;
        }
        row.push(next);
    }
    Some(row)
}
