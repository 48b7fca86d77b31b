//! The evaluation of positions.

use std::sync::Arc;

use naqala::{Game, Position, Side, Winner};

use crate::net::Net;
use crate::objective::Objective;
use crate::player::SURE_WIN;
use crate::weights::Weights;
use crate::weights::positional::Positional;

/// How positions are evaluated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// By the net or the weights that come with the rules, if they fit; otherwise by material.
    #[default]
    Tuned,
    /// By the weights alone, without the net.
    Weights,
    /// By seeds alone: those won, or those in a player's own pits.
    Material,
}

/// The evaluation function of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Evaluation {
    /// The value of a lead of one seed in the score.
    score: i32,
    /// The value of a lead of one seed in a player's own pits.
    board: i32,
    /// Knowledge beyond material.
    positional: Option<Arc<Positional>>,
    /// Used instead of everything else if only the winner counts.
    net: Option<Arc<Net>>,
    /// The margin of a win or loss counts.
    by_margin: bool,
    /// How much the value typically changes when the search looks four decisions deeper.
    spread: i32,
}

impl Evaluation {
    /// The value of a seed.
    pub(crate) const SEED: i32 = 256;
    /// The value of a won game, which exceeds that of all seeds together: a board has at most 255.
    const WIN: i32 = 1_000_000_000;
    /// Values beyond this are certain wins or losses.
    pub(crate) const SURE: i32 = Self::WIN / 2;
    /// The value of a win that a table proves, without the lead, where unproven values are no leads: it exceeds all of them.
    const KNOWN: i32 = 1 << 28;
    /// The value of a won game if the margin counts.
    const MARGIN: i32 = 16 * Self::SEED;
    /// Deduction from a win for every decision until it, which exceeds the value of all seeds together.
    pub(crate) const DELAY: i32 = 200_000;

    /// The spread where none was measured: the typical change of the balance by captures.
    const USUAL_SPREAD: i32 = 5 * Self::SEED;

    pub(crate) fn new(objective: Objective) -> Evaluation {
        Evaluation {
            score: objective.score,
            board: objective.board,
            positional: None,
            net: None,
            by_margin: false,
            spread: Self::USUAL_SPREAD,
        }
    }

    /// Makes the margin of a win or loss count, too.
    pub(crate) fn by_margin(self) -> Evaluation {
        Evaluation { by_margin: true, net: None, ..self }
    }

    /// Whether only the result counts.
    pub(crate) fn minds_the_end(&self) -> bool {
        !(cfg!(feature = "swindle") && self.by_margin)
    }

    /// The evaluation of a game by the weights that come with its rules. Weights that do not fit are ignored;
    /// [`Weights::check`] says why.
    pub(crate) fn tuned(game: &Game, objective: Objective) -> Evaluation {
        let material = Evaluation::new(objective);
        let Some(Ok(weights)) = Weights::of(game.rules()) else { return material };
        let Ok((layout, by_feature)) = weights.by_feature(game, objective) else { return material };
        let positional = by_feature.map(|both| Arc::new(Positional::new(game, layout, &both, Self::SEED)));
        let net = weights.net(game, Self::SEED).ok().flatten();
        let spread = weights.spread().map_or(material.spread, |hundredths| hundredths * Self::SEED / 100);
        Evaluation { positional, net: net.map(Arc::new), spread, ..material }
    }

    /// The margin of pruning: how far outside the window the value of a search four decisions shallower has to be. Three
    /// quarters of the spread were best in matches.
    pub(crate) fn margin(&self) -> i32 {
        self.spread * 3 / 4
    }

    /// Removes the net.
    pub(crate) fn without_net(self) -> Evaluation {
        Evaluation { net: None, ..self }
    }

    /// The net, if there is one.
    pub(crate) fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// The weights, if they are used.
    pub(crate) fn positional(&self) -> Option<&Positional> {
        self.positional.as_deref()
    }

    /// Whether positions are evaluated by seeds alone, and seeds can be won.
    pub(crate) fn is_material(&self) -> bool {
        self.score != 0 && self.counts_leads()
    }

    /// Whether values are leads in seeds. Those of weights and nets say how sure a win is.
    pub(crate) fn counts_leads(&self) -> bool {
        self.positional.is_none() && self.net.is_none()
    }

    /// The value of a final lead that a table proves. Leads are compared with each other only: weights and nets say how sure a
    /// win is, and what is proven is surer than whatever they say.
    #[inline]
    pub(crate) fn known(&self, lead: i32) -> i32 {
        let won = if self.counts_leads() || !self.minds_the_end() { 0 } else { Self::KNOWN };
        won * lead.signum() + Self::SEED * lead
    }

    /// The lead of a value of [`Evaluation::known`], in units of values; `None` for values that no table has proven to be won or
    /// lost.
    pub(crate) fn lead_of_known(value: i32) -> Option<i32> {
        let is_known = (Self::KNOWN / 2..Self::SURE).contains(&value.abs());
        is_known.then(|| value - Self::KNOWN * value.signum())
    }

    /// The value of a lead in the score.
    #[inline(always)]
    pub(crate) fn of_lead(&self, lead: i32) -> i32 {
        self.score * lead
    }

    /// The value of a lead in the score plus one in the player's own pits.
    #[inline(always)]
    pub(crate) fn of_leads(&self, score: i32, board: i32) -> i32 {
        self.score * score + self.board * board
    }

    /// The value of a finished game that is decided by scores; see [`Evaluation::end`].
    pub(crate) fn end_of_lead(&self, lead: i32, ply: usize) -> i32 {
        if lead == 0 { 0 } else { self.end_with(lead.signum(), lead, ply) }
    }

