//! Demands on moves, the ends of the game, and matches of rounds.

use super::Writer;
use crate::program::{
    Arrange, At, Block, Carry, End, EndlessResult, FillOrder, Forfeit, LAP_LIMIT, Leftovers, MatchRules,
    Number, Points, Receiver, Refill, Requirement, RoundStarter, Set, Standstill, Test, Then, WinnerRule,
};
use crate::words::messages::{Phrase, values};
use crate::words::page::capital;
use crate::words::phrases::yes_key;
use crate::words::phrases::{Form, Place};
use crate::words::texts;

/// Whether a demand is about the pit of the last seed.
fn asks_last_seed(test: &Test) -> bool {
    match test {
        Test::LastIn(_) | Test::BeforeIs(_) | Test::Meet(Set::Last, _) => true,
        Test::Compare(_, Number::Before, _) => true,
        Test::All(parts) | Test::Any(parts) => parts.iter().any(asks_last_seed),
        Test::Not(inner) => asks_last_seed(inner),
        _ => false,
    }
}

impl Writer<'_> {
    pub(super) fn demands(&mut self) {
        let program = &self.game.program;
        let mut demands: Vec<String> =
            program.requirements.iter().map(|requirement| self.requirement(requirement)).collect();
        demands.extend(program.forfeits.iter().map(|forfeit| self.forfeit(forfeit)));
        demands.extend(program.block.as_ref().map(|block| self.block(block)));
        if program
            .settles
            .iter()
            .any(|settle| matches!(settle.then, Then::Relay | Then::Resow | Then::Choose))
        {
            let endless = self.words.tell(match program.endless {
                EndlessResult::Void => "endless-void",
                EndlessResult::Draw => "endless-draw",
                EndlessResult::Forbid => "endless-forbid",
                EndlessResult::Stop => "endless-stop",
                EndlessResult::Lose => "endless-lose",
            });
            demands.push(endless.to_string());
            if program.lap_limit < LAP_LIMIT {
                let key = if program.limit_stops { "laps-stop" } else { "laps-endless" };
                demands.push(self.words.say(key, values![n = program.lap_limit]).to_string());
            }
        }
        if demands.is_empty() {
            return;
        }
        self.heading("heading-demands");
        for demand in demands {
            self.page.item(demand);
        }
    }

    pub(super) fn requirement(&self, requirement: &Requirement) -> String {
        self.phrases.at(Place::Board);
        let when = (requirement.when != Test::Always).then(|| self.phrases.condition(&requirement.when));
        if requirement.when_sown {
            self.phrases.at(Place::Landing);
        }
        let moment = if requirement.when_sown { "sown" } else { "played" };
        let mut demands = Vec::new();
        if requirement.that != Test::Always {
            let that = self.phrases.condition(&requirement.that);
            demands.push(if requirement.when_sown && asks_last_seed(&requirement.that) {
                self.words.say("require-landing", values![that = that])
            } else {
                self.words.say("require-that", values![that = that, moment = moment])
            });
        }
        if let Some(most) = &requirement.most {
            let most = self.phrases.number(most);
            demands.push(self.words.say("require-most", values![most = most, moment = moment]));
        }
        self.sentence(when, &self.phrases.list(&demands))
    }

    fn forfeit(&self, forfeit: &Forfeit) -> String {
        self.phrases.at(Place::Board);
        let when = self.phrases.condition(&forfeit.when);
        let pits = self.phrases.noun(&forfeit.take, Form::Many);
        let to = if forfeit.to == Receiver::Mover { "mover" } else { "other" };
        let always = yes_key(forfeit.when == Test::Always);
        capital(self.words.say("forfeit", values![when = when, always = always, pits = pits, to = to]))
    }

    pub(super) fn block(&self, block: &Block) -> String {
        let words = &self.words;
        let mut said = match (&block.pit, block.attack_mode) {
            (Some(pit), _) => {
                self.phrases.at(Place::Landing);
                let when = (block.when != Test::Always).then(|| self.phrases.condition(&block.when));
                let pit = self.phrases.noun(pit, Form::Many);
                self.sentence(when, &words.say("block-pit", values![pit = pit]))
            }
            (None, mode) => {
                self.phrases.at(Place::Board);
                let when = (block.when != Test::Always).then(|| self.phrases.condition(&block.when));
                let mode = self.phrases.modes(mode.map_or(0, |mode| 1 << mode));
                let name = texts::block(self.words, self.game);
                self.sentence(when, &words.say("block-attack", values![mode = mode, name = name]))
            }
        };
        if block.unless != Test::Never {
            self.phrases.at(Place::Blocked);
            let unless = self.phrases.condition(&block.unless);
            said.push(' ');
            said.push_str(&words.say("block-unless", values![unless = unless]).to_string());
        }
        said
    }

    pub(super) fn ending(&mut self) {
        self.heading("heading-end");
        self.elimination();
        let moments = [At::Capture, At::Lap, At::Move, At::Turn];
        for at in moments {
            for end in &self.game.program.ends[at as usize] {
                self.page.item(self.end(end, at));
            }
        }
        let program = &self.game.program;
        if let Some(repetition) = program.repetition.as_ref().filter(|repetition| repetition.count > 0) {
            let count = self.words.say("repetition", values![n = repetition.count]);
            let result = self.standstill(repetition.result);
            self.page.item(format!("{count} {result}"));
        }
        let Some(limits) = &program.limits else { return };
        let result = self.standstill(limits.result);
        for (key, moves) in [("limit-plies", limits.plies), ("limit-without-capture", limits.without_capture)]
        {
            if moves > 0 {
                let limit = self.words.say(key, values![n = moves]);
                self.page.item(format!("{limit} {result}"));
            }
        }
    }

    fn end(&self, end: &End, at: At) -> String {
        let words = &self.words;
        self.phrases.at(if at == At::Turn { Place::Board } else { Place::Landing });
        let moment = match at {
            At::Capture => "capture",
            At::Lap => "lap",
            At::Move => "move",
            At::Turn => "turn",
        };
        let when = self.phrases.condition(&end.when);
        let mut said = words.say("end-when", values![moment = moment, when = when]).to_string();
        let leftovers = match end.leftovers {
            Leftovers::Nobody => None,
            Leftovers::Owner if self.game.players() == 1 => None,
            Leftovers::Owner => Some("leftovers-owner"),
            Leftovers::Mover => Some("leftovers-mover"),
            Leftovers::Other => Some("leftovers-other"),
            Leftovers::Capturer if at == At::Capture => Some("leftovers-capturer"),
            Leftovers::Capturer => Some("leftovers-last-mover"),
            Leftovers::Starter => Some("leftovers-starter"),
            Leftovers::Split => Some("leftovers-split"),
            Leftovers::MarkOwner => Some("leftovers-mark-owner"),
        };
        let winner = match end.winner {
            WinnerRule::Score => None,
            WinnerRule::Mover => Some("winner-mover"),
            WinnerRule::Other if self.game.players() > 2 => Some("winner-other-party"),
            WinnerRule::Other => Some("winner-other"),
            WinnerRule::LastStanding => Some("winner-last"),
            WinnerRule::Draw => Some("winner-draw"),
            WinnerRule::Void => Some("winner-void"),
        };
        for key in leftovers.into_iter().chain(winner) {
            said.push(' ');
            said.push_str(&words.say(key, values![mark = self.phrases.mark_name()]).to_string());
        }
        capital(&said)
    }

    fn standstill(&self, standstill: Standstill) -> Phrase {
        let key = match (standstill.draw, standstill.leftovers) {
            (true, _) => "standstill-draw",
            (false, Leftovers::Owner) => "standstill-owner",
            (false, Leftovers::MarkOwner) => "standstill-mark-owner",
            (false, Leftovers::Split) => "standstill-split",
            (false, _) => "standstill-nobody",
        };
        self.words.say(key, values![mark = self.phrases.mark_name()])
    }

    pub(super) fn rounds(&mut self) {
        let Some(series) = self.game.program.series.as_ref().filter(|series| series.rounds != 1) else {
            return;
        };
        self.heading("heading-match");
        self.page.paragraph(self.carried(series));
        if series.goal_pits > 0 {
            let key = if series.carry == Carry::Sale { "match-goal-bought" } else { "match-goal" };
            self.page.paragraph(self.words.say(key, values![n = series.goal_pits]));
        }
        if series.least_pits > 0 && !matches!(series.carry, Carry::Arrange(_)) {
            self.page.paragraph(self.words.say("match-least", values![n = series.least_pits]));
        }
        if let Some(Points { win, draw, margin }) = series.points {
            let margin = yes_key(margin);
            self.page
                .paragraph(self.words.say("match-points", values![win = win, draw = draw, margin = margin]));
        }
        if series.rounds > 0 {
            let key = if series.points.is_some() { "match-rounds-points" } else { "match-rounds" };
            self.page.paragraph(self.words.say(key, values![n = series.rounds]));
        }
        if series.goal_points > 0 {
            let key = if series.points.is_some() { "match-goal-points" } else { "match-goal-rounds" };
            self.page.paragraph(self.words.say(key, values![n = series.goal_points]));
        }
        if series.most_rounds > 0 {
            let points = yes_key(series.points.is_some());
            let said = self.words.say("match-most-rounds", values![n = series.most_rounds, points = points]);
            self.page.paragraph(said);
        }
        self.tell(match series.starter {
            RoundStarter::Alternate => "match-starter-alternate",
            RoundStarter::Loser => "match-starter-loser",
            RoundStarter::Winner => "match-starter-winner",
        });
    }

    fn carried(&self, series: &MatchRules) -> String {
        let words = &self.words;
        match series.carry {
            Carry::Territory { chosen } => {
                let seeds = self.phrases.seeds(u32::from(series.per_pit.unwrap_or(1)));
                let chosen = yes_key(chosen);
                words.say("match-territory", values![seeds = seeds, chosen = chosen]).to_string()
            }
            Carry::Refill(refill) => self.refilled(series.per_pit, refill),
            Carry::Arrange(Arrange { least, fullest, shortens }) => {
                let (least, fullest) = (u32::from(least), u32::from(fullest));
                let mut said = vec![words.say("match-arrange", values![least = least])];
                let has_fuller = fullest > least;
                said.extend(has_fuller.then(|| words.say("match-fullest", values![n = fullest])));
                said.push(words.tell("match-arrange-matched"));
                said.extend(shortens.then(|| words.tell("match-shortens")));
                join(&said)
            }
            Carry::Sale => {
                let lead = self.phrases.seeds(2 * u32::from(series.per_pit.unwrap_or(1)));
                words.say("match-sale", values![lead = lead]).to_string()
            }
            Carry::Nothing => words.tell("match-plain").to_string(),
        }
    }

    fn refilled(&self, per_pit: Option<u8>, refill: Refill) -> String {
        let words = &self.words;
        let order = match refill.order {
            FillOrder::FromLeft => "left",
            FillOrder::FromRight => "right",
            FillOrder::Chosen => "choice",
        };
        let mut said = vec![match per_pit {
            Some(seeds) => {
                let seeds = self.phrases.seeds(u32::from(seeds));
                words.say("match-refill", values![seeds = seeds, end = order])
            }
            None => words.say("match-refill-own", values![end = order]),
        }];
        said.push(words.tell(if refill.closes { "match-closes" } else { "match-stays-empty" }));
        said.extend(refill.tops_up.then(|| words.tell("match-tops-up")));
        said.extend(refill.mirrors.then(|| words.tell("match-mirrors")));
        join(&said)
    }
}

fn join(sentences: &[Phrase]) -> String {
    sentences.iter().map(Phrase::to_string).collect::<Vec<_>>().join(" ")
}
