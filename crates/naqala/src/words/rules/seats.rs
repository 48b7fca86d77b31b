//! Who plays with whom, the cost of a pass, and when a player is out.

use super::Writer;
use crate::board::Stores;
use crate::board::pits::Side;
use crate::program::Test;
use crate::words::messages::{Phrase, values};
use crate::words::phrases::{Form, Place};
use crate::words::texts;

impl Writer<'_> {
    /// "South", "East and West"
    pub(super) fn seats(&self, seats: impl Iterator<Item = Side>) -> Phrase {
        let names: Vec<Phrase> = seats
            .map(|side| {
                self.words.tell(match side {
                    Side::South => "side-south",
                    Side::North => "side-north",
                    Side::East => "side-east",
                    Side::West => "side-west",
                })
            })
            .collect();
        self.phrases.list(&names)
    }

    /// The goal of a game with more than two seats, and who wins and loses together.
    pub(super) fn goal_among_many(&mut self, counts_seeds: bool) {
        let game = self.game;
        let seats = self.seats(game.sides());
        let key = if counts_seeds { "goal-seats-most" } else { "goal-seats-outright" };
        self.page.paragraph(self.words.say(key, values![seats = seats]));
        let teams: Vec<Side> = game.seats.captains().filter(|side| game.party(*side).count() > 1).collect();
        for captain in &teams {
            let key = if game.seats.is_shared(*captain) { "team-one-player" } else { "team-partners" };
            let seats = self.seats(game.party(*captain));
            self.page.paragraph(self.words.say(key, values![seats = seats]));
        }
        if !teams.is_empty() {
            self.tell("team-you");
        }
    }

    /// Shared stores and trays.
    pub(super) fn heaps(&mut self) {
        let heap = |name: &str| texts::heap(self.words, self.game, name);
        if self.game.board().stores() == Stores::Shared {
            let called = self.game.store_name().map(heap);
            let called = called.map(|name| self.words.say("stores-called", values![name = name]));
            let called = called.unwrap_or_default();
            self.page.paragraph(self.words.say("stores-shared", values![called = called]));
        }
        if let Some(name) = self.game.tray_name().map(heap) {
            self.page.paragraph(self.words.say("trays-what", values![name = name]));
        }
    }

    /// Whose turn it is, and what it means to have no move.
    pub(super) fn order_among_many(&mut self) {
        let (seats, first) = (self.seats(self.game.sides()), self.seats(self.game.sides().take(1)));
        self.page.paragraph(self.words.say("turn-round", values![seats = seats, first = first]));
    }

    /// The cost of a pass.
    pub(super) fn pass_costs(&mut self) {
        let costs: Vec<String> = self
            .game
            .program
            .passes
            .iter()
            .map(|cost| {
                self.phrases.at(Place::Board);
                let when = (cost.when != Test::Always).then(|| self.phrases.condition(&cost.when));
                let places = self.phrases.noun(&cost.pays, Form::One);
                let choice = if self.phrases.is_single(&cost.pays) { "no" } else { "yes" };
                self.sentence(when, &self.words.say("pass-pays", values![places = places, choice = choice]))
            })
            .collect();
        if costs.is_empty() {
            return;
        }
        self.tell("pass-cost");
        costs.iter().for_each(|cost| self.page.item(cost));
    }

    /// When a player is out, and what then becomes of their turns.
    pub(super) fn elimination(&mut self) {
        let Some(rule) = &self.game.program.elimination else { return };
        self.phrases.at(Place::Board);
        let when = self.phrases.condition(&rule.when);
        let turns = if rule.loses_turns { "frozen" } else { "keeps" };
        self.page.item(self.words.say("out-when", values![when = when, turns = turns]));
    }
}
