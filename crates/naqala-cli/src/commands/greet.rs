//! `naqala` without a command: an overview, and how to start a first game.

use std::io::{self, Write};

use naqala::catalogue;
use naqala_messages::values;

use crate::localizer::Localizer;

pub(super) fn run(localizer: Localizer, out: &mut dyn Write) -> io::Result<()> {
    let games = catalogue::ids().count();
    writeln!(out, "{}", localizer.say("greeting", values![games = games]))
}
