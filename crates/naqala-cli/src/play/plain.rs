//! Line-by-line play: for pipes, for screen readers, and wherever a full screen is not wanted.

mod rounds;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use anyhow::Result;
use naqala::{Board, Game, Move, Ply, Session, Side, Silent};
use naqala_engine::{Limits, Stop};
use naqala_messages::values;

use super::{Seat, TuiSetup, choose_ply, hint, kept, written_choices};
use crate::board_text::board_text;
use crate::localizer::Localizer;
use crate::move_table::move_table;
use crate::notation::Notation;
use crate::{terminal, words};

/// Plays the game to its end, or until the input ends or the user quits.
pub(crate) fn run(
    setup: TuiSetup,
    headers: Vec<(String, String)>,
    input: impl BufRead,
    out: &mut dyn Write,
) -> Result<()> {
    let echoes = !io::stdin().is_terminal();
    let mut game = LineGame { setup, headers, echoes, not_kept: None, out };
    if let Some(notice) = game.setup.notice.take() {
        game.say(&format!("{notice}."))?;
        writeln!(game.out)?;
    }
    writeln!(game.out, "{}\n", game.setup.localizer.title(game.session().game()))?;
    game.say_round()?;
    game.play(input)
}

/// A game played line by line: the game with its players, and the output.
struct LineGame<'a> {
    setup: TuiSetup,
    headers: Vec<(String, String)>,
    /// Whether what is typed has to be shown, because no terminal does it.
    echoes: bool,
    /// Why the game could not be kept, if it could not: that is said once.
    not_kept: Option<String>,
    out: &'a mut dyn Write,
}

/// The most lines of a prompt. If a list of all moves needs more, some are named as examples.
const LONGEST_PROMPT: usize = 3;

/// How many moves are named then.
const EXAMPLES: usize = 4;

/// From this many letters on, what is neither a move nor a command was meant as a command.
const SHORTEST_WORD: usize = 3;

/// The meaning of a line that the user typed.
enum Line<'a> {
    Moves,
    Board,
    Rules,
    Hint,
    Why,
    Undo,
    Save(&'a str),
    Resign,
    Help,
    Quit,
    Empty,
    Ply(&'a str),
}

impl Line<'_> {
    fn read<'a>(text: &'a str, board: &Board) -> Line<'a> {
        if words::asks_to_leave(text, board) {
            return Line::Quit;
        }
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match word.to_ascii_lowercase().as_str() {
            "" => Line::Empty,
            "moves" => Line::Moves,
            "board" => Line::Board,
            "rules" => Line::Rules,
            "hint" => Line::Hint,
            "why" => Line::Why,
            "undo" => Line::Undo,
            "save" => Line::Save(rest.trim()),
            "resign" => Line::Resign,
            "help" | "?" => Line::Help,
            _ => Line::Ply(text),
        }
    }
}

/// Reads what the player to move decides, or says why it cannot be played.
fn read_choice(
    session: &Session,
    localizer: Localizer,
    typed: &str,
    notation: Option<&Notation>,
) -> Result<Ply, String> {
    let (game, position) = (session.game(), session.position());
    let ours = notation.map(|notation| notation.read(game, position, typed));
    let text = ours.as_deref().unwrap_or(typed);
    let choices = written_choices(game, position);
    if let Some((_, ply)) = choices.iter().find(|(known, _)| known == text) {
        return Ok(ply.clone());
    }
    match game.parse_ply(position, text) {
        Err(mut why) => {
            if let Some(notation) = notation {
                typed.clone_into(&mut why.text);
                why.legal = why.legal.iter().map(|legal| notation.write(game, legal)).collect();
            }
            Err(localizer.refusal(&why))
        }
        Ok(_) => {
            let other = localizer.side(position.to_move().other());
            Err(localizer.say("decided-by-other", values![side = other, text = typed]))
        }
    }
}

