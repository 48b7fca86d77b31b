//! `naqala openings`: a book of openings that leave an even game.

use std::collections::HashSet;
use std::io::{self, Write};

use anyhow::{Result, bail};
use naqala::record::Record;
use naqala::{Game, Session};
use naqala_engine::Stop;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::cli::OpeningsArgs;
use crate::openings::{Balance, random_plies};
use crate::{bar, files, game_choice, interrupt, terminal, threads, words};

/// Openings are judged in groups, so that the book does not depend on the number of threads.
const GROUP: u64 = 32;

/// Openings tried for each one that is wanted, at most.
const TRIALS: u64 = 200;

/// The positions of the search that sorts out most openings, and the lead in seeds above which it does so.
const GLANCE: (u64, f64) = (20_000, 3.0);

/// The sizes of the tables of both searches in megabytes.
const TABLES: [usize; 2] = [1, 32];

/// An opening after which nobody is ahead.
struct Even {
    session: Session,
    /// The lead of the player to move, in seeds.
    lead: f64,
}

pub(super) fn run(args: &OpeningsArgs, out: &mut dyn Write) -> Result<()> {
    let game = game_choice::weighed_game(&args.game, &args.weights)?;
    if game.parties().count() != 2 {
        bail!("{} is not played by two parties, so no opening can be even", game.id());
    }
    let stop = interrupt::first_stops_second_leaves()?;
    let book = search(args, &game, &stop)?;
    if book.is_empty() {
        bail!(
            "no opening of {} leaves a lead of at most {} seeds: allow a larger --lead or more --plies",
            words::count(args.plies as u64, "ply"),
            args.lead
        );
    }
    if (book.len() as u64) < args.count && !stop.is_asked() {
        terminal::complain(&format!(
            "only {} of the {} openings that were wanted are as even as that; a larger --lead or more --plies give more",
            book.len(),
            args.count
        ));
    }
    let rule_file = game_choice::whole_path(&args.game.game)?;
    match &args.output {
        None => write(&book, rule_file.as_deref(), out)?,
        Some(path) => files::replace(path, |file| Ok(write(&book, rule_file.as_deref(), file)?))?,
    }
    Ok(())
}

/// Tries openings until there are as many even ones as are wanted.
fn search(args: &OpeningsArgs, game: &Game, stop: &Stop) -> Result<Vec<Even>> {
    let pool = threads::pool(args.threads)?;
    let progress = bar::counting(args.count, "openings");
    let (mut known, mut book) = (HashSet::new(), Vec::new());
    for group in 0..(TRIALS * args.count).div_ceil(GROUP) {
        let sessions = (group * GROUP..(group + 1) * GROUP).map(|trial| opening(args, game, trial));
        // The same position may be reached by other plies, or in another order.
        let sessions: Vec<Session> = sessions
            .filter(|session| session.outcome().is_none())
            .filter(|session| known.insert(game.position_text(session.position())))
            .collect();
        let judges = || [Balance::new(GLANCE.0, TABLES[0]), Balance::new(args.nodes, TABLES[1])];
        let even: Vec<Even> = pool.install(|| {
            let judged = sessions.into_par_iter().map_init(judges, |judges, session| {
                let even = (!stop.is_asked()).then(|| judge(args, judges, session)).flatten()?;
                progress.inc(1);
                Some(even)
            });
            judged.flatten().collect()
        });
        book.extend(even);
        if stop.is_asked() || book.len() as u64 >= args.count {
            break;
        }
    }
    progress.finish_and_clear();
    book.truncate(args.count as usize);
    Ok(book)
}

/// The opening with this number.
fn opening(args: &OpeningsArgs, game: &Game, trial: u64) -> Session {
    // Neighbouring seeds and trials have nothing in common once they are mixed by the generator.
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(args.seed.rotate_left(32) ^ trial);
    random_plies(game, args.plies, &mut dice)
}

fn judge(args: &OpeningsArgs, [glance, whole]: &mut [Balance; 2], session: Session) -> Option<Even> {
    glance.lead(&session).filter(|lead| lead.abs() <= GLANCE.1.max(args.lead))?;
    let lead = whole.lead(&session).filter(|lead| lead.abs() <= args.lead)?;
    Some(Even { session, lead })
}

fn write(book: &[Even], rule_file: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
    let headers = || rule_file.map(|file| (crate::play::record_file::RULES_HEADER, file));
    let records = book.iter().map(|even| {
        let mut record = Record::of_session(&even.session, headers());
        let lead = format!("{:+.2}", even.lead);
        record.line.plies.last_mut().map_or(&mut record.line.comments, |ply| &mut ply.comments).push(lead);
        record
    });
    write!(out, "{}", Record::join(&records.collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn args(game: &str, count: u64, threads: usize) -> OpeningsArgs {
        use clap::{Args as _, FromArgMatches as _};
        let command = OpeningsArgs::augment_args(clap::Command::new("openings").no_binary_name(true));
        let (count, threads) = (count.to_string(), threads.to_string());
        let words = [game, "--count", &count, "--threads", &threads, "--nodes", "20000", "--plies", "4"];
        OpeningsArgs::from_arg_matches(&command.try_get_matches_from(words).unwrap()).unwrap()
    }

    #[test]
    fn a_book_does_not_depend_on_threads_and_has_even_openings_only() {
        let game = catalogue::game("kalah").unwrap();
        let [one, two] = [1, 2].map(|threads| {
            let mut text = Vec::new();
            let book = search(&args("kalah", 3, threads), &game, &Stop::default()).unwrap();
            assert!(book.iter().all(|even| even.lead.abs() <= 0.5));
            write(&book, None, &mut text).unwrap();
            String::from_utf8(text).unwrap()
        });
        assert_eq!(one, two);
        assert_eq!(Record::parse_many(&one).unwrap().len(), 3);
    }
}
