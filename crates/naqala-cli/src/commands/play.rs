//! `naqala play`: sets up a new or kept game and starts it on the board that fits the terminal.

use std::cell::Cell;
use std::io::{self, Write};
use std::path::Path;
use std::process;

use anyhow::{Context, Result, bail};
use naqala::Session;
use naqala_messages::values;

use crate::cli::PlayArgs;
use crate::play::kept::Shelf;
use crate::play::record_file::{self, RULES_HEADER};
use crate::play::series::{self, Series};
use crate::play::{Autosave, SeatSpec, TuiSetup, plain};
use crate::voice::Voice;
use crate::{game_choice, terminal, tui};

/// The headers of a record that say who plays.
const SEAT_HEADERS: [&str; 2] = ["South", "North"];
/// What shells expect of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

pub(super) fn run(args: &PlayArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let shelf = Shelf::of_user()?;
    let opened = open(args, &shelf)?;
    if series::is_finished(&opened.session, opened.series.as_ref()) {
        bail!("this game is over; `naqala replay` tells how it ended");
    }
    let id = opened.session.game().id().to_owned();
    if opened.takes_the_place && shelf.has_unfinished(&id) {
        let aside = shelf.aside(&id);
        let aside = aside.display().to_string();
        writeln!(out, "{}\n", voice.say("unfinished-is-there", values![id = id.as_str(), file = aside]))?;
    }
    start(args, opened, &shelf, voice, out)?;
    if shelf.has_unfinished(&id) {
        writeln!(out, "{}", voice.say("game-kept", values![id = id]))?;
    }
    Ok(())
}

/// A game to be played and what is known of it from before.
struct Opened {
    session: Session,
    /// The match of which it is a round.
    series: Option<Series>,
    /// Who plays, as far as it is known.
    seats: [Option<SeatSpec>; 2],
    /// The file of rules that are not in the catalogue.
    rule_file: Option<String>,
    /// Whether it is another game than the one that is kept.
    takes_the_place: bool,
}

fn open(args: &PlayArgs, shelf: &Shelf) -> Result<Opened> {
    match (&args.load, &args.game) {
        (Some(path), _) => Ok(Opened { takes_the_place: true, ..from_record(path)? }),
        (None, game) if args.resume => {
            let id = game.as_deref().map(|game| game_choice::rules(game).map(|rules| rules.id().to_owned()));
            from_record(&shelf.unfinished(id.transpose()?.as_deref())?)
        }
        (None, Some(game)) => new_game(args, game),
        (None, None) => bail!("name a game: `naqala games` lists them"),
    }
}

fn new_game(args: &PlayArgs, name: &str) -> Result<Opened> {
    let rules = game_choice::rules(name)?;
    let game = game_choice::variant(&rules, &args.variant)?;
    let start = game_choice::position(&game, args.position.as_deref())?;
    let series = args.in_match.then(|| Series::new(&game)).transpose()?;
    let rule_file = game_choice::as_file(name).map(|path| path.canonicalize()).transpose()?;
    Ok(Opened {
        session: Session::from_position(game, start),
        series,
        seats: [None; 2],
        rule_file: rule_file.map(|path| path.display().to_string()),
        takes_the_place: true,
    })
}

fn from_record(path: &Path) -> Result<Opened> {
    let kept = record_file::read(path)?;
    let header = |name| kept.record.header(name);
    Ok(Opened {
        seats: SEAT_HEADERS.map(|name| header(name).and_then(|player| player.parse().ok())),
        rule_file: header(RULES_HEADER).map(str::to_owned),
        takes_the_place: false,
        session: kept.session,
        series: kept.series,
    })
}

/// Seats the players and plays.
fn start(args: &PlayArgs, opened: Opened, shelf: &Shelf, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let seats = [
        args.south.or(opened.seats[0]).unwrap_or(SeatSpec::Human),
        args.north.or(opened.seats[1]).unwrap_or(SeatSpec::Computer(naqala_engine::PlayerSpec::Greedy)),
    ];
    let headers = headers(&seats, opened.rule_file);
    let seed = args.seed.unwrap_or_else(rand::random);
    let setup = TuiSetup {
        session: opened.session,
        series: opened.series,
        players: [seats[0].seat(seed), seats[1].seat(seed.wrapping_add(1))],
        speed: args.speed,
        autosave: autosave(shelf.clone(), headers.clone(), opened.takes_the_place),
        voice,
    };
    if terminal::is_interactive() && !args.plain {
        out.flush()?;
        return tui::run(setup);
    }
    leave_politely_when_interrupted(voice)?;
    plain::run(setup, headers, io::stdin().lock(), out)
}

/// What the record says beside the game itself.
fn headers(seats: &[SeatSpec; 2], rule_file: Option<String>) -> Vec<(String, String)> {
    let mut headers = vec![("Date".to_owned(), jiff::Zoned::now().strftime("%Y.%m.%d").to_string())];
    headers.extend(SEAT_HEADERS.iter().zip(seats).map(|(name, seat)| ((*name).to_owned(), seat.to_string())));
    headers.extend(rule_file.map(|file| (RULES_HEADER.to_owned(), file)));
    headers
}

/// Keeps the game on the shelf; a game that was there before is put aside once.
fn autosave(shelf: Shelf, headers: Vec<(String, String)>, takes_the_place: bool) -> Autosave {
    let to_put_aside = Cell::new(takes_the_place);
    Box::new(move |session, series| {
        if to_put_aside.replace(false) {
            shelf.set_aside(session.game().id())?;
        }
        shelf.keep(session, series, &headers)
    })
}

/// Ctrl-C ends the program at once: every ply is kept already.
fn leave_politely_when_interrupted(voice: Voice) -> Result<()> {
    ctrlc::set_handler(move || {
        // Nobody is left to be told if standard error is closed.
        let _ = writeln!(io::stderr(), "\n{}", voice.tell("interrupted"));
        process::exit(INTERRUPTED);
    })
    .context("cannot watch for Ctrl-C")
}
