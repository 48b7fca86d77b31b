//! Places as seen by each seat: "your pits", "any store", "the trays of your party".

use super::Phrases;
use super::sets::Form;
use crate::board::pits::{BySeat, Pit, PitSet, Side};
use crate::words::messages::{Phrase, values};

impl Phrases<'_> {
    /// Whether the places are the same for every seat when named from it.
    fn is_for_each(&self, masks: &BySeat<PitSet>, places: impl Fn(Side) -> PitSet) -> bool {
        self.game.sides().all(|side| masks[side.index()] == places(side))
    }

    /// Stores and trays, if the places are such.
    pub(super) fn heaps(&self, masks: &BySeat<PitSet>, form: Form) -> Option<Phrase> {
        let board = self.game.board();
        let heaps = |place: &dyn Fn(Side) -> Pit, what: &str| {
            let party = |side| self.game.party(side).map(place).collect();
            let rival = |side: Side| PitSet::of(place(self.game.opponent(side)));
            let all: PitSet = self.game.sides().map(place).collect();
            let whose = match () {
                () if self.is_for_each(masks, |side| PitSet::of(place(side))) => "own",
                () if self.is_for_each(masks, party) => "party",
                () if self.is_for_each(masks, |_| all) => "all",
                () if self.is_for_each(masks, rival) => "enemy",
                () => return None,
            };
            Some(self.words.say(what, values![whose = whose, form = form.key()]))
        };
        let trays = || heaps(&|side| board.tray(side), "region-trays");
        heaps(&|side| board.store(side), "region-stores").or_else(|| trays().filter(|_| board.has_trays()))
    }

    /// Pits of a board with more than two seats.
    pub(super) fn region_among_many(&self, masks: &BySeat<PitSet>, form: Form) -> Phrase {
        let (board, seats) = (self.game.board(), &self.game.seats);
        let all = self.game.sides().all(|side| masks[side.index()] == board.all());
        if all {
            return self.words.say("region-all", values![form = form.key()]);
        }
        if self.is_for_each(masks, |_| PitSet::EMPTY) {
            return self.words.say("region-none", values![form = form.key()]);
        }
        let party = |side| seats.party_pits(board, side);
        let whose = match () {
            () if self.is_for_each(masks, |side| board.side(side)) => "own",
            () if self.is_for_each(masks, |side| seats.rival_pits(board, side)) => "enemy",
            () if self.is_for_each(masks, party) => "party",
            () if self.is_for_each(masks, |side| party(side) - board.side(side)) => "partner",
            () => return self.list_of_pits(masks[0], form),
        };
        self.words.say("region-seat", values![whose = whose, form = form.key()])
    }
}
