//! A game ready to be played: compiled rules, and the questions one can ask about a position.

mod fingerprint;
mod identity;
mod laying_out;
mod leads;
mod parts;
mod pieces;

use std::sync::Arc;

use crate::board::pits::{BySeat, Pit, PitSet, Side};
use crate::board::position::Position;
use crate::board::seats::Seats;
use crate::board::second_kind::Kind;
use crate::board::{Board, Stores};
use crate::program::{Carry, Leftovers, MarkForm, PickAction, Program, Receiver, WinnerRule};
use crate::rule_file::{OptionValue, Rules, Settings};
pub use fingerprint::Fingerprint;
pub use laying_out::Markings;
pub(crate) use parts::Parts;

/// A game with its options chosen: immutable tables, cheap to share and to clone.
///
/// ```
/// use naqala::{Choices, Silent, catalogue};
/// let game = catalogue::rules("kalah").unwrap().compile(Choices::new().set("seeds", "3")).unwrap();
/// let mut position = game.start();
/// while !position.is_over() {
///     let first = game.moves(&position)[0];
///     position = game.play_legal(&position, first, &mut Silent);
/// }
/// assert_eq!(game.seeds_in_all(&position), 36);
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    compiled: Arc<Compiled>,
}

/// The tables behind a [`Game`].
#[derive(Clone, Debug)]
pub struct Compiled {
    pub(crate) rules: Rules,
    pub(crate) settings: Settings,
    pub(crate) board: Board,
    pub(crate) seats: Seats,
    pub(crate) program: Program,
    pub(crate) start: Position,
    pub(crate) total: u8,
    /// The most seeds a position set up by hand may have.
    pub(crate) most: u8,
    /// The index of South's store; the other players' follow.
    pub(crate) first_store: usize,
    /// All pits, stores left out.
    pub(crate) all: PitSet,
    /// The pits of each side.
    pub(crate) homes: BySeat<PitSet>,
    /// Whether pits change owners between rounds.
    pub(crate) territory: bool,
    /// For every eight places in use, a mask of the bytes that are stores.
    pub(crate) stores_by_chunk: Vec<u64>,
    /// For every eight places that hold pits, a mask of the bytes that are a side's pits.
    pub(crate) homes_by_chunk: BySeat<Vec<u64>>,
    /// For every eight places that hold pits, a mask of the bytes that are pits.
    pub(crate) pits_by_chunk: Vec<u64>,
    /// Whether a player's score is what lies in their store.
    pub(crate) stores_are_scores: bool,
    /// Whether the same holds and two players play.
    pub(crate) two_stores_decide: bool,
    /// Chunks of sixteen places that hold all pits.
    pub(crate) chunks: usize,
}

impl std::ops::Deref for Game {
    type Target = Compiled;
    #[inline(always)]
    fn deref(&self) -> &Compiled {
        &self.compiled
    }
}

/// Which stores of a board are drawn; none if they are never used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnStores {
    /// Those that lie among the pits: whose they are, and their row and column.
    pub on_board: Vec<(Side, (usize, usize))>,
    /// The players whose stores lie beside the pits, from above.
    pub beside: Vec<Side>,
}

impl Game {
    pub(crate) fn new(compiled: Compiled) -> Game {
        Game { compiled: Arc::new(compiled) }
    }

    /// Replaces the start position, in a game that is not shared yet.
    pub(crate) fn set_start(&mut self, start: Position) {
        if let Some(compiled) = Arc::get_mut(&mut self.compiled) {
            compiled.start = start;
        }
    }

    /// Renames the pits of the game, for boards and explanations in another notation. Moves and positions are
    /// the same in both games; as text they have the other names.
    ///
    /// ```
    /// use naqala::{Session, catalogue, explain};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.enter("c").unwrap();
    /// let board = session.game().board();
    /// let renamed = session.game().with_pit_names(|pit| format!("{}-{}", board.home(pit), pit.index() % 6 + 1));
    /// let (before, _) = session.last_ply().unwrap();
    /// assert_eq!(
    ///     explain(&renamed, &before, &session.last_ply_events(), "en"),
    ///     "South sows 4 seeds from South-3; the last falls into North-1, making 5."
    /// );
    /// ```
    #[must_use]
    pub fn with_pit_names(&self, name: impl Fn(Pit) -> String) -> Game {
        let mut compiled = (*self.compiled).clone();
        compiled.board.rename(name);
        Game::new(compiled)
    }

