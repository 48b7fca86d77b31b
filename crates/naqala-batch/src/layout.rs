//! The fields of an observation: one byte for each thing that a player can see.

use naqala::{ActionSpace, Game, Kind, Pit, Position, Side};

/// A field of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, as [`Layout`] lists it.
    pub name: &'static str,
    /// Its first byte.
    pub start: usize,
    /// How many bytes it has.
    pub size: usize,
    content: Content,
}

/// The meaning of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Pits,
    Second,
    Stores,
    Trays,
    Reserve,
    OwnMarks,
    OtherMarks,
    Closed,
    Owned,
    Blocked,
    Bound,
    Decision,
    Focus,
    Hand,
    Side,
}

/// The fields of the observations of a game.
///
/// Everything is seen by the player to move: their own pits, stores and marks come first. A game has the fields that can
/// tell something in it, in this order:
///
/// | field | bytes | holds |
/// |---|---|---|
/// | `pits` | pits | seeds, in the order of [`ActionSpace::pits_seen_by`] |
/// | `second` | pits | seeds of the second kind |
/// | `stores` | players | scores: seeds won, the mover's first |
/// | `trays` | players | seeds that count against a player |
/// | `reserve` | players | seeds not yet in play |
/// | `own_marks`, `other_marks` | pits | 1 where a pit is marked for the mover, for anybody else |
/// | `closed` | pits | 1 where a pit is closed |
/// | `owned` | pits | 1 where a pit is the mover's |
/// | `blocked`, `bound` | 1 | the number of the pit, from 1; 0 for none |
/// | `decision` | 1 | what is to be decided: 0 for the choice of a pit, then the numbers of [`naqala::Decision`] |
/// | `focus` | 1 | the pit that a pending decision is about, from 1; 0 for none |
/// | `hand` | 1 | seeds in the hand |
/// | `side` | 1 | the place of the seat to move in the order of play, from 0 |
#[derive(Clone, Debug)]
pub struct Layout {
    game: Game,
    actions: ActionSpace,
    fields: Vec<Field>,
    seats: Vec<Side>,
    size: usize,
}

