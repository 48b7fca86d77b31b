//! Numbers for decisions, as learning programs use them.
//!
//! A network has a fixed number of outputs. An [`ActionSpace`] assigns one to every decision of a game, as seen by the player who
//! decides: their first pit has the same number for either player, if the board is the same for both. The numbers depend only on
//! the compiled rules, so they are the same in every run and on every machine.

use crate::analysis::sowing_directions;
use crate::board::moves::{Direction, Move, MoveKind};
use crate::board::pits::{Pit, Side};
use crate::board::position::Position;
use crate::game::Game;
use crate::program::{PickAction, Settle, Test, Then};

/// The decisions of a game, numbered from 0.
///
/// In this order: for every case of the `[[pick]]` list that can be offered along with others, for every pit as the player
/// sees it, for every direction, the choice of that pit; then pass, and, where the rules know them, swap, stop, go, take,
/// decline, paying from a place, giving to a pit, naming a pit, turning in a direction.
///
/// ```
/// use naqala::{ActionSpace, catalogue};
/// let game = catalogue::game("oware").unwrap();
/// let actions = ActionSpace::new(&game);
/// let p = game.start();
/// assert_eq!(actions.size(), 13);
/// let c = game.moves(&p)[2];
/// assert_eq!(actions.number(&p, c), Some(2));
/// assert_eq!(actions.find(&game, &p, 2), Some(c));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionSpace {
    /// The pits as each seat sees them.
    views: Vec<Vec<Pit>>,
    /// For each seat, the place of a pit in its view.
    places: Vec<Vec<u8>>,
    directions: Vec<Direction>,
    /// The place of each pick case among those that can be offered together.
    layers: Vec<usize>,
    /// The first number of each kind of decision other than the choice of a pit to sow from; `None` if the game does not have
    /// it.
    firsts: [Option<usize>; 10],
    asks: bool,
    size: usize,
}

/// The kinds of decisions that follow the choices of a pit.
const PASS: usize = 0;
const SWAP: usize = 1;
const STOP: usize = 2;
const GO: usize = 3;
const TAKE: usize = 4;
const DECLINE: usize = 5;
const PAY: usize = 6;
const GIVE: usize = 7;
const BONUS: usize = 8;
const TURN: usize = 9;

impl ActionSpace {
    /// The decisions of a game.
    ///
    /// ```
    /// # use naqala::{ActionSpace, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// assert_eq!(ActionSpace::new(&game), ActionSpace::new(&game.clone()));
    /// ```
    pub fn new(game: &Game) -> ActionSpace {
        let program = game.compiled_program();
        let views: Vec<Vec<Pit>> = game.sides().map(|side| game.seen_by(side)).collect();
        let pits = game.board().pits().count();
        let places = views.iter().map(|view| places_in(view, pits)).collect();
        let directions = sowing_directions(game);
        let mut layers = Vec::new();
        let mut chain = 0;
        for pick in &program.picks {
            layers.push(chain);
            chain = if pick.also { chain + 1 } else { 0 };
        }
        let depth = layers.iter().max().map_or(1, |most| most + 1);
        let mut size = depth * pits * directions.len().max(1);
        let asks = |question: fn(&Settle) -> bool| program.settles.iter().any(question);
        let turns = program.settles.iter().any(|settle| settle.relay.may_turn.is_some())
            || program.resows.iter().any(|resow| resow.may_turn.is_some());
        let optional =
            asks(|settle| settle.optional != Test::Never || settle.bonus.is_some()) || program.asks_in_laps();
        let stops = asks(|settle| settle.then == Then::Choose);
        let counts = [
            1,
            usize::from(program.picks.iter().any(|pick| pick.action == PickAction::Swap)),
            usize::from(stops),
            usize::from(stops),
            usize::from(optional),
            usize::from(optional),
            if program.passes.is_empty() { 0 } else { pits + game.players() },
            if asks(|settle| settle.give.is_some()) { pits } else { 0 },
            if asks(|settle| settle.bonus.is_some()) { pits } else { 0 },
            if turns { directions.len() } else { 0 },
        ];
        let firsts = counts.map(|count| {
            let first = (count > 0).then_some(size);
            size += count;
            first
        });
        let asks =
            program.race.is_some() || [STOP, TAKE, GIVE, BONUS, TURN].iter().any(|kind| counts[*kind] > 0);
        ActionSpace { views, places, directions, layers, firsts, asks, size }
    }

    /// How many there are.
    ///
    /// ```
    /// # use naqala::{ActionSpace, catalogue};
    /// assert_eq!(ActionSpace::new(&catalogue::game("kalah").unwrap()).size(), 13);
    /// ```
    pub fn size(&self) -> usize {
        self.size
    }

    /// Whether a turn can take several decisions, so that the choice of a pit is not all there is.
    ///
    /// ```
    /// # use naqala::{ActionSpace, catalogue};
    /// let is_compound = |id: &str| ActionSpace::new(&catalogue::game(id).unwrap()).is_compound();
    /// assert!(is_compound("bao-kiswahili") && !is_compound("oware"));
    /// ```
    pub fn is_compound(&self) -> bool {
        self.asks
    }

