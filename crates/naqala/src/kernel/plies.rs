//! Whole plies: all decisions of one sowing.

use crate::board::event::{Observer, Silent};
use crate::board::moves::{Move, Ply};
use crate::board::position::{Decision, IllegalMove, Position, WhyIllegal};
use crate::game::Game;
use crate::kernel::work;
use crate::program::costs::WORK_LIMIT;

/// Maximum number of plies listed.
const MOST_PLIES: usize = 65_536;

/// Work limit for one list of plies, as a multiple of the limit for one question.
const MOST_QUESTIONS: u64 = 64;

/// A list of plies being built, and the work spent on it.
struct Listing {
    found: Vec<(Ply, Position)>,
    spent: u64,
}

impl Listing {
    fn is_over(&self) -> bool {
        self.found.len() >= MOST_PLIES || self.spent > MOST_QUESTIONS * u64::from(WORK_LIMIT)
    }
}

impl Game {
    /// Every complete ply of a position with the position it leads to, in board order.
    ///
    /// A ply holds all decisions of one sowing: for bao `a1L+` is the choice of a pit and a direction and then the decision to
    /// go on from the house. Extra moves are plies of their own. Rules that let a player name many pits can allow an enormous
    /// number of plies; then only the first 65,536 are listed.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let start = game.start();
    /// let texts: Vec<String> = game.plies(&start).iter().map(|(ply, _)| game.ply_text(&start, ply)).collect();
    /// assert_eq!(texts, ["a6L*", "a6R*", "a7L*", "a7R*"]);
    /// ```
    pub fn plies(&self, p: &Position) -> Vec<(Ply, Position)> {
        let mut listing = Listing { found: Vec::new(), spent: 0 };
        self.collect_plies(p, &mut Ply::new(), &mut listing);
        listing.found
    }

    fn collect_plies(&self, p: &Position, ply: &mut Ply, listing: &mut Listing) {
        for mv in self.moves(p) {
            let next = self.play_legal(p, mv, &mut Silent);
            if self.program.shortcuts.costs.are_counted {
                listing.spent += u64::from(work::spent());
            }
            if listing.is_over() {
                return;
            }
            if ply.try_push(mv).is_err() {
                continue;
            }
            if next.decision == Decision::Pick {
                listing.found.push((ply.clone(), next));
            } else {
                self.collect_plies(&next, ply, listing);
            }
            ply.pop();
        }
    }

    /// Plays all decisions of a ply.
    ///
    /// ```
    /// # use naqala::{Side, Silent, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let next = game.play_ply(&start, &game.parse_ply(&start, "c").unwrap(), &mut Silent).unwrap();
    /// assert_eq!(next.to_move(), Side::North);
    /// assert!(game.play_ply(&start, &[], &mut Silent).is_err());
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] for the first decision that is not legal, or when decisions are missing.
    pub fn play_ply<O: Observer>(
        &self,
        p: &Position,
        ply: &[Move],
        observer: &mut O,
    ) -> Result<Position, IllegalMove> {
        let mut position = *p;
        for (at, mv) in ply.iter().enumerate() {
            if at > 0 && position.begins_ply() {
                return Err(IllegalMove { tried: *mv, why: WhyIllegal::OtherDecision });
            }
            position = self.play(&position, *mv, observer)?;
        }
        match ply.last() {
            Some(last) if !position.begins_ply() => {
                Err(IllegalMove { tried: *last, why: WhyIllegal::OtherDecision })
            }
            Some(_) => Ok(position),
            None => Err(IllegalMove { tried: Move::PASS, why: WhyIllegal::NotOffered }),
        }
    }
}
