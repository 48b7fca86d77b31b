//! `naqala` without a command: an overview, and how to start a first game.

use std::io::{self, Write};

use naqala::catalogue;
use naqala_messages::values;

use crate::voice::Voice;

pub(super) fn run(voice: Voice, out: &mut dyn Write) -> io::Result<()> {
    let games = catalogue::ids().count();
    writeln!(out, "{}", voice.say("greeting", values![games = games]))
}