    /// The pits in the order in which a player sees them: their own come first, where the board is the same for both.
    ///
    /// ```
    /// # use naqala::{ActionSpace, Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let first = ActionSpace::new(&game).pits_seen_by(Side::North)[0];
    /// assert_eq!(game.board().name(first), "A");
    /// ```
    pub fn pits_seen_by(&self, side: Side) -> &[Pit] {
        &self.views[side.index().min(self.views.len() - 1)]
    }

    /// The number of a legal decision.
    ///
    /// ```
    /// # use naqala::{ActionSpace, Move, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let actions = ActionSpace::new(&game);
    /// assert_eq!(actions.number(&game.start(), Move::PASS), Some(12));
    /// assert_eq!(actions.number(&game.start(), Move::SWAP), None);
    /// ```
    #[inline]
    pub fn number(&self, p: &Position, mv: Move) -> Option<usize> {
        let seat = p.to_move().index().min(self.places.len() - 1);
        let places = &self.places[seat];
        let place = |pit: Pit| places.get(pit.index()).map(|place| usize::from(*place));
        let way = |direction: Direction| self.directions.iter().position(|known| *known == direction);
        let special = |kind: usize| self.firsts[kind];
        match mv.kind() {
            MoveKind::Pick { pit, case, direction } => {
                let layer = self.layers.get(usize::from(case)).copied().unwrap_or(0);
                let row = layer * places.len() + place(pit)?;
                Some(row * self.directions.len().max(1) + way(direction).unwrap_or(0))
            }
            MoveKind::Pass => special(PASS),
            MoveKind::Swap => special(SWAP),
            MoveKind::Stop => special(STOP),
            MoveKind::Go => special(GO),
            MoveKind::Take => special(TAKE),
            MoveKind::Decline => special(DECLINE),
            MoveKind::Pay(from) => Some(special(PAY)? + place(from).unwrap_or(from.index())),
            MoveKind::Give(pit) => Some(special(GIVE)? + place(pit)?),
            MoveKind::Bonus(pit) => Some(special(BONUS)? + place(pit)?),
            MoveKind::Turn(direction) => Some(special(TURN)? + way(direction)?),
        }
    }

    /// The legal decision of this number, if there is one.
    ///
    /// ```
    /// # use naqala::{ActionSpace, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let actions = ActionSpace::new(&game);
    /// assert_eq!(actions.find(&game, &game.start(), 12), None);
    /// ```
    pub fn find(&self, game: &Game, p: &Position, number: usize) -> Option<Move> {
        game.each_move(p).find(|mv| self.number(p, *mv) == Some(number))
    }
}

impl Game {
    /// The pits in the order of a seat; in board order if seats are not alike.
    fn seen_by(&self, side: Side) -> Vec<Pit> {
        let board = self.board();
        let twins: Option<Vec<Pit>> = board.pits().map(|pit| board.twin(pit)).collect();
        match twins {
            Some(twins) if self.players() == 2 && side.index() == 1 => twins,
            _ => board.pits().collect(),
        }
    }
}

/// The index of each pit in a view.
fn places_in(view: &[Pit], pits: usize) -> Vec<u8> {
    let mut places = vec![0; pits];
    for (place, pit) in view.iter().enumerate() {
        places[pit.index()] = place as u8;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::dice::Dice;
    use crate::board::event::Silent;
    use crate::catalogue;

    /// Plays at random and shows every position to a test.
    fn wander(game: &Game, turns: usize, mut visit: impl FnMut(&Position)) {
        let (mut dice, mut p) = (Dice::new(7), game.start());
        for _ in 0..turns {
            let moves = game.moves(&p);
            if moves.is_empty() {
                p = game.start();
                continue;
            }
            visit(&p);
            p = game.play_legal(&p, moves[dice.below(moves.len())], &mut Silent);
        }
    }

    #[test]
    fn decisions_of_every_game_have_numbers_of_their_own() {
        for rules in catalogue::all() {
            let game = rules.compile(&crate::Choices::new()).unwrap();
            let actions = ActionSpace::new(&game);
            wander(&game, 2_000, |p| {
                let mut seen = vec![false; actions.size()];
                for mv in game.moves(p) {
                    let text =
                        || format!("{}: {} in {}", game.id(), game.move_text(p, mv), game.position_text(p));
                    let number = actions.number(p, mv).unwrap_or_else(|| panic!("no number: {}", text()));
                    assert!(number < actions.size(), "{number}: {}", text());
                    assert!(!std::mem::replace(&mut seen[number], true), "twice: {}", text());
                    assert_eq!(actions.find(&game, p, number), Some(mv));
                }
            });
        }
    }

    #[test]
    fn both_players_see_their_own_pits_first() {
        let game = catalogue::game("oware").unwrap();
        let actions = ActionSpace::new(&game);
        let start = game.start();
        let next = game.play_legal(&start, game.moves(&start)[0], &mut Silent);
        let numbers: Vec<_> =
            game.moves(&next).iter().map(|mv| actions.number(&next, *mv).unwrap()).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
    }
}
