//! A game or a match being played: the animation of the latest move, and the players at their seats.
//!
//! The game itself is not reactive state. Signals announce changes, and hold what the board shows.

mod cursor;
mod feed;
mod keeping;
mod opponent;
mod rounds;
mod seat;
mod sight;
mod tabs;
mod walking;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Event, Game, MatchSession, Move, Outcome, Position, Session, Side, Silent};
use naqala_view::{Animation, Pace, Scene};

use crate::browser;
use crate::files::{self, LoadError};
use crate::route::{Setup, USUAL_LEVEL};
use crate::settings::Settings;

pub(crate) use cursor::line_of;
pub(crate) use feed::Feed;
pub(crate) use keeping::{end, keep, keep_first, keep_notes, known};
pub(crate) use opponent::let_engine_play;
pub(crate) use seat::Seat;
pub(crate) use sight::{Preview, Refusal, preview, refusal};
pub(crate) use walking::WalkStep;

/// An animation in progress, and its clock.
struct Showing {
    animation: Animation,
    /// When the animation began, in milliseconds since the page was opened.
    began: f64,
}

/// What another move at an earlier moment does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variation {
    /// Nothing: it is refused.
    Refused,
    /// It starts a trial. The game is kept.
    Trial,
    /// It changes the game.
    Change,
}

/// A game or a match on a board, and the players at its seats. It is a handle: copies refer to the same game.
#[derive(Clone, Copy)]
pub(crate) struct BoardSession {
    /// The game or the match, or a trial in its place.
    played: StoredValue<MatchSession>,
    /// The game itself during a trial.
    main: StoredValue<Option<MatchSession>>,
    /// The displayed earlier moment, if any.
    viewed: StoredValue<Option<Session>>,
    /// What another move at an earlier moment does.
    variation: StoredValue<Variation>,
    /// Counts how often the latest decision was replaced: by taking it back, or in a trial.
    lines: RwSignal<u32>,
    showing: StoredValue<Option<Showing>>,
    /// Counts changes of `played`.
    changes: RwSignal<u32>,
    /// What the board shows.
    pub(crate) scene: RwSignal<Scene>,
    /// A short description of what the hand is doing, while seeds move.
    pub(crate) caption: RwSignal<String>,
    /// Whether the animation is over.
    pub(crate) at_rest: RwSignal<bool>,
    /// The players by number of the seat. Players who change seats take their numbers along.
    pub(crate) seats: RwSignal<Vec<Seat>>,
    /// The names of the people at the seats, if they play from elsewhere; by number of the seat.
    pub(crate) names: RwSignal<Vec<Option<String>>>,
    /// Whether the players have continued after a finished round, to the decisions before the next one.
    goes_on: RwSignal<bool>,
    /// What was decided between the latest two rounds, in words.
    said_between: RwSignal<String>,
    /// Whether something other than a move has ended the game.
    pub(crate) is_closed: RwSignal<bool>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    /// The displayed step of the latest ply, while its explanation is walked through.
    pub(crate) walked: RwSignal<Option<usize>>,
    settings: Settings,
}

impl BoardSession {
    /// A game that starts from a position and continues as an address describes.
    ///
    /// # Errors
    /// What is wrong with the moves, in English.
    pub(crate) fn new(game: Game, start: Position, setup: &Setup) -> Result<BoardSession, LoadError> {
        let seats = seat::all(&game, &setup.seats);
        let table = BoardSession::of_match(match_of(game, start, setup)?, seats);
        // Whether the players had gone on after a finished round is not known: they do so (again), and the engine answers.
        table.goes_on.set(false);
        Ok(table)
    }

    /// A game in progress, with the players by seat.
    pub(crate) fn of(session: Session, seats: Vec<Seat>) -> BoardSession {
        BoardSession::of_match(MatchSession::of_session(session), seats)
    }

