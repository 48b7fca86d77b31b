//! The race before the first turn.

use super::Writer;
use crate::program::{EndlessResult, RaceModel};
use crate::words::messages::values;
use crate::words::phrases::yes_key;
use crate::words::phrases::{Form, Place};

impl Writer<'_> {
    pub(super) fn race(&mut self) {
        let game = self.game;
        let Some(race) = &game.program.race else { return };
        self.heading("heading-race");
        let marks = yes_key(game.mark_form().is_some());
        self.page
            .paragraph(self.words.say("race-what", values![mark = self.phrases.mark_name(), marks = marks]));
        self.phrases.at(Place::Board);
        let pits = self.phrases.noun(&race.from, Form::One);
        self.page.paragraph(self.words.say("race-from", values![pits = pits]));
        if race.answers_with_twin {
            self.tell("race-twin");
        } else if game.race_choices(&game.start()).len() > 1 {
            self.tell("race-names");
        }
        let model = match race.model {
            RaceModel::Lockstep => "lockstep",
            RaceModel::Laps => "laps",
            RaceModel::Sequential => "sequential",
            RaceModel::Random => "random",
        };
        self.page
            .paragraph(self.words.say("race-model", values![model = model, seed = race.seed.to_string()]));
        self.tell(match game.program.endless {
            EndlessResult::Forbid => "race-endless-forbid",
            EndlessResult::Draw => "race-endless-draw",
            _ => "race-endless-void",
        });
        if game.program.series.as_ref().is_some_and(|series| series.rounds != 1) {
            self.tell("race-rounds");
        }
    }
}
