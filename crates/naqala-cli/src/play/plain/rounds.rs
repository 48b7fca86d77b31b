//! Matches line by line: what happens between two rounds.

use std::io::BufRead;

use anyhow::Result;
use naqala::{MatchPhase, MatchStep};
use naqala_messages::values;

use super::{Line, LineGame};

impl LineGame<'_> {
    /// Says which round begins, in a match.
    pub(super) fn say_round(&mut self) -> Result<()> {
        if self.setup.played.is_match() {
            let number = self.setup.played.round_number();
            writeln!(self.out, "{}\n", self.localizer().say("heading-round", values![number = number]))?;
        }
        Ok(())
    }

    /// Continues after a finished game or round, until a game can be played again; `false` if everything is over, or the user
    /// leaves.
    pub(super) fn next_round(&mut self, input: &mut impl BufRead) -> Result<bool> {
        let round = self.setup.played.round_number();
        loop {
            let players = &self.setup.players;
            let answered = self.setup.played.go_on(|seat| !players[seat.index()].is_human());
            for (question, answer) in answered {
                let text = answer.text(self.session().game().board());
                writeln!(self.out, "{}.", self.localizer().answered(question, &text))?;
            }
            match self.setup.played.phase() {
                MatchPhase::Over(_) => {
                    self.tell_match()?;
                    return Ok(false);
                }
                MatchPhase::Question(question) if !self.ask(question, input)? => return Ok(false),
                MatchPhase::Question(_) | MatchPhase::RoundOver => {}
                MatchPhase::Move(_) => break,
            }
        }
        // The round before may have been taken up again.
        if self.setup.played.round_number() != round {
            self.keep()?;
            writeln!(self.out)?;
            self.say_round()?;
            self.show_board()?;
        }
        Ok(true)
    }

    /// Says who has won the match, and how its rounds went.
    fn tell_match(&mut self) -> Result<()> {
        let played = &self.setup.played;
        if let Some(end) = played.end().filter(|_| played.is_match()) {
            writeln!(self.out, "{}:", self.localizer().match_winner(end.winner))?;
            for line in self.localizer().rounds(self.setup.played.scores()) {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Asks a person something once; `false` if the person leaves.
    fn ask(&mut self, question: MatchStep, input: &mut impl BufRead) -> Result<bool> {
        let board = self.session().game().board();
        let asked = self.localizer().question(question, board);
        let how = self.localizer().how_to_answer(question, board);
        write!(self.out, "{asked} {how} ")?;
        self.out.flush()?;
        let Some(line) = self.read_line(input)? else { return Ok(false) };
        match Line::read(&line, self.session().game().board()) {
            Line::Empty => {}
            Line::Quit => return Ok(false),
            Line::Board => self.show_board()?,
            Line::Rules => self.tell_rules()?,
            Line::Help => writeln!(self.out, "{}", self.localizer().help_between(question))?,
            Line::Save(file) => self.save(file)?,
            Line::Undo => self.undo()?,
            Line::Resign => self.resign()?,
            _ => {
                if let Err(why) = self.setup.played.answer_text(&line) {
                    writeln!(self.out, "{}", self.localizer().answer_error(&why))?;
                }
            }
        }
        Ok(true)
    }
}