    /// The game's id.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().id(), "oware");
    /// ```
    pub fn id(&self) -> &str {
        self.rules.id()
    }

    /// The game's name.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("toguz-kumalak").unwrap().name(), "Toguz Kumalak");
    /// ```
    pub fn name(&self) -> &str {
        self.rules.name()
    }

    /// The rule file the game was compiled from.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.rules().id(), game.id());
    /// ```
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Every option with its value.
    ///
    /// ```
    /// # use naqala::{OptionValue, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(game.chosen().contains(&("seeds".to_owned(), OptionValue::Int(4))));
    /// ```
    pub fn chosen(&self) -> &[(String, OptionValue)] {
        &self.settings.0
    }

    /// The options that differ from their defaults.
    ///
    /// ```
    /// # use naqala::{Choices, OptionValue, catalogue};
    /// let rules = catalogue::rules("kalah").unwrap();
    /// let game = rules.compile(Choices::new().set("seeds", "6")).unwrap();
    /// assert_eq!(game.changed(), [("seeds".to_owned(), OptionValue::Int(6))]);
    /// ```
    pub fn changed(&self) -> Vec<(String, OptionValue)> {
        let defaults = self.rules.options().iter().map(|option| &option.default);
        let pairs = self.chosen().iter().zip(defaults);
        pairs.filter(|(chosen, default)| chosen.1 != **default).map(|(chosen, _)| chosen.clone()).collect()
    }

    /// The board.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().board().pits().count(), 12);
    /// ```
    pub fn board(&self) -> &Board {
        &self.compiled.board
    }

