//! `naqala play`: sets up a new or saved game and starts it in the mode that fits the terminal.

mod list;

use std::io::{self, Write};
use std::path::Path;
use std::rc::Rc;

use anyhow::{Context, Result, bail};
use naqala::{Game, MatchSession, Rules, Session, Side};

use crate::cli::{PlayArgs, SeatSpec};
use crate::localizer::Localizer;
use crate::notation::Notation;
use crate::play::kept::{self, Keeper, Place, SavedGames};
use crate::play::record_file::{self, Kept, RULES_HASH_HEADER, RULES_HEADER, RuleSearch};
use crate::play::{Autosave, Seat, TuiSetup, plain};
use crate::{game_choice, interrupt, small_table, terminal, tui, words};

/// Advice if the rule file of a record is not found.
const WHEN_LOADED: &str = "name it as in `naqala play FILE --load RECORD`";
const WHEN_RESUMED: &str =
    "name it as in `naqala play FILE --resume`, or begin a new game, which puts this one aside";

pub(super) fn run(args: &PlayArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let saved = SavedGames::of_user()?;
    if args.list {
        return list::run(args, &saved, localizer, out);
    }
    let opened = open(args, &saved)?;
    if opened.played.is_over() {
        bail!("{}", already_over(opened.played.session(), localizer));
    }
    start(args, opened, localizer, out)
}

/// Says how a game that can only be viewed ended.
fn already_over(session: &Session, localizer: Localizer) -> String {
    let outcome = session.outcome().expect("the game is over");
    let result = localizer.outcome(session.game(), session.position(), outcome);
    match session.history() {
        [] => format!("in this position the game is over: {result}"),
        _ => format!("this game is over: {result}; `naqala replay` checks its record"),
    }
}

/// A game to be played, with what is known from before.
struct Opened {
    played: MatchSession,
    /// Who plays, as far as it is known, by [`Side::index`].
    seats: [Option<SeatSpec>; 4],
    /// The file of rules that are not in the catalogue.
    rule_file: Option<String>,
    /// Whether that file was another one when the game was saved.
    have_rules_changed: bool,
    /// Where it is kept.
    place: Place,
    /// Whether it is another game than the one that was kept there.
    takes_the_place: bool,
}

fn open(args: &PlayArgs, saved: &SavedGames) -> Result<Opened> {
    match (&args.load, &args.game) {
        (Some(path), game) => load(path, game.as_deref(), saved),
        (None, game) if args.resume => resume(game.as_deref(), saved),
        (None, Some(game)) => new_game(args, game, saved),
        (None, None) => bail!("name a game: `naqala games` lists them"),
    }
}

/// Opens a record that the user has somewhere.
fn load(path: &Path, name: Option<&str>, saved: &SavedGames) -> Result<Opened> {
    let rules = name.map(game_choice::rules).transpose()?;
    let rule_file = name.map(game_choice::whole_path).transpose()?.flatten();
    let own = rules.as_deref().filter(|_| rule_file.is_some());
    let loaded = record_file::read(path, &RuleSearch { own, advice: WHEN_LOADED })?;
    let found = loaded.played.game().id();
    if let Some(wanted) = rules.as_deref().map(Rules::id).filter(|wanted| *wanted != found) {
        bail!("{} is a game of {found}, not of {wanted}", path.display());
    }
    let is_own = rule_file.is_some() || loaded.record.header(RULES_HEADER).is_some();
    let place = saved.place(&kept::key(found, is_own));
    Ok(from_record(loaded, rule_file, place, true))
}

/// Opens the game that was kept when it was left.
fn resume(name: Option<&str>, saved: &SavedGames) -> Result<Opened> {
    let rule_file = name.map(game_choice::whole_path).transpose()?.flatten();
    let (place, rules) = match name.map(game_choice::rules).transpose() {
        Ok(rules) => {
            let key = rules.as_deref().map(|rules| kept::key(rules.id(), rule_file.is_some()));
            (saved.unfinished(key.as_deref())?, rules)
        }
        // A saved game by a custom rule file can be named by its id.
        Err(error) => {
            let key = kept::key(name.unwrap_or_default(), true);
            (saved.unfinished(Some(&key)).map_err(|_| error)?, None)
        }
    };
    let own = rules.as_deref().filter(|_| rule_file.is_some());
    let kept = record_file::read(&place.unfinished(), &RuleSearch { own, advice: WHEN_RESUMED })?;
    Ok(from_record(kept, rule_file, place, false))
}

