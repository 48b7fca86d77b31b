//! The texts of a picture: below the board, beside the stores, and the description for screen readers.

use super::messages::{self, Phrase, Words, values};
use super::page::capital;
use super::phrases::Phrases;
use super::texts;
use crate::board::pits::{Pit, Side};
use crate::board::position::{Position, Winner};
use crate::board::second_kind::Kind;
use crate::game::Game;

/// The texts of one picture.
pub(crate) struct Caption<'a> {
    words: Words,
    game: &'a Game,
    position: &'a Position,
    sown_from: Option<Pit>,
    phrases: Phrases<'a>,
}

impl<'a> Caption<'a> {
    pub(crate) fn new(
        language: &str,
        game: &'a Game,
        position: &'a Position,
        sown_from: Option<Pit>,
    ) -> Caption<'a> {
        let words = messages::words(language);
        Caption { words, game, position, sown_from, phrases: Phrases::new(words, game) }
    }

    /// "Oware: South to move."
    pub(crate) fn title(&self) -> String {
        let game = texts::name(self.words, self.game.rules());
        self.words.say("picture-title", values![game = game, turn = self.turn()]).to_string()
    }

    /// Who is to move, or how the game ended.
    pub(crate) fn turn(&self) -> String {
        let position = self.position;
        let (key, side) = match position.outcome().map(|outcome| outcome.winner) {
            None => ("picture-turn", position.to_move()),
            Some(Winner::Side(side)) => ("picture-won", side),
            Some(Winner::Draw) => ("picture-draw", Side::South),
            Some(Winner::Nobody) => ("picture-nobody", Side::South),
        };
        self.words.say(key, values![side = self.player(side)]).to_string()
    }

    /// The name of a player's seat.
    pub(crate) fn player(&self, side: Side) -> Phrase {
        let key = match side {
            Side::South => "side-south",
            Side::North => "side-north",
            Side::East => "side-east",
            Side::West => "side-west",
        };
        self.words.tell(key)
    }

    /// "22 in hand"
    pub(crate) fn reserve(&self, seeds: u8) -> Phrase {
        self.words.say("picture-reserve", values![n = seeds])
    }

    /// "penalties: South 2, North 0", where players have trays.
    pub(crate) fn trays(&self) -> Option<String> {
        let Caption { game, position, .. } = self;
        let name = game.tray_name()?;
        let seeds = game.sides().map(|side| format!("{} {}", self.player(side), game.tray(position, side)));
        let (name, what) = (texts::heap(self.words, game, name), seeds.collect::<Vec<_>>().join(", "));
        Some(self.words.say("picture-trays", values![name = name, what = what]).to_string())
    }

    /// The whole position in sentences.
    pub(crate) fn description(&self) -> String {
        let Caption { game, position, sown_from, .. } = self;
        let mut sentences = vec![self.turn()];
        for side in game.sides() {
            sentences.push(self.row(side));
            let [won, second] = [Kind::Seed, Kind::Second].map(|kind| game.won(position, kind, side));
            if won > 0 || second > 0 {
                let won = self.phrases.pieces(u32::from(won), u32::from(second));
                sentences.push(self.of("picture-store", side, won));
            }
            if position.reserve(side) > 0 {
                sentences.push(self.of("picture-hand", side, self.reserve(position.reserve(side))));
            }
            let marked = position.marks(side);
            if !marked.is_empty() {
                let (mark, pits) = (self.phrases.mark_name(), self.names(marked));
                let values = values![mark = mark, side = self.player(side), pits = pits];
                sentences.push(self.words.say("picture-marked", values).to_string());
            }
        }
        let about = |key, pits: Option<Phrase>| Some(self.words.say(key, values![pits = pits?]).to_string());
        let ends = game.board().ends();
        if !ends.is_empty() {
            sentences
                .push(self.words.say("picture-ends", values![what = self.pits(ends.iter())]).to_string());
        }
        sentences.extend(self.trays().map(|trays| format!("{}.", capital(trays))));
        if game.second_kind().is_some() {
            let [_, many] = self.phrases.second_kind();
            sentences.push(self.words.say("picture-second", values![many = many]).to_string());
        }
        let closed = position.closed();
        sentences.extend(about("picture-closed", (!closed.is_empty()).then(|| self.names(closed))));
        sentences.extend(about("picture-blocked", position.blocked().map(|pit| self.names([pit]))));
        sentences.extend(about("picture-sown-from", sown_from.map(|pit| self.names([pit]))));
        sentences.join(" ")
    }

    /// "South: a 4, b 4, c 0."
    fn row(&self, side: Side) -> String {
        let pits = self.pits(self.game.board().side_rows(side).iter().flatten());
        self.of("picture-row", side, pits.into())
    }

    /// "a 4, b 4, c 0"
    fn pits<'b>(&self, pits: impl Iterator<Item = &'b Pit>) -> String {
        let Caption { game, position, .. } = self;
        let sentences =
            pits.map(|pit| format!("{} {}", game.board().name(*pit), game.pieces_text(position, *pit)));
        sentences.collect::<Vec<_>>().join(", ")
    }

    fn of(&self, key: &str, side: Side, what: Phrase) -> String {
        self.words.say(key, values![side = self.player(side), what = what]).to_string()
    }

    fn names(&self, pits: impl IntoIterator<Item = Pit>) -> Phrase {
        let board = self.game.board();
        let names: Vec<String> = pits.into_iter().map(|pit| board.name(pit).to_owned()).collect();
        self.phrases.list(&names)
    }
}
