//! Kinds of seeds: "5 seeds and 1 cowrie", "at least one cowrie".

use super::Phrases;
use super::numbers::Limit;
use crate::board::second_kind::{Kind, Kinds};
use crate::words::messages::{Phrase, values};
use crate::words::texts;

impl Phrases<'_> {
    /// The name of a seed of the second kind, singular and plural.
    pub(crate) fn second_kind(&self) -> [Phrase; 2] {
        texts::second_kind(self.words, self.game).unwrap_or_default()
    }

    /// The name of a seed of a kind.
    pub(crate) fn kind_name(&self, kind: Kind) -> Phrase {
        match kind {
            Kind::Seed => self.words.tell("kind-seed"),
            Kind::Second => self.second_kind()[0].clone(),
        }
    }

    /// "seeds", "seeds and cowries"
    pub(crate) fn kinds(&self, kinds: Kinds) -> Phrase {
        let mut names = Vec::new();
        if kinds.seeds {
            names.push(self.words.tell("kind-seeds"));
        }
        if kinds.second
            && let Some([_, many]) = texts::second_kind(self.words, self.game)
        {
            names.push(many);
        }
        self.list(&names)
    }

    /// "5 seeds", "1 cowrie", "5 seeds and 1 cowrie"; what there is none of is left out.
    pub(crate) fn pieces(&self, seeds: u32, second: u32) -> Phrase {
        if second == 0 {
            return self.seeds(seeds);
        }
        let [one, many] = self.second_kind();
        let others = self.words.say("kind-count", values![n = second, one = one, many = many]);
        if seeds == 0 { others } else { self.list(&[self.seeds(seeds), others]) }
    }

    /// "at least one cowrie", "no cowries"
    pub(super) fn amount_of_second(&self, limit: Limit) -> Phrase {
        let (how, n) = limit.key();
        let [one, many] = self.second_kind();
        self.words.say("kind-amount", values![how = how, n = n, one = one, many = many])
    }

    /// "at least one cowrie", "2 to 4 cowries"
    pub(super) fn range_of_second(&self, least: u8, most: u8) -> Phrase {
        match (least, most) {
            (least, 255) => self.amount_of_second(Limit::AtLeast(i32::from(least))),
            (least, most) if least == most => self.amount_of_second(Limit::Exactly(i32::from(least))),
            (least, most) => {
                let [_, many] = self.second_kind();
                self.words.say("kind-range", values![least = least, most = most, many = many])
            }
        }
    }
}
