//! One game of a batch: its session, its random generator and its legal decisions.

use naqala::{Move, Moves, Outcome, Session, Silent, Winner};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::layout::Layout;

/// Whether a game ended in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Done {
    /// It continues.
    No = 0,
    /// The rules ended it.
    Over = 1,
    /// It was cut off at the maximum length.
    CutOff = 2,
}

/// A game of a batch.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    session: Session,
    dice: Xoshiro256PlusPlus,
    /// The legal decisions, with their numbers.
    legal: Vec<(u32, Move)>,
    /// Decisions since the game began, without those of the random opening.
    length: u32,
}

/// What the games of a batch share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms<'a> {
    pub(crate) layout: &'a Layout,
    /// Maximum number of decisions of a game after its opening; 0 for no limit.
    pub(crate) longest: u32,
    /// Maximum number of random decisions at the beginning of a game.
    pub(crate) opening: u32,
}

/// The slices to which a step writes for one game.
#[derive(Debug)]
pub(crate) struct Sheet<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [u8],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut u8,
}

impl Slot {
    pub(crate) fn new(layout: &Layout, seed: u64, number: u64) -> Slot {
        let mut slot = Slot {
            session: Session::new(layout.game().clone()),
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
            legal: Vec::with_capacity(layout.actions().size()),
            length: 0,
        };
        slot.seed(seed, number);
        slot
    }

    /// Reseeds the random generator; the same seed and game number give the same one.
    pub(crate) fn seed(&mut self, seed: u64, number: u64) {
        let mixed = (seed ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9).wrapping_add(number);
        self.dice = Xoshiro256PlusPlus::seed_from_u64(mixed);
    }

    /// Begins a new game.
    pub(crate) fn begin(&mut self, terms: &Terms<'_>, moves: &mut Moves) {
        self.restart(terms, moves);
        if terms.opening > 0 {
            for _ in 0..self.dice.random_range(0..=terms.opening) {
                let Some(number) = self.sample() else { break };
                self.play(number);
                self.list(terms, moves);
            }
            self.length = 0;
            if self.session.outcome().is_some() {
                self.restart(terms, moves);
            }
        }
    }

    fn restart(&mut self, terms: &Terms<'_>, moves: &mut Moves) {
        self.session.restart();
        self.length = 0;
        self.list(terms, moves);
    }

    /// Lists the legal decisions.
    fn list(&mut self, terms: &Terms<'_>, moves: &mut Moves) {
        self.session.list_moves(moves);
        self.legal.clear();
        let p = self.session.position();
        let actions = terms.layout.actions();
        self.legal.extend(moves.iter().filter_map(|mv| Some((actions.number(p, *mv)? as u32, *mv))));
    }

    pub(crate) fn is_legal(&self, action: i64) -> bool {
        self.find(action).is_some()
    }

    fn find(&self, action: i64) -> Option<Move> {
        self.legal.iter().find(|(number, _)| i64::from(*number) == action).map(|(_, mv)| *mv)
    }

    /// A random legal action.
    pub(crate) fn sample(&mut self) -> Option<i64> {
        let choices = self.legal.len();
        let chosen = (choices > 0).then(|| self.dice.random_range(0..choices))?;
        Some(i64::from(self.legal[chosen].0))
    }

    fn play(&mut self, action: i64) {
        if let Some(mv) = self.find(action) {
            self.session.play_legal(mv, &mut Silent);
            self.session.forget();
            self.length += 1;
        }
    }

    /// Plays an action, and restarts the game if it is over.
    pub(crate) fn step(&mut self, action: i64, terms: &Terms<'_>, moves: &mut Moves, sheet: &mut Sheet<'_>) {
        self.play(action);
        sheet.reward.fill(0.0);
        let done = match self.session.outcome() {
            Some(outcome) => {
                self.reward(outcome, sheet.reward);
                Done::Over
            }
            None if terms.longest > 0 && self.length >= terms.longest => Done::CutOff,
            None => Done::No,
        };
        *sheet.done = done as u8;
        if done == Done::No {
            self.list(terms, moves);
        } else {
            self.begin(terms, moves);
        }
        self.show(terms, sheet);
    }

    /// Writes 1 for the winner and their partners, −1 for the others, and 0 for all if nobody has won.
    fn reward(&self, outcome: Outcome, out: &mut [f32]) {
        let Winner::Side(winner) = outcome.winner else { return };
        let game = self.session.game();
        for (reward, side) in out.iter_mut().zip(game.sides()) {
            *reward = if game.are_partners(winner, side) { 1.0 } else { -1.0 };
        }
    }

    /// Writes the observation of the player to move and the mask of legal actions.
    pub(crate) fn show(&self, terms: &Terms<'_>, sheet: &mut Sheet<'_>) {
        terms.layout.observe(self.session.position(), sheet.observation);
        sheet.mask.fill(0);
        for (number, _) in &self.legal {
            sheet.mask[*number as usize] = 1;
        }
    }

    /// The numbers of the legal actions.
    pub(crate) fn legal_numbers(&self) -> impl Iterator<Item = u32> {
        self.legal.iter().map(|(number, _)| *number)
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }
}
