//! A game being played: the session, the moving picture of the latest move, and who sits where.
//!
//! The session is kept out of the reactive state. Signals tell that it has changed, and what the board shows of it.

mod feed;
mod opponent;
mod rounds;
mod seat;
mod sight;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Event, Game, Move, Outcome, Position, Series, Session, Side, Silent};
use naqala_view::{Film, Pace, Scene};

use crate::browser;
use crate::files::{self, Trouble};
use crate::route::Setup;
use crate::settings::Settings;

pub(crate) use feed::Feed;
pub(crate) use opponent::let_engine_play;
use rounds::Rounds;
pub(crate) use seat::Seat;
pub(crate) use sight::{Preview, Refusal, preview, refusal};

/// A film that is being shown, and the clock it runs by.
struct Showing {
    film: Film,
    /// Milliseconds of the page's life at which the film began.
    began: f64,
}

/// The ply that was played last, or is being played: where it began and all that has happened in it.
struct Told {
    before: Position,
    events: Vec<Event>,
}

/// A game at the table. It is a handle: copies are the same table.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    session: StoredValue<Session>,
    /// All decisions of the line, also those that were taken back and can be played again.
    line: StoredValue<Vec<Move>>,
    showing: StoredValue<Option<Showing>>,
    told: StoredValue<Option<Told>>,
    /// Counts what has happened to the session.
    changes: RwSignal<u32>,
    /// What the board shows.
    pub(crate) scene: RwSignal<Scene>,
    /// What the hand is doing, in a few words, while seeds move.
    pub(crate) caption: RwSignal<String>,
    /// Whether no seeds move.
    pub(crate) at_rest: RwSignal<bool>,
    /// Who sits where, by the number of the seat. Players who change seats take their numbers along.
    pub(crate) seats: RwSignal<Vec<Seat>>,
    /// The match of which the game is a round, if it is one.
    pub(crate) rounds: Rounds,
    /// Whether something else than a move has ended the game.
    pub(crate) is_closed: RwSignal<bool>,
    /// Whether the board is seen from the other side.
    pub(crate) turned: RwSignal<bool>,
    settings: Settings,
}

impl Table {
    /// A table with a game that begins with a position and goes on as an address describes it.
    ///
    /// # Errors
    /// What is wrong with the moves, in English.
    pub(crate) fn new(game: Game, start: Position, setup: &Setup) -> Result<Table, Trouble> {
        let seats = seat::all(&game, &setup.seats);
        let series = setup.in_match.then(|| Series::new(&game)).flatten();
        let table = Table::of(session(game, start, setup)?, seats);
        Ok(Table { rounds: Rounds::new(series), ..table })
    }

    /// A table with a game that goes on, and who sits where, by seat.
    pub(crate) fn of(session: Session, seats: Vec<Seat>) -> Table {
        let scene = Scene::of(session.game(), session.position());
        let line = session.history().iter().map(|(_, mv)| *mv).collect();
        Table {
            session: StoredValue::new(session),
            line: StoredValue::new(line),
            showing: StoredValue::new(None),
            told: StoredValue::new(None),
            changes: RwSignal::new(0),
            scene: RwSignal::new(scene),
            caption: RwSignal::new(String::new()),
            at_rest: RwSignal::new(true),
            seats: RwSignal::new(seats),
            rounds: Rounds::new(None),
            is_closed: RwSignal::new(false),
            turned: RwSignal::new(false),
            settings: Settings::get(),
        }
    }

