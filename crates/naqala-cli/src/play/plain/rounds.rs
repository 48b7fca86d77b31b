//! Matches line by line: what happens between two rounds.

use std::io::BufRead;

use anyhow::Result;
use naqala::{MatchStep, Pit};
use naqala_messages::values;

use super::{Line, Table};
use crate::play::series::{self, Series};
use crate::play::{Seat, seat_of};

impl Table<'_> {
    /// Says which round begins, in a match.
    pub(super) fn say_round(&mut self) -> Result<()> {
        if let Some(series) = &self.setup.series {
            let round = self.voice().say("heading-round", values![number = series.number()]);
            writeln!(self.out, "{round}\n")?;
        }
        Ok(())
    }

    /// Begins the next round; `false` if there is none, or somebody leaves.
    pub(super) fn next_round(&mut self, input: &mut impl BufRead) -> Result<bool> {
        let Some(series) = &self.setup.series else { return Ok(false) };
        let mut series = series.after(self.session());
        if let MatchStep::Over(winner) = series.step() {
            writeln!(self.out, "{}:", self.voice().match_winner(winner))?;
            for line in self.voice().rounds(series.scores()) {
                writeln!(self.out, "  {line}")?;
            }
            return Ok(false);
        }
        if !self.claim(&mut series, input)? {
            return Ok(false);
        }
        self.setup.session = series.round();
        self.setup.series = Some(series);
        self.keep()?;
        writeln!(self.out)?;
        self.say_round()?;
        self.show_board()?;
        Ok(true)
    }

    /// Lets the winner of the round choose the pits he takes over, if there are any; `false` if he leaves.
    fn claim(&mut self, series: &mut Series, input: &mut impl BufRead) -> Result<bool> {
        let MatchStep::Claim { side, pits, of } = series.step() else { return Ok(true) };
        if matches!(self.setup.players[seat_of(self.session().position(), side)], Seat::Computer(_)) {
            let chosen = series::nearest(of, pits);
            let names = series.names(chosen.iter().copied().collect());
            series.claim(&chosen).expect("the pits of the other row can be chosen");
            writeln!(self.out, "{}.", self.voice().takes_over(side, &names))?;
            return Ok(true);
        }
        let example: Vec<Pit> = series::nearest(of, pits);
        let example = series.names(example.into_iter().collect());
        while series.step() != MatchStep::Round {
            let question = self.voice().claim_question(side, pits);
            let how = values![names = series.names(of), example = example.as_str()];
            write!(self.out, "{question} {} ", self.voice().say("claim-how", how))?;
            self.out.flush()?;
            let Some(line) = self.read_line(input)? else { return Ok(false) };
            match Line::read(&line) {
                Line::Empty => {}
                Line::Quit => return Ok(false),
                Line::Board => self.show_board()?,
                Line::Rules => self.tell_rules()?,
                Line::Help => writeln!(self.out, "{}", self.voice().tell("help-claim"))?,
                Line::Save(file) => self.save(file)?,
                _ => {
                    if let Err(why) = series.claim_text(&line) {
                        writeln!(self.out, "{}", self.voice().claim_error(&why))?;
                    }
                }
            }
        }
        Ok(true)
    }
}
