//! Matches line by line: what happens between two rounds.

use std::io::BufRead;

use anyhow::Result;
use naqala::{MatchStep, Series};
use naqala_messages::values;

use super::{Line, Table};
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
        if !self.settle(&mut series, input)? {
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

    /// Lets the players decide what is to be decided before the next round; `false` if somebody leaves.
    fn settle(&mut self, series: &mut Series, input: &mut impl BufRead) -> Result<bool> {
        while let Some(side) = series.asked() {
            if matches!(self.setup.players[seat_of(self.session().position(), side)], Seat::Computer(_)) {
                let step = series.step();
                let answer = series.answer_plainly().expect("a plain answer can be carried out");
                let told = self.voice().answered(step, &answer.text(series.board()));
                writeln!(self.out, "{told}.")?;
            } else if !self.ask(series, input)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Asks a person something once; `false` if he leaves.
    fn ask(&mut self, series: &mut Series, input: &mut impl BufRead) -> Result<bool> {
        let question = self.voice().question(series.step(), series.board());
        let how = self.voice().how_to_answer(series.step(), series.board());
        write!(self.out, "{question} {how} ")?;
        self.out.flush()?;
        let Some(line) = self.read_line(input)? else { return Ok(false) };
        match Line::read(&line) {
            Line::Empty => {}
            Line::Quit => return Ok(false),
            Line::Board => self.show_board()?,
            Line::Rules => self.tell_rules()?,
            Line::Help => writeln!(self.out, "{}", self.voice().help_between(series.step()))?,
            Line::Save(file) => self.save(file)?,
            _ => {
                if let Err(why) = series.answer_text(&line) {
                    writeln!(self.out, "{}", self.voice().answer_error(&why))?;
                }
            }
        }
        Ok(true)
    }
}