    /// A game or a match in progress, with the players by seat.
    pub(crate) fn of_match(played: MatchSession, seats: Vec<Seat>) -> BoardSession {
        let scene = Scene::of(played.game(), played.position());
        let is_asked = played.question().is_some();
        BoardSession {
            played: StoredValue::new(played),
            main: StoredValue::new(None),
            viewed: StoredValue::new(None),
            variation: StoredValue::new(Variation::Trial),
            lines: RwSignal::new(0),
            showing: StoredValue::new(None),
            changes: RwSignal::new(0),
            scene: RwSignal::new(scene),
            caption: RwSignal::new(String::new()),
            at_rest: RwSignal::new(true),
            seats: RwSignal::new(seats),
            names: RwSignal::default(),
            goes_on: RwSignal::new(is_asked),
            said_between: RwSignal::new(String::new()),
            is_closed: RwSignal::new(false),
            turned: RwSignal::new(false),
            walked: RwSignal::new(None),
            settings: Settings::get(),
        }
    }

    /// Looks at the session at the displayed moment; the reader runs again when it changes.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.changes.track();
        self.peek(look)
    }

    /// Like [`BoardSession::with`], but without running again.
    pub(crate) fn peek<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.viewed.with_value(|viewed| match viewed {
            Some(viewed) => look(viewed),
            None => self.peek_match(|played| look(played.session())),
        })
    }

    /// Looks at the game or the match; the reader runs again when it changes.
    pub(crate) fn with_match<T>(&self, look: impl FnOnce(&MatchSession) -> T) -> T {
        self.changes.track();
        self.played.with_value(look)
    }

    /// Looks at the game or the match as it is now.
    pub(crate) fn peek_match<T>(&self, look: impl FnOnce(&MatchSession) -> T) -> T {
        self.played.with_value(look)
    }

    /// Changes the game or the match once no seeds move, and notifies those who look at it.
    fn change<T>(&self, change: impl FnOnce(&mut MatchSession) -> T) -> Option<T> {
        self.finish();
        self.viewed.set_value(None);
        let changed = self.played.try_update_value(change);
        self.lines.update(|lines| *lines += 1);
        self.goes_on.update(|goes_on| *goes_on &= self.peek(|session| session.outcome().is_some()));
        self.rest();
        self.changes.update(|changes| *changes += 1);
        changed
    }

    /// The game being played.
    pub(crate) fn game(&self) -> Game {
        self.peek(|session| session.game().clone())
    }

    /// How the game ended, if it has, and the animation is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.with(Session::outcome).filter(|_| self.at_rest.get())
    }

    /// Whose turn it is; `None` when the game is over.
    pub(crate) fn to_move(self) -> Option<Side> {
        let is_over = |session: &Session| self.is_closed.get() || session.outcome().is_some();
        self.with(|session| (!is_over(session)).then(|| session.position().to_move()))
    }

    /// The player at a seat.
    pub(crate) fn seat(&self, side: Side) -> Seat {
        let seat = self.with(|session| session.position().first_seat(side));
        self.seats.with(|seats| seats.get(seat.index()).copied().unwrap_or(Seat::Human))
    }

    /// Whether a person at this page may move now.
    pub(crate) fn awaits_person(&self) -> bool {
        self.can_try() && !self.is_closed.get() || self.awaits_person_now()
    }

    /// Whether a person at this page may move at the end of the game, even while an earlier moment is displayed.
    pub(crate) fn awaits_person_now(&self) -> bool {
        !self.is_looking_back() && self.to_move().is_some_and(|side| self.seat(side) == Seat::Human)
    }

    /// The side of the only person at this page, if the engine has all other seats; the first one of a person with several.
    pub(crate) fn lone_person(&self) -> Option<Side> {
        let is_remote = |side| self.seat(side) == Seat::Remote;
        self.own_sides()
            .first()
            .copied()
            .filter(|_| !self.peek(|session| session.game().sides().any(is_remote)))
    }

    /// The sides of the only person at this page, if the engine or known people elsewhere have all other seats. In some games
    /// of two, each player has two sides.
    pub(crate) fn own_sides(&self) -> Vec<Side> {
        let sides: Vec<Side> = self.peek(|session| session.game().sides().collect());
        let player = |side| self.peek(|session| session.game().player_of(session.position(), side));
        let is_person = |side: &Side| self.seat(*side) == Seat::Human;
        let is_known = |side: &Side| self.seat(*side) != Seat::Remote || self.name(*side).is_some();
        let own: Vec<Side> = sides.iter().copied().filter(is_person).collect();
        let is_one_person = own.iter().all(|side| player(*side) == player(own[0]));
        let is_alone = is_one_person && own.len() < sides.len() && sides.iter().all(is_known);
        if is_alone { own } else { Vec::new() }
    }

    /// Whether people play from elsewhere.
    pub(crate) fn is_online(&self) -> bool {
        self.names.with(|names| !names.is_empty())
    }

    /// The name of the person at a seat, who plays from elsewhere.
    pub(crate) fn name(&self, side: Side) -> Option<String> {
        let seat = self.with(|session| session.position().first_seat(side));
        self.names.with(|names| names.get(seat.index()).cloned().flatten())
    }

    /// Whose seeds move, or moved last.
    pub(crate) fn sower(&self) -> Option<Side> {
        self.with(|session| session.last_ply().map(|(before, _)| before.to_move()))
    }

    /// The side for which a person at this page may resign now.
    pub(crate) fn resigning(&self) -> Option<Side> {
        let is_person = |seat| self.seats.with(|seats| is_person(seats, seat));
        let is_own_game = || !self.is_closed.get() && !self.is_trying();
        self.with_match(|played| played.resigning_side(is_person)).filter(|_| is_own_game())
    }

    /// Plays a legal decision and shows what happens.
    pub(crate) fn play(&self, mv: Move) {
        self.finish();
        if let Some((before, events)) = self.play_on(mv) {
            self.show(&before, events);
            self.changes.update(|count| *count += 1);
        }
    }

    /// Shows the latest ply again.
    pub(crate) fn replay(&self) {
        self.finish();
        let shown =
            self.peek(|session| session.last_ply().map(|(before, _)| (before, session.last_ply_events())));
        if let Some((before, events)) = shown {
            self.show(&before, events);
        }
    }

    /// Takes decisions back; `count` are left.
    pub(crate) fn back_to(&self, count: usize) {
        self.change(|played| played.go_to(count));
    }

    /// Takes back the latest choice of a person at this page, and everything after it.
    pub(crate) fn undo(&self) {
        let seats = self.seats.get_untracked();
        self.change(|played| played.take_back(|seat| is_person(&seats, seat)));
    }

    /// Whether a person at this page has a choice to take back; in a match, only in the current round. An earlier moment that
    /// is displayed has to be left first, because what is taken back is at the end.
    pub(crate) fn can_undo(&self) -> bool {
        !self.is_looking_back()
            && self.with_match(|played| {
                self.seats.with(|seats| played.can_take_back(|seat| is_person(seats, seat)))
            })
    }

    /// Takes entries back permanently; `entries` are left.
    pub(crate) fn rewind(&self, entries: usize) {
        self.change(|played| played.rewind(entries));
        self.goes_on.set(self.peek_match(|played| played.question().is_some()));
    }

    /// Resigns the game or the match for a side.
    pub(crate) fn resign(&self, side: Side) {
        self.change(|played| played.resign(side));
    }

    // Animation.

    /// Starts to show events from a position.
    fn show(&self, before: &Position, events: Vec<Event>) {
        let scene = Scene::of(&self.game(), before);
        let animation = Animation::new(scene, before.to_move(), events, Duration::ZERO);
        self.showing.set_value(Some(Showing { animation, began: browser::now() }));
        self.at_rest.set(false);
        self.advance();
    }

    /// Shows the events that are due, and schedules the next one.
    fn advance(&self) {
        let pace = self.settings.pace.get_untracked();
        let (game, localizer) = (self.game(), self.settings.locale.get_untracked().localizer());
        let due = self.showing.try_update_value(|showing| {
            let Showing { animation, began } = showing.as_mut()?;
            let now = Duration::from_secs_f64((browser::now() - *began).max(0.0) / 1000.0);
            if !animation.advance(&game, localizer, now, pace) {
                return None;
            }
            self.scene.set(animation.scene.clone());
            self.caption.set(animation.caption.clone());
            Some((*began, animation.due(pace).map(|due| due.saturating_sub(now))))
        });
        match due.flatten() {
            None => self.finish(),
            // Step by step: wait for the user.
            Some((_, None)) => {}
            Some((began, Some(wait))) => {
                let table = *self;
                set_timeout(move || table.go_on(began), wait.max(Duration::from_millis(8)));
            }
        }
    }

    /// The timer of the animation that began then has run out. It may have ended meanwhile, and another one have begun, or the page
    /// may have changed.
    fn go_on(&self, began: f64) {
        let is_it =
            |showing: &Option<Showing>| showing.as_ref().is_some_and(|showing| showing.began == began);
        if self.showing.try_with_value(is_it) == Some(true)
            && self.settings.pace.get_untracked() != Pace::Step
        {
            self.advance();
        }
    }

    /// Shows the next event of a step-by-step animation.
    pub(crate) fn step(&self) {
        let (game, localizer) = (self.game(), self.settings.locale.get_untracked().localizer());
        let goes_on = self.showing.try_update_value(|showing| {
            let Some(Showing { animation, .. }) = showing.as_mut() else { return false };
            let goes_on = animation.step(&game, localizer);
            self.scene.set(animation.scene.clone());
            self.caption.set(animation.caption.clone());
            goes_on
        });
        if goes_on != Some(true) {
            self.finish();
        }
    }

    /// Shows the end of the animation at once.
    pub(crate) fn finish(&self) {
        let (game, localizer) = (self.game(), self.settings.locale.get_untracked().localizer());
        let animation = self.showing.try_update_value(Option::take).flatten();
        if let Some(Showing { mut animation, .. }) = animation {
            while animation.step(&game, localizer) {}
            let trail = animation.scene.trail.clone();
            self.rest();
            self.scene.update(|scene| scene.trail = trail);
        } else if self.walked.get_untracked().is_some() {
            self.end_walk();
        }
    }

    /// Shows the position without animation.
    fn rest(&self) {
        let scene = self.peek(|session| Scene::of(session.game(), session.position()));
        self.scene.set(scene);
        self.caption.set(String::new());
        self.walked.set(None);
        self.at_rest.set(true);
    }

    /// The setup that the address of this table describes: the current game, and the trial if there is one.
    pub(crate) fn setup(&self) -> Setup {
        self.with_match(|played| self.setup_of(played))
    }

    /// The setup for playing the same game, or the whole match, from its beginning.
    pub(crate) fn anew(&self) -> Setup {
        let setup = Setup { moves: Vec::new(), rounds: Vec::new(), given_up: None, ..self.setup() };
        if self.is_in_match() { Setup { in_match: true, position: None, ..setup } } else { setup }
    }

    /// The setup for playing on from the displayed position, against the engine.
    pub(crate) fn played_on(&self) -> Setup {
        let (position, persons) = self.peek(|session| {
            let game = session.game();
            (game.position_text(session.position()), game.persons())
        });
        let setup = Setup { position: Some(position), ..self.setup().rules() };
        Setup { in_match: false, ..setup }.against_engine(persons, USUAL_LEVEL)
    }

    fn setup_of(&self, played: &MatchSession) -> Setup {
        let game = played.game();
        let seats = self.seats.with(|seats| {
            let players = (0..game.persons()).filter_map(|player| game.seat_of(&game.start(), player));
            players.map(|seat| seats[seat.index()].to_string()).collect()
        });
        Setup { seats, ..setup_of(played) }
    }
}

