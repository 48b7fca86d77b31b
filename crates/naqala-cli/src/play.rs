//! A game between people and computer players: the seats, and everything needed to play.
//!
//! [`TuiSetup`] is the input of both front ends: the full-screen board of [`crate::tui`] and the line-by-line mode of
//! [`plain`]. [`kept`] saves the game on disk after every ply.

pub(crate) mod hint;
pub(crate) mod kept;
pub(crate) mod plain;
pub(crate) mod record_file;

use anyhow::Result;
use naqala::{Game, MatchSession, Ply, Position, Session, Silent};
use naqala_engine::{Limits, Occasion, Player};
use naqala_view::Pace;

use crate::cli::SeatSpec;
use crate::localizer::Localizer;
use crate::notation::Notation;

/// Everything a way of playing starts from.
pub(crate) struct TuiSetup {
    /// The game or the match, new or resumed.
    pub(crate) played: MatchSession,
    /// Who plays, by the index of the seat as the game began.
    pub(crate) players: Vec<Seat>,
    /// How fast seeds are sown on a moving board.
    pub(crate) pace: Pace,
    /// Keeps the game; to be called after every ply, after an undo, and when a round begins.
    pub(crate) autosave: Autosave,
    /// A notice before the first move.
    pub(crate) notice: Option<String>,
    /// Says everything in the language of the players.
    pub(crate) localizer: Localizer,
    /// How moves are typed and printed, line by line; as we write them if there is none.
    pub(crate) notation: Option<&'static Notation>,
}

/// Saves the current state of a game or a match.
pub(crate) type Autosave = Box<dyn Fn(&MatchSession) -> Result<()>>;

/// Who sits at a side of the board.
pub(crate) enum Seat {
    /// A person.
    Human,
    /// A computer player.
    Computer(Box<dyn Player + Send>),
}

impl Seat {
    /// Prepares a player for the games to be played; the seed determines a computer player's random choices.
    pub(crate) fn of(spec: SeatSpec, seed: u64, occasion: Occasion) -> Seat {
        match spec {
            SeatSpec::Human => Seat::Human,
            SeatSpec::Computer(spec) => Seat::Computer(spec.player_for(seed, occasion)),
        }
    }

    /// Whether a person sits here.
    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Seat::Human)
    }
}

/// Whether a ply is finished and the next may begin.
pub(crate) fn between_plies(session: &Session) -> bool {
    session.position().is_over() || session.position().begins_ply()
}

/// What the player to move can type: whole plies, or a part if another player decides the rest.
pub(crate) fn written_choices(game: &Game, position: &Position) -> Vec<(String, Ply)> {
    let side = position.to_move();
    let mut choices: Vec<(String, Ply)> = Vec::new();
    for (ply, _) in game.plies(position) {
        let mut at = *position;
        let mut part = Ply::new();
        for mv in ply {
            if at.to_move() != side {
                break;
            }
            at = game.play_legal(&at, mv, &mut Silent);
            part.push(mv);
        }
        let text = game.ply_text(position, &part);
        if choices.last().is_none_or(|(known, _)| *known != text) {
            choices.push((text, part));
        }
    }
    choices
}

/// Lets a computer player choose a ply, decision by decision, as far as it is that player's. The session stays as it
/// is.
pub(crate) fn choose_ply(player: &mut dyn Player, session: &Session, limits: &Limits) -> (Ply, Option<i32>) {
    let mut ahead = session.clone();
    let mut ply = Ply::new();
    let mut score = None;
    loop {
        let choice = player.choose(&ahead, limits);
        ahead.play(choice.mv, &mut Silent).expect("a player chooses legal moves");
        ply.push(choice.mv);
        score = score.or(choice.score);
        if between_plies(&ahead) || ahead.position().to_move() != session.position().to_move() {
            return (ply, score);
        }
    }
}
