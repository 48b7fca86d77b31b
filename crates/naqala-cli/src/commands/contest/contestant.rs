//! The contestants of a match: built-in players and external programs.

use std::time::Duration;

use naqala::{Game, Ply, Session};
use naqala_engine::{Limits, Occasion, Player, ply_within};

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

    /// Chooses a ply. The time is for all its decisions, as it is for programs. Players of ours keep to the limits themselves.
    pub(super) fn choose(
        &mut self,
        session: &Session,
        (limits, patience): (&Limits, Duration),
    ) -> Result<Ply, Silence> {
        match self {
            Contestant::Player(player) => {
                let ply = ply_within(session, limits, |ahead, limits| Some(player.choose(ahead, limits).mv));
                if limits.stop.is_asked() { Err(Silence::Stopped) } else { Ok(ply) }
            }
            Contestant::Program(program) => {
                let ply = program.choose(session, limits, patience);
                ply.map_err(|silence| silence.told(|why| blamed(program, why)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use naqala::{Silent, catalogue};
    use naqala_engine::{Choice, Random};

    use super::*;

    /// Takes the time it has for the first decision, and remembers what it gets for each.
    struct Slow(Random, std::sync::mpsc::Sender<Duration>);

    impl Player for Slow {
        fn new_game(&mut self, _: u64) {}

        fn name(&self) -> String {
            String::new()
        }

        fn choose(&mut self, session: &Session, limits: &Limits) -> Choice {
            let time = limits.time.expect("a limit of time");
            self.1.send(time).expect("somebody listens");
            std::thread::sleep(time);
            self.0.choose(session, limits)
        }
    }

    #[test]
    fn a_ply_of_several_decisions_has_the_time_of_one_move() {
        let mut session = Session::new(catalogue::game("bao-kiswahili").unwrap());
        let (sender, times) = std::sync::mpsc::channel();
        let mut slow = Contestant::Player(Box::new(Slow(Random::new(3), sender)));
        let limits = Limits::within(Duration::from_millis(2));
        let mut longest = 0;
        while session.outcome().is_none() && session.ply_count() < 60 {
            let Ok(ply) = slow.choose(&session, (&limits, Duration::ZERO)) else { panic!("a ply") };
            let times: Vec<Duration> = times.try_iter().collect();
            assert_eq!(times.len(), ply.len());
            assert!(times[1..].iter().all(|time| *time <= times[0] / 20), "{times:?}");
            longest = longest.max(ply.len());
            session.play_ply(&ply, &mut Silent).unwrap();
        }
        assert!(longest > 1, "no ply has two decisions");
    }
}
