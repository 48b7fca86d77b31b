//! A game or a match being played: the animation of the latest move, and the players at their seats.
//!
//! The game itself is kept out of the reactive state. Signals tell that it has changed, and what the board shows of it.

mod cursor;
mod feed;
mod keeping;
mod opponent;
mod rounds;
mod seat;
mod sight;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Event, Game, MatchPhase, MatchSession, Move, Outcome, Position, Session, Side, Silent};
use naqala_view::{Animation, Pace, Scene};

use crate::browser;
use crate::files::{self, LoadError};
use crate::route::Setup;
use crate::settings::Settings;

pub(crate) use feed::Feed;
pub(crate) use keeping::{keep, keep_notes, known};
pub(crate) use opponent::let_engine_play;
pub(crate) use seat::Seat;
pub(crate) use sight::{Preview, Refusal, preview, refusal};

/// An animation that is being shown, and the clock it runs by.
struct Showing {
    animation: Animation,
    /// Milliseconds of the page's life at which the animation began.
    began: f64,
}

/// A game or a match on a board, and who sits where. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(crate) struct BoardSession {
    /// The game or the match, or what is tried instead of it.
    played: StoredValue<MatchSession>,
    /// The game itself while something else is tried.
    main: StoredValue<Option<MatchSession>>,
    /// An earlier moment that is shown.
    viewed: StoredValue<Option<Session>>,
    /// Whether something else may be tried than what was played.
    may_vary: StoredValue<bool>,
    /// Whether what is tried takes the place of what was played.
    is_free: StoredValue<bool>,
    /// Counts how often what was played last was replaced: taken back, or tried otherwise.
    lines: RwSignal<u32>,
    showing: StoredValue<Option<Showing>>,
    /// Counts what has happened to what is played.
    changes: RwSignal<u32>,
    /// What the board shows.
    pub(crate) scene: RwSignal<Scene>,
    /// What the hand is doing, in a few words, while seeds move.
    pub(crate) caption: RwSignal<String>,
    /// Whether no seeds move.
    pub(crate) at_rest: RwSignal<bool>,
    /// Who sits where, by the number of the seat. Players who change seats take their numbers along.
    pub(crate) seats: RwSignal<Vec<Seat>>,
    /// Whether the players have gone on from a round that is over, to what is decided before the next.
    goes_on: RwSignal<bool>,
    /// What was decided between the latest two rounds, in words.
    said_between: RwSignal<String>,
    /// Whether something else than a move has ended the game.
    pub(crate) is_closed: RwSignal<bool>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    settings: Settings,
}

impl BoardSession {
    /// A game that begins with a position and goes on as an address describes it.
    ///
    /// # Errors
    /// What is wrong with the moves, in English.
    pub(crate) fn new(game: Game, start: Position, setup: &Setup) -> Result<BoardSession, LoadError> {
        let seats = seat::all(&game, &setup.seats);
        Ok(BoardSession::of_match(match_of(game, start, setup)?, seats))
    }

    /// A game that goes on, and who sits where, by seat.
    pub(crate) fn of(session: Session, seats: Vec<Seat>) -> BoardSession {
        BoardSession::of_match(MatchSession::of_session(session), seats)
    }

    /// A game or a match that goes on, and who sits where, by seat.
    pub(crate) fn of_match(played: MatchSession, seats: Vec<Seat>) -> BoardSession {
        let scene = Scene::of(played.game(), played.position());
        let is_asked = played.question().is_some();
        BoardSession {
            played: StoredValue::new(played),
            main: StoredValue::new(None),
            viewed: StoredValue::new(None),
            may_vary: StoredValue::new(true),
            is_free: StoredValue::new(false),
            lines: RwSignal::new(0),
            showing: StoredValue::new(None),
            changes: RwSignal::new(0),
            scene: RwSignal::new(scene),
            caption: RwSignal::new(String::new()),
            at_rest: RwSignal::new(true),
            seats: RwSignal::new(seats),
            goes_on: RwSignal::new(is_asked),
            said_between: RwSignal::new(String::new()),
            is_closed: RwSignal::new(false),
            turned: RwSignal::new(false),
            settings: Settings::get(),
        }
    }

