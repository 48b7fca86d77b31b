//! `naqala match`: two players or programs play from many openings, each opening twice with sides changed.

mod contestant;
mod game;
mod kept;
mod opening;
mod report;
mod statistics;
mod tally;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use indicatif::ProgressBar;
use naqala::record::Record;
use naqala::{Game, Session};
use naqala_engine::{Limits, Stop};

use self::contestant::Contestant;
use self::game::{Pairing, Played};
use self::kept::KeptPairs;
use self::opening::{Opening, Openings};
use self::tally::{Score, Tally};
use crate::cli::{ContestantSpec, MatchArgs};
use crate::play::record_file::RULES_HEADER;
use crate::tables::TableLookup;
use crate::{analysis, bar, game_choice, interrupt, threads, words};

/// The time for a move where no limit is given.
const USUAL_TIME: Duration = Duration::from_millis(100);

pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::game_or_match(&args.game, args.in_match)?;
    let game = game_choice::weighed(game, &args.weights)?;
    if game.parties().count() != 2 {
        bail!("{} is not played by two parties, so no match can be played", game.id());
    }
    if args.processor_time {
        super::engine::use_processor_time()?;
    }
    let limits = Limits {
        stop: interrupt::first_stops_second_leaves()?,
        ..analysis::limits(&args.limits, USUAL_TIME)
    };
    let result = Contest::new(args.clone(), game, limits)?.run()?;
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &result.as_json())?;
        writeln!(out)?;
    } else {
        result.write(out)?;
    }
    Ok(())
}

/// The tolerance for lateness.
const LATE: Duration = Duration::from_secs(1);

/// Positions a move in the match of [`tuned_against_material`].
const VERIFYING_NODES: u64 = 5_000;

/// Games of that match, at most.
const VERIFYING_GAMES: u64 = 4_000;

/// A match of the engine with the game's weights against itself with material alone, until it is clear whether it is
/// better by 20 Elo rather than by 0.
pub(super) fn tuned_against_material(game: &Game, name: &str, seed: u64, threads: usize) -> Result<Finished> {
    let [nodes, games, seed, threads] =
        [VERIFYING_NODES, VERIFYING_GAMES, seed, threads as u64].map(|number| number.to_string());
    let args = MatchArgs::of_words([
        "engine",
        "engine:10:material",
        name,
        "--sprt",
        "0,20",
        "--nodes",
        &nodes,
        "--games",
        &games,
        "--seed",
        &seed,
        "--threads",
        &threads,
    ])?;
    let limits = analysis::limits(&args.limits, USUAL_TIME);
    Contest::new(args, game.clone(), limits)?.run()
}

/// A match that was played.
pub(super) struct Finished {
    contest: Contest,
    tally: Tally,
}

impl Finished {
    /// Prints the result as text.
    pub(super) fn write(&self, out: &mut dyn Write) -> std::io::Result<()> {
        report::write(&self.contest, &self.tally, out)
    }

    /// The result as JSON.
    pub(super) fn as_json(&self) -> serde_json::Value {
        report::as_json(&self.contest, &self.tally)
    }
}

/// The settings that all games of a match share.
struct Contest {
    args: MatchArgs,
    game: Game,
    limits: Limits,
    pairs: u64,
    progress: ProgressBar,
    records: Option<Mutex<BufWriter<File>>>,
    /// The file of rules that are not in the catalogue.
    rule_file: Option<String>,
    /// The pairs of this match that are kept.
    kept: Option<KeptPairs>,
    /// The openings of the first pairs.
    book: Vec<Session>,
    /// The endgame table that players may ask.
    lookup: Option<TableLookup>,
    /// Set when the question of the test is answered, or something failed.
    done: Stop,
}