/// The game, or the first round of a match.
fn first_round(played: &MatchSession) -> &Session {
    played.rounds().next().unwrap_or(played.session())
}

/// The setup that an address describes for a game or a match, people at all seats.
pub(crate) fn setup_of(played: &MatchSession) -> Setup {
    let game = played.game();
    let first = first_round(played);
    // Later rounds follow from what was played and answered before.
    let is_later = played.is_match() && (played.round_number() > 1 || !played.answers().is_empty());
    Setup {
        game: game.id().to_owned(),
        options: naqala::options_as_texts(&game.changed()),
        position: (*first.start() != game.start()).then(|| game.position_text(first.start())),
        moves: if is_later { Vec::new() } else { crate::engine::decisions(played.session()) },
        rounds: if is_later { played.entries() } else { Vec::new() },
        in_match: played.is_match(),
        given_up: keeping::given_up(played),
        seats: Vec::new(),
    }
}

/// The game or the match of a setup, from a position.
fn match_of(game: Game, start: Position, setup: &Setup) -> Result<MatchSession, LoadError> {
    let session = session(game, start, setup)?;
    let in_rounds = if setup.in_match { MatchSession::match_of(session.clone()) } else { None };
    let mut played = in_rounds.unwrap_or_else(|| MatchSession::of_session(session));
    for text in &setup.rounds {
        let mistake = |error| LoadError::Mistake(format!("`{text}` cannot be played: {error}"));
        played.enter(text).map_err(mistake)?;
    }
    if let Some(side) = setup.given_up.and_then(Side::from_letter) {
        played.resign(side);
    }
    Ok(played)
}

