//! Passing, and what it costs.

use crate::board::event::{Event, Observer};
use crate::board::moves::{KIND_PAY, Move, Moves};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::Position;
use crate::game::Game;
use crate::kernel::move_context::MoveContext;

impl Game {
    /// The position if the player to move did nothing, whether that is legal or not. It shows threats: what the opponent could
    /// do next. `None` if the game is over, or in the middle of a ply.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let passed = game.if_passed(&game.start()).unwrap();
    /// assert_eq!(passed.to_move(), naqala::Side::North);
    /// assert_eq!(game.if_passed(&passed), Some(game.start()));
    /// ```
    pub fn if_passed(&self, p: &Position) -> Option<Position> {
        if p.is_over() || !p.begins_ply() {
            return None;
        }
        let mut passed = *p;
        self.pass_turn(&mut passed);
        Some(passed)
    }

    /// The ways to pass: one, unless the player may choose the store that pays.
    #[inline(never)]
    pub(crate) fn passes(&self, p: &Position, moves: &mut Moves) {
        let payers = self.pass_cost(p);
        if payers == PitSet::of(self.board.store(p.to_move)) || payers.is_empty() {
            moves.push(Move::PASS);
            return;
        }
        moves.extend(payers.into_iter().map(|pit| Move::with(KIND_PAY, pit.0)));
    }

    /// The places one of which gives a seed when the player to move passes.
    fn pass_cost(&self, p: &Position) -> PitSet {
        let s = MoveContext::new(p.to_move);
        let costs = self.program.passes.iter().filter(|cost| self.test(&cost.when, p, &s));
        let able = |cost: PitSet| cost.into_iter().filter(|pit| p.seeds(*pit) > 0).collect::<PitSet>();
        let mut payers = costs.map(|cost| able(self.set(&cost.pays, p, &s)));
        payers.find(|payers| !payers.is_empty()).unwrap_or(PitSet::EMPTY)
    }

    /// The player to move passes; where that costs something, this place pays, or their own store if it is none.
    pub(crate) fn pass<O: Observer>(&self, p: &mut Position, by: Side, payer: Option<Pit>, observer: &mut O) {
        observer.event(Event::Pass { by });
        let payers = self.pass_cost(p);
        let Some(from) = payer.or_else(|| payers.into_iter().next()).filter(|pit| payers.contains(*pit))
        else {
            return;
        };
        p.cells[from.index()] -= 1;
        p.cells[self.board.tray(by).index()] += 1;
        observer.event(Event::Pay { from, by });
    }
}