    /// Looks at the session as it stood at the moment that is shown; the reader runs again when it changes.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.changes.track();
        self.peek(look)
    }

    /// The same without running again.
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

    /// Changes the game or the match, at rest, and tells those who look at it.
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

    /// The game that is played.
    pub(crate) fn game(&self) -> Game {
        self.peek(|session| session.game().clone())
    }

    /// How the game ended, if it has and all seeds lie still.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.with(Session::outcome).filter(|_| self.at_rest.get())
    }

    /// Whose turn it is; nobody's when the game is over.
    pub(crate) fn to_move(self) -> Option<Side> {
        let is_over = |session: &Session| self.is_closed.get() || session.outcome().is_some();
        self.with(|session| (!is_over(session)).then(|| session.position().to_move()))
    }

    /// Who sits at a seat.
    pub(crate) fn seat(&self, side: Side) -> Seat {
        let seat = self.with(|session| session.position().first_seat(side));
        self.seats.with(|seats| seats.get(seat.index()).copied().unwrap_or(Seat::Human))
    }

    /// Whether a person at this page may move now.
    pub(crate) fn awaits_person(&self) -> bool {
        self.can_try() && !self.is_closed.get() || self.awaits_person_now()
    }

    /// The same at the end of the game, whatever is looked back on.
    pub(crate) fn awaits_person_now(&self) -> bool {
        !self.is_looking_back() && self.to_move().is_some_and(|side| self.seat(side) == Seat::Human)
    }

    /// The side of the only person here, where the engine has all other seats.
    pub(crate) fn lone_person(&self) -> Option<Side> {
        let sides: Vec<Side> = self.peek(|session| session.game().sides().collect());
        let persons: Vec<Side> =
            sides.iter().copied().filter(|side| self.seat(*side) == Seat::Human).collect();
        let is_alone = sides.iter().all(|side| self.seat(*side) != Seat::Remote) && sides.len() > 1;
        match persons[..] {
            [person] if is_alone => Some(person),
            _ => None,
        }
    }

    /// The side for which a person at this page may give up now.
    pub(crate) fn resigning(&self) -> Option<Side> {
        let side = match self.with_match(MatchSession::phase) {
            MatchPhase::Move(side) => side,
            MatchPhase::Question(question) => question.side()?,
            MatchPhase::RoundOver | MatchPhase::Over(_) => return None,
        };
        (self.seat(side) == Seat::Human && !self.is_closed.get()).then_some(side)
    }

    /// Plays a legal decision and shows what happens.
    pub(crate) fn play(&self, mv: Move) {
        self.finish();
        if let Some((before, events)) = self.play_on(mv) {
            self.show(&before, events);
            self.changes.update(|count| *count += 1);
        }
    }

    /// What the latest ply did and why, step by step, in the language of the page.
    pub(crate) fn explanations(&self) -> Vec<String> {
        let language = self.settings.locale.get().code();
        self.with(|session| {
            let explained = session.last_ply().map(|(before, _)| {
                naqala::explain_steps(session.game(), &before, &session.last_ply_events(), language)
            });
            explained.unwrap_or_default()
        })
    }

    /// Shows the latest ply once more.
    pub(crate) fn replay(&self) {
        self.finish();
        let shown =
            self.peek(|session| session.last_ply().map(|(before, _)| (before, session.last_ply_events())));
        if let Some((before, events)) = shown {
            self.show(&before, events);
        }
    }

    /// Takes decisions back until so many are left.
    pub(crate) fn back_to(&self, count: usize) {
        self.change(|played| played.go_to(count));
    }

    /// Takes back the latest choice of a person at this page; all of what followed it too.
    pub(crate) fn undo(&self) {
        let seats = self.seats.get_untracked();
        self.change(|played| played.take_back(|seat| is_person(&seats, seat)));
    }

    /// Whether a person at this page has a choice to take back; in a match, in this round.
    pub(crate) fn can_undo(&self) -> bool {
        self.with_match(|played| self.seats.with(|seats| played.can_take_back(|seat| is_person(seats, seat))))
    }

    /// Takes entries back for good, until so many are left.
    pub(crate) fn rewind(&self, entries: usize) {
        self.change(|played| played.rewind(entries));
        self.goes_on.set(self.peek_match(|played| played.question().is_some()));
    }

    /// Gives up the game, or the match, for a side.
    pub(crate) fn resign(&self, side: Side) {
        self.change(|played| played.resign(side));
    }

    // The moving picture.

    /// Begins to show events that start from a position.
    fn show(&self, before: &Position, events: Vec<Event>) {
        let scene = Scene::of(&self.game(), before);
        let animation = Animation::new(scene, before.to_move(), events, Duration::ZERO);
        self.showing.set_value(Some(Showing { animation, began: browser::now() }));
        self.at_rest.set(false);
        self.advance();
    }

    /// Shows what is due, and comes back when the next event is.
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
            Some(animation.due(pace).map(|due| due.saturating_sub(now)))
        });
        match due.flatten() {
            None => self.finish(),
            // Step by step the user says when.
            Some(None) => {}
            Some(Some(wait)) => {
                let table = *self;
                set_timeout(move || table.go_on(), wait.max(Duration::from_millis(8)));
            }
        }
    }

    /// The timer has run out; the animation may have ended meanwhile, or the page may be another one.
    fn go_on(&self) {
        let is_showing = self.showing.try_with_value(Option::is_some).unwrap_or(false);
        if is_showing && self.settings.pace.get_untracked() != Pace::Step {
            self.advance();
        }
    }

    /// Shows the next event of an animation that is watched step by step.
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
        }
    }

    /// Shows the position as it is.
    fn rest(&self) {
        let scene = self.peek(|session| Scene::of(session.game(), session.position()));
        self.scene.set(scene);
        self.caption.set(String::new());
        self.at_rest.set(true);
    }

    /// What an address says about this table: the game as it stands, and what is tried if something is.
    pub(crate) fn setup(&self) -> Setup {
        self.with_match(|played| self.setup_of(played))
    }

    /// The same game, or the match of which it is a round, from its beginning.
    pub(crate) fn anew(&self) -> Setup {
        let setup = Setup { moves: Vec::new(), rounds: Vec::new(), given_up: None, ..self.setup() };
        if self.is_in_match() { Setup { in_match: true, position: None, ..setup } } else { setup }
    }

    fn setup_of(&self, played: &MatchSession) -> Setup {
        let game = played.game();
        let text = |option: &(String, naqala::OptionValue)| (option.0.clone(), option.1.to_string());
        let first = played.rounds().next().unwrap_or(played.session());
        // Later rounds follow from what was played and answered before.
        let is_later = played.is_match() && (played.round_number() > 1 || !played.answers().is_empty());
        Setup {
            game: game.id().to_owned(),
            options: game.changed().iter().map(text).collect(),
            position: (*first.start() != game.start()).then(|| game.position_text(first.start())),
            moves: if is_later { Vec::new() } else { crate::engine::decisions(played.session()) },
            rounds: if is_later { played.entries() } else { Vec::new() },
            in_match: played.is_match(),
            given_up: keeping::given_up(played),
            seats: self
                .seats
                .with(|seats| game.sides().map(|side| seats[side.index()].to_string()).collect()),
        }
    }
}

