//! From what somebody chose to compiled rules, within limits.

use std::time::{Duration, Instant};

use naqala::{Game, Rules, Session, Silent, catalogue};
use naqala_wire::seek::GameChoice;
use naqala_wire::{ErrorCode, LARGEST_RULES, rules};
use tokio::sync::Semaphore;

use crate::refusal::{Answer, Refusal};

/// A rule file of somebody's own has so long to be read and tried.
const TRIAL_TIME: Duration = Duration::from_secs(5);
/// No decision of such a file may take longer, that of listing the moves included.
const DECISION_TIME: Duration = Duration::from_millis(100);
/// So many decisions are tried.
const TRIAL_DECISIONS: usize = 400;
/// The most options a choice may set.
const MOST_OPTIONS: usize = 64;
/// Rule files are read one at a time: they cost time, and people do not offer many.
static ONE_TRIAL: Semaphore = Semaphore::const_new(1);

/// The game that was chosen. A rule file of somebody's own is taken as it is, as it was tried when it came.
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

/// The game that was chosen, for people to play; a rule file of somebody's own is tried.
pub(crate) async fn check_choice(choice: &mut GameChoice) -> Answer<Game> {
    if choice.options.len() > MOST_OPTIONS {
        return Err(ErrorCode::BadOptions.into());
    }
    let game = if choice.rules.is_some() { try_own(choice.clone()).await? } else { compile(choice)? };
    // The name as the catalogue or the file has it.
    choice.id = game.id().to_owned();
    if game.persons() < 2 {
        return Err(ErrorCode::NotForTwo.into());
    }
    Ok(game)
}

/// Reads and tries a rule file where it holds nobody up.
async fn try_own(choice: GameChoice) -> Answer<Game> {
    if choice.rules.as_ref().is_some_and(|text| text.len() > LARGEST_RULES) {
        return Err(ErrorCode::TooLarge.into());
    }
    let permit = ONE_TRIAL.try_acquire().map_err(|_| ErrorCode::Busy)?;
    let trial = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let begun = Instant::now();
        let game = compile(&choice)?;
        try_out(&game, begun)?;
        Ok(game)
    });
    match tokio::time::timeout(TRIAL_TIME, trial).await {
        Ok(Ok(tried)) => tried,
        Ok(Err(_)) => Err(Refusal::with(ErrorCode::BadRules, "these rules cannot be played")),
        Err(_) => Err(ErrorCode::SlowRules.into()),
    }
}

/// Plays games of chance by the rules.
fn try_out(game: &Game, begun: Instant) -> Answer<()> {
    let mut random = 0x5EED_u64;
    let mut session = Session::new(game.clone());
    for _ in 0..TRIAL_DECISIONS {
        let decision = Instant::now();
        let moves = session.moves();
        if moves.is_empty() || session.outcome().is_some() {
            session = Session::new(game.clone());
            continue;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        session.play_legal(moves[(random >> 33) as usize % moves.len()], &mut Silent);
        if decision.elapsed() > DECISION_TIME {
            return Err(ErrorCode::SlowRules.into());
        }
        if begun.elapsed() > TRIAL_TIME {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn choices_are_checked() {
        let code =
            async |mut choice: GameChoice| check_choice(&mut choice).await.err().map(|refusal| refusal.code);
        assert_eq!(code(GameChoice::of("oware")).await, None);
        assert_eq!(code(GameChoice::of("chess")).await, Some(ErrorCode::UnknownGame));
        assert_eq!(code(GameChoice::of("tchuka-ruma")).await, Some(ErrorCode::NotForTwo));
        let odd = GameChoice { options: [("pits".into(), "99".into())].into(), ..GameChoice::of("oware") };
        assert_eq!(code(odd).await, Some(ErrorCode::BadOptions));
        let broken = GameChoice { rules: Some("naqala = 1".into()), ..GameChoice::of("my-game") };
        assert_eq!(code(broken).await, Some(ErrorCode::BadRules));
        let own = catalogue::rules("kalah").unwrap().source().to_owned();
        let own = GameChoice { rules: Some(own), ..GameChoice::of("kalah") };
        assert_eq!(code(own).await, None);
    }
}
