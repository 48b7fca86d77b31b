//! `naqala` alone: what can be done, and a first game in one command.

use std::io::{self, Write};

use naqala::catalogue;
use naqala_messages::values;

use crate::voice::Voice;

pub(super) fn run(voice: Voice, out: &mut dyn Write) -> io::Result<()> {
    let games = catalogue::ids().count();
    writeln!(out, "{}", voice.say("greeting", values![games = games]))
}
