//! `naqala simulate`: computer players play many games on all cores; reports the results.

mod tally;

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context, Result};
use naqala::{Game, MatchAnswer, MatchSession, MatchStep, Pit, Side, Silent, Winner};
use naqala_engine::{Limits, Player, PlayerSpec, Random, RandomGames};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use self::tally::{Ending, Played, Tally};
use crate::bar;
use crate::cli::SimulateArgs;
use crate::game_choice;
use crate::interrupt;
use crate::play::between_plies;
use crate::threads;
use crate::words;

pub(super) fn run(args: &SimulateArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game_or_match(&args.game, args.in_match)?;
    let players = seat(&game, &args.players)?;
    if args.in_match {
        game_choice::begin_match(&game)?;
    }
    let simulation =
        Simulation { game, players, seed: args.seed, longest: args.longest, in_match: args.in_match };
    let tally = simulation.play(args)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &tally.as_json(&simulation, args.games))?;
        writeln!(out)?;
    } else {
        tally.report(&simulation, args.games, out)?;
    }
    Ok(())
}

/// Maximum number of rounds; a match that is not decided by then counts as unfinished.
const MOST_ROUNDS: u32 = 200;

/// The players by index of the seat.
type Players = [Box<dyn Player + Send>];

/// The player of every seat, by index, from those the user specified.
fn seat(game: &Game, named: &[PlayerSpec]) -> Result<Vec<PlayerSpec>> {
    let seats: Vec<Side> = game.sides().collect();
    let parties: Vec<Side> = game.parties().collect();
    let of = |side: Side| match named.len() {
        1 => Some(named[0]),
        count if count == seats.len() => {
            seats.iter().position(|seat| *seat == side).and_then(|at| named.get(at)).copied()
        }
        count if count == parties.len() => {
            let party = parties.iter().position(|captain| game.are_partners(*captain, side));
            party.and_then(|at| named.get(at)).copied()
        }
        _ => None,
    };
    let mut by_number = seats.clone();
    by_number.sort_unstable();
    by_number.into_iter().map(of).collect::<Option<_>>().with_context(|| {
        let names: Vec<String> = seats.iter().map(|side| side.to_string()).collect();
        format!("name one player for all seats, or one for each of them: {}", names.join(", "))
    })
}

/// The games to play.
struct Simulation {
    game: Game,
    players: Vec<PlayerSpec>,
    seed: u64,
    longest: u32,
    /// Whether each game is a match of rounds.
    in_match: bool,
}

