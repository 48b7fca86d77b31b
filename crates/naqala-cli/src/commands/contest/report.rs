//! The report at the end of a match.

use std::io::{self, Write};

use naqala::{Game, Session};
use naqala_engine::Limits;
use serde_json::{Value, json};

use super::Contest;
use super::game::MOST_ROUNDS;
use super::statistics::bound;
use super::tally::Tally;
use crate::cli::{Book, MatchArgs};
use crate::tables::TableLookup;
use crate::words;

/// "Elo +34 (95 %: +12 to +56)".
pub(super) fn elo_text(tally: &Tally) -> String {
    let Some(elo) = tally.pairs.elo() else { return String::new() };
    let end = |elo: Option<f64>| elo.map_or_else(|| "no bound".to_owned(), |elo| format!("{elo:+.0}"));
    match elo.value {
        Some(value) => format!("Elo {value:+.0} (95 %: {} to {})", end(elo.low), end(elo.high)),
        None => "Elo beyond measure: one player has all the points".to_owned(),
    }
}

pub(super) fn write(contest: &Contest, tally: &Tally, out: &mut dyn Write) -> io::Result<()> {
    let [a, b] = contest.args.players();
    let games = words::count(tally.count(), if contest.args.in_match { "match" } else { "game" });
    writeln!(out, "{games} of {}, {a} against {b}", words::title(&contest.game))?;
    writeln!(
        out,
        "{}; openings {}, each played twice with sides changed; seed {}",
        contest.limits_text(),
        openings_text(contest),
        contest.args.seed
    )?;
    let sprt = contest.args.sprt.as_ref().map(|sprt| (sprt, sprt.llr(&tally.pairs)));
    let is_answered = sprt.is_some_and(|(sprt, llr)| sprt.verdict(llr).is_some());
    if tally.count() < 2 * contest.pairs && !is_answered {
        writeln!(out, "stopped before the {} games that were wanted", 2 * contest.pairs)?;
    }
    let Some(elo) = tally.pairs.elo() else { return Ok(()) };
    let [won, drawn, lost] = tally.games;
    writeln!(
        out,
        "  score     {:>5.1} %  won {won}, drawn {drawn}, lost {lost}",
        100.0 * tally.pairs.mean()
    )?;
    let pairs = tally.pairs.0.map(|pairs| pairs.to_string()).join(" ");
    writeln!(out, "  pairs     {pairs}  with 0, 0.5, 1, 1.5 and 2 points")?;
    writeln!(out, "  strength  {}", elo_text(tally))?;
    writeln!(out, "  stronger  with probability {:.1} %", 100.0 * elo.superiority)?;
    if let Some((sprt, llr)) = sprt {
        let verdict = match sprt.verdict(llr) {
            Some(true) => format!("better by {} Elo, rather than by {}", sprt.elo1, sprt.elo0),
            Some(false) => format!("not better than by {} Elo, rather than by {}", sprt.elo0, sprt.elo1),
            None => "no answer yet".to_owned(),
        };
        writeln!(out, "  test      LLR {llr:+.2} (-{0:.2} to +{0:.2}): {verdict}", bound())?;
    }
    if tally.cut > 0 {
        let rounds = if contest.args.in_match { format!(" or {MOST_ROUNDS} rounds") } else { String::new() };
        writeln!(
            out,
            "  cut       {} after {} plies{rounds}, counted as drawn",
            tally.cut, contest.args.longest
        )?;
    }
    if tally.forfeits > 0 {
        writeln!(out, "  forfeits  {}", tally.forfeits)?;
    }
    Ok(())
}

/// "of the book, then of 4 random plies that leave at most 2 seeds of lead, as far as there are such".
fn openings_text(contest: &Contest) -> String {
    let book = match (&contest.args.openings, contest.book.len() as u64) {
        (_, 0) => String::new(),
        (Some(Book::File(path)), _) => format!("of {}", path.display()),
        _ => "of the book".to_owned(),
    };
    if contest.book.len() as u64 >= contest.pairs && !book.is_empty() {
        return book;
    }
    let plies = words::count(contest.args.random_plies() as u64, "random ply");
    let balance = contest.args.balance().most().map_or_else(String::new, |seeds| {
        format!(" that leave at most {seeds} seeds of lead, as far as there are such")
    });
    let then = if book.is_empty() { "" } else { ", then " };
    format!("{book}{then}of {plies}{balance}")
}

/// The settings that have to agree for two matches to be the same: a pair of the same number is then played under the same
/// conditions.
pub(super) fn settings(
    args: &MatchArgs,
    game: &Game,
    limits: &Limits,
    book: &[Session],
    lookup: Option<&TableLookup>,
) -> Value {
    let book = book.iter().map(|session| game.position_text(session.position()));
    json!({
        "players": args.players().map(|player| player.to_string()),
        "version": env!("CARGO_PKG_VERSION"),
        "game": game.id(),
        "options": words::options(&game.changed()),
        // A rule file may change, and weights may be those of a file.
        "rules": blake3::hash(&game.to_bytes()).to_hex().as_str(),
        "seconds": limits.time.map(|time| time.as_secs_f64()),
        "processor_time": args.processor_time,
        "depth": limits.depth,
        "nodes": limits.nodes,
        "table": lookup.and_then(TableLookup::hash),
        "book": blake3::hash(book.collect::<Vec<_>>().join("\n").as_bytes()).to_hex().as_str(),
        "opening_plies": args.random_plies(),
        "balanced": args.balance().most(),
        "match": args.in_match,
        "longest": args.longest,
        "seed": args.seed,
    })
}

pub(super) fn as_json(contest: &Contest, tally: &Tally) -> Value {
    let args = &contest.args;
    let [won, drawn, lost] = tally.games;
    let elo = tally.pairs.elo();
    let sprt = args.sprt.as_ref().map(|sprt| {
        let llr = sprt.llr(&tally.pairs);
        let accepted = sprt.verdict(llr).map(|better| if better { sprt.elo1 } else { sprt.elo0 });
        json!({ "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": llr, "bound": bound(), "accepted": accepted })
    });
    json!({
        "game": contest.game.id(),
        "options": words::options(&contest.game.changed()),
        "players": args.players().map(|player| player.to_string()),
        "limits": {
            "seconds": contest.limits.time.map(|time| time.as_secs_f64()),
            "depth": contest.limits.depth,
            "nodes": contest.limits.nodes,
        },
        "book": contest.book.len(),
        "opening_plies": args.random_plies(),
        "balanced": args.balance().most(),
        "match": args.in_match,
        "seed": args.seed,
        "games": tally.count(),
        "games_wanted": 2 * contest.pairs,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "cut": tally.cut,
        "forfeits": tally.forfeits,
        "first_forfeits": tally.reasons,
        "pairs": tally.pairs.0,
        "score": tally.pairs.mean(),
        "elo": elo.map(|elo| json!({ "value": elo.value, "interval_95": [elo.low, elo.high] })),
        "superiority": elo.map(|elo| elo.superiority),
        "sprt": sprt,
    })
}
