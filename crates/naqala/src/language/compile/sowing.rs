//! Compiles how seeds are sown: `[[sow]]`, `[[drop]]`.

use super::Compiler;
use crate::board::moves::Direction;
use crate::language::meaning::Focus;
use crate::program::{Drop, Receiver, Set, Sow, Test};
use crate::rule_file::Placed;
use std::ops::Range;

impl Compiler<'_, '_, '_> {
    /// The names of directions on this board, the first being the default; and names that are only allowed as values of
    /// options.
    fn directions(&self) -> [Vec<(&'static str, Option<Direction>)>; 2] {
        let ways = self.dictionary.board.directions();
        let mut names: Vec<_> = ways.iter().map(|way| (way.name(), Some(*way))).collect();
        if ways.len() > 2 {
            names.insert(0, ("any", None));
            return [names, Vec::new()];
        }
        let in_full = vec![
            ("counterclockwise", Some(Direction::CounterClockwise)),
            ("clockwise", Some(Direction::Clockwise)),
            ("either", None),
        ];
        [in_full, names]
    }

    pub(super) fn sows(&mut self) -> Vec<Sow> {
        let file = self.file;
        let mut sows = Vec::new();
        for entry in file.sow.iter().map(Placed::get_ref) {
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let [ways, also] = self.directions();
            let direction = self.named_also(entry.direction.as_ref(), "direction", &ways, &also);
            let skip = self.set_if(entry.skip.as_ref(), Focus::Start);
            let skips_start = skip == Some(Set::Start);
            sows.push(Sow {
                when: self.test(entry.when.as_ref(), Focus::Start),
                direction,
                first_in_start: self.named(
                    entry.first.as_ref(),
                    "first pit",
                    &[("next", false), ("start", true)],
                ),
                skip: skip.filter(|_| !skips_start),
                skips_start,
                toll: self.seeds_if(entry.toll.as_ref()).unwrap_or(0),
                tables: Vec::new(),
            });
        }
        if sows.is_empty() || sows.last().is_some_and(|last| last.when != Test::Always) {
            sows.push(Sow {
                when: Test::Always,
                direction: self.directions()[0][0].1,
                first_in_start: false,
                skip: None,
                skips_start: false,
                toll: 0,
                tables: Vec::new(),
            });
        }
        self.unreachable(
            &file.sow.iter().map(Placed::span).collect::<Vec<_>>(),
            "sow",
            |file_index, this| {
                let entry = file.sow[file_index].get_ref();
                (this.stands(entry.only.as_ref()), !this.is_there(entry.when.as_ref()))
            },
        );
        sows
    }

    /// Reports cases that can never fit because an earlier one always does.
    pub(super) fn unreachable(
        &mut self,
        spans: &[Range<usize>],
        stage: &str,
        mut entry: impl FnMut(usize, &mut Self) -> (bool, bool),
    ) {
        let mut always = false;
        for (index, span) in spans.iter().enumerate() {
            let (stands, unconditional) = entry(index, self);
            if !stands {
                continue;
            }
            if always {
                let message = format!("this [[{stage}]] case can never fit: the case before it always does");
                self.report.add(
                    span.start,
                    message,
                    Some("put it before, or give the earlier case a `when`".into()),
                );
                return;
            }
            always = unconditional;
        }
    }

    pub(super) fn drops(&mut self) -> Vec<Drop> {
        let file = self.file;
        let mut drops = Vec::new();
        for spanned in &file.drop {
            let entry = spanned.get_ref();
            if self.stands(entry.only.as_ref()) {
                let swallows =
                    self.named(entry.then.as_ref(), "way to go on", &[("sow-on", false), ("end", true)]);
                let unmark = self.flag(entry.unmark.as_ref());
                let receives = self.is_there(entry.to.as_ref());
                if !(receives || unmark || swallows) {
                    let hint = Some("say who gets the seeds: to = \"mover\"".into());
                    self.report.add(spanned.span().start, "this [[drop]] case does nothing", hint);
                }
                if receives && swallows {
                    let hint = Some("leave out `to` or `then`".into());
                    let message = "seeds that somebody gets cannot stay in the pit that ends the sowing";
                    self.report.add(spanned.span().start, message, hint);
                }
                let receivers = [
                    ("mover", Receiver::Mover),
                    ("owner", Receiver::Owner),
                    ("mark-owner", Receiver::MarkOwner),
                    ("other", Receiver::Other),
                ];
                drops.push(Drop {
                    when: self.test(entry.when.as_ref(), Focus::Here),
                    to: match swallows {
                        true => Some(Receiver::Here),
                        false => receives.then(|| self.named(entry.to.as_ref(), "receiver", &receivers)),
                    },
                    unmark,
                    kinds: self.kinds(entry.kind.as_ref()),
                    optional: self.optional(entry.optional.as_ref(), Focus::Here),
                });
                if !receives && self.is_there(entry.optional.as_ref()) {
                    let hint = Some("say who gets the seeds, or leave out `optional`".into());
                    self.report.add(
                        spanned.span().start,
                        "there is nothing to take in this [[drop]] case",
                        hint,
                    );
                }
            }
        }
        self.unreachable(&file.drop.iter().map(Placed::span).collect::<Vec<_>>(), "drop", |index, this| {
            let entry = file.drop[index].get_ref();
            (this.stands(entry.only.as_ref()), !this.is_there(entry.when.as_ref()))
        });
        drops
    }
}
