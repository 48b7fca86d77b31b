//! Compiles a requested game within limits.

use std::ffi::OsString;
use std::sync::Mutex;
use std::time::Duration;

use naqala::{Game, LONGEST_NAME, Rules, catalogue, is_invisible};
use naqala_wire::seek::GameChoice;
use naqala_wire::{ErrorCode, LARGEST_RULES, rules};
use tokio::sync::Semaphore;

use super::shard::no_worker;
use super::worker::{Fault, Order, SharedWorker, Tried, WorkerAnswer};
use crate::mutex::lock;
use crate::refusal::{Answer, Refusal};

/// At most two rule files are tried at the same time: a trial is expensive, and they are rare.
static TRIALS: Semaphore = Semaphore::const_new(2);
/// How long a rule file waits for the trials of others.
const TRIAL_PATIENCE: Duration = Duration::from_secs(5);
/// Maximum number of compiled games of the catalogue, with their options, that are cached.
const MOST_SHARED: usize = 256;
/// Maximum number of options a choice may set.
const MOST_OPTIONS: usize = 64;

/// Compiles the chosen game. A custom rule file is not tried again: that happened when it was submitted.
pub(crate) fn compile(choice: &GameChoice) -> Answer<Game> {
    let own;
    let rules = match rules::own_rules(choice) {
        Some(parsed) => {
            own = parsed.map_err(|errors| Refusal::with(ErrorCode::BadRules, errors))?;
            &own
        }
        None => catalogue::rules(&choice.id).ok_or(ErrorCode::UnknownGame)?,
    };
    compile_rules(rules, choice)
}

fn compile_rules(rules: &Rules, choice: &GameChoice) -> Answer<Game> {
    rules::compile(rules, choice).map_err(|error| Refusal::with(ErrorCode::BadOptions, error))
}

/// Checks a choice and returns what players need to know about the game. A custom rule file is tried.
pub(crate) async fn check_choice(worker: &[OsString], choice: &mut GameChoice) -> Answer<Tried> {
    if choice.options.len() > MOST_OPTIONS {
        let why = format!("at most {MOST_OPTIONS} options can be set; these are {}", choice.options.len());
        return Err(Refusal::with(ErrorCode::BadOptions, why));
    }
    let game = if choice.rules.is_some() {
        try_own(worker, choice.clone()).await?
    } else {
        let game = shared(choice).await?;
        Tried { id: game.id().to_owned(), name: game.name().to_owned(), persons: game.persons() as u8 }
    };
    check_texts(&[&game.name, &game.id])?;
    // Use the id as the catalogue or the file spells it.
    choice.id.clone_from(&game.id);
    if game.persons < 2 {
        return Err(ErrorCode::NotForTwo.into());
    }
    Ok(game)
}

/// Names are shown to others: they must be a single line, without control characters that change the text around them.
fn check_texts(texts: &[&str]) -> Answer<()> {
    let is_long = |text: &&str| text.chars().count() > LONGEST_NAME;
    if texts.iter().any(is_long) {
        let why = format!("the name and the id of a game have at most {LONGEST_NAME} characters");
        return Err(Refusal::with(ErrorCode::BadRules, why));
    }
    if texts.iter().any(|text| text.chars().any(is_invisible)) {
        let why = "the name and the id of a game must not contain invisible characters";
        return Err(Refusal::with(ErrorCode::BadRules, why));
    }
    Ok(())
}

/// Reads and tries a rule file in a process of its own, which is killed afterwards.
async fn try_own(worker: &[OsString], choice: GameChoice) -> Answer<Tried> {
    if choice.rules.as_ref().is_some_and(|text| text.len() > LARGEST_RULES) {
        return Err(ErrorCode::TooLarge.into());
    }
    if worker.is_empty() {
        return Err(no_worker());
    }
    let place = tokio::time::timeout(TRIAL_PATIENCE, TRIALS.acquire()).await;
    let place = place.map_err(|_| ErrorCode::Busy)?.map_err(|_| ErrorCode::Stopping)?;
    let worker = SharedWorker::new(worker.to_vec());
    let trial = tokio::task::spawn_blocking(move || {
        let _place = place;
        worker.ask(&Order::Try { choice })
    });
    match trial.await.map_err(|_| ErrorCode::Internal)? {
        Ok(WorkerAnswer::Tried(tried)) => Ok(tried),
        Ok(other) => Err(other.into_facts().map_or_else(Refusal::from, |_| ErrorCode::Internal.into())),
        Err(Fault::Died) => Err(Refusal::with(
            ErrorCode::BadRules,
            "the process that read these rules ended: too much memory, or a fault of the program",
        )),
        Err(fault) => Err(fault.into()),
    }
}

