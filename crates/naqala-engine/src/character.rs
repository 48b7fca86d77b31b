//! How the players of the lower levels differ beyond how well they count: what they like, and what they overlook.

use naqala::{Event, Game, Move, Observer, Position, Side};

/// What a bold player adds for a seed that a move captures, in hundredths of a seed.
const BOLDNESS: i32 = 35;
/// What a hoarder adds for a seed that is in one of its own pits after the move.
const GREED: i32 = 12;
/// How much less a captured seed is worth to a player who overlooks the capture, and how many seeds are enough to be seen.
const BLINDNESS: i32 = 60;
const MOST_OVERLOOKED: i32 = 5;

/// The character of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Character {
    /// Trusts its count.
    Sober,
    /// Would rather capture now than later.
    Bold,
    /// Keeps seeds in its own pits.
    Hoarder,
    /// Looks at what lies ahead, and overlooks captures of a sowing that has gone more than half round the board.
    Beginner,
}

impl Character {
    /// By how much the player overrates a move with these consequences, in hundredths of a seed.
    pub(crate) fn bias(self, consequences: &Consequences) -> i32 {
        match self {
            Character::Sober => 0,
            Character::Bold => BOLDNESS * consequences.captured,
            Character::Hoarder => GREED * consequences.kept,
            Character::Beginner => -BLINDNESS * consequences.captured_behind.min(MOST_OVERLOOKED),
        }
    }
}

/// What a move does, as far as a player of a lower level takes it in. All are numbers of seeds.
#[derive(Debug, Default)]
pub(crate) struct Consequences {
    pub(crate) sown: usize,
    /// Captured for the player who moves.
    captured: i32,
    /// Those captured after half as many seeds had been sown as there are pits.
    captured_behind: i32,
    /// In the player's own pits at the end.
    kept: i32,
}

impl Consequences {
    /// Plays a move.
    pub(crate) fn of(game: &Game, position: &Position, mv: Move) -> Consequences {
        let mover = position.to_move();
        let mut seen =
            Seen { mover, half: game.board().pits().count() / 2, consequences: Consequences::default() };
        let after = game.play_legal(position, mv, &mut seen);
        Consequences { kept: seeds_of(game, &after, mover), ..seen.consequences }
    }
}

/// The seeds in the pits of a player and of its partners.
fn seeds_of(game: &Game, position: &Position, side: Side) -> i32 {
    let is_own = |pit| game.owner(position, pit).is_some_and(|owner| game.are_partners(owner, side));
    let pits = game.board().pits().filter(|pit| is_own(*pit));
    pits.map(|pit| i32::from(position.seeds(pit))).sum()
}

/// Watches a move.
struct Seen {
    mover: Side,
    /// Half the number of pits.
    half: usize,
    consequences: Consequences,
}

impl Observer for Seen {
    fn event(&mut self, event: Event) {
        let seen = &mut self.consequences;
        match event {
            Event::Drop { .. } => seen.sown += 1,
            Event::Capture { seeds, to, .. } if to == self.mover => {
                seen.captured += i32::from(seeds);
                if seen.sown > self.half {
                    seen.captured_behind += i32::from(seeds);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_capture_is_overlooked_once_the_sowing_has_gone_half_round() {
        let game = catalogue::game("kalah").unwrap();
        let bias = |position: &str, mv: &str, character: Character| {
            let position = game.parse_position(position).unwrap();
            let mut moves = game.moves(&position).into_iter();
            let mv = moves.find(|known| game.move_text(&position, *known) == mv).unwrap();
            character.bias(&Consequences::of(&game, &position, mv))
        };
        // From a to c, and from b all round the board to b.
        let near = "S 2 0 0 1 0 0 / N 0 0 0 5 0 0 / stores 20 20 / turn S";
        let far = "S 0 13 0 1 0 0 / N 0 0 0 0 5 0 / stores 14 15 / turn S";
        assert_eq!(bias(near, "a", Character::Beginner), 0);
        assert_eq!(bias(far, "b", Character::Beginner), -BLINDNESS * MOST_OVERLOOKED);
        assert!(bias(near, "a", Character::Bold) > BOLDNESS);
        assert_eq!(bias(near, "d", Character::Hoarder), GREED * 3);
        assert_eq!(bias(far, "b", Character::Sober), 0);
    }
}
