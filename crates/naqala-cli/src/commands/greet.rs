//! `naqala` alone: what can be done, and a first game in one command.

use std::io::{self, Write};

use naqala::catalogue;

pub(super) fn run(out: &mut dyn Write) -> io::Result<()> {
    let games = catalogue::ids().count();
    write!(
        out,
        "Naqala is a home for the sowing games: {games} of them, from all over the world.

  naqala play oware      play a first game against the computer
  naqala rules oware     read how it is played
  naqala games           see all the games

  naqala play kalah --north human     play with somebody beside you
  naqala moves oware                  see what each move would do
  naqala help                         everything else: simulate, replay, check a rule file …
"
    )
}
