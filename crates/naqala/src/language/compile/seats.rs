//! Compiles what concerns players: teams, the cost of a pass, when a player is out. Refuses what a board with more than
//! two seats cannot have.

use super::Compiler;
use crate::board::pits::Side;
use crate::language::meaning::Focus;
use crate::program::{Elimination, Leftovers, PassCost, PickAction, Program, Receiver, Then, WinnerRule};
use crate::rule_file::{EndEntry, Placed, TeamEntry};

impl Compiler<'_, '_, '_> {
    /// Joins the seats that win and lose together.
    pub(super) fn teams(&mut self) {
        for team in &self.file.team {
            if self.stands(team.get_ref().only.as_ref()) {
                self.team(team.get_ref(), team.span().start);
            }
        }
    }

    fn team(&mut self, team: &TeamEntry, at: usize) {
        let seats: Vec<Side> = team.seats.iter().filter_map(|seat| self.seat(seat)).collect();
        if seats.len() < 2 {
            let hint = Some("seats = [\"south\", \"north\"]".into());
            self.report.add(at, "a team has at least two seats", hint);
        }
        if seats.iter().any(|seat| self.dictionary.seats.party(*seat).count() > 1) {
            self.report.add(at, "a seat can be in one team only", None);
        }
        let one_player = self.flag(team.one_player.as_ref());
        self.dictionary.seats.join(&seats, one_player);
    }

    fn seat(&mut self, name: &Placed<String>) -> Option<Side> {
        let seats = self.dictionary.board.seats();
        let found = seats.iter().find(|seat| seat.to_string().eq_ignore_ascii_case(name.get_ref()));
        if found.is_none() {
            let known: Vec<String> = seats.iter().map(|seat| seat.to_string().to_lowercase()).collect();
            let hint = Some(format!("possible: {}", known.join(", ")));
            self.report.add(name.span().start, format!("this board has no seat `{}`", name.get_ref()), hint);
        }
        found.copied()
    }

    /// When players are out. From then on the words about it have a meaning.
    pub(super) fn elimination(&mut self) -> Option<Elimination> {
        for spanned in &self.file.out {
            let entry = spanned.get_ref();
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            if self.dictionary.seats.captains().count() < 3 {
                let hint = Some("say it with [[end]]".into());
                let message = "a player who is out leaves the game to one other: that ends it";
                self.report.add(spanned.span().start, message, hint);
            }
            let when = self.test(Some(&entry.when), Focus::None);
            let turns = [("keeps-moving", false), ("frozen", true)];
            let loses_turns = self.named(entry.turns.as_ref(), "fate of a player who is out", &turns);
            self.dictionary.eliminates = true;
            return Some(Elimination { when, loses_turns });
        }
        None
    }

    /// Rejects a victory of the last player left in games where nobody can be out.
    pub(super) fn last_one_left(&mut self, entry: &EndEntry, winner: WinnerRule) {
        if winner == WinnerRule::LastStanding && !self.dictionary.eliminates {
            let at = entry.winner.as_ref().map_or(0, |winner| winner.span().start);
            let hint = Some("[[out]] says when a player is out".into());
            self.report.add(at, "the last one left cannot win where nobody can be out", hint);
        }
    }

    /// The cost of a pass.
    pub(super) fn passes(&mut self) -> Vec<PassCost> {
        let mut passes = Vec::new();
        for spanned in &self.file.pass {
            let entry = spanned.get_ref();
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            if !self.dictionary.board.has_trays() {
                let hint = Some("add `trays` with a name to [board]".into());
                let message = "a pass is paid for with a seed for the tray, but the board has none";
                self.report.add(spanned.span().start, message, hint);
            }
            let when = self.test(entry.when.as_ref(), Focus::None);
            passes.push(PassCost { when, pays: self.set(&entry.pays, Focus::None) });
        }
        passes
    }

    /// Refuses what has a meaning for two players only.
    pub(super) fn check_seats(&mut self, program: &Program) {
        let seats = self.dictionary.board.players();
        let parties = self.dictionary.seats.captains().count();
        let mut refuse = |what: &str, is_there: bool| {
            if is_there {
                self.report.add(
                    0,
                    format!(
                        "{what} only for two players, and this board has {}",
                        if seats == 1 { "one seat".into() } else { format!("{seats} seats") }
                    ),
                    None,
                );
            }
        };
        if seats > 2 {
            refuse("there can be a reserve", self.file.setup.iter().any(|s| s.get_ref().reserve.is_some()));
        }
        if seats != 2 {
            refuse("pits change owners", self.dictionary.territory);
            refuse("captured seeds can be given away", program.settles.iter().any(|s| s.give.is_some()));
            refuse("there can be a [match]", program.series.is_some());
            refuse("seats can be swapped", program.picks.iter().any(|pick| pick.action == PickAction::Swap));
            let standstills = [program.repetition.as_ref().map(|rule| rule.result)];
            let limits = program.limits.as_ref().map(|limits| limits.result);
            let results = standstills.into_iter().flatten().chain(limits).map(|result| result.leftovers);
            let ends = program.ends.iter().flatten().map(|end| end.leftovers);
            refuse("seeds can be split", results.chain(ends).any(|leftovers| leftovers == Leftovers::Split));
        }
        if parties > 2 {
            self.refuse_the_other(program);
        }
    }

    /// Where there are several other players, nothing can go to "the other".
    fn refuse_the_other(&mut self, program: &Program) {
        let ends = || program.ends.iter().flatten();
        let named = [
            ("[[end]] names `other` as winner", ends().any(|end| end.winner == WinnerRule::Other)),
            ("[[end]] gives leftovers to `other`", ends().any(|end| end.leftovers == Leftovers::Other)),
            ("[[settle]] gives seeds to `other`", program.settles.iter().any(|s| s.to == Receiver::Other)),
            ("[[settle]] lets the mover lose", program.settles.iter().any(|s| s.then == Then::Lose)),
        ];
        for (what, _) in named.iter().filter(|(_, is_there)| *is_there) {
            self.report.add(0, format!("{what}, but there are several other players"), None);
        }
    }
}