    /// The number of seats. One person may play several of them ([`Game::are_one_player`]).
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().players(), 2);
    /// ```
    pub fn players(&self) -> usize {
        self.board().players()
    }

    pub(crate) fn compiled_program(&self) -> &Program {
        &self.compiled.program
    }

    /// The seats in the order in which they take their turns.
    ///
    /// ```
    /// let game = naqala::catalogue::game("ruma").unwrap();
    /// let seats: String = game.sides().map(|side| side.letter()).collect();
    /// assert_eq!(seats, "SENW");
    /// ```
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        self.board().seats().iter().copied()
    }

    /// The seats that win and lose together with a seat, itself included, in order of play.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.party(Side::South).collect::<Vec<_>>(), [Side::South]);
    /// ```
    pub fn party(&self, of: Side) -> impl Iterator<Item = Side> {
        self.seats.party(of)
    }

    /// One seat of every party, the first in order of play; all seats if there are no partners.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.parties().collect::<Vec<_>>(), [Side::South, Side::North]);
    /// ```
    pub fn parties(&self) -> impl Iterator<Item = Side> {
        self.seats.captains()
    }

    /// The number of people who play: fewer than seats if one person plays several.
    ///
    /// ```
    /// let game = naqala::catalogue::game("ruma").unwrap();
    /// assert_eq!((game.players(), game.persons()), (4, 2));
    /// ```
    pub fn persons(&self) -> usize {
        let is_first =
            |seat: &Side| self.sides().find(|other| self.are_one_player(*other, *seat)) == Some(*seat);
        self.sides().filter(is_first).count()
    }

    /// Whether two seats win and lose together; a seat does so with itself.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(game.are_partners(Side::South, Side::South));
    /// assert!(!game.are_partners(Side::South, Side::North));
    /// ```
    pub fn are_partners(&self, a: Side, b: Side) -> bool {
        self.seats.are_partners(a, b)
    }

    /// Whether one person plays both seats.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(!game.are_one_player(Side::South, Side::North));
    /// ```
    pub fn are_one_player(&self, a: Side, b: Side) -> bool {
        a == b || self.seats.are_partners(a, b) && self.seats.is_shared(a) && self.seats.is_shared(b)
    }

    /// The seat that gets what the rules give to the opponent.
    #[inline(always)]
    pub(crate) fn opponent(&self, side: Side) -> Side {
        self.seats.rival[side.index()]
    }

    /// The pits of everybody who is not of a player's party.
    pub(crate) fn rival_pits(&self, p: &Position, side: Side) -> PitSet {
        if self.players() == 2 {
            return self.owned(p, side.other());
        }
        self.seats.rival_pits(self.board(), side)
    }

    /// The number of seeds in the game.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().total_seeds(), 48);
    /// ```
    pub fn total_seeds(&self) -> u32 {
        u32::from(self.total)
    }

    /// The start position.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let start = catalogue::game("oware").unwrap().start();
    /// assert_eq!((start.to_move(), start.plies()), (Side::South, 0));
    /// ```
    pub fn start(&self) -> Position {
        self.start
    }

    /// The seeds in a player's store.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 30 16").unwrap();
    /// assert_eq!(game.store(&p, Side::North), 16);
    /// ```
    #[inline]
    pub fn store(&self, p: &Position, side: Side) -> u8 {
        if side.index() < self.players() { p.cells[self.first_store + side.index()] } else { 0 }
    }

    /// Where the stores of a board are drawn: where seeds are won or kept in reserve, or lie there anyhow.
    ///
    /// ```
    /// let kalah = naqala::catalogue::game("kalah").unwrap();
    /// assert_eq!(kalah.drawn_stores(&kalah.start()).beside, [naqala::Side::North, naqala::Side::South]);
    /// ```
    pub fn drawn_stores(&self, p: &Position) -> DrawnStores {
        let holds = |side| self.store(p, side) > 0 || self.won(p, Kind::Second, side) > 0;
        if !(self.wins_seeds() || self.has_reserve() || self.sides().any(holds)) {
            return DrawnStores::default();
        }
        let place = |side| Some((side, self.board().store_place(side)?));
        let mut beside: Vec<Side> = self.sides().filter(|side| place(*side).is_none()).collect();
        beside.sort_by_key(|side| match side {
            Side::North => 0,
            Side::East | Side::West => 1,
            Side::South => 2,
        });
        DrawnStores { on_board: self.sides().filter_map(place).collect(), beside }
    }

    /// The seeds in a player's tray, which count against the player.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("ruma").unwrap();
    /// let p = game.build().tray(Side::East, 2).finish().unwrap();
    /// assert_eq!((game.tray(&p, Side::East), game.tray(&p, Side::West)), (2, 0));
    /// ```
    pub fn tray(&self, p: &Position, side: Side) -> u8 {
        if self.board().has_trays() { p.seeds(self.board().tray(side)) } else { 0 }
    }

    /// A player's score: seeds won and, if the rules count them, the seeds in the pits the player has marked. 0 if
    /// everybody sows into all stores and no end of the game asks for their contents.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 0 0 0 / N 1 0 0 0 0 0 0 0 0 / stores 80 70").unwrap();
    /// assert_eq!(game.score(&p, Side::South), 80);
    /// ```
    #[inline]
    pub fn score(&self, p: &Position, side: Side) -> i32 {
        if self.stores_are_scores {
            return i32::from(self.store(p, side));
        }
        if self.board().stores() == Stores::Shared && !self.counts_seeds() {
            return 0;
        }
        let marked = if self.program.marks_count { self.seeds_in(p, p.marks(side)) } else { 0 };
        self.winnings(p, side) + marked
    }

    /// The seeds that two players can still win.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 30 16").unwrap();
    /// assert_eq!(game.seeds_at_stake(&p), 2);
    /// ```
    #[inline]
    pub fn seeds_at_stake(&self, p: &Position) -> i32 {
        let stores = &p.cells[self.first_store..self.first_store + 2];
        i32::from(self.total) - i32::from(stores[0]) - i32::from(stores[1])
    }

    /// The player whom nobody can catch up with any more, if that is certain: the game is decided by scores, it must end, and
    /// they lead by more than is left to win.
    ///
    /// ```
    /// use naqala::{Choices, Side, catalogue};
    /// let kalah = catalogue::rules("kalah").unwrap();
    /// let game = kalah.compile(Choices::new().set("win_at", "none")).unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 1 / N 0 0 1 0 0 1 / stores 30 14 / turn S").unwrap();
    /// assert_eq!(game.sure_winner(&p), Some(Side::South));
    /// assert_eq!(game.sure_winner(&game.start()), None);
    /// ```
    #[inline]
    pub fn sure_winner(&self, p: &Position) -> Option<Side> {
        if !self.program.shortcuts.lead_decides {
            return None;
        }
        let (lead, stake) = (self.score_lead(p, Side::South), self.seeds_at_stake(p));
        match lead {
            _ if lead > stake => Some(Side::South),
            _ if -lead > stake => Some(Side::North),
            _ => None,
        }
    }

    /// All seeds: on the board, in stores, trays, reserves and the hand, minus debts. No move changes it.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.seeds_in_all(&game.start()), 48);
    /// ```
    pub fn seeds_in_all(&self, p: &Position) -> u32 {
        self.seeds_there(p).saturating_sub(self.owed(p))
    }

    /// All seeds there are, borrowed ones too.
    pub(crate) fn seeds_there(&self, p: &Position) -> u32 {
        let board: u32 = p.cells[..self.board().place_count()].iter().map(|seeds| u32::from(*seeds)).sum();
        board + p.reserve.iter().map(|seeds| u32::from(*seeds)).sum::<u32>() + u32::from(p.hand)
    }

    /// The seeds in a player's own pits.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.seeds_owned(&game.start(), Side::South), 24);
    /// ```
    #[inline]
    pub fn seeds_owned(&self, p: &Position, side: Side) -> i32 {
        if self.territory {
            return self.seeds_in(p, self.owned(p, side));
        }
        sum_of_bytes(p, &self.homes_by_chunk[side.index()])
    }

    /// The seeds in all pits.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 30 16").unwrap();
    /// assert_eq!(game.seeds_on_board(&p), 2);
    /// ```
    #[inline]
    pub fn seeds_on_board(&self, p: &Position) -> i32 {
        sum_of_bytes(p, &self.pits_by_chunk)
    }

    /// The pits a player owns in this position.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert_eq!(game.board().names(game.pits_of(&game.start(), Side::South)), "a b c d e f");
    /// ```
    #[inline]
    pub fn pits_of(&self, p: &Position, side: Side) -> PitSet {
        self.owned(p, side)
    }

    /// The player who owns a pit in this position.
    ///
    /// ```
    /// # use naqala::{Side, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let owner = |name| game.owner(&game.start(), game.board().find(name).unwrap());
    /// assert_eq!(owner("C"), Some(Side::North));
    /// ```
    pub fn owner(&self, p: &Position, pit: Pit) -> Option<Side> {
        self.sides().find(|side| self.owned(p, *side).contains(pit))
    }

    /// The owner of a pit; for a pit without an owner, the player who is moving.
    pub(crate) fn owner_of(&self, p: &Position, pit: Pit, mover: Side) -> Side {
        self.owner(p, pit).unwrap_or(mover)
    }

    /// The name and the sign of the game's marks, if it has any.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// assert_eq!(game.mark_form().unwrap().0, "tuzdyk");
    /// assert!(catalogue::game("oware").unwrap().mark_form().is_none());
    /// ```
    pub fn mark_form(&self) -> Option<(&str, MarkForm)> {
        self.program.marks.as_ref().map(|marks| (marks.name.as_str(), marks.form))
    }

    /// The name of a pit blocked for one turn, if the game has such a rule.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().block_name(), None);
    /// ```
    pub fn block_name(&self) -> Option<&str> {
        self.program.block.as_ref().map(|block| block.name.as_str())
    }

    /// Whether players hold seeds in reserve at the start.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("bao-kiswahili").unwrap().has_reserve());
    /// assert!(!catalogue::game("oware").unwrap().has_reserve());
    /// ```
    pub fn has_reserve(&self) -> bool {
        self.start.reserve != [0; 2]
    }

    /// The name of the stores, if they have one of their own.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().store_name(), None);
    /// ```
    pub fn store_name(&self) -> Option<&str> {
        self.rules.names().stores.as_deref()
    }

    /// The name of the seeds in the trays, if the board has trays.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("ruma").unwrap().tray_name(), Some("penalties"));
    /// ```
    pub fn tray_name(&self) -> Option<&str> {
        self.rules.names().trays.as_deref()
    }

    /// Whether players can be out of the game before it is over.
    #[cfg(feature = "trace")]
    pub(crate) fn eliminates(&self) -> bool {
        self.program.elimination.is_some()
    }

    /// Whether some end of the game is decided by what the players have won.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("oware").unwrap().counts_seeds());
    /// assert!(!catalogue::game("bao-kiswahili").unwrap().counts_seeds());
    /// ```
    pub fn counts_seeds(&self) -> bool {
        self.program.ends.iter().flatten().any(|end| end.winner == WinnerRule::Score)
    }

    /// Whether seeds are won at all; in some games every seed stays on the board.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("oware").unwrap().wins_seeds());
    /// assert!(!catalogue::game("bao-kiswahili").unwrap().wins_seeds());
    /// ```
    pub fn wins_seeds(&self) -> bool {
        let program = &self.program;
        let settled = program.settles.iter().any(|settle| settle.captures() && settle.to != Receiver::Hand);
        let taken = program.picks.iter().any(|pick| pick.action == PickAction::Take);
        let left = program.ends.iter().flatten().any(|end| end.leftovers != Leftovers::Nobody);
        self.board().has_stores() || settled || taken || left || !program.drops.is_empty()
    }

    /// The name of the pit that an extra move has to start from, if the game has such a rule.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("oware").unwrap().bound_name(), None);
    /// ```
    pub fn bound_name(&self) -> Option<&str> {
        self.program.binds.then(|| self.rules.names().bound.as_deref().unwrap_or("bound"))
    }

    /// Whether it matters which move of the turn comes next.
    #[cfg(feature = "trace")]
    pub(crate) fn has_numbered_moves(&self) -> bool {
        self.program.memory.nth
    }

    /// Whether it matters how often the players have captured.
    #[cfg(feature = "trace")]
    pub(crate) fn counts_captures(&self) -> bool {
        self.program.memory.captures
    }

    /// Whether the game is played in matches of several rounds.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("oware-nam-nam").unwrap().has_match());
    /// assert!(!catalogue::game("oware").unwrap().has_match());
    /// ```
    pub fn has_match(&self) -> bool {
        self.program.series.is_some()
    }

    /// Whether what is won in one round of a match counts in the next ones, so that it matters by how much a round is won.
    ///
    /// ```
    /// use naqala::catalogue;
    /// assert!(catalogue::game("oware-nam-nam").unwrap().carries_winnings());
    /// assert!(!catalogue::game("oware").unwrap().carries_winnings());
    /// ```
    pub fn carries_winnings(&self) -> bool {
        self.program.series.as_ref().is_some_and(|series| series.carry != Carry::Nothing)
    }

    /// Whether a pit can be marked for both players: where pits are sold, also by halves.
    pub(crate) fn shares_marks(&self) -> bool {
        self.program.series.as_ref().is_some_and(|series| series.carry == Carry::Sale)
    }

    /// Whether pits change owners between rounds.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("oware-nam-nam").unwrap().has_territory());
    /// assert!(!catalogue::game("oware").unwrap().has_territory());
    /// ```
    pub fn has_territory(&self) -> bool {
        self.territory
    }
}

/// The seeds in the places whose bytes are in the masks, eight places at a time.
#[inline(always)]
fn sum_of_bytes(p: &Position, masks: &[u64]) -> i32 {
    const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
    let eights = p.cells.chunks_exact(8).zip(masks).map(|(cells, mask)| {
        let eight = u64::from_le_bytes(*cells.first_chunk().expect("eight places")) & mask;
        // Four sums of two bytes each; the product adds them up in its highest part.
        let pairs = (eight & EVEN) + (eight >> 8 & EVEN);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as i32
    });
    eights.sum()
}