impl LineGame<'_> {
    fn session(&self) -> &Session {
        self.setup.played.session()
    }

    fn localizer(&self) -> Localizer {
        self.setup.localizer
    }

    /// Converts a ply from our notation to the chosen one.
    fn written(&self, game: &Game, ours: String) -> String {
        self.setup.notation.map_or(ours.clone(), |notation| notation.write(game, &ours))
    }

    /// The game with the pit names of the chosen notation, for sentences about a move of this player.
    fn in_notation(&self, mover: Side) -> Game {
        let game = self.session().game();
        self.setup
            .notation
            .map_or_else(|| game.clone(), |notation| notation.in_sentences(game, mover, self.localizer()))
    }

    /// Writes a text in lines that fit the terminal.
    fn say(&mut self, text: &str) -> Result<()> {
        for line in words::wrap(text, terminal::page_width()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    /// An explanation of the last ply, if one was played.
    fn last_ply_explained(&self) -> Option<String> {
        let session = self.session();
        let (before, _) = session.last_ply()?;
        let game = self.in_notation(before.to_move());
        Some(naqala::explain(&game, &before, &session.last_ply_events(), self.localizer().language()))
    }

    /// Plays the game, or all rounds of a match, until it is over or the user leaves.
    fn play(&mut self, mut input: impl BufRead) -> Result<()> {
        self.show_board()?;
        while self.play_game(&mut input)? {
            self.finish()?;
            if !self.next_round(&mut input)? {
                return Ok(());
            }
        }
        self.leave()
    }

    /// Plays a game to its end; `false` if the user leaves before.
    fn play_game(&mut self, input: &mut impl BufRead) -> Result<bool> {
        while self.session().outcome().is_none() {
            let position = self.session().position();
            let (side, seat) = (position.to_move(), position.first_seat(position.to_move()).index());
            if matches!(self.setup.players[seat], Seat::Computer(_)) {
                self.let_computer_play(side, seat)?;
            } else if self.session().moves().as_slice() == [Move::PASS] {
                self.make_ply(&[Move::PASS], side)?;
            } else {
                self.prompt(side)?;
                let Some(line) = self.read_line(input)? else { return Ok(false) };
                if !self.obey(Line::read(&line, self.session().game().board()), side)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The next line that is typed; `None` at the end of the input.
    fn read_line(&mut self, input: &mut impl BufRead) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echoes {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn prompt(&mut self, side: Side) -> Result<()> {
        let (game, position) = (self.session().game(), self.session().position());
        let list = game.ply_list(position);
        let is_shortened = list.is_shortened();
        let texts = if is_shortened {
            list.texts
        } else {
            written_choices(game, position).into_iter().map(|(text, _)| text).collect()
        };
        let texts: Vec<String> = texts.into_iter().map(|text| self.written(game, text)).collect();
        let mut listed = texts.join(" ");
        if is_shortened {
            listed = self.localizer().say("moves-shortened", values![moves = listed]);
        }
        let said = values![side = self.localizer().side(side), moves = listed];
        let mut asked = words::wrap(&self.localizer().say("your-move", said), terminal::page_width());
        if asked.len() > LONGEST_PROMPT {
            asked = words::wrap(&self.ask_for_one_of_many(side, &texts), terminal::page_width());
        }
        write!(self.out, "{} ", asked.join("\n"))?;
        self.out.flush()?;
        Ok(())
    }

    /// The prompt with a few of the moves, from all over the board.
    fn ask_for_one_of_many(&self, side: Side, moves: &[String]) -> String {
        let examples: Vec<&str> =
            moves.iter().step_by(moves.len().div_ceil(EXAMPLES).max(1)).map(String::as_str).collect();
        let said = values![side = self.localizer().side(side), n = moves.len(), moves = examples.join(" ")];
        self.localizer().say("your-move-of-many", said)
    }

    /// Executes a line; `false` means leave the game.
    fn obey(&mut self, line: Line<'_>, side: Side) -> Result<bool> {
        match line {
            Line::Empty => {}
            Line::Help => writeln!(self.out, "{}", self.localizer().tell("help-plain"))?,
            Line::Moves => self.list_moves()?,
            Line::Board => self.show_board()?,
            Line::Rules => self.tell_rules()?,
            Line::Why => {
                let explained = self.last_ply_explained();
                self.say(&explained.unwrap_or_else(|| self.localizer().tell("no-move-yet")))?;
            }
            Line::Hint => self.hint()?,
            Line::Undo => self.undo()?,
            Line::Save(file) => self.save(file)?,
            Line::Resign => self.resign()?,
            Line::Quit => return Ok(false),
            Line::Ply(text) => {
                match read_choice(self.session(), self.localizer(), text, self.setup.notation) {
                    Ok(ply) => self.make_ply(&ply, side)?,
                    Err(why) => {
                        self.say(&why)?;
                        // No move is a word; commands in another language are.
                        if text.chars().count() >= SHORTEST_WORD && text.chars().all(char::is_alphabetic) {
                            self.say(&self.localizer().tell("type-help"))?;
                        }
                    }
                }
            }
        }
        Ok(true)
    }

    fn let_computer_play(&mut self, side: Side, seat: usize) -> Result<()> {
        let TuiSetup { played, players, .. } = &mut self.setup;
        if let Seat::Computer(player) = &mut players[seat] {
            let (ply, _) = choose_ply(player.as_mut(), played.session(), &Limits::default());
            self.make_ply(&ply, side)?;
        }
        Ok(())
    }

    /// Plays a ply, keeps the game, and says what happened.
    fn make_ply(&mut self, ply: &[Move], side: Side) -> Result<()> {
        for &decision in ply {
            if let Err(illegal) = self.setup.played.play(decision, &mut Silent) {
                let why = self.localizer().illegal(illegal.why);
                writeln!(self.out, "{}", self.localizer().say("not-allowed", values![why = why]))?;
                return Ok(());
            }
        }
        self.keep()?;
        let session = self.session();
        let text = session.last_ply().map(|(before, ply)| session.game().ply_text(&before, &ply));
        let text = self.written(session.game(), text.unwrap_or_default());
        let explained = self.last_ply_explained().unwrap_or_default();
        let said = values![side = self.localizer().side(side), text = text, explained = explained];
        writeln!(self.out)?;
        self.say(&self.localizer().say("side-plays", said))?;
        self.show_board()
    }

    /// Keeps the game. Where that is not possible it is played all the same.
    fn keep(&mut self) -> Result<()> {
        let why = (self.setup.autosave)(&self.setup.played).err().map(|error| format!("{error:#}"));
        if let Some(why) = why.as_deref().filter(|why| self.not_kept.as_deref() != Some(why)) {
            writeln!(self.out, "{}", self.setup.localizer.say("not-kept", values![why = why]))?;
        }
        self.not_kept = why;
        Ok(())
    }

    fn tell_rules(&mut self) -> Result<()> {
        let (game, language) = (self.session().game(), self.setup.localizer.language());
        let text = naqala::rules_text_of_width(game, language, terminal::page_width());
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn list_moves(&mut self) -> Result<()> {
        let session = self.session();
        let (game, position) = (session.game(), session.position());
        let written = |ply: &Ply| self.written(game, game.ply_text(position, ply));
        let table = move_table(&self.in_notation(position.to_move()), position, self.localizer(), written);
        writeln!(self.out, "{}", table.trim_fmt())?;
        Ok(())
    }

    fn hint(&mut self) -> Result<()> {
        let game = self.in_notation(self.session().position().to_move());
        match hint::advice(&game, self.session(), &Stop::default(), self.localizer()) {
            Some(advice) => self.say(&advice.why),
            None => Ok(()),
        }
    }

    /// Resigns for the person to move.
    fn resign(&mut self) -> Result<()> {
        let TuiSetup { played, players, .. } = &mut self.setup;
        if let Some(side) = played.resigning_side(|seat| players[seat.index()].is_human()) {
            played.resign(side);
            self.keep()?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<()> {
        let TuiSetup { played, players, .. } = &mut self.setup;
        match played.take_back(|seat| players[seat.index()].is_human()) {
            None => writeln!(self.out, "{}", self.localizer().tell("nothing-to-take-back"))?,
            Some(plies) => {
                self.keep()?;
                writeln!(self.out, "{}\n", self.localizer().say("taken-back", values![n = plies]))?;
                self.show_board()?;
            }
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            writeln!(self.out, "{}", self.localizer().tell("save-where"))?;
            return Ok(());
        }
        match kept::export_record(Path::new(file), &self.setup.played, &self.headers) {
            Ok(()) => writeln!(self.out, "{}", self.localizer().say("saved", values![file = file]))?,
            Err(error) => writeln!(self.out, "{error:#}")?,
        }
        Ok(())
    }

    fn show_board(&mut self) -> Result<()> {
        let session = self.session();
        let game = self.setup.notation.map(|notation| notation.drawn(session.game()));
        let game = game.as_ref().unwrap_or(session.game());
        let text = board_text(game, session.position(), self.localizer(), terminal::has_colours());
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        let session = self.session();
        if let Some(outcome) = session.outcome() {
            let end = self.localizer().outcome(session.game(), session.position(), outcome);
            self.say(&self.localizer().is_over(&self.setup.played, &end))?;
        }
        Ok(())
    }

    /// Keeps the game for another time.
    fn leave(&mut self) -> Result<()> {
        if !self.session().history().is_empty() {
            self.keep()?;
        }
        Ok(())
    }
}
