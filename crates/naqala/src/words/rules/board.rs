//! The aim of the game, and the board at the start.

use super::Writer;
use crate::board::Layout;
use crate::board::pits::{Pit, Side};
use crate::board::position::Position;
use crate::board::second_kind::Kind;
use crate::program::{Leftovers, MarkForm, PickAction, Receiver, Settle};
use crate::words::messages::{Phrase, values};
use crate::words::page::capital;
use crate::words::texts;

/// Wider boards are drawn without the columns in the middle.
const FIGURE_WIDTH: usize = 76;

impl Writer<'_> {
    pub(super) fn goal(&mut self) {
        let about = texts::about(self.words, self.game.rules());
        self.page.title(texts::name(self.words, self.game.rules()));
        self.page.paragraph(&about.summary);
        if !about.played.is_empty() {
            self.page.paragraph(self.words.say("about-played", values![place = about.played]));
        }
        let names = texts::other_names(self.game.rules(), &about.other_names);
        if !names.is_empty() {
            let names = names.join(", ");
            self.page.paragraph(self.words.say("about-names", values![names = names]));
        }
        match about.status.as_str() {
            "uncertain" => self.tell("about-uncertain"),
            "completed" => self.tell("about-completed"),
            _ => {}
        }
        self.heading("heading-goal");
        let program = &self.game.program;
        if self.game.players() > 2 {
            self.goal_among_many(self.game.counts_seeds());
            self.goal_of_marks();
            return;
        }
        let goal = match (self.game.players(), program.fewest_win) {
            (1, _) => "goal-alone",
            (_, true) => "goal-fewest",
            // Where every end is won outright, seeds are not counted.
            (_, false) if self.game.counts_seeds() => "goal-most",
            (_, false) => "goal-outright",
        };
        self.tell(goal);
        self.goal_of_marks();
    }

    fn goal_of_marks(&mut self) {
        if self.game.program.marks_count {
            self.page.paragraph(self.words.say("goal-marks", values![mark = self.phrases.mark_name()]));
        }
    }

    pub(super) fn board(&mut self) {
        self.heading("heading-board");
        let board = self.game.board();
        let layout = match board.layout() {
            Layout::OneRow => "board-one-row",
            Layout::TwoRow => "board-two-row",
            Layout::TwoRowEnds => "board-two-row-ends",
            Layout::ThreeRow => "board-three-row",
            Layout::FourRow => "board-four-row",
            Layout::SixRow => "board-six-row",
            Layout::Loops => "board-loops",
            Layout::Square => "board-square",
            Layout::Torus => "board-torus",
        };
        let pits = board.side_rows(Side::South).iter().chain(board.common_rows()).next().map_or(0, Vec::len);
        self.page.paragraph(self.words.say(layout, values![pits = pits]));
        self.page.drawing(&self.figure(|pit| board.name(pit).to_owned()));
        self.tell(match self.game.players() {
            _ if !board.common_rows().is_empty() => "board-names-common",
            1 => "board-names-alone",
            2 => "board-names",
            _ => "board-names-seats",
        });
        if self.game.has_territory() {
            self.tell("board-territory");
        }
        self.stores();
        self.heaps();
        self.start();
        self.marks();
    }

    fn stores(&mut self) {
        let key = match self.game.board().stores() {
            crate::board::Stores::Shared => return,
            // The drawing and the sowing say where the store of a single player is and what falls into it.
            _ if self.game.players() == 1 => return,
            crate::board::Stores::Off if !self.game.wins_seeds() => return,
            crate::board::Stores::Off => "stores-off",
            crate::board::Stores::Right => "stores-right",
            crate::board::Stores::Left => "stores-left",
        };
        self.tell(key);
    }

    fn start(&mut self) {
        let start = self.game.start();
        let board = self.game.board();
        let both =
            |pit| [Kind::Seed, Kind::Second].map(|kind| u32::from(self.game.pieces(&start, kind, pit)));
        let first @ [seeds, second] = both(Pit::new(0));
        let total = match self.game.second_kind() {
            None => self.game.total_seeds().to_string().into(),
            Some(kind) => self.phrases.pieces(self.game.total_seeds(), u32::from(kind.total())),
        };
        if board.pits().all(|pit| both(pit) == [0; 2]) {
            self.tell("start-empty");
        } else if board.pits().all(|pit| both(pit) == first) {
            let seeds = self.phrases.pieces(seeds, second);
            self.page.paragraph(self.words.say("start-even", values![seeds = seeds, total = total]));
        } else {
            self.page.paragraph(self.words.say("start-figure", values![total = total]));
            self.page.drawing(&self.figure(|pit| self.game.pieces_text(&start, pit)));
            if self.game.second_kind().is_some() {
                let example = self.phrases.pieces(5, 1);
                self.page.paragraph(self.words.say("start-kinds", values![example = example]));
            }
        }
        self.second_kind();
        self.reserve(&start);
        self.marked_at_start(&start);
        if self.game.players() > 1 && !self.game.has_race() {
            self.tell("start-south");
        }
    }

    fn marked_at_start(&mut self, start: &Position) {
        let (board, mark) = (self.game.board(), self.phrases.mark_name());
        let pits = |side: Side| {
            let names: Vec<String> =
                start.marks(side).into_iter().map(|pit| board.name(pit).to_owned()).collect();
            (names.len(), self.phrases.list(&names))
        };
        if self.game.players() > 2 {
            for side in self.game.sides().filter(|side| !start.marks(*side).is_empty()) {
                let values = values![
                    mark = mark.clone(),
                    side = self.seats(std::iter::once(side)),
                    pits = pits(side).1
                ];
                self.page.paragraph(self.words.say("picture-marked", values));
            }
            return;
        }
        let ((count, south), (_, north)) = (pits(Side::South), pits(Side::North));
        if count > 0 {
            let values = values![count = count, south = south, north = north, mark = mark];
            self.page.paragraph(self.words.say("start-marked", values));
        }
    }

    /// The seeds that are entered during the game.
    fn reserve(&mut self, start: &Position) {
        let (who, seeds) = match [Side::South, Side::North].map(|side| start.reserve(side)) {
            [0, 0] => return,
            [seeds, 0] => ("south", seeds),
            [0, seeds] => ("north", seeds),
            [seeds, _] => ("both", seeds),
        };
        let seeds = self.phrases.seeds(u32::from(seeds));
        self.page.paragraph(self.words.say("start-reserve", values![who = who, seeds = seeds]));
    }

    fn second_kind(&mut self) {
        let Some(second) = self.game.second_kind() else { return };
        let [one, many] = self.phrases.second_kind();
        let key = match second.worth() {
            _ if !self.wins_second() => "kind-never-won",
            0 => "kind-worthless",
            _ => "kind-worth",
        };
        let seeds = self.phrases.seeds(u32::from(second.worth()));
        let said = self.words.say(key, values![one = one, many = many, seeds = seeds]);
        self.page.paragraph(capital(said));
    }

    /// Whether seeds of the second kind can be won.
    fn wins_second(&self) -> bool {
        let program = &self.game.program;
        let is_won =
            |settle: &Settle| settle.captures() && settle.kinds.second && settle.to != Receiver::Hand;
        program.settles.iter().any(is_won)
            || program.drops.iter().any(|drop| drop.kinds.second)
            || program.picks.iter().any(|pick| pick.action == PickAction::Take)
            || program.ends.iter().flatten().any(|end| end.leftovers != Leftovers::Nobody)
    }

    fn marks(&mut self) {
        // Sold pits are described with the match.
        let Some(marks) = self.game.program.marks.as_ref().filter(|_| !self.game.shares_marks()) else {
            return;
        };
        let mark = self.phrases.mark_name();
        let form = match marks.form {
            MarkForm::OnePerPlayer => "marks-one",
            MarkForm::ByPit => "marks-by-pit",
            MarkForm::Kept => "marks-kept",
            MarkForm::List => "marks-list",
        };
        self.page.paragraph(capital(self.words.say(form, values![mark = &mark])));
        let losses = [
            (marks.lost_when_lifted, "loss-lifted"),
            (marks.lost_when_captured, "loss-captured"),
            (marks.lost_when_emptied, "loss-emptied"),
        ];
        let losses: Vec<Phrase> =
            losses.iter().filter(|(lost, _)| *lost).map(|(_, key)| self.words.tell(key)).collect();
        if !losses.is_empty() {
            let when = self.phrases.alternatives(&losses);
            let lost = self.words.say("marks-lost", values![mark = mark, when = when]);
            self.page.paragraph(capital(lost));
        }
    }

    /// The board drawn with a label in every pit.
    fn figure(&self, label: impl Fn(Pit) -> String) -> Vec<String> {
        let board = self.game.board();
        let mut grid = vec![vec![String::new(); board.columns()]; board.rows()];
        for pit in board.pits() {
            let (row, column) = board.place(pit);
            grid[row][column] = label(pit);
        }
        let width = grid.iter().flatten().map(String::len).max().unwrap_or(1) + 1;
        let at_each_end = (FIGURE_WIDTH / width - 1) / 2;
        if width * board.columns() > FIGURE_WIDTH {
            for row in &mut grid {
                row.splice(at_each_end..board.columns() - at_each_end, ["…".to_owned()]);
            }
        }
        grid.iter().map(|row| row.iter().map(|label| format!("{label:>width$}")).collect()).collect()
    }
}