impl Layout {
    /// The layout of a game's observations.
    ///
    /// ```
    /// use naqala::catalogue;
    /// use naqala_batch::Layout;
    /// let layout = Layout::new(&catalogue::game("oware").unwrap());
    /// let names: Vec<_> = layout.fields().iter().map(|field| (field.name, field.size)).collect();
    /// assert_eq!(names, [("pits", 12), ("stores", 2), ("side", 1)]);
    /// ```
    pub fn new(game: &Game) -> Layout {
        let actions = ActionSpace::new(game);
        let seats: Vec<Side> = game.sides().collect();
        let (pits, players) = (game.board().pits().count(), seats.len());
        let is_compound = actions.is_compound();
        let marks = game.mark_form().is_some();
        let wanted = [
            (Content::Pits, "pits", pits, true),
            (Content::Second, "second", pits, game.second_kind().is_some()),
            (Content::Stores, "stores", players, game.wins_seeds()),
            (Content::Trays, "trays", players, game.tray_name().is_some()),
            (Content::Reserve, "reserve", players, game.has_reserve()),
            (Content::OwnMarks, "own_marks", pits, marks),
            (Content::OtherMarks, "other_marks", pits, marks),
            (Content::Closed, "closed", pits, game.has_match()),
            (Content::Owned, "owned", pits, game.has_territory()),
            (Content::Blocked, "blocked", 1, game.block_name().is_some()),
            (Content::Bound, "bound", 1, game.bound_name().is_some()),
            (Content::Decision, "decision", 1, is_compound),
            (Content::Focus, "focus", 1, is_compound),
            (Content::Hand, "hand", 1, is_compound),
            (Content::Side, "side", 1, true),
        ];
        let mut start = 0;
        let mut fields = Vec::new();
        for (content, name, size, _) in wanted.into_iter().filter(|(.., is_there)| *is_there) {
            fields.push(Field { name, start, size, content });
            start += size;
        }
        Layout { game: game.clone(), actions, fields, seats, size: start }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The numbers of its decisions.
    pub fn actions(&self) -> &ActionSpace {
        &self.actions
    }

    /// The fields in order.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The bytes of an observation.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Writes the observation of a position. Bytes beyond the layout stay as they are.
    ///
    /// ```
    /// use naqala::catalogue;
    /// use naqala_batch::Layout;
    /// let game = catalogue::game("oware").unwrap();
    /// let layout = Layout::new(&game);
    /// let mut seen = vec![0; layout.size()];
    /// let p = game.parse_position("S 1 2 3 4 5 6 / N 0 0 0 0 0 9 / stores 10 8 / turn N").unwrap();
    /// layout.observe(&p, &mut seen);
    /// assert_eq!(seen, [0, 0, 0, 0, 0, 9, 1, 2, 3, 4, 5, 6, 8, 10, 1]);
    /// ```
    #[inline]
    pub fn observe(&self, p: &Position, out: &mut [u8]) {
        let mover = p.to_move();
        let pits = self.actions.pits_seen_by(mover);
        for field in &self.fields {
            let Some(out) = out.get_mut(field.start..field.start + field.size) else { return };
            self.write(field.content, p, mover, pits, out);
        }
    }

    #[inline]
    fn write(&self, content: Content, p: &Position, mover: Side, pits: &[Pit], out: &mut [u8]) {
        let game = &self.game;
        let marked = |pit: Pit, side: Side| p.marks(side).contains(pit);
        let others = || self.seats.iter().filter(|side| **side != mover);
        let number = |pit: Option<Pit>| {
            let place = pit.and_then(|pit| pits.iter().position(|seen| *seen == pit));
            place.map_or(0, |place| place as u8 + 1)
        };
        match content {
            Content::Pits => fill(out, pits, |pit| p.seeds(pit)),
            Content::Second => fill(out, pits, |pit| game.pieces(p, Kind::Second, pit)),
            Content::OwnMarks => fill(out, pits, |pit| u8::from(marked(pit, mover))),
            Content::OtherMarks => fill(out, pits, |pit| u8::from(others().any(|side| marked(pit, *side)))),
            Content::Closed => fill(out, pits, |pit| u8::from(p.closed().contains(pit))),
            Content::Owned => fill(out, pits, |pit| u8::from(game.pits_of(p, mover).contains(pit))),
            Content::Stores => self.each_seat(mover, out, |side| game.score(p, side).clamp(0, 255) as u8),
            Content::Trays => self.each_seat(mover, out, |side| game.tray(p, side)),
            Content::Reserve => self.each_seat(mover, out, |side| p.reserve(side)),
            Content::Blocked => out[0] = number(p.blocked()),
            Content::Bound => out[0] = number(p.bound()),
            Content::Decision => out[0] = p.decision() as u8,
            Content::Focus => out[0] = number(p.focus()),
            Content::Hand => out[0] = p.hand(),
            Content::Side => out[0] = self.seats.iter().position(|side| *side == mover).unwrap_or(0) as u8,
        }
    }

    /// A byte for every seat, the mover's first, then in order of play.
    fn each_seat(&self, mover: Side, out: &mut [u8], value: impl Fn(Side) -> u8) {
        let first = self.seats.iter().position(|side| *side == mover).unwrap_or(0);
        let around = self.seats.iter().cycle().skip(first);
        for (byte, side) in out.iter_mut().zip(around) {
            *byte = value(*side);
        }
    }
}

/// A byte for every pit.
#[inline]
fn fill(out: &mut [u8], pits: &[Pit], value: impl Fn(Pit) -> u8) {
    for (byte, pit) in out.iter_mut().zip(pits) {
        *byte = value(*pit);
    }
}
