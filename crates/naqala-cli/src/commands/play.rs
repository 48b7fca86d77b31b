//! `naqala play`: sets up a new or kept game and starts it on the board that fits the terminal.

use std::cell::Cell;
use std::io::{self, Write};
use std::path::Path;
use std::process;

use anyhow::{Context, Result, bail};
use naqala::{Game, Session, Side};

use crate::cli::PlayArgs;
use crate::play::kept::Shelf;
use crate::play::record_file::{self, RULES_HEADER};
use crate::play::series::{self, Series};
use crate::play::{Autosave, SeatSpec, TuiSetup, plain};
use crate::{game_choice, terminal, tui};

/// What shells expect of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

pub(super) fn run(args: &PlayArgs, out: &mut dyn Write) -> Result<()> {
    let shelf = Shelf::of_user()?;
    let opened = open(args, &shelf)?;
    if series::is_finished(&opened.session, opened.series.as_ref()) {
        bail!("this game is over; `naqala replay` tells how it ended");
    }
    let id = opened.session.game().id().to_owned();
    if opened.takes_the_place && shelf.has_unfinished(&id) {
        let aside = shelf.aside(&id);
        writeln!(out, "You have an unfinished game: `naqala play {id} --resume` goes on with it.")?;
        writeln!(out, "It is put aside with your first move here, as {}\n", aside.display())?;
    }
    start(args, opened, &shelf, out)?;
    if shelf.has_unfinished(&id) {
        writeln!(out, "The game is kept; go on with `naqala play {id} --resume`.")?;
    }
    Ok(())
}

/// A game to be played and what is known of it from before.
struct Opened {
    session: Session,
    /// The match of which it is a round.
    series: Option<Series>,
    /// Who plays, as far as it is known, by [`Side::index`].
    seats: [Option<SeatSpec>; 4],
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
        seats: [None; 4],
        rule_file: rule_file.map(|path| path.display().to_string()),
        takes_the_place: true,
    })
}

fn from_record(path: &Path) -> Result<Opened> {
    let kept = record_file::read(path)?;
    let header = |name: &str| kept.record.header(name);
    Ok(Opened {
        seats: Side::ALL.map(|side| header(&side.to_string()).and_then(|player| player.parse().ok())),
        rule_file: header(RULES_HEADER).map(str::to_owned),
        takes_the_place: false,
        session: kept.session,
        series: kept.series,
    })
}

/// Seats the players and plays.
fn start(args: &PlayArgs, opened: Opened, shelf: &Shelf, out: &mut dyn Write) -> Result<()> {
    let game = opened.session.game().clone();
    let seats = seats(args, &game, opened.seats)?;
    let headers = headers(&game, &seats, opened.rule_file);
    let seed = args.seed.unwrap_or_else(rand::random);
    let setup = TuiSetup {
        session: opened.session,
        series: opened.series,
        players: (0..).zip(seats).map(|(number, seat)| seat.seat(seed.wrapping_add(number))).collect(),
        speed: args.speed,
        autosave: autosave(shelf.clone(), headers.clone(), opened.takes_the_place),
        language: args.language.lang.clone(),
    };
    if terminal::is_interactive() && !args.plain {
        if game.players() <= 2 {
            out.flush()?;
            return tui::run(setup);
        }
        writeln!(out, "Played line by line (--plain): the full-screen board is for two players.\n")?;
    }
    leave_politely_when_interrupted()?;
    plain::run(setup, headers, io::stdin().lock(), out)
}

/// Who plays, by the number of the seat. A seat that nobody is named for is taken by the person who plays its partner
/// alone; otherwise by a person at South's, and by the computer.
fn seats(args: &PlayArgs, game: &Game, known: [Option<SeatSpec>; 4]) -> Result<Vec<SeatSpec>> {
    let mut named = [args.south, args.north, args.east, args.west];
    for side in Side::ALL {
        let is_there = game.sides().any(|seat| seat == side) || side.index() < 2;
        if named[side.index()].is_some() && !is_there {
            bail!("{} has no seat {side}", game.name());
        }
        named[side.index()] = named[side.index()].or(known[side.index()]);
    }
    let computer = SeatSpec::Computer(naqala_engine::PlayerSpec::Greedy);
    let of = |side: Side| {
        let same_player = || game.sides().filter(|other| game.are_one_player(side, *other));
        let has_south = same_player().any(|other| other == Side::South);
        let by_partner = same_player().find_map(|other| named[other.index()]);
        let usual = if has_south { SeatSpec::Human } else { computer };
        named[side.index()].or(by_partner).unwrap_or(usual)
    };
    Ok(Side::ALL.into_iter().take(game.players().max(2)).map(of).collect())
}

/// What the record says beside the game itself.
fn headers(game: &Game, seats: &[SeatSpec], rule_file: Option<String>) -> Vec<(String, String)> {
    let mut headers = vec![("Date".to_owned(), jiff::Zoned::now().strftime("%Y.%m.%d").to_string())];
    let sides = game.sides().chain((game.players() == 1).then_some(Side::North));
    headers.extend(sides.map(|side| (side.to_string(), seats[side.index()].to_string())));
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
fn leave_politely_when_interrupted() -> Result<()> {
    ctrlc::set_handler(|| {
        // Nobody is left to be told if standard error is closed.
        let _ = writeln!(io::stderr(), "\na game that was begun is kept; go on with `naqala play --resume`");
        process::exit(INTERRUPTED);
    })
    .context("cannot watch for Ctrl-C")
}
