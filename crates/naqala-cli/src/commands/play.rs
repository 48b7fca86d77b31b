//! `naqala play`: sets up a new or kept game and starts it on the board that fits the terminal.

use std::io::{self, Write};
use std::process;
use std::rc::Rc;

use anyhow::{Context, Result, bail};
use naqala::Session;

use crate::cli::PlayArgs;
use crate::play::kept::{Keeper, Place, Shelf};
use crate::play::record_file::{self, Kept, RULES_HEADER};
use crate::play::series::{self, Series};
use crate::play::{Autosave, SeatSpec, TuiSetup, plain};
use crate::voice::Voice;
use crate::{game_choice, terminal, tui};

/// The headers of a record that say who plays.
const SEAT_HEADERS: [&str; 2] = ["South", "North"];
/// What shells expect of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

pub(super) fn run(args: &PlayArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let opened = open(args, &Shelf::of_user()?)?;
    let (session, series) = (&opened.session, opened.series.as_ref());
    if series::is_finished(session, series) {
        bail!("{}", already_over(session, voice));
    }
    start(args, opened, voice, out)
}

/// Says how a game that can only be looked at came to its end.
fn already_over(session: &Session, voice: Voice) -> String {
    let outcome = session.outcome().expect("the game is over");
    let told = voice.outcome(session.game(), session.position(), outcome);
    match session.history() {
        [] => format!("in this position the game is over: {told}"),
        _ => format!("this game is over: {told}; `naqala replay` checks its record"),
    }
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
    /// Where it is kept.
    place: Place,
    /// Whether it is another game than the one that was kept there.
    takes_the_place: bool,
}

fn open(args: &PlayArgs, shelf: &Shelf) -> Result<Opened> {
    let id = || args.game.as_deref().map(|game| game_choice::rules(game).map(|rules| rules.id().to_owned()));
    match (&args.load, &args.game) {
        (Some(path), _) => {
            let kept = record_file::read(path)?;
            let found = kept.session.game().id();
            if let Some(wanted) = id().transpose()?.filter(|wanted| wanted != found) {
                bail!("{} is a game of {found}, not of {wanted}", path.display());
            }
            let place = shelf.place(found);
            Ok(from_record(kept, place, true))
        }
        (None, _) if args.resume => {
            let place = shelf.unfinished(id().transpose()?.as_deref())?;
            Ok(from_record(record_file::read(&place.unfinished())?, place, false))
        }
        (None, Some(game)) => new_game(args, game, shelf),
        (None, None) => bail!("name a game: `naqala games` lists them"),
    }
}

fn new_game(args: &PlayArgs, name: &str, shelf: &Shelf) -> Result<Opened> {
    let rules = game_choice::rules(name)?;
    let game = game_choice::variant(&rules, &args.variant)?;
    let start = game_choice::position(&game, args.position.as_deref())?;
    let series = args.in_match.then(|| Series::new(&game)).transpose()?;
    let rule_file = game_choice::as_file(name).map(|path| path.canonicalize()).transpose()?;
    Ok(Opened {
        place: shelf.place(game.id()),
        session: Session::from_position(game, start),
        series,
        seats: [None; 2],
        rule_file: rule_file.map(|path| path.display().to_string()),
        takes_the_place: true,
    })
}

fn from_record(kept: Kept, place: Place, takes_the_place: bool) -> Opened {
    let header = |name| kept.record.header(name);
    Opened {
        seats: SEAT_HEADERS.map(|name| header(name).and_then(|player| player.parse().ok())),
        rule_file: header(RULES_HEADER).map(str::to_owned),
        place,
        takes_the_place,
        session: kept.session,
        series: kept.series,
    }
}

/// Seats the players and plays.
fn start(args: &PlayArgs, opened: Opened, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let seats = [
        args.south.or(opened.seats[0]).unwrap_or(SeatSpec::Human),
        args.north.or(opened.seats[1]).unwrap_or(SeatSpec::Computer(naqala_engine::PlayerSpec::Greedy)),
    ];
    let headers = headers(&seats, opened.rule_file);
    let keeper = Rc::new(Keeper::new(opened.place, headers.clone(), opened.takes_the_place));
    let seed = args.seed.unwrap_or_else(rand::random);
    let setup = TuiSetup {
        session: opened.session,
        series: opened.series,
        players: [seats[0].seat(seed), seats[1].seat(seed.wrapping_add(1))],
        speed: args.speed,
        autosave: autosave(&keeper),
        notice: keeper.takes_the_place().then(|| voice.tell("unfinished-gives-way")),
        voice,
    };
    if terminal::is_full_screen() && !args.plain {
        out.flush()?;
        tui::run(setup)?;
    } else {
        leave_politely_when_interrupted(voice)?;
        plain::run(setup, headers, io::stdin().lock(), out)?;
    }
    for line in keeper.farewell(voice) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What the record says beside the game itself.
fn headers(seats: &[SeatSpec; 2], rule_file: Option<String>) -> Vec<(String, String)> {
    let mut headers = vec![("Date".to_owned(), jiff::Zoned::now().strftime("%Y.%m.%d").to_string())];
    headers.extend(SEAT_HEADERS.iter().zip(seats).map(|(name, seat)| ((*name).to_owned(), seat.to_string())));
    headers.extend(rule_file.map(|file| (RULES_HEADER.to_owned(), file)));
    headers
}

fn autosave(keeper: &Rc<Keeper>) -> Autosave {
    let keeper = Rc::clone(keeper);
    Box::new(move |session, series| keeper.keep(session, series))
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
