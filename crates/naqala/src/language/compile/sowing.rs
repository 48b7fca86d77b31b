//! How seeds are sown: `[[sow]]`, `[[drop]]`.

use super::Compiler;
use crate::kernel::program::{Drop, Receiver, Sow};
use crate::language::file::Placed;
use crate::language::meaning::{Focus, Set, Test};
use crate::moves::Direction;
use std::ops::Range;

impl Compiler<'_, '_, '_> {
    /// What a direction may be called on this board; the first is meant if none is named.
    pub(super) fn directions(&self) -> Vec<(&'static str, Option<Direction>)> {
        let ways = self.dictionary.board.ways();
        let mut names: Vec<_> = ways.iter().map(|way| (way.name(), Some(*way))).collect();
        if ways.len() > 2 {
            names.insert(0, ("any", None));
            return names;
        }
        names.splice(
            0..0,
            [
                ("counterclockwise", Some(Direction::CounterClockwise)),
                ("clockwise", Some(Direction::Clockwise)),
                ("either", None),
            ],
        );
        names
    }

    pub(super) fn sows(&mut self) -> Vec<Sow> {
        let file = self.file;
        let mut sows = Vec::new();
        for entry in file.sow.iter().map(Placed::get_ref) {
            if !self.stands(entry.only.as_ref()) {
                continue;
            }
            let ways = self.directions();
            let direction = self.named(entry.direction.as_ref(), "direction", &ways);
            let skip = entry.skip.as_ref().map(|skip| self.set(skip, Focus::Start));
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
                toll: entry.toll.as_ref().map_or(0, |toll| self.seeds(toll)),
                tables: Vec::new(),
            });
        }
        if sows.is_empty() || sows.last().is_some_and(|last| last.when != Test::Always) {
            sows.push(Sow {
                when: Test::Always,
                direction: self.directions()[0].1,
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
                (this.stands(entry.only.as_ref()), entry.when.is_none())
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
            if entry.to.is_none() && !entry.unmark {
                let hint = Some("say who gets the seeds: to = \"mover\"".into());
                self.report.add(spanned.span().start, "this [[drop]] case does nothing", hint);
            }
            if self.stands(entry.only.as_ref()) {
                let receivers = [
                    ("mover", Receiver::Mover),
                    ("owner", Receiver::Owner),
                    ("mark-owner", Receiver::MarkOwner),
                    ("other", Receiver::Other),
                    ("here", Receiver::Here),
                ];
                drops.push(Drop {
                    when: self.test(entry.when.as_ref(), Focus::Here),
                    to: entry.to.as_ref().map(|to| self.named(Some(to), "receiver", &receivers)),
                    unmark: entry.unmark,
                    kinds: self.kinds(entry.kind.as_ref()),
                });
            }
        }
        self.unreachable(&file.drop.iter().map(Placed::span).collect::<Vec<_>>(), "drop", |index, this| {
            let entry = file.drop[index].get_ref();
            (this.stands(entry.only.as_ref()), entry.when.is_none())
        });
        drops
    }
}
