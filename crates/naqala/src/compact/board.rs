//! A board as two words.

use super::CompactWord;

/// A board seen by the player to move: byte by byte the pits in the order of sowing, and in the highest byte the
/// store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompactBoard<W = u64> {
    pub(super) mine: W,
    pub(super) theirs: W,
}

impl<W: CompactWord> CompactBoard<W> {
    /// The board with these words: the inverse of [`CompactBoard::words`].
    ///
    /// ```
    /// # use naqala::{CompactBoard, CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let board = CompactBoard::from_words([0x0404_0404_0404; 2]);
    /// assert_eq!(CompactGame::of(&game).unwrap().board(&game.start()), Some(board));
    /// ```
    #[inline(always)]
    pub fn from_words([mine, theirs]: [W; 2]) -> CompactBoard<W> {
        CompactBoard { mine, theirs }
    }

    /// The words of the player to move and of the opponent.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&game.start()).unwrap();
    /// assert_eq!(board.words(), [0x0404_0404_0404; 2]);
    /// ```
    #[inline(always)]
    pub fn words(self) -> [W; 2] {
        [self.mine, self.theirs]
    }

    /// By how many seeds the store of the player to move exceeds the opponent's.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// assert_eq!(CompactGame::of(&game).unwrap().board(&p).unwrap().lead(), 6);
    /// ```
    #[inline(always)]
    pub fn lead(self) -> i32 {
        let [mine, theirs] = self.stores();
        i32::from(mine) - i32::from(theirs)
    }

    /// The stores of the player to move and of the opponent.
    #[inline(always)]
    pub(super) fn stores(self) -> [u8; 2] {
        self.words().map(|word| word.at(W::STORE))
    }

    /// The board without what the stores hold.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&p).unwrap().without_stores();
    /// assert_eq!(board.words(), [0x0404_0404_0404, 0x0404_0404]);
    /// ```
    #[inline(always)]
    pub fn without_stores(self) -> CompactBoard<W> {
        let pits = !W::with(0xFF, W::STORE);
        CompactBoard { mine: self.mine & pits, theirs: self.theirs & pits }
    }

    /// Converts the board to narrow words, if its pits fit into them.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&game.start()).unwrap();
    /// assert_eq!(board.narrow(), Some(board));
    /// ```
    #[inline(always)]
    pub fn narrow(self) -> Option<CompactBoard> {
        let [mine, theirs] = self.words().map(|word| word.halves()[0]);
        (W::BYTES == u64::BYTES).then_some(CompactBoard { mine, theirs })
    }

    /// The board as the opponent sees it.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&p).unwrap();
    /// assert_eq!(board.turned().lead(), -board.lead());
    /// ```
    #[inline(always)]
    pub fn turned(self) -> CompactBoard<W> {
        CompactBoard { mine: self.theirs, theirs: self.mine }
    }

    /// The seeds in a pit of the player to move; the highest index is the store.
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// let p = game.parse_position("S 4 4 4 4 4 4 / N 4 4 4 4 0 0 / stores 7 1").unwrap();
    /// let board = CompactGame::of(&game).unwrap().board(&p).unwrap();
    /// assert_eq!((board.seeds(0), board.seeds(7)), (4, 7));
    /// ```
    #[inline(always)]
    pub fn seeds(self, pit: u8) -> u8 {
        self.mine.at(pit)
    }

    /// The seeds in a place with a compact number.
    #[inline(always)]
    pub(super) fn seeds_at(self, place: u8) -> u8 {
        let word = if place < W::BYTES { self.mine } else { self.theirs };
        word.at(place & (W::BYTES - 1))
    }

    /// Which pit each player has marked, the player to move first: 0 for none, or 1 more than the number of the pit, as the
    /// player numbers them: their own from 0, the other's from [`CompactWord::BYTES`].
    ///
    /// ```
    /// # use naqala::{CompactGame, catalogue};
    /// let game = catalogue::game("toguz-kumalak").unwrap();
    /// let compact = CompactGame::of_wide(&game).unwrap();
    /// assert_eq!(compact.board(&game.start()).unwrap().marked(), [0, 0]);
    /// ```
    #[inline(always)]
    pub fn marked(self) -> [u8; 2] {
        W::MARK.map_or([0; 2], |byte| self.words().map(|word| word.at(byte)))
    }

    /// The numbers of the marked pits of the player to move and of the opponent, both as the player to move sees them.
    #[inline(always)]
    pub(super) fn marks(self) -> [Option<u8>; 2] {
        let [mine, theirs] = self.marked().map(|mark| mark.checked_sub(1));
        [mine, theirs.map(|place| place ^ W::BYTES)]
    }
}