impl Simulation {
    /// Plays the games on all cores. Sums of integers do not depend on the order in which games finish, and the random numbers
    /// of a game depend only on its number, so the result is the same for any number of threads.
    fn play(&self, args: &SimulateArgs) -> Result<Tally> {
        let pool = threads::pool(args.threads)?;
        let limits = Limits { stop: interrupt::first_stops_second_leaves()?, ..Limits::default() };
        let progress = bar::counting(args.games, &words::plural(self.noun()));
        let next = AtomicU64::new(0);
        let tallies = pool.broadcast(|_| {
            let occasion = || game_choice::occasion(&self.game, self.in_match, None);
            let seat = |player: &PlayerSpec| player.player_for(0, occasion());
            let mut players: Vec<_> = self.players.iter().map(seat).collect();
            let mut random_games = self.random_games();
            let mut tally = Tally::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= args.games {
                    return tally;
                }
                let played = match &mut random_games {
                    _ if limits.stop.is_asked() => None,
                    Some(games) => Some(self.play_at_random(number, games)),
                    None => self.play_one(number, &mut players, &limits),
                };
                let Some(played) = played else { return tally };
                tally = tally.plus(Tally::of(&played));
                progress.inc(1);
            }
        });
        progress.finish_and_clear();
        Ok(tallies.into_iter().fold(Tally::default(), Tally::plus))
    }

    /// What is counted: games or matches.
    fn noun(&self) -> &'static str {
        if self.in_match { "match" } else { "game" }
    }

    /// Random games on compact boards, if all players are random and the rules fit.
    fn random_games(&self) -> Option<RandomGames> {
        let are_random = self.players.iter().all(|player| *player == PlayerSpec::Random);
        if are_random && !self.in_match { RandomGames::new(&self.game) } else { None }
    }

    /// The same game as [`Simulation::play_one`] plays, on compact boards.
    fn play_at_random(&self, number: u64, games: &mut RandomGames) -> Played {
        let mut players = [0, 1].map(|seat| Random::new(self.dice(number, seat)));
        let game = games.play(&mut players, self.longest);
        Played {
            first: self.game.start().to_move(),
            ending: game.winner.map_or(Ending::Cut, Ending::from),
            plies: game.plies,
            rounds: 0,
            decisions: u64::from(game.plies),
            choices: game.choices,
        }
    }

    /// Plays one game or match; `None` if the user asked to stop.
    fn play_one(&self, number: u64, players: &mut Players, limits: &Limits) -> Option<Played> {
        for (seat, player) in (0..).zip(players.iter_mut()) {
            player.new_game(self.dice(number, seat));
        }
        let in_rounds = if self.in_match { MatchSession::new_match(self.game.clone()) } else { None };
        let mut session = in_rounds.unwrap_or_else(|| MatchSession::new(self.game.clone()));
        // Rotate the seed, so that these random numbers differ from those of the players.
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(self.dice(number, 0).rotate_left(32));
        let first = self.game.party(session.position().to_move()).next().unwrap_or(Side::South);
        let mut played = Played { first, ..Played::default() };
        loop {
            self.play_round(&mut session, players, limits, &mut played)?;
            played.rounds += u32::from(session.is_match());
            // A round that is cut off leaves its match unfinished.
            if session.outcome().is_none() {
                return Some(played);
            }
            while let Some(question) = session.question() {
                session
                    .answer(&random_answer(question, &mut dice))
                    .expect("a random answer can be carried out");
            }
            if let Some(end) = session.end() {
                played.ending = ending(&session, end.winner);
                return Some(played);
            }
            if played.rounds >= MOST_ROUNDS {
                return Some(played);
            }
            session.next_round();
        }
    }

    /// Plays one game, or one round, and counts it; `None` if the user asked to stop.
    fn play_round(
        &self,
        session: &mut MatchSession,
        players: &mut Players,
        limits: &Limits,
        played: &mut Played,
    ) -> Option<()> {
        let longest = played.plies.saturating_add(self.longest);
        while session.outcome().is_none() && played.plies < longest {
            if limits.stop.is_asked() {
                return None;
            }
            let position = session.position();
            let player = &mut players[position.first_seat(position.to_move()).index()];
            let choice = player.choose(session.session(), limits);
            played.decisions += 1;
            played.choices += session.moves().len() as u64;
            session.play(choice.mv, &mut Silent).expect("a player chooses legal moves");
            played.plies += u32::from(between_plies(session.session()));
        }
        Some(())
    }

    /// The seed of a player's random generator in a game.
    fn dice(&self, number: u64, seat: u64) -> u64 {
        // Multiplying by an odd constant makes the games of neighbouring seeds different.
        self.seed.wrapping_mul(0x9E6C_63D0_876A_68EF).wrapping_add(2 * number + seat)
    }
}

/// A random answer to a question between two rounds.
fn random_answer(question: MatchStep, dice: &mut impl rand::Rng) -> MatchAnswer {
    let MatchStep::Choose { pits, of, .. } = question else {
        let row = MatchAnswer::laid_out(question, |row| dice.random_range(0..row.len()));
        return row.expect("what is asked is a choice of pits or a row");
    };
    let mut chosen: Vec<Pit> = of.into_iter().collect();
    chosen.shuffle(dice);
    chosen.truncate(pits);
    MatchAnswer::Pits(chosen)
}

/// How a game ended for the persons: if they changed seats, a side's win counts for the person who started on the other side.
/// Seats refer to the beginning of a match.
fn ending(session: &MatchSession, winner: Winner) -> Ending {
    match winner.into() {
        Ending::Won(side) if !session.is_match() => Ending::Won(session.position().first_seat(side)),
        ending => ending,
    }
}
