//! Games stepped together, by one thread or several.

use naqala::{Game, Moves, Session};
use rayon::prelude::*;

use crate::layout::Layout;
use crate::sheets::Views;
use crate::slot::{Sheet, Slot, Terms};
use crate::threads::Threads;

/// Maximum number of games of a batch.
const MOST_GAMES: usize = 1 << 20;
/// Maximum number of threads of a batch.
const MOST_THREADS: usize = 256;
/// Minimum number of games for a thread: fewer are not worth waking it.
const SHARE: usize = 64;

/// How a batch plays.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Determines the openings and [`Batch::sample`].
    pub seed: u64,
    /// The number of threads that step the games; results do not depend on it.
    pub threads: usize,
    /// Maximum number of decisions after the opening, after which a game is cut off; 0 for no limit.
    pub longest: u32,
    /// Maximum number of random decisions at the beginning of a game. The number is random, too.
    pub opening: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { seed: 0, threads: 1, longest: 0, opening: 0 }
    }
}

/// Why a batch was not created or a step not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BatchError {
    /// The number of games is out of range.
    #[error("a batch has from 1 to {MOST_GAMES} games, not {0}")]
    Games(usize),
    /// The number of threads is out of range.
    #[error("a batch takes from 1 to {MOST_THREADS} threads, not {0}")]
    Threads(usize),
    /// The threads could not be started.
    #[error("the threads could not be started: {0}")]
    Start(String),
    /// The game is over before its first move.
    #[error("the game is over before its first move, so that there is nothing to step")]
    OverAtOnce,
    /// A slice does not have the right length.
    #[error("`{name}` has {found} numbers, not {wanted}")]
    Length {
        /// The slice.
        name: &'static str,
        /// Its length.
        found: usize,
        /// The required length.
        wanted: usize,
    },
    /// An action is not legal.
    #[error("action {action} is not legal in game {game}; legal there: {legal}")]
    Illegal {
        /// The index of the game.
        game: usize,
        /// The action.
        action: i64,
        /// The legal actions, separated by blanks.
        legal: String,
    },
}

/// Games of the same kind, stepped together.
#[derive(Debug)]
pub struct Batch {
    layout: Layout,
    slots: Vec<Slot>,
    settings: Settings,
    threads: Option<Threads>,
}

impl Batch {
    /// A batch of `games` games.
    ///
    /// # Errors
    /// [`BatchError`] for numbers out of range, or for a game that is over before its first move.
    pub fn new(game: &Game, games: usize, settings: &Settings) -> Result<Batch, BatchError> {
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(BatchError::Games(games));
        }
        if !(1..=MOST_THREADS).contains(&settings.threads) {
            return Err(BatchError::Threads(settings.threads));
        }
        if Session::new(game.clone()).outcome().is_some() || game.moves(&game.start()).is_empty() {
            return Err(BatchError::OverAtOnce);
        }
        let threads = (settings.threads > 1).then(|| Threads::start(settings.threads)).transpose()?;
        let layout = Layout::new(game);
        let slots = (0..games).map(|number| Slot::new(&layout, settings.seed, number as u64)).collect();
        let mut batch = Batch { layout, slots, settings: settings.clone(), threads };
        batch.begin();
        Ok(batch)
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// The layout of observations.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The session of a game.
    pub fn session(&self, game: usize) -> Option<&Session> {
        self.slots.get(game).map(Slot::session)
    }

    /// Restarts all games, with random generators of another seed.
    pub fn seed(&mut self, seed: u64) {
        self.settings.seed = seed;
        for (number, slot) in self.slots.iter_mut().enumerate() {
            slot.seed(seed, number as u64);
        }
        self.begin();
    }

    fn begin(&mut self) {
        let terms = terms(&self.layout, &self.settings);
        let mut moves = Moves::new();
        for slot in &mut self.slots {
            slot.begin(&terms, &mut moves);
        }
    }

    /// Restarts all games and shows them. The random generators continue from their current state.
    ///
    /// # Errors
    /// [`BatchError::Length`] for a slice of the wrong length.
    pub fn reset(&mut self, views: &mut Views<'_>) -> Result<(), BatchError> {
        self.check(views)?;
        self.begin();
        self.show(views)
    }