impl Contest {
    fn new(args: MatchArgs, game: Game, limits: Limits) -> Result<Contest> {
        let book = opening::book(&args, &game)?;
        let lookup = args.tables.as_ref().map(|folder| TableLookup::open_table(folder, &game)).transpose()?;
        let settings = || report::settings(&args, &game, &limits, &book, lookup.as_ref());
        let kept = args.resume.as_ref().map(|path| KeptPairs::open(path, &settings())).transpose()?;
        // The records of a resumed match are appended to the earlier ones.
        let goes_on = kept.as_ref().is_some_and(|kept| !kept.before.is_empty());
        let records = args.records.as_ref().map(|path| {
            let mut options = File::options();
            options.create(true).append(goes_on).write(true).truncate(!goes_on);
            let file = options.open(path).with_context(|| format!("cannot write {}", path.display()))?;
            anyhow::Ok(Mutex::new(BufWriter::new(file)))
        });
        let pairs = args.games.div_ceil(2);
        let progress = bar::counting(2 * pairs, "games");
        let rule_file = game_choice::whole_path(&args.game.game)?;
        let records = records.transpose()?;
        if args.in_match {
            game_choice::begin_match(&game)?;
        }
        let done = Stop::default();
        Ok(Contest { args, game, limits, pairs, progress, records, rule_file, kept, book, lookup, done })
    }

    fn run(self) -> Result<Finished> {
        // A program that cannot be started is named before anybody plays.
        self.seat()?;
        let tally = self.play()?;
        Ok(Finished { contest: self, tally })
    }