/// The compiled game of a choice from the catalogue, shared by all games that chose it.
pub(crate) async fn shared(choice: &GameChoice) -> Answer<Game> {
    static GAMES: CompiledGames = CompiledGames::new(MOST_SHARED);
    if let Some(game) = GAMES.get(choice) {
        return Ok(game);
    }
    // Some options take long to compile, and nobody else has to wait for that.
    let (choice, compiled) = (choice.clone(), choice.clone());
    let game = tokio::task::spawn_blocking(move || compile(&compiled)).await;
    Ok(GAMES.add(choice, game.map_err(|_| ErrorCode::Internal)??))
}

/// A cache of compiled games, which keeps those that were used last.
struct CompiledGames {
    most: usize,
    /// The one used last comes first.
    games: Mutex<Vec<(GameChoice, Game)>>,
}

impl CompiledGames {
    const fn new(most: usize) -> CompiledGames {
        CompiledGames { most, games: Mutex::new(Vec::new()) }
    }

    fn get(&self, choice: &GameChoice) -> Option<Game> {
        find(&mut lock(&self.games), choice)
    }

    /// Adds a game, unless somebody else has compiled it in the meantime; returns the one in the cache.
    fn add(&self, choice: GameChoice, game: Game) -> Game {
        let mut games = lock(&self.games);
        if let Some(known) = find(&mut games, &choice) {
            return known;
        }
        games.truncate(self.most - 1);
        games.insert(0, (choice, game.clone()));
        game
    }
}

/// The compiled game of a choice, which is now the one used last.
fn find(games: &mut [(GameChoice, Game)], choice: &GameChoice) -> Option<Game> {
    let at = games.iter().position(|(known, _)| known == choice)?;
    games[..=at].rotate_right(1);
    Some(games[0].1.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn choices_are_checked() {
        let code = async |mut choice: GameChoice| {
            check_choice(&[], &mut choice).await.err().map(|refusal| refusal.code)
        };
        assert_eq!(code(GameChoice::of("oware")).await, None);
        assert_eq!(code(GameChoice::of("chess")).await, Some(ErrorCode::UnknownGame));
        assert_eq!(code(GameChoice::of("tchuka-ruma")).await, Some(ErrorCode::NotForTwo));
        let odd = GameChoice { options: [("pits".into(), "99".into())].into(), ..GameChoice::of("oware") };
        assert_eq!(code(odd).await, Some(ErrorCode::BadOptions));
        let own = catalogue::rules("kalah").unwrap().source().to_owned();
        let own = GameChoice { rules: Some(own), ..GameChoice::of("kalah") };
        assert_eq!(code(own).await, Some(ErrorCode::BadRules), "where there is no process for them");
    }

    #[tokio::test]
    async fn games_of_the_catalogue_are_compiled_once() {
        let many = async |at: usize| {
            let game = ["oware", "kalah", "selus"][at % 3];
            shared(&GameChoice::of(game)).await.unwrap()
        };
        for at in 0..30 {
            assert_eq!(many(at).await.id(), many(at + 3).await.id());
        }
        assert_eq!(std::ptr::from_ref(many(0).await.board()), std::ptr::from_ref(many(3).await.board()));
    }

    #[test]
    fn games_that_were_used_last_stay_compiled() {
        let games = CompiledGames::new(2);
        let add = |id: &str| games.add(GameChoice::of(id), compile(&GameChoice::of(id)).unwrap());
        let oware = add("oware");
        add("kalah");
        let known = games.get(&GameChoice::of("oware")).expect("it was just added");
        assert_eq!(std::ptr::from_ref(oware.board()), std::ptr::from_ref(known.board()));
        add("selus");
        assert!(games.get(&GameChoice::of("kalah")).is_none(), "it was used before the others");
        assert!(
            games.get(&GameChoice::of("oware")).is_some() && games.get(&GameChoice::of("selus")).is_some()
        );
    }
}