    /// The value of a finished game that is won (sign 1) or lost (sign −1) by this lead.
    pub(crate) fn end_with(&self, sign: i32, lead: i32, ply: usize) -> i32 {
        self.won_in(ply) * sign + self.score * lead
    }

    /// The value of a win at a distance from the root.
    fn won_in(&self, ply: usize) -> i32 {
        let (win, delay) =
            if self.minds_the_end() { (Self::WIN, Self::DELAY) } else { (Self::MARGIN, Self::SEED / 16) };
        win - delay * ply as i32
    }

    /// Whether seeds can be won at all, so that searching captures makes sense.
    pub(crate) fn has_captures(&self) -> bool {
        self.score != 0
    }

    /// The value of the player's score against the best score of the others.
    #[inline]
    pub(crate) fn won(&self, game: &Game, p: &Position, side: Side) -> i32 {
        if self.score == 0 {
            return self.board * game.board_lead(p, side);
        }
        self.score * game.score_lead(p, side)
    }

    /// The static value of an unfinished position.
    #[inline]
    pub(crate) fn rest(&self, game: &Game, p: &Position, side: Side) -> i32 {
        if let Some(net) = &self.net {
            let worth = net.worth(game, p);
            return if game.are_partners(p.to_move(), side) { worth } else { -worth };
        }
        if let Some(positional) = &self.positional {
            return positional.worth(game, p, side);
        }
        let score = if self.score == 0 { 0 } else { self.score * game.score_lead(p, side) };
        let board = if self.board == 0 { 0 } else { self.board * game.board_lead(p, side) };
        score + board
    }

    /// The value of a finished game at a distance from the root: sooner wins and later losses are better.
    pub(crate) fn end(&self, game: &Game, p: &Position, side: Side, ply: usize) -> i32 {
        let score = if self.score == 0 { 0 } else { self.score * game.score_lead(p, side) };
        let won = self.won_in(ply);
        match p.outcome().map(|outcome| outcome.winner) {
            Some(Winner::Side(winner)) if game.are_partners(winner, side) => won + score,
            Some(Winner::Side(_)) => score - won,
            // A solitaire that stops unsolved is lost.
            Some(Winner::Nobody) if game.players() == 1 => score - won,
            _ => 0,
        }
    }

    /// Converts a value to hundredths of a seed.
    pub(crate) fn hundredths(value: i32) -> i32 {
        (i64::from(value) * 100 / i64::from(Self::SEED)) as i32
    }

    /// The number of decisions to a certain win (positive) or loss (negative).
    pub(crate) fn sure_in(value: i32) -> Option<i32> {
        let away = |value: i32| (Self::WIN - value + Self::DELAY / 2) / Self::DELAY;
        match value {
            _ if value > Self::SURE => Some(away(value)),
            _ if value < -Self::SURE => Some(-away(-value)),
            _ => None,
        }
    }
}

/// Simple players, who compare positions at any distance from the root.
impl Evaluation {
    /// Distances beyond this many decisions count the same.
    const FARTHEST: u32 = 1_000;

    /// The value of a position to `side`, `distance` decisions after the root. A won or lost game outweighs any seeds; earlier
    /// wins and later losses are better.
    pub(crate) fn worth(&self, game: &Game, p: &Position, side: Side, distance: u32) -> i32 {
        if p.is_over() {
            self.end(game, p, side, distance.min(Self::FARTHEST) as usize)
        } else {
            self.rest(game, p, side)
        }
    }

    /// The value as people count it: in whole seeds, or as a certain end.
    pub(crate) fn score(worth: i32) -> i32 {
        match worth {
            _ if worth > Self::SURE => SURE_WIN,
            _ if worth < -Self::SURE => -SURE_WIN,
            _ => (worth + Self::SEED / 2).div_euclid(Self::SEED),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, Session, Silent, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use crate::{Limits, Player, Random};

    #[test]
    fn values_become_seeds_or_a_certain_end() {
        const SEED: i32 = Evaluation::SEED;
        assert_eq!(Evaluation::score(3 * SEED + 40), 3);
        assert_eq!(Evaluation::score(-SEED - 2), -1);
        assert_eq!(Evaluation::score(Evaluation::WIN - 30 * Evaluation::DELAY), SURE_WIN);
        let farthest = Evaluation::FARTHEST.cast_signed() * Evaluation::DELAY;
        assert_eq!(Evaluation::score(farthest - Evaluation::WIN), -SURE_WIN);
    }

    /// What is good for a party is as bad for the other one, whichever of their seats asks.
    #[test]
    fn partners_value_a_position_alike() {
        let rules = catalogue::rules("ruma").unwrap();
        let evaluation = Evaluation::new(Objective { score: Evaluation::SEED, board: 1 });
        for players in ["2", "3"] {
            let game = rules.compile(Choices::new().set("players", players)).unwrap();
            let mut session = Session::new(game.clone());
            let mut anybody = Random::new(4);
            while session.outcome().is_none() && session.history().len() < 60 {
                let p = session.position();
                let to_south = evaluation.rest(&game, p, Side::South);
                for side in game.sides() {
                    let sign = if game.are_partners(side, Side::South) { 1 } else { -1 };
                    assert_eq!(evaluation.rest(&game, p, side), sign * to_south, "{side:?}");
                }
                let mv = anybody.choose(&session, &Limits::default()).mv;
                session.play(mv, &mut Silent).unwrap();
            }
        }
    }
}