    /// Plays the pairs on all cores. The opening and the random numbers of a pair depend only on its number.
    fn play(&self) -> Result<Tally> {
        let pool = threads::pool(self.args.threads)?;
        let (next, total) = (AtomicU64::new(0), Mutex::new(self.played_before()));
        let openings = Mutex::new(Openings::new(&self.game, &self.args, &self.book));
        let work = |_: rayon::BroadcastContext<'_>| -> Result<()> {
            let mut players = self.seat()?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.pairs || self.is_stopped() {
                    return Ok(());
                }
                if self.kept.as_ref().is_some_and(|kept| kept.before.contains_key(&number)) {
                    continue;
                }
                let opening = openings.lock().expect("no other thread failed").of_pair(number);
                let Some(pair) = self.play_pair(number, &opening, &mut players)? else { return Ok(()) };
                if let Some(kept) = &self.kept {
                    // A kept pair is never played again, so its records must be in their file first.
                    self.flush_records()?;
                    kept.add(number, &pair)?;
                }
                let mut total = total.lock().expect("no other thread failed");
                self.count(pair, &mut total);
            }
        };
        let failed = pool.broadcast(|context| work(context).inspect_err(|_| self.done.stop()));
        self.progress.finish_and_clear();
        failed.into_iter().collect::<Result<()>>()?;
        self.flush_records()?;
        Ok(total.into_inner().expect("no other thread failed"))
    }

    /// Adds a pair, unless the question of the test is answered: what was in play then does not change the answer.
    fn count(&self, pair: [Score; 2], total: &mut Tally) {
        if !self.is_answered(total) {
            total.add(pair);
            self.show(total);
        }
    }

    fn is_answered(&self, total: &Tally) -> bool {
        self.args.sprt.as_ref().is_some_and(|sprt| sprt.verdict(sprt.llr(&total.pairs)).is_some())
    }

    /// The score of the pairs that were kept.
    fn played_before(&self) -> Tally {
        let mut tally = Tally::default();
        let before = self.kept.iter().flat_map(|kept| kept.before.range(..self.pairs));
        for (_, pair) in before {
            tally.add(pair.clone());
            self.progress.inc(2);
        }
        self.show(&tally);
        tally
    }

    fn seat(&self) -> Result<[Contestant; 2]> {
        let [a, b] = self.args.players();
        let seat = |player: &ContestantSpec| {
            let endgame = self.lookup.as_ref().map(TableLookup::endgame).transpose()?.flatten();
            let occasion = game_choice::occasion(&self.game, self.args.in_match, endgame);
            let seated = Contestant::of(player, &self.game, &self.args.game.game, occasion);
            seated.map_err(|why| anyhow!("{player}: {why}"))
        };
        Ok([seat(&a)?, seat(&b)?])
    }

    /// How long to wait for a program: as long as its clock allows, if time is limited.
    fn patience(&self) -> Duration {
        match self.limits.time {
            Some(time) if !self.args.processor_time => time + time.max(LATE),
            _ => self.args.patience,
        }
    }

    fn is_stopped(&self) -> bool {
        self.limits.stop.is_asked() || self.done.is_asked()
    }

    /// Two games from one opening; `None` if the user asked to stop.
    fn play_pair(
        &self,
        number: u64,
        opening: &Opening,
        players: &mut [Contestant; 2],
    ) -> Result<Option<[Score; 2]>> {
        let mut pair = Vec::with_capacity(2);
        for is_second in [false, true] {
            let mut pairing = Pairing {
                players,
                is_second,
                limits: &self.limits,
                patience: self.patience(),
                longest: self.args.longest,
            };
            let Some(played) = pairing.play(opening, self.args.in_match) else { return Ok(None) };
            if let Some(why) = &played.score.forfeit {
                let line = format!("game {}: {why}", 2 * number + 1 + u64::from(is_second));
                self.progress.suspend(|| eprintln!("naqala: {line}"));
            }
            self.progress.inc(1);
            pair.push(played);
        }
        // A pair that is not played to its end is played again when the match is resumed: it leaves no records.
        for (is_second, played) in [false, true].into_iter().zip(&pair) {
            self.keep(played, number, is_second)?;
        }
        let scores: Vec<Score> = pair.into_iter().map(|played| played.score).collect();
        Ok(<[Score; 2]>::try_from(scores).ok())
    }

    /// Writes the record of a game, if records are wanted.
    fn keep(&self, played: &Played, number: u64, is_second: bool) -> Result<()> {
        let Some(file) = &self.records else { return Ok(()) };
        let [mut south, mut north] = self.args.players().map(|player| player.to_string());
        if is_second {
            std::mem::swap(&mut south, &mut north);
        }
        let round = format!("{}.{}", number + 1, 1 + u8::from(is_second));
        let headers = [("South", south), ("North", north), ("Round", round)];
        let rules = self.rule_file.clone().map(|file| (RULES_HEADER, file));
        let headers = headers.into_iter().chain(rules).map(|(name, value)| (name.to_owned(), value));
        let mut records = Record::of_match(&played.played, &headers.collect::<Vec<_>>());
        if let (Some(why), Some(last)) = (&played.score.forfeit, records.last_mut()) {
            let end = last.line.plies.last_mut();
            end.map_or(&mut last.line.comments, |ply| &mut ply.comments).push(why.clone());
        }
        let mut file = file.lock().expect("no other thread failed");
        records.iter().try_for_each(|record| writeln!(file, "{record}")).context("cannot write the records")
    }

    /// Hands the records written so far to the operating system: they outlive this program.
    fn flush_records(&self) -> Result<()> {
        let Some(file) = &self.records else { return Ok(()) };
        file.lock().expect("no other thread failed").flush().context("cannot write the records")
    }

    /// Shows the score so far, and stops once the test has a result.
    fn show(&self, total: &Tally) {
        let mut message = format!("{}   {}", total.score_text(), report::elo_text(total));
        if let Some(sprt) = &self.args.sprt {
            message += &format!("   LLR {:+.2}", sprt.llr(&total.pairs));
        }
        if self.is_answered(total) {
            self.done.stop();
        }
        self.progress.set_message(message);
    }

    /// "1000 ms a move, depth 6".
    fn limits_text(&self) -> String {
        let Limits { time, depth, nodes, .. } = &self.limits;
        let parts = [
            time.map(|time| format!("{} ms a move", time.as_millis())),
            depth.map(|depth| format!("depth {depth}")),
            nodes.map(|nodes| words::count(nodes, "node")),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use naqala::catalogue;

    use super::*;

    #[test]
    fn pairs_in_play_do_not_change_the_answer_of_the_test() {
        let args = MatchArgs::of_words(["random", "random", "oware", "--sprt", "0,20"]).unwrap();
        let contest = Contest::new(args, catalogue::game("oware").unwrap(), Limits::default()).unwrap();
        let pair = |points: u8| [points, points].map(|points| Score { points, ..Score::default() });
        let mut total = Tally::default();
        while !contest.is_answered(&total) {
            contest.count(pair(2), &mut total);
            contest.count(pair(1), &mut total);
        }
        let pairs = total.pairs;
        (0..50).for_each(|_| contest.count(pair(0), &mut total));
        assert_eq!(total.pairs, pairs);
    }
}
