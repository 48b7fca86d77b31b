//! The tables of a rule file, each with sensible probabilities. No structure is built with `..`, so a new key cannot be forgotten
//! here.

use std::collections::BTreeMap;

use super::expression::Place;
use super::maker::{Maker, flag, int, is_one_of, placed, text, value, word};
use crate::rule_file::{
    AboutEntry, BlockEntry, BoardEntry, DropEntry, EndEntry, EndlessEntry, ForfeitEntry, KindEntry,
    LimitsEntry, MarksEntry, MatchEntry, Name, OutEntry, PassEntry, PickEntry, Placed, Plain, PointsEntry,
    PresetEntry, RaceEntry, RandomEntry, RepetitionEntry, RequireEntry, ScoreEntry, SetupEntry, SourceEntry,
    SowEntry, TeamEntry, Text, TurnEntry,
};

const STANDSTILLS: [&str; 4] = ["draw", "owner", "nobody", "off"];

impl Maker<'_> {
    pub(super) fn about(&mut self) -> AboutEntry {
        let names = |made: bool, name: &str| if made { vec![name.to_owned()] } else { Vec::new() };
        AboutEntry {
            summary: "A game made at random.".to_owned(),
            status: placed(self.source.pick(&["uncertain", "complete", "completed"]).to_owned()),
            players: self.source.maybe(8, |_| vec![2]),
            played: if self.source.one_in(8) { "nowhere".to_owned() } else { String::new() },
            other_names: names(self.source.one_in(8), "Another name"),
            notes: names(self.source.one_in(8), "Nothing is known of it."),
            theme: self.source.maybe(8, |_| placed("plain".to_owned())),
        }
    }

    pub(super) fn sources(&mut self) -> Vec<SourceEntry> {
        let made = self
            .source
            .maybe(6, |_| SourceEntry { id: "made".to_owned(), text: "Made at random.".to_owned() });
        made.into_iter().collect()
    }

    pub(super) fn presets(&mut self) -> Vec<Placed<PresetEntry>> {
        let Some(option) = self.options.first() else {
            return Vec::new();
        };
        let value = match (&option.values, option.range) {
            (Some(values), _) => values.last().cloned(),
            (None, Some([_, most])) => Some(Plain::Int(most)),
            (None, None) => None,
        };
        let Some(value) = value else { return Vec::new() };
        let set = BTreeMap::from([(option.name.clone(), value)]);
        let preset = self.source.maybe(4, |source| PresetEntry {
            name: "other".to_owned(),
            id: source.maybe(2, |_| "generated-other".to_owned()),
            title: source.maybe(2, |_| "Generated otherwise".to_owned()),
            doc: if source.one_in(2) { "Something else.".to_owned() } else { String::new() },
            set,
        });
        preset.map(placed).into_iter().collect()
    }

    pub(super) fn board(&mut self) -> BoardEntry {
        BoardEntry {
            layout: word(self.layout),
            pits: Some(int(self.pits)),
            seats: (!self.is_owned && self.players > 2 || self.source.one_in(24)).then(|| int(self.players)),
            stores: (self.stores != "off" || self.source.one_in(6)).then(|| word(self.stores)),
            store_name: (self.stores == "shared" && self.source.one_in(2)).then(|| "treasury".to_owned()),
            trays: self.has_trays.then(|| "penalties".to_owned()),
            territory: flag(self.has_territory),
        }
    }

    pub(super) fn kinds(&mut self) -> Vec<Placed<KindEntry>> {
        let Some(name) = self.kind.clone() else { return Vec::new() };
        let seeds = self.constant(1, 2);
        let start =
            BTreeMap::from([(placed(self.source.pick(&["all", "leftmost", "rightmost"]).to_owned()), seeds)]);
        vec![placed(KindEntry {
            name: placed(name),
            plural: self.source.maybe(3, |_| "cowries".to_owned()),
            worth: self.source.one_in(2).then(|| self.constant(0, 3)),
            sown: self.maybe_named(2, &["last", "first", "never"]),
            start,
        })]
    }

    pub(super) fn setups(&mut self) -> Vec<Placed<SetupEntry>> {
        let first = self.setup();
        let only = self.only();
        let mut setups = vec![placed(first)];
        if only.is_some() {
            setups.insert(0, placed(SetupEntry { only, ..self.setup() }));
        }
        setups
    }

    fn setup(&mut self) -> SetupEntry {
        let most = (200 / self.pit_names.len().max(1)).clamp(1, 5);
        let seeds = self.source.between(1, most);
        let shape = self.source.below(12);
        let rows = (shape == 10).then(|| self.rows(most));
        let random = (shape == 11).then(|| placed(self.random()));
        let except_in = self.source.one_in(8);
        let except = except_in.then(|| (placed(self.set(Place::START)), int(self.source.between(0, most))));
        SetupEntry {
            only: None,
            seeds: (rows.is_none() && random.is_none()).then(|| int(seeds)),
            rows,
            except: except.into_iter().collect(),
            random,
            most: self.source.one_in(16).then(|| int(self.source.between(1, 240))),
            reserve: (self.players == 2 && self.source.one_in(8)).then(|| int(self.source.between(1, 8))),
            reserve_of: self.maybe_named(16, &["both", "south", "north"]),
            marked: (self.has_marks && !self.sells && self.source.one_in(4))
                .then(|| self.a_set(Place::START)),
        }
    }

    fn rows(&mut self, most: usize) -> Placed<Vec<Vec<Text>>> {
        let rows = if self.rows_a_side == 0 { 4 } else { self.rows_a_side };
        let row = |maker: &mut Self| (0..maker.pits).map(|_| int(maker.source.between(0, most))).collect();
        placed((0..rows).map(|_| row(self)).collect())
    }

    fn random(&mut self) -> RandomEntry {
        RandomEntry {
            drops: int(self.source.between(4, 24)),
            least: int(self.source.between(1, 2)),
            most: int(self.source.between(2, 5)),
            below: int(self.source.between(2, 5)),
            seed: int(self.source.below(100)),
        }
    }

    pub(super) fn marks(&mut self) -> Option<MarksEntry> {
        if !self.has_marks {
            return None;
        }
        let losses = if self.sells || !self.source.one_in(2) { 0 } else { self.source.between(1, 2) };
        Some(MarksEntry {
            only: if self.sells { None } else { self.only() },
            name: "house".to_owned(),
            form: match self.sells {
                true => word("by-pit"),
                false => self.named(&["by-pit", "list", "by-pit", "kept", "one-per-player"]),
            },
            lost: (0..losses).map(|_| self.named(&["lifted", "captured", "emptied"])).collect(),
        })
    }

    pub(super) fn races(&mut self) -> Vec<Placed<RaceEntry>> {
        let fits = self.players == 2 && self.is_owned && self.kind.is_none() && self.source.one_in(12);
        if !fits {
            return Vec::new();
        }
        vec![placed(RaceEntry {
            only: self.only(),
            model: self.named(&["lockstep", "laps", "sequential", "random", "none"]),
            from: self.source.one_in(3).then(|| word("own & leftmost")),
            answer: self.maybe_named(3, &["free", "twin"]),
            seed: self.source.one_in(2).then(|| int(self.source.below(50))),
        })]
    }

    pub(super) fn picks(&mut self) -> Vec<Placed<PickEntry>> {
        let several = self.source.pick(&[1, 1, 1, 1, 2, 2, 3]);
        (0..several).map(|case| self.pick(case, case + 1 == several)).map(placed).collect()
    }

    fn pick(&mut self, case: usize, is_last: bool) -> PickEntry {
        let usual = if self.is_owned { "own & filled" } else { "all & filled" };
        let from = match self.source.below(6) {
            0..=3 if is_last => usual.to_owned(),
            4 if self.is_owned => "own & holding(2..)".to_owned(),
            5 if self.kind.is_some() && self.is_owned => "own & (filled | holding(cowrie))".to_owned(),
            0..=1 => format!("{usual} & ({})", self.set(Place::NOWHERE)),
            2 => format!("{usual} - ({})", self.set(Place::NOWHERE)),
            3 => self.set(Place::NOWHERE),
            _ => usual.to_owned(),
        };
        let is_plain = self.source.one_in(2);
        let then = if is_plain { None } else { self.maybe_named(4, &["sow", "take", "settle"]) };
        let lift = (!is_plain && self.source.one_in(10)).then(|| self.constant(1, 4));
        let swaps = case == 0 && !is_last && self.players == 2 && self.source.one_in(6);
        let odds = |odd: usize| if is_plain { 255 } else { odd };
        let sign = match self.has_ways {
            true if self.is_owned => {
                self.source.pick(&["{sign}", "{arrow}", "{sign}", "{sign?}", "{end}", "{hand}"])
            }
            true => "{way}",
            false => "",
        };
        PickEntry {
            only: if is_last { None } else { self.only() },
            when: match (swaps, is_last) {
                (true, _) => Some(text("first-turn(mover) and not first-turn(other) and not swapped")),
                (false, true) => None,
                (false, false) => self.maybe_test(2, Place::NOWHERE),
            },
            from: (!swaps).then(|| value(from)),
            condition: self.maybe_test(odds(3), Place::MOVE),
            choose: self.maybe_named(odds(6), &["fewest", "most", "leftmost", "rightmost"]),
            then: if swaps { Some(word("swap")) } else { then },
            enter: flag(self.source.one_in(odds(12))),
            refill: (self.is_owned && self.source.one_in(odds(16)))
                .then(|| word(self.source.pick(&["own", "own & leftmost"]))),
            leave: (lift.is_none() && self.source.one_in(odds(10))).then(|| self.constant(1, 2)),
            lift,
            mode: self.source.one_in(odds(3)).then(|| self.source.pick(&["quick", "capture"]).to_owned()),
            also: flag(swaps || !is_last && self.source.one_in(odds(4))),
            write: (case > 0 || !sign.is_empty()).then(|| {
                let letter = ["", "x", "y"][case.min(2)];
                placed(format!("{letter}{{pit}}{sign}"))
            }),
        }
    }

    pub(super) fn sows(&mut self) -> Vec<Placed<SowEntry>> {
        let several = self.source.pick(&[0, 1, 1, 1, 2]);
        let sows: Vec<_> = (0..several).map(|case| self.sow(case + 1 == several)).collect();
        let goes =
            |sow: &SowEntry, way: &str| sow.direction.as_ref().is_none_or(|ways| is_one_of(ways, &[way]));
        let is_one_way = sows.iter().all(|sow| goes(sow, "counterclockwise"))
            || matches!(sows.as_slice(), [sow] if sow.when.is_none() && sow.direction.is_some() && goes(sow, "clockwise"));
        self.has_ways = !is_one_way || !self.is_owned;
        sows.into_iter().map(placed).collect()
    }

    fn sow(&mut self, is_last: bool) -> SowEntry {
        let ways: &[&str] = match self.is_owned {
            true => &["counterclockwise", "counterclockwise", "clockwise", "either"],
            false => &["any", "n", "ne", "e", "se", "s", "sw", "w", "nw"],
        };
        SowEntry {
            only: self.only(),
            when: if is_last { None } else { Some(self.a_test(Place::PIT)) },
            direction: self.maybe_named(2, ways),
            first: self.maybe_named(4, &["next", "start"]),
            skip: match self.source.below(8) {
                5 | 6 => Some(word("start")),
                7 => Some(self.a_set(Place::PIT)),
                _ => None,
            },
            toll: self.source.one_in(12).then(|| self.constant(1, 2)),
        }
    }

    pub(super) fn drops(&mut self) -> Vec<Placed<DropEntry>> {
        let several = self.source.pick(&[0, 0, 0, 0, 0, 0, 1, 1, 2]);
        (0..several).map(|case| self.drop(case + 1 == several)).map(placed).collect()
    }

    fn drop(&mut self, is_last: bool) -> DropEntry {
        if self.has_marks && self.source.one_in(4) {
            return DropEntry {
                only: None,
                when: Some(text("here in marks")),
                to: Some(word("mark-owner")),
                then: None,
                unmark: None,
                kind: None,
                optional: self.maybe_test(10, Place::PIT),
            };
        }
        let unmark = self.has_marks && !self.sells && self.source.one_in(4);
        let receivers = ["mover", "owner", "other", "mark-owner"];
        let ends = !unmark && self.source.one_in(4);
        let to = (!ends && (!unmark || self.source.one_in(2))).then(|| self.named(&receivers));
        DropEntry {
            only: if is_last { self.only() } else { None },
            when: if is_last && self.source.one_in(6) { None } else { Some(self.a_test(Place::PIT)) },
            optional: if to.is_some() { self.maybe_test(6, Place::PIT) } else { None },
            to,
            then: if ends { Some(word("end")) } else { self.source.one_in(8).then(|| word("sow-on")) },
            unmark: flag(unmark),
            kind: self.kind.clone().filter(|_| self.source.one_in(3)).map(value),
        }
    }

    /// Demands on moves; only on what is sown if the player decides something in their course.
    pub(super) fn requires(&mut self, moves_ask: bool) -> Vec<Placed<RequireEntry>> {
        let several = self.source.pick(&[0, 0, 0, 1, 1, 2]);
        (0..several).map(|_| self.require(moves_ask)).map(placed).collect()
    }

    fn require(&mut self, moves_ask: bool) -> RequireEntry {
        if self.is_owned && self.source.one_in(3) {
            return RequireEntry {
                only: self.only(),
                when: Some(text("empty(enemy)")),
                that: Some(text("filled(enemy)")),
                most: None,
                at: word("sown"),
            };
        }
        let most = self.source.one_in(4);
        RequireEntry {
            only: self.only(),
            when: self.maybe_test(2, Place::NOWHERE),
            that: (!most || self.source.one_in(3)).then(|| self.a_test(Place::NOWHERE)),
            most: most.then(|| text(self.number(Place::NOWHERE))),
            at: if moves_ask { word("sown") } else { self.named(&["sown", "played"]) },
        }
    }

    pub(super) fn teams(&mut self) -> Vec<Placed<TeamEntry>> {
        if self.players < 4 || self.parties >= 4 {
            return Vec::new();
        }
        let team = |maker: &mut Self, seats: [&str; 2]| {
            placed(TeamEntry {
                only: None,
                seats: seats.iter().map(|seat| placed((*seat).to_owned())).collect(),
                one_player: flag(maker.source.one_in(2)),
            })
        };
        let mut teams = vec![team(self, ["south", "north"])];
        if self.parties == 2 {
            teams.push(team(self, ["east", "west"]));
        }
        teams
    }

    pub(super) fn passes(&mut self) -> Vec<Placed<PassEntry>> {
        if !self.has_trays || self.source.one_in(2) {
            return Vec::new();
        }
        let pass = |maker: &mut Self| PassEntry {
            only: maker.only(),
            when: maker.maybe_test(3, Place::NOWHERE),
            pays: word(maker.source.pick(&["stores", "stores(anyone)", "stores(other)"])),
        };
        (0..self.source.between(1, 2)).map(|_| placed(pass(self))).collect()
    }

    pub(super) fn outs(&mut self) -> Vec<Placed<OutEntry>> {
        if !self.has_out {
            return Vec::new();
        }
        self.has_out = false;
        let when = match self.source.below(3) {
            0 => text("empty(own)"),
            1 if self.has_trays => text("seeds(trays) >= 2"),
            _ => self.a_test(Place::NOWHERE),
        };
        self.has_out = true;
        vec![placed(OutEntry { only: None, when, turns: self.maybe_named(2, &["keeps-moving", "frozen"]) })]
    }

    pub(super) fn blocks(&mut self) -> Vec<Placed<BlockEntry>> {
        if !self.source.one_in(8) {
            return Vec::new();
        }
        let attacks = self.source.one_in(3) && !self.modes.is_empty();
        vec![placed(BlockEntry {
            only: self.only(),
            name: self.source.maybe(2, |_| "takasa".to_owned()),
            when: self.maybe_test(2, if attacks { Place::NOWHERE } else { Place::PIT }),
            attack: attacks.then(|| placed(self.modes[0].to_owned())),
            pit: (!attacks).then(|| word("last")),
            unless: if attacks { self.maybe_test(2, Place::PIT) } else { None },
        })]
    }

    pub(super) fn forfeits(&mut self) -> Vec<Placed<ForfeitEntry>> {
        if !self.source.one_in(10) {
            return Vec::new();
        }
        vec![placed(ForfeitEntry {
            only: self.only(),
            when: self.maybe_test(2, Place::PIT),
            take: self.a_set(Place::PIT),
            to: self.maybe_named(2, &["other", "mover"]),
        })]
    }

    pub(super) fn ends(&mut self) -> Vec<Placed<EndEntry>> {
        let several = self.source.pick(&[0, 1, 1, 2]);
        let mut ends: Vec<_> = (0..several).map(|_| self.end()).collect();
        if !self.source.one_in(8) {
            let own_row = if self.is_owned { "owner" } else { "nobody" };
            let (leftovers, winner) = (self.leftovers(), self.winner());
            ends.push(EndEntry {
                only: None,
                when: text("stuck(mover)"),
                at: word("turn"),
                leftovers: Some(leftovers.unwrap_or_else(|| word(own_row))),
                winner,
                why: "no move".to_owned(),
            });
        }
        ends.into_iter().map(placed).collect()
    }

    fn end(&mut self) -> EndEntry {
        let at = self.named(&["move", "turn", "move", "capture", "lap"]);
        let when = match self.source.below(5) {
            0 if self.parties <= 2 => text("2 * store(mover) > total or 2 * store(other) > total"),
            1 if self.is_owned => text("empty(own) or empty(enemy)"),
            2 if self.is_owned => text("empty(own)"),
            _ => self.a_test(Place::PIT),
        };
        EndEntry {
            only: self.only(),
            when,
            at,
            leftovers: self.leftovers(),
            winner: self.winner(),
            why: "it is over".to_owned(),
        }
    }

    fn leftovers(&mut self) -> Option<Name> {
        if self.sells {
            return Some(word("mark-owner"));
        }
        let receivers: &[&str] = match (self.has_marks, self.parties > 2) {
            (true, _) => &["owner", "nobody", "mover", "other", "capturer", "starter", "mark-owner"],
            (false, true) => &["owner", "nobody", "mover", "capturer", "starter"],
            (false, false) => &["owner", "nobody", "mover", "other", "capturer", "starter", "split"],
        };
        self.maybe_named(2, receivers)
    }

    fn winner(&mut self) -> Option<Name> {
        let winners: &[&str] = match (self.has_out, self.parties > 2) {
            (true, _) => &["score", "last-standing", "mover"],
            (false, true) => &["score", "mover", "draw", "void"],
            (false, false) => &["score", "mover", "other", "draw", "void"],
        };
        self.maybe_named(4, winners)
    }

    pub(super) fn turn(&mut self) -> TurnEntry {
        let signs = self.source.pick(&[("", ""), ("", ""), (".s", ".g")]);
        let sign = |sign: &str| (!sign.is_empty()).then(|| placed(sign.to_owned()));
        TurnEntry {
            extra_lapses: flag(self.source.one_in(3)),
            bound: self.source.maybe(8, |_| "bound pit".to_owned()),
            no_return: flag(self.source.one_in(16)),
            write_stop: sign(signs.0),
            write_go: sign(signs.1),
        }
    }

    pub(super) fn score(&mut self) -> ScoreEntry {
        ScoreEntry {
            marks: flag(self.has_marks && self.source.one_in(6)),
            goal: self.maybe_named(10, &["most", "fewest"]),
        }
    }

    pub(super) fn endless(&mut self) -> Option<EndlessEntry> {
        self.source.one_in(2).then(|| EndlessEntry {
            result: self.named(&["void", "draw", "forbid", "stop", "lose"]),
            laps: self.source.one_in(4).then(|| self.constant(0, 40)),
            at_limit: self.maybe_named(4, &["endless", "stop"]),
        })
    }

    fn standstill(&mut self) -> Name {
        match self.source.below(8) {
            6 if self.players == 2 => word("split"),
            7 if self.has_marks => word("mark-owner"),
            _ => self.named(&STANDSTILLS),
        }
    }

    pub(super) fn repetition(&mut self) -> Option<RepetitionEntry> {
        self.source.one_in(2).then(|| RepetitionEntry {
            count: if self.source.one_in(4) { int(0) } else { self.constant(2, 3) },
            result: self.standstill(),
        })
    }

    pub(super) fn limits(&mut self) -> Option<LimitsEntry> {
        self.source.one_in(2).then(|| LimitsEntry {
            plies: self.source.one_in(2).then(|| self.constant(0, 100)),
            without_capture: self.source.one_in(2).then(|| self.constant(0, 30)),
            result: self.standstill(),
        })
    }

    pub(super) fn series(&mut self) -> Option<MatchEntry> {
        let fits = self.players == 2 && self.is_owned && (self.sells || self.source.one_in(6));
        let has_kind = self.kind.is_some();
        if !fits {
            return None;
        }
        let carry = match self.source.below(4) {
            _ if self.sells => "sale",
            _ if has_kind => "nothing",
            0 => "nothing",
            1 if self.has_territory => "territory",
            2 if self.layout == "two-row" => "arrange",
            _ => "refill",
        };
        let refills = carry == "refill";
        let order = if refills { self.maybe_named(2, &["left", "right", "choice"]) } else { None };
        let chooses = order.as_ref().is_some_and(|order| !is_one_of(order, &["left", "right"]));
        let counts_pits = carry != "nothing" && (chooses || !refills || self.source.one_in(2));
        let rounds = self.source.one_in(2).then(|| self.constant(1, 3));
        Some(MatchEntry {
            carry: word(carry),
            per_pit: counts_pits.then(|| self.constant(1, 4)),
            claim: if carry == "territory" { self.maybe_named(2, &["choice", "nearest"]) } else { None },
            fill: order,
            closes: flag(refills && self.source.one_in(2)),
            tops_up: flag(refills && self.source.one_in(4)),
            strong_fill: if refills { self.maybe_named(4, &["all", "mirror"]) } else { None },
            fullest_pit: (carry == "arrange" && self.source.one_in(2))
                .then(|| int(self.source.between(1, 4))),
            shortens: if carry == "arrange" { self.maybe_named(2, &["no", "yes"]) } else { None },
            goal_pits: (self.sells || carry != "nothing" && self.source.one_in(4))
                .then(|| int(self.source.between(1, self.pits))),
            least_pits: (matches!(carry, "refill" | "territory") && self.source.one_in(3)).then(|| int(1)),
            points: (rounds.is_some() && self.source.one_in(3)).then(|| {
                placed(PointsEntry { win: int(3), draw: int(1), margin: flag(self.source.one_in(2)) })
            }),
            // A match in which nothing changes has to end some way.
            goal_points: (carry == "nothing" && rounds.is_none() || self.source.one_in(6))
                .then(|| self.constant(1, 3)),
            rounds,
            most_rounds: self.source.one_in(3).then(|| self.constant(1, 3)),
            starter: self.maybe_named(2, &["alternate", "loser", "winner"]),
        })
    }
}
