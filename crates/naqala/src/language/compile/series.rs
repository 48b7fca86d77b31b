//! Compiles `[match]`: what carries over from round to round.

use super::{Compiler, plain};
use crate::board::pits::{SEATS, Side};
use crate::board::position::Position;
use crate::program::{
    Arrange, Carry, FillOrder, Leftovers, MarkForm, MatchRules, Points, Program, Refill, RoundStarter,
};
use crate::rule_file::{MatchEntry, OptionValue, Placed, PointsEntry, Text};

impl Compiler<'_, '_, '_> {
    pub(super) fn series(&mut self) -> Option<MatchRules> {
        let entry = self.file.series.as_ref()?;
        let per_pit = self.seeds_if(entry.per_pit.as_ref());
        let carry = self.carry(entry, per_pit);
        self.match_keys(entry, carry);
        let least_pits = match carry {
            // Whoever cannot fill their row has lost.
            Carry::Arrange(_) => 1,
            _ => self.count(entry.least_pits.as_ref()),
        };
        Some(MatchRules {
            carry,
            per_pit,
            goal_pits: self.count(entry.goal_pits.as_ref()),
            least_pits,
            rounds: self.count(entry.rounds.as_ref()),
            points: self.points(entry),
            goal_points: self.count(entry.goal_points.as_ref()),
            most_rounds: self.count(entry.most_rounds.as_ref()),
            starter: self.named_also(
                entry.starter.as_ref(),
                "starter of a round",
                &[
                    ("alternate", RoundStarter::Alternate),
                    ("loser", RoundStarter::Loser),
                    ("winner", RoundStarter::Winner),
                ],
                &[("unburnt", RoundStarter::Winner), ("last-mover", RoundStarter::Winner)],
            ),
        })
    }

    fn points(&mut self, entry: &MatchEntry) -> Option<Points> {
        let points = entry.points.as_ref()?;
        if entry.rounds.is_none() && entry.goal_points.is_none() {
            let hint = Some("rounds = 5, or goal-points = 25".into());
            let message = "`points` need `rounds` or `goal-points`, which say when they are counted";
            self.report.add(points.span().start, message, hint);
        }
        let PointsEntry { win, draw, margin } = points.get_ref();
        Some(Points {
            win: self.count(Some(win)),
            draw: self.count(Some(draw)),
            margin: self.flag(margin.as_ref()),
        })
    }

    fn carry(&mut self, entry: &MatchEntry, per_pit: Option<u8>) -> Carry {
        let chosen =
            self.named(entry.claim.as_ref(), "way to claim pits", &[("choice", true), ("nearest", false)]);
        let order = self.named_also(
            entry.fill.as_ref(),
            "end of a row",
            &[("left", FillOrder::FromLeft), ("right", FillOrder::FromRight), ("choice", FillOrder::Chosen)],
            &[("store-side", FillOrder::FromRight), ("far-side", FillOrder::FromLeft)],
        );
        let mirrors =
            self.named(entry.strong_fill.as_ref(), "way to fill pits", &[("all", false), ("mirror", true)]);
        let (closes, tops_up) = (self.flag(entry.closes.as_ref()), self.flag(entry.tops_up.as_ref()));
        let least = per_pit.unwrap_or(1);
        let fullest = self.seeds_if(entry.fullest_pit.as_ref()).unwrap_or(least);
        let shortens = self.named_also(
            entry.shortens.as_ref(),
            "way to say whether the board is shortened",
            &[("no", false), ("yes", true)],
            &[("false", false), ("true", true)],
        );
        self.named_needed(
            &entry.carry,
            "way from round to round",
            &[
                ("territory", Carry::Territory { chosen }),
                ("refill", Carry::Refill(Refill { order, closes, tops_up, mirrors })),
                ("arrange", Carry::Arrange(Arrange { least, fullest, shortens })),
                ("sale", Carry::Sale),
                ("nothing", Carry::Nothing),
            ],
        )
    }

    /// Refuses keys that say nothing with this way from round to round, and asks for those that are needed.
    fn match_keys(&mut self, entry: &MatchEntry, carry: Carry) {
        let way = match carry {
            Carry::Territory { .. } => "territory",
            Carry::Refill(_) => "refill",
            Carry::Arrange(_) => "arrange",
            Carry::Sale => "sale",
            Carry::Nothing => "nothing",
        };
        let Some(written) = self.value(Some(&entry.carry)).map(Placed::get_ref) else { return };
        if !written.starts_with('$') && written != way {
            // A way that is misspelt says nothing about the other keys.
            return;
        }
        let at = entry.carry.span().start;
        let ends = [&entry.rounds, &entry.goal_points, &entry.most_rounds];
        if matches!(carry, Carry::Nothing) && ends.iter().all(|end| end.is_none()) {
            let hint = Some("add `rounds = 3`, `goal-points = 3` or `most-rounds = 9`".into());
            self.report.add(at, "this match would never end", hint);
        }
        let keys: [(&str, bool, &[&str]); 10] = [
            ("per-pit", entry.per_pit.is_some(), &["territory", "refill", "arrange", "sale"]),
            ("goal-pits", entry.goal_pits.is_some(), &["territory", "refill", "arrange", "sale"]),
            ("claim", entry.claim.is_some(), &["territory"]),
            ("fill", entry.fill.is_some(), &["refill"]),
            ("closes", entry.closes.is_some(), &["refill"]),
            ("tops-up", entry.tops_up.is_some(), &["refill"]),
            ("strong-fill", entry.strong_fill.is_some(), &["refill"]),
            ("fullest-pit", entry.fullest_pit.is_some(), &["arrange"]),
            ("shortens", entry.shortens.is_some(), &["arrange"]),
            ("least-pits", entry.least_pits.is_some(), &["territory", "refill"]),
        ];
        for (key, is_there, ways) in keys {
            if is_there && !ways.contains(&way) {
                let message = format!("`{key}` says nothing with `carry = \"{way}\"`");
                self.report.add(at, message, Some(format!("leave it out; it is for {}", ways.join(", "))));
            }
        }
        if let (Carry::Refill(_) | Carry::Arrange(_) | Carry::Territory { .. }, Some(kind)) =
            (carry, self.file.kind.first())
        {
            let hint = Some("carry = \"sale\" and carry = \"nothing\" leave the kinds as they lie".into());
            let message = format!("`carry = \"{way}\"` lays out seeds of one kind only");
            self.report.add(kind.span().start, message, hint);
        }
        let has_choice = matches!(carry, Carry::Refill(Refill { order: FillOrder::Chosen, .. }));
        let needs_seeds =
            has_choice || matches!(carry, Carry::Territory { .. } | Carry::Arrange(_) | Carry::Sale);
        if needs_seeds && entry.per_pit.is_none() {
            let with = if has_choice { "`fill = \"choice\"`".into() } else { format!("`carry = \"{way}\"`") };
            self.report.add(at, format!("{with} needs `per-pit`"), Some("per-pit = 4".into()));
        }
        let board = self.dictionary.board;
        let faces = board.side(Side::South).into_iter().all(|pit| board.facing(pit).is_some());
        if matches!(carry, Carry::Arrange(_)) && !(faces && board.side_rows(Side::South).len() == 1) {
            let hint = Some("`layout = \"two-row\"` is one".into());
            self.report.add(at, "`carry = \"arrange\"` needs a board of two rows that face each other", hint);
        }
    }

    /// Sold pits are marks, which no other rule may touch, and a match without a goal would never end.
    pub(super) fn check_sale(&mut self, program: &Program, start: &Position) {
        let series = program.series.as_ref().filter(|series| series.carry == Carry::Sale);
        let (Some(entry), Some(series)) = (&self.file.series, series) else { return };
        let at = entry.carry.span().start;
        let Some(marks) = program.marks.as_ref().filter(|marks| marks.form == MarkForm::ByPit) else {
            let hint = Some("[marks] with a `name` and `form = \"by-pit\"`".into());
            self.report.add(at, "`carry = \"sale\"` needs marks for the pits that are sold", hint);
            return;
        };
        let is_used = start.marks != [0; SEATS]
            || program.settles.iter().any(|settle| settle.mark.is_some() || settle.unmark.is_some())
            || program.drops.iter().any(|drop| drop.unmark)
            || marks.lost_when_lifted
            || marks.lost_when_captured
            || marks.lost_when_emptied;
        if is_used {
            let hint = Some("marks are made and lost between the rounds only".into());
            self.report.add(at, "with `carry = \"sale\"` no other rule may make marks or end them", hint);
        }
        if !program.ends.iter().flatten().any(|end| end.leftovers == Leftovers::MarkOwner) {
            let hint = Some("write `leftovers = \"mark-owner\"` in [[end]]".into());
            self.report.add(at, "with `carry = \"sale\"` some end has to give buyers what is left", hint);
        }
        let row = self.dictionary.board.side(Side::South).len() as u32;
        if !(1..=row).contains(&series.goal_pits) {
            let hint = Some(format!("goal-pits = 3; a player has {row} pits to sell"));
            self.report.add(
                at,
                "`carry = \"sale\"` needs `goal-pits`: the bought pits that win the match",
                hint,
            );
        }
    }

    /// A number of times; an option may also say `none`, `until-all`, `match` (all 0) or `single` (1).
    pub(super) fn count(&mut self, text: Option<&Text>) -> u32 {
        let Some(value) = self.value(text) else { return 0 };
        let written = value.get_ref().text();
        let chosen = written.strip_prefix('$').and_then(|option| self.dictionary.settings.get(option));
        match chosen {
            Some(OptionValue::Text(word))
                if matches!(plain(word).as_str(), "none" | "until_all" | "match") =>
            {
                0
            }
            Some(OptionValue::Text(word)) if plain(word) == "single" => 1,
            _ => text.map_or(0, |text| u32::try_from(self.constant(text)).unwrap_or(0)),
        }
    }
}
