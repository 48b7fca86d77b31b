//! The contestants of a match: built-in players and external programs.

use std::time::Duration;

use naqala::{Game, Ply, Session};
use naqala_engine::{Limits, Occasion, Player};

use crate::cli::ContestantSpec;
use crate::program::{External, Silence};

/// A contestant at the board.
pub(super) enum Contestant {
    Player(Box<dyn Player + Send>),
    Program(External),
}

/// A failure of a program, with its command line.
fn blamed(program: &External, why: String) -> String {
    format!("`{}`: {why}", program.command_line())
}

impl Contestant {
    /// Seats a contestant for an occasion; a program is started. `name` is what programs find the rules by.
    pub(super) fn of(
        spec: &ContestantSpec,
        game: &Game,
        name: &str,
        occasion: Occasion,
    ) -> Result<Contestant, String> {
        Ok(match spec {
            ContestantSpec::Player(player) => Contestant::Player(player.player_for(0, occasion)),
            ContestantSpec::Program(words) => Contestant::Program(External::start(words, game, name)?),
        })
    }

    /// Gets ready for a new game; a program that left is started again.
    pub(super) fn new_game(&mut self, seed: u64) -> Result<(), String> {
        match self {
            Contestant::Player(player) => player.new_game(seed),
            Contestant::Program(program) => program.new_game().map_err(|why| blamed(program, why))?,
        }
        Ok(())
    }

    /// Chooses a decision or several. Players of ours keep to the limits themselves.
    pub(super) fn choose(
        &mut self,
        session: &Session,
        (limits, patience): (&Limits, Duration),
    ) -> Result<Ply, Silence> {
        match self {
            Contestant::Player(player) => {
                let mv = player.choose(session, limits).mv;
                if limits.stop.is_asked() { Err(Silence::Stopped) } else { Ok(Ply::from_iter([mv])) }
            }
            Contestant::Program(program) => {
                let ply = program.choose(session, limits, patience);
                ply.map_err(|silence| silence.told(|why| blamed(program, why)))
            }
        }
    }
}