    /// Shows all games in their current state. Rewards and ends are 0.
    ///
    /// # Errors
    /// [`BatchError::Length`] for a slice of the wrong length.
    pub fn show(&mut self, views: &mut Views<'_>) -> Result<(), BatchError> {
        self.check(views)?;
        self.wake()?;
        self.each(views, |_, slot, terms, _, sheet| {
            sheet.reward.fill(0.0);
            *sheet.done = 0;
            slot.show(terms, sheet);
        });
        Ok(())
    }

    /// Plays an action in every game. A finished game restarts: its reward and end are of the old game, its observation and
    /// mask of the new one.
    ///
    /// # Errors
    /// [`BatchError::Illegal`] for the first illegal action, [`BatchError::Length`] for a slice of the wrong length. No game
    /// has moved then.
    pub fn step(&mut self, actions: &[i64], views: &mut Views<'_>) -> Result<(), BatchError> {
        self.check(views)?;
        self.check_length("actions", actions.len(), self.games())?;
        let wrong = self.slots.iter().zip(actions).position(|(slot, action)| !slot.is_legal(*action));
        if let Some(game) = wrong {
            let legal: Vec<String> =
                self.slots[game].legal_numbers().map(|number| number.to_string()).collect();
            return Err(BatchError::Illegal { game, action: actions[game], legal: legal.join(" ") });
        }
        self.wake()?;
        self.each(views, |number, slot, terms, moves, sheet| slot.step(actions[number], terms, moves, sheet));
        Ok(())
    }

    /// A random legal action for every game, from its own random generator.
    ///
    /// # Errors
    /// [`BatchError::Length`] for a slice of the wrong length.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        self.check_length("actions", actions.len(), self.games())?;
        for (action, slot) in actions.iter_mut().zip(&mut self.slots) {
            *action = slot.sample().unwrap_or(-1);
        }
        Ok(())
    }

    /// Starts the threads again where a process was forked: it has the memory of the other one, but none of its threads.
    fn wake(&mut self) -> Result<(), BatchError> {
        match &mut self.threads {
            Some(threads) => threads.wake(self.settings.threads),
            None => Ok(()),
        }
    }

    /// Calls a function for every game, on the threads of the pool.
    fn each(
        &mut self,
        views: &mut Views<'_>,
        act: impl Fn(usize, &mut Slot, &Terms<'_>, &mut Moves, &mut Sheet<'_>) + Sync,
    ) {
        let terms = terms(&self.layout, &self.settings);
        let (seen, choices) = (self.layout.size(), self.layout.actions().size());
        let players = self.layout.game().players();
        let slots = &mut self.slots;
        match &self.threads {
            None => {
                let mut moves = Moves::new();
                let sheets = views
                    .observation
                    .chunks_exact_mut(seen)
                    .zip(views.mask.chunks_exact_mut(choices))
                    .zip(views.reward.chunks_exact_mut(players).zip(views.done.iter_mut()));
                for ((number, slot), ((observation, mask), (reward, done))) in
                    slots.iter_mut().enumerate().zip(sheets)
                {
                    act(number, slot, &terms, &mut moves, &mut Sheet { observation, mask, reward, done });
                }
            }
            Some(threads) => threads.pool().install(|| {
                let sheets = views
                    .observation
                    .par_chunks_exact_mut(seen)
                    .zip(views.mask.par_chunks_exact_mut(choices))
                    .zip(views.reward.par_chunks_exact_mut(players).zip(views.done.par_iter_mut()));
                slots.par_iter_mut().enumerate().zip(sheets).with_min_len(SHARE).for_each_init(
                    Moves::new,
                    |moves, ((number, slot), ((observation, mask), (reward, done)))| {
                        act(number, slot, &terms, moves, &mut Sheet { observation, mask, reward, done });
                    },
                );
            }),
        }
    }

    fn check(&self, views: &Views<'_>) -> Result<(), BatchError> {
        let games = self.games();
        let game = self.layout.game();
        self.check_length("observation", views.observation.len(), games * self.layout.size())?;
        self.check_length("mask", views.mask.len(), games * self.layout.actions().size())?;
        self.check_length("reward", views.reward.len(), games * game.players())?;
        self.check_length("done", views.done.len(), games)
    }

    fn check_length(&self, name: &'static str, found: usize, wanted: usize) -> Result<(), BatchError> {
        if found == wanted { Ok(()) } else { Err(BatchError::Length { name, found, wanted }) }
    }
}

fn terms<'a>(layout: &'a Layout, settings: &Settings) -> Terms<'a> {
    Terms { layout, longest: settings.longest, opening: settings.opening }
}