/// The game or the match that a setup describes, from a position.
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

/// The same, as soon as the files it needs are there.
///
/// # Errors
/// Why it cannot be had.
pub(crate) async fn played(setup: &Setup) -> Result<MatchSession, LoadError> {
    let (game, start) = begun(setup).await?;
    match_of(game, start, setup)
}

/// The session that a setup describes, from a position.
fn session(game: Game, start: Position, setup: &Setup) -> Result<Session, LoadError> {
    let mut session = Session::from_position(game, start);
    for text in &setup.moves {
        let Some(mv) = crate::engine::decision(&session, text) else {
            let number = session.history().len() + 1;
            return Err(LoadError::Mistake(format!("move {number}, `{text}`, cannot be played")));
        };
        session.play_legal(mv, &mut Silent);
    }
    Ok(session)
}

/// Whether a person at this page sits at a seat.
fn is_person(seats: &[Seat], seat: Side) -> bool {
    seats.get(seat.index()).is_none_or(|seat| *seat == Seat::Human)
}

/// The game that a setup names, and the position it begins with.
async fn begun(setup: &Setup) -> Result<(Game, Position), LoadError> {
    let game = files::game(setup).await?;
    let start = match &setup.position {
        None => game.start(),
        Some(text) => files::position(game.clone(), text.clone()).await?,
    };
    Ok((game, start))
}

/// A table that is on its way: nothing until its files are there.
pub(crate) type Coming = RwSignal<Option<Result<BoardSession, LoadError>>>;

/// A table for what an address describes, as soon as the files it needs are there.
pub(crate) fn open(setup: Setup) -> Coming {
    open_later(async move { setup })
}

/// The same for an address that is still to be found out.
pub(crate) fn open_later(setup: impl Future<Output = Setup> + 'static) -> Coming {
    let coming = Coming::new(None);
    // The signals of the table belong to the page that asks for it.
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