fn new_game(args: &PlayArgs, name: &str, saved: &SavedGames) -> Result<Opened> {
    let rules = game_choice::rules(name)?;
    let game = game_choice::variant_or_match(&rules, &args.variant, args.in_match)?;
    let game = game_choice::weighed(game, &args.weights)?;
    let start = game_choice::position(&game, args.position.as_deref())?;
    let played = match args.in_match {
        true => game_choice::begin_match(&game)?,
        false => MatchSession::of_session(Session::from_position(game.clone(), start)),
    };
    let rule_file = game_choice::whole_path(name)?;
    Ok(Opened {
        place: saved.place(&kept::key(game.id(), rule_file.is_some())),
        played,
        seats: [None; 4],
        rule_file,
        have_rules_changed: false,
        takes_the_place: true,
    })
}

fn from_record(kept: Kept, rule_file: Option<String>, place: Place, takes_the_place: bool) -> Opened {
    let header = |name: &str| kept.record.header(name);
    Opened {
        seats: Side::ALL.map(|side| header(&side.to_string()).and_then(|player| player.parse().ok())),
        rule_file: rule_file.or_else(|| header(RULES_HEADER).map(str::to_owned)),
        have_rules_changed: header(RULES_HASH_HEADER)
            .is_some_and(|hash| hash != hash_of_rules(kept.played.game())),
        place,
        takes_the_place,
        played: kept.played,
    }
}

/// Seats the players and plays.
fn start(args: &PlayArgs, opened: Opened, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let game = opened.played.game().clone();
    let seats = seats(args, &game, opened.seats)?;
    let headers = headers(&game, &seats, opened.rule_file);
    let keeper = Rc::new(Keeper::new(opened.place, headers.clone(), opened.takes_the_place));
    let notation = args.notation.as_deref().map(|name| Notation::of(name, &game)).transpose()?;
    let seed = args.seed.unwrap_or_else(rand::random);
    let is_strong =
        seats.iter().any(|seat| matches!(seat, SeatSpec::Computer(player) if player.asks_tables()));
    let endgame = if is_strong { small_table::endgame(&args.tables, &game)? } else { None };
    let occasion = game_choice::occasion(&game, opened.played.is_match(), endgame);
    let seat = |(number, spec): (u64, SeatSpec)| Seat::of(spec, seed.wrapping_add(number), occasion.clone());
    let notice = match (opened.have_rules_changed, keeper.takes_the_place()) {
        (true, _) => Some("rules-have-changed"),
        (false, true) => Some("unfinished-gives-way"),
        (false, false) => None,
    };
    let setup = TuiSetup {
        played: opened.played,
        players: (0..).zip(seats).map(seat).collect(),
        pace: args.speed.into(),
        autosave: autosave(&keeper),
        notice: notice.map(|key| localizer.tell(key)),
        localizer,
        notation,
    };
    if terminal::is_full_screen() && !args.plain && notation.is_none() {
        out.flush()?;
        tui::run(setup)?;
    } else {
        leave_politely_when_interrupted(localizer)?;
        plain::run(setup, headers, io::stdin().lock(), out)?;
    }
    for line in keeper
        .farewell(localizer)
        .iter()
        .flat_map(|line| words::wrap_around_code(line, terminal::page_width()))
    {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The players by number of the seat. A seat without a named player is taken by the person who plays its partner alone;
/// otherwise South is a person, and the others are computers.
fn seats(args: &PlayArgs, game: &Game, known: [Option<SeatSpec>; 4]) -> Result<Vec<SeatSpec>> {
    let mut named = [args.south, args.north, args.east, args.west];
    for side in Side::ALL {
        let is_there = game.sides().any(|seat| seat == side);
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

/// The headers of the record that do not follow from the game itself.
fn headers(game: &Game, seats: &[SeatSpec], rule_file: Option<String>) -> Vec<(String, String)> {
    let mut headers = vec![("Date".to_owned(), jiff::Zoned::now().strftime("%Y.%m.%d").to_string())];
    let sides = game.sides().chain((game.players() == 1).then_some(Side::North));
    headers.extend(sides.map(|side| (side.to_string(), seats[side.index()].to_string())));
    if let Some(file) = rule_file {
        headers.push((RULES_HEADER.to_owned(), file));
        headers.push((RULES_HASH_HEADER.to_owned(), hash_of_rules(game)));
    }
    headers
}

/// What tells whether a rule file is still the same.
fn hash_of_rules(game: &Game) -> String {
    blake3::hash(game.rules().source().as_bytes()).to_hex()[..16].to_owned()
}

fn autosave(keeper: &Rc<Keeper>) -> Autosave {
    let keeper = Rc::clone(keeper);
    Box::new(move |played| keeper.keep(played))
}

/// Ctrl-C ends the program at once: every ply is kept already.
fn leave_politely_when_interrupted(localizer: Localizer) -> Result<()> {
    ctrlc::set_handler(move || {
        // There is nothing to do if standard error is closed.
        let _ = writeln!(io::stderr(), "\n{}", localizer.tell("interrupted"));
        interrupt::leave();
    })
    .context("cannot watch for Ctrl-C")
}