    /// Looks at the session; the reader is told when it changes.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.changes.track();
        self.session.with_value(look)
    }

    /// Looks at the session as it is now.
    pub(crate) fn peek<T>(&self, look: impl FnOnce(&Session) -> T) -> T {
        self.session.with_value(look)
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
        let number = self.with(|session| seat::number(session.position(), side));
        self.seats.with(|seats| seats.get(number).copied().unwrap_or(Seat::Human))
    }

    /// Whether a person at this page may move now.
    pub(crate) fn awaits_person(&self) -> bool {
        self.to_move().is_some_and(|side| self.seat(side) == Seat::Human)
    }

    /// Plays a legal decision and shows what happens.
    pub(crate) fn play(&self, mv: Move) {
        self.finish();
        let Some((before, events)) = self
            .session
            .try_update_value(|session| {
                let before = *session.position();
                let mut events: Vec<Event> = Vec::new();
                session.play(mv, &mut events).ok().map(|()| (before, events))
            })
            .flatten()
        else {
            return;
        };
        self.remember(mv);
        self.told.update_value(|told| match told {
            Some(told) if !before.begins_ply() => told.events.extend(events.iter().copied()),
            _ => *told = Some(Told { before, events: events.clone() }),
        });
        self.show(&before, events);
        self.changes.update(|count| *count += 1);
    }

    /// Keeps the line: a decision that was taken back and is played again keeps what followed it.
    fn remember(&self, mv: Move) {
        let at = self.peek(|session| session.history().len()) - 1;
        self.line.update_value(|line| {
            if line.get(at) != Some(&mv) {
                line.truncate(at);
                line.push(mv);
            }
        });
    }

    /// What the latest ply did and why, in the language of the page.
    pub(crate) fn told(&self) -> Option<String> {
        let language = self.settings.tongue.get().code();
        self.changes.track();
        let game = self.game();
        self.told.with_value(|told| {
            told.as_ref().map(|told| naqala::explain(&game, &told.before, &told.events, language))
        })
    }

    /// Shows the latest ply once more.
    pub(crate) fn replay(&self) {
        self.finish();
        let shown = self.told.with_value(|told| told.as_ref().map(|told| (told.before, told.events.clone())));
        if let Some((before, events)) = shown {
            self.show(&before, events);
        }
    }

    /// Goes to a place in the line, by the number of decisions played there.
    pub(crate) fn go_to(&self, count: usize) {
        self.finish();
        self.unsettle();
        let line = self.line.get_value();
        self.session.update_value(|session| {
            while session.history().len() > count && session.undo().is_some() {}
            while let Some(mv) = line.get(session.history().len()).filter(|_| session.history().len() < count)
            {
                if session.play(*mv, &mut Silent).is_err() {
                    break;
                }
            }
        });
        self.recall();
        self.rest();
        self.changes.update(|changes| *changes += 1);
    }

    /// The number of decisions played, and of those there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let played = self.with(|session| session.history().len());
        (played, self.line.with_value(Vec::len))
    }

    /// Takes back the latest turn of a person at this page; all of what followed it too.
    pub(crate) fn undo(&self) {
        let seats = self.seats.get_untracked();
        if let Some(count) = self.peek(|session| latest_turn_of_person(session, &seats)) {
            self.go_to(count);
        }
    }

    /// Whether a person at this page has moved; in a match, in this round.
    pub(crate) fn can_undo(&self) -> bool {
        self.with(|session| self.seats.with(|seats| latest_turn_of_person(session, seats).is_some()))
    }

    /// Gives up the game for a side.
    pub(crate) fn resign(&self, side: Side) {
        self.finish();
        self.unsettle();
        self.session.update_value(|session| session.resign(side));
        self.changes.update(|changes| *changes += 1);
    }

    /// The events of the ply before this moment, as far as the history knows it.
    fn recall(&self) {
        let told = self.peek(|session| {
            let (before, ply) = session.plies().pop()?;
            let mut events: Vec<Event> = Vec::new();
            let mut now = before;
            for mv in &ply {
                now = session.game().play(&now, *mv, &mut events).ok()?;
            }
            Some(Told { before, events })
        });
        self.told.set_value(told);
    }

    // The moving picture.

    /// Begins to show events that start from a position.
    fn show(&self, before: &Position, events: Vec<Event>) {
        let scene = Scene::of(&self.game(), before);
        let film = Film::new(scene, before.to_move(), events, Duration::ZERO);
        self.showing.set_value(Some(Showing { film, began: browser::now() }));
        self.at_rest.set(false);
        self.advance();
    }

    /// Shows what is due, and comes back when the next event is.
    fn advance(&self) {
        let pace = self.settings.pace.get_untracked();
        let (game, voice) = (self.game(), self.settings.tongue.get_untracked().voice());
        let due = self.showing.try_update_value(|showing| {
            let Showing { film, began } = showing.as_mut()?;
            let now = Duration::from_secs_f64((browser::now() - *began).max(0.0) / 1000.0);
            if !film.advance(&game, voice, now, pace) {
                return None;
            }
            self.scene.set(film.scene.clone());
            self.caption.set(film.told.clone());
            Some(film.due(pace).map(|due| due.saturating_sub(now)))
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

    /// The timer has run out; the film may have ended meanwhile, or the page may be another one.
    fn go_on(&self) {
        let is_showing = self.showing.try_with_value(Option::is_some).unwrap_or(false);
        if is_showing && self.settings.pace.get_untracked() != Pace::Step {
            self.advance();
        }
    }

    /// Shows the next event of a film that is watched step by step.
    pub(crate) fn step(&self) {
        let (game, voice) = (self.game(), self.settings.tongue.get_untracked().voice());
        let goes_on = self.showing.try_update_value(|showing| {
            let Some(Showing { film, .. }) = showing.as_mut() else { return false };
            let goes_on = film.step(&game, voice);
            self.scene.set(film.scene.clone());
            self.caption.set(film.told.clone());
            goes_on
        });
        if goes_on != Some(true) {
            self.finish();
        }
    }

    /// Shows the end of the film at once.
    pub(crate) fn finish(&self) {
        let (game, voice) = (self.game(), self.settings.tongue.get_untracked().voice());
        let film = self.showing.try_update_value(Option::take).flatten();
        if let Some(Showing { mut film, .. }) = film {
            while film.step(&game, voice) {}
            let trail = film.scene.trail.clone();
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

    /// What an address says about this table.
    pub(crate) fn setup(&self) -> Setup {
        let moves = self.with(crate::engine::decisions);
        self.peek(|session| {
            let game = session.game();
            let usual = game.start();
            let text = |option: &(String, naqala::OptionValue)| (option.0.clone(), option.1.to_string());
            Setup {
                game: game.id().to_owned(),
                options: game.changed().iter().map(text).collect(),
                position: (*session.start() != usual).then(|| game.position_text(session.start())),
                moves,
                in_match: self.is_first_round(),
                seats: self
                    .seats
                    .with(|seats| game.sides().map(|side| seats[side.index()].to_string()).collect()),
            }
        })
    }
}

/// The session that a setup describes, from a position.
fn session(game: Game, start: Position, setup: &Setup) -> Result<Session, Trouble> {
    let mut session = Session::from_position(game, start);
    for text in &setup.moves {
        let Some(mv) = crate::engine::decision(&session, text) else {
            let number = session.history().len() + 1;
            return Err(Trouble::Mistake(format!("move {number}, `{text}`, cannot be played")));
        };
        session.play_legal(mv, &mut Silent);
    }
    Ok(session)
}

/// Where the latest turn of a person at this page began, by the number of decisions before it.
fn latest_turn_of_person(session: &Session, seats: &[Seat]) -> Option<usize> {
    let is_person =
        |at: &Position| seats.get(seat::number(at, at.to_move())).is_none_or(|seat| *seat == Seat::Human);
    session.history().iter().rposition(|(before, _)| before.begins_ply() && is_person(before))
}

/// The game that a setup names, and the position it begins with.
async fn begun(setup: &Setup) -> Result<(Game, Position), Trouble> {
    let game = files::game(setup).await?;
    let start = match &setup.position {
        None => game.start(),
        Some(text) => files::position(game.clone(), text.clone()).await?,
    };
    Ok((game, start))
}

/// A table that is on its way: nothing until its files are there.
pub(crate) type Coming = RwSignal<Option<Result<Table, Trouble>>>;

/// A table for what an address describes, as soon as the files it needs are there.
pub(crate) fn open(setup: Setup) -> Coming {
    let coming = Coming::new(None);
    // The signals of the table belong to the page that asks for it.
    let page = Owner::current();
    spawn_local(async move {
        let found = begun(&setup).await;
        let table = move || found.and_then(|(game, start)| Table::new(game, start, &setup));
        if let Some(page) = page {
            page.with(|| {
                let _ = coming.try_set(Some(table()));
            });
        }
    });
    coming
}
