//! Why a move or a pit may not be played.

use crate::board::event::{Clause, Stage};
use crate::board::moves::{Move, MoveKind};
use crate::board::pits::Pit;
use crate::board::position::{Decision, IllegalMove, Position, WhyIllegal};
use crate::game::Game;
use crate::kernel::work::Frame;

impl Game {
    /// Why a move is not among [`Game::moves`]; `None` when it is legal.
    ///
    /// ```
    /// # use naqala::{Move, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// assert!(game.why_illegal(&start, Move::PASS).is_some());
    /// assert_eq!(game.why_illegal(&start, game.moves(&start)[0]), None);
    /// ```
    pub fn why_illegal(&self, p: &Position, mv: Move) -> Option<WhyIllegal> {
        if p.is_over() {
            return Some(WhyIllegal::GameOver);
        }
        if self.moves(p).contains(&mv) {
            return None;
        }
        let Some(pit) = mv.pit().filter(|_| !matches!(mv.kind(), MoveKind::Pay(_))) else {
            return Some(WhyIllegal::NotOffered);
        };
        if pit.index() >= self.board.pit_count() {
            return Some(WhyIllegal::NoSuchPit);
        }
        let chooses_start = matches!(p.decision, Decision::Pick | Decision::Race);
        if matches!(mv.kind(), MoveKind::Pick { .. }) != chooses_start {
            return Some(WhyIllegal::OtherDecision);
        }
        if p.decision == Decision::Race {
            return Some(self.why_not_here(p, pit).unwrap_or(WhyIllegal::NotOffered));
        }
        if p.decision != Decision::Pick {
            return Some(WhyIllegal::NotOffered);
        }
        Some(self.why_not_picked(p, pit, mv))
    }

    /// Why no move may start in a pit; `None` if one may. All ways to play the pit are tried.
    ///
    /// ```
    /// use naqala::{WhyIllegal, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let pit = |name| game.board().find(name).unwrap();
    /// // North has nothing: only the pit that reaches North's row may be played.
    /// let p = game.parse_position("S 1 0 0 0 0 2 / N 0 0 0 0 0 0 / stores 25 20").unwrap();
    /// assert_eq!(game.why_not(&p, pit("f")), None);
    /// assert_eq!(game.why_not(&p, pit("b")), Some(WhyIllegal::Empty));
    /// assert!(matches!(game.why_not(&p, pit("a")), Some(WhyIllegal::Requirement(_))));
    /// ```
    pub fn why_not(&self, p: &Position, pit: Pit) -> Option<WhyIllegal> {
        if p.is_over() {
            return Some(WhyIllegal::GameOver);
        }
        if pit.index() >= self.board.pit_count() {
            return Some(WhyIllegal::NoSuchPit);
        }
        let begins_here = |mv: &Move| mv.pit() == Some(pit) && !matches!(mv.kind(), MoveKind::Pay(_));
        if self.each_move(p).any(|mv| begins_here(&mv)) {
            return None;
        }
        match p.decision {
            Decision::Pick => Some(self.why_not_started(p, pit)),
            Decision::Race => Some(self.why_not_here(p, pit).unwrap_or(WhyIllegal::NotOffered)),
            _ => Some(WhyIllegal::NotOffered),
        }
    }

    /// Why a pit that begins no legal move does not.
    fn why_not_started(&self, p: &Position, pit: Pit) -> WhyIllegal {
        let _frame = Frame::open(self.program.shortcuts.costs.are_counted);
        let mut offered: Option<Clause> = None;
        let mut refusal = None;
        self.each_pick(p, &mut |pick, offer, _| {
            offered.get_or_insert(Clause { stage: Stage::Pick, case: pick.case });
            if offer.pit() == Some(pit) && refusal.is_none() {
                refusal = self.meets_requirements(p, offer).err();
            }
            false
        });
        let prior = || offered.map_or(WhyIllegal::NotOffered, WhyIllegal::Prior);
        refusal.or_else(|| self.why_not_here(p, pit)).unwrap_or_else(prior)
    }

    fn why_not_picked(&self, p: &Position, pit: Pit, mv: Move) -> WhyIllegal {
        let _frame = Frame::open(self.program.shortcuts.costs.are_counted);
        let mut offered: Option<Clause> = None;
        let mut refusal = None;
        let mut other_direction = false;
        self.each_pick(p, &mut |pick, offer, _| {
            offered.get_or_insert(Clause { stage: Stage::Pick, case: pick.case });
            if offer == mv {
                refusal = self.meets_requirements(p, mv).err();
            }
            other_direction |= offer.pit() == Some(pit);
            false
        });
        if let Some(why) = refusal {
            return why;
        }
        if other_direction {
            return WhyIllegal::Direction;
        }
        let prior = || offered.map_or(WhyIllegal::NotOffered, WhyIllegal::Prior);
        self.why_not_here(p, pit).unwrap_or_else(prior)
    }

    /// Why this pit may not start a move.
    fn why_not_here(&self, p: &Position, pit: Pit) -> Option<WhyIllegal> {
        if p.closed().contains(pit) {
            Some(WhyIllegal::Closed)
        } else if p.blocked() == Some(pit) {
            Some(WhyIllegal::Blocked)
        } else if !self.owned(p, p.to_move).contains(pit) {
            Some(WhyIllegal::NotYours)
        } else if p.seeds(pit) == 0 {
            Some(WhyIllegal::Empty)
        } else {
            None
        }
    }

    pub(crate) fn refuse(&self, p: &Position, mv: Move) -> Option<IllegalMove> {
        self.why_illegal(p, mv).map(|why| IllegalMove { tried: mv, why })
    }
}