/// The game or the match of a setup, once its files are loaded.
///
/// # Errors
/// Why it cannot be loaded.
pub(crate) async fn played(setup: &Setup) -> Result<MatchSession, LoadError> {
    let (game, start) = begun(setup).await?;
    match_of(game, start, setup)
}

/// The session of a setup, from a position.
fn session(game: Game, start: Position, setup: &Setup) -> Result<Session, LoadError> {
    let mut session = Session::from_position(game, start);
    for text in &setup.moves {
        let Some(mv) = crate::engine::decision(&session, text) else {
            let played = session.history().len();
            let upto = Setup { moves: setup.moves[..played].to_vec(), given_up: None, ..setup.clone() };
            return Err(LoadError::NoSuchMove {
                upto: Box::new(upto),
                number: played + 1,
                text: text.clone(),
            });
        };
        session.play_legal(mv, &mut Silent);
    }
    Ok(session)
}

/// Whether a person at this page sits at a seat.
fn is_person(seats: &[Seat], seat: Side) -> bool {
    seats.get(seat.index()).is_none_or(|seat| *seat == Seat::Human)
}

/// The game of a setup, and its first position.
async fn begun(setup: &Setup) -> Result<(Game, Position), LoadError> {
    let game = files::game(setup).await?;
    let start = match &setup.position {
        None => game.start(),
        Some(text) => files::position(game.clone(), text.clone()).await?,
    };
    Ok((game, start))
}

/// A table that is being loaded: `None` until its files are there.
pub(crate) type Coming = RwSignal<Option<Result<BoardSession, LoadError>>>;

/// Loads the table that an address describes.
pub(crate) fn open(setup: Setup) -> Coming {
    open_later(async move { setup })
}

/// Loads a table whose setup is not known yet.
pub(crate) fn open_later(setup: impl Future<Output = Setup> + 'static) -> Coming {
    let coming = Coming::new(None);
    // The signals of the table belong to the page that requested it.
    let page = Owner::current();
    spawn_local(async move {
        let setup = setup.await;
        let found = begun(&setup).await;
        let table = move || found.and_then(|(game, start)| BoardSession::new(game, start, &setup));
        if let Some(page) = page {
            page.with(|| {
                let _ = coming.try_set(Some(table()));
            });
        }
    });
    coming
}
