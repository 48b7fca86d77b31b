//! Computer players.

use std::ffi::c_char;
use std::fmt;
use std::mem::MaybeUninit;
use std::time::Duration;

use naqala_engine::{Limits, PlayerSpec, ply_within};

use crate::border::{Failure, Status, given, guard, put_handle, put_text, text};
use crate::session::Session;

/// A computer player. It thinks on the thread that asks it.
pub struct Player {
    player: Box<dyn naqala_engine::Player + Send>,
}

impl fmt::Debug for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Player").field("name", &self.player.name()).finish()
    }
}

/// A player by its name: `engine`, `engine:5` (levels 1 to 10), `alphabeta:6`, `greedy`, `random`. `seed` is that of its dice.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_player_new(
    name: *const c_char,
    seed: u64,
    out: Option<&mut MaybeUninit<*mut Player>>,
) -> Status {
    guard(|| {
        // SAFETY: C passes a text.
        let spec: PlayerSpec =
            unsafe { text(name, "name")? }.parse().map_err(Failure::of(Status::Unknown))?;
        put_handle(out, Player { player: spec.player(seed) })
    })
}

/// Frees a player; null is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_player_free(player: Option<Box<Player>>) {
    drop(player);
}

/// The move that a player chooses, in notation. It thinks about so many milliseconds, positions or decisions deep at most; 0
/// sets no limit. A move of several decisions has these milliseconds in all; positions and depth are those of each decision.
/// Without any limit it thinks as long as it usually does.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_player_choose(
    player: Option<&mut Player>,
    session: Option<&Session>,
    milliseconds: u64,
    positions: u64,
    depth: u32,
    out: Option<&mut MaybeUninit<*mut c_char>>,
) -> Status {
    guard(|| {
        let player = &mut given(player, "player")?.player;
        let session = &given(session, "session")?.session;
        if session.position().is_over() {
            return Err(Failure::new(Status::Illegal, "the game is over; there is nothing to choose"));
        }
        let limits = Limits {
            time: Some(milliseconds).filter(|time| *time > 0).map(Duration::from_millis),
            nodes: Some(positions).filter(|nodes| *nodes > 0),
            depth: Some(depth).filter(|depth| *depth > 0),
            ..Limits::default()
        };
        let ply = ply_within(session, &limits, |ahead, limits| Some(player.choose(ahead, limits).mv));
        put_text(out, &session.game().ply_text(session.position(), &ply))
    })
}
