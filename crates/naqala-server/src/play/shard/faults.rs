//! A fault of the program in one game is no fault of the others: that game alone is read again from disk.

use std::panic::{AssertUnwindSafe, catch_unwind};

use naqala_wire::ErrorCode;

use super::{Place, Shard};
use crate::ids;
use crate::play::loading::refuse;

/// A game in which the program fails more often than this, with no write between, is not read again by itself.
const MOST_FAULTS: u32 = 2;

impl Shard {
    /// Does something about a game. If it panics, the other games of the shard go on.
    pub(super) fn guarded(&mut self, game: &str, act: impl FnOnce(&mut Shard)) {
        // What may be left half done is the game alone, and it is thrown away.
        if catch_unwind(AssertUnwindSafe(|| act(self))).is_err() {
            self.abandon(game);
        }
    }

    /// Like [`Shard::guarded`], for alarms: which game it is about is known only when one rings.
    pub(super) fn ring_guarded(&mut self) {
        self.ringing.clear();
        if catch_unwind(AssertUnwindSafe(|| self.ring())).is_err() {
            let game = std::mem::take(&mut self.ringing);
            self.abandon(&game);
        }
    }

    /// Throws away what is in memory of a game. Its followers get it again from disk, unless that has failed, too.
    fn abandon(&mut self, game: &str) {
        tracing::error!(game, "the program has failed in a game, which is read again from disk");
        let refusal = ErrorCode::Internal.into();
        match self.games.remove(game) {
            Some(Place::Here(mut room)) => {
                if room.count_panic() > MOST_FAULTS {
                    return room.into_loading(ids::now()).refuse(game, &refusal);
                }
                self.games.insert(game.to_owned(), Place::Here(room));
                self.look_after(game);
            }
            Some(Place::Loading(loading)) => loading.refuse(game, &refusal),
            Some(Place::Away(away)) => refuse(away.into_calls(ids::now()), game, &refusal),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::room::Room;
    use crate::play::tests::{begun, shard};

    #[tokio::test]
    async fn a_fault_in_one_game_leaves_the_others_as_they_are() {
        let mut shard = shard().await;
        let here = || Place::Here(Box::new(Room::new(begun(), 0)));
        for game in ["good", "bad"] {
            shard.games.insert(game.to_owned(), here());
        }
        shard.guarded("bad", |_| panic!("a fault of the program"));
        assert!(matches!(shard.games["bad"], Place::Loading(_)), "it is read again");
        assert!(matches!(shard.games["good"], Place::Here(_)));
        let again = Room::after_failures(begun(), MOST_FAULTS, 0);
        shard.games.insert("bad".to_owned(), Place::Here(Box::new(again)));
        shard.guarded("bad", |_| panic!("a fault of the program"));
        assert!(!shard.games.contains_key("bad"), "but not for ever");
        assert!(matches!(shard.games["good"], Place::Here(_)));
    }
}
