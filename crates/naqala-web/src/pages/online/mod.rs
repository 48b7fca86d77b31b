//! Online play.

mod account;
mod clock;
mod form;
mod game;
mod join;
mod lobby;
mod notices;
mod outcome;
mod people;
mod play;
mod profile;

pub(super) use game::GamePage;
pub(super) use join::Join;
pub(super) use lobby::Lobby;
pub(super) use profile::ProfilePage;
