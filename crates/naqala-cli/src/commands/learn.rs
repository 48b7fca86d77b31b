//! `naqala learn`: courses and first lessons, line by line.

use std::io::{BufRead, Write, stdin};

use anyhow::{Context as _, Result, bail};
use naqala::{Choices, Ply, Silent, explain_last};
use naqala_learn::{Attempt, Course, Progress, Step, Verdict};
use naqala_messages::values;

use crate::board_text::board_text;
use crate::cli::LearnArgs;
use crate::localizer::Localizer;
use crate::{game_choice, terminal, words};

pub(super) fn run(args: &LearnArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let Some(name) = &args.course else { return list(localizer, out) };
    let course = course(name)?;
    let first = args.step as usize - 1;
    if first >= course.steps().len() {
        bail!("{} has {} steps; choose one of them with --step", course.id(), course.steps().len());
    }
    let mut lesson = Lesson { course: &course, localizer, out };
    lesson.line(&localizer.tell("learn-keys"))?;
    let mut input = stdin().lock();
    for number in first..course.steps().len() {
        if !lesson.step(number, &mut input)? {
            return Ok(());
        }
    }
    lesson.line(&localizer.say("learn-end", values![game = course.game().id()]))
}

/// Lists the written courses, and how to get the others.
fn list(localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let width = terminal::page_width();
    for course in Course::all() {
        for line in listed(course.id(), &course.summary(localizer.language()), width) {
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out, "\n{}", words::wrap(&localizer.tell("learn-others"), width).join("\n"))?;
    Ok(())
}

/// The lines of a course in the list: its id and beside it the summary, or below it where there is little room.
fn listed(id: &str, summary: &str, width: usize) -> Vec<String> {
    const NAMES: usize = 15;
    const LEAST: usize = 30;
    const INDENT: usize = 2;
    if width < NAMES + LEAST {
        let below = words::wrap(summary, width.saturating_sub(INDENT));
        let below = below.into_iter().map(|line| format!("{:INDENT$}{line}", ""));
        return std::iter::once(id.to_owned()).chain(below).collect();
    }
    let lines =
        words::wrap(summary, width - NAMES).into_iter().zip(std::iter::once(id).chain(std::iter::repeat("")));
    lines.map(|(line, name)| format!("{name:NAMES$}{line}")).collect()
}

/// The course of a name: a written one, or the first lesson of a game.
fn course(name: &str) -> Result<Course> {
    let written = |id: &str| Course::all().iter().find(|course| course.id() == id).cloned();
    if let Some(course) = written(name) {
        return Ok(course);
    }
    let first_of = Course::first_of(name);
    let rules = game_choice::rules(first_of.unwrap_or(name))?;
    if let (None, Some(course)) = (first_of, written(rules.id())) {
        return Ok(course);
    }
    let game = rules.compile(&Choices::new())?;
    let course = Course::first(&game);
    if course.steps().is_empty() {
        bail!("no exercise was found for {}; `naqala guide {}` tells how it is played", game.id(), game.id());
    }
    Ok(course)
}

/// A course being taken.
struct Lesson<'a> {
    course: &'a Course,
    localizer: Localizer,
    out: &'a mut dyn Write,
}

impl Lesson<'_> {
    /// One step until it is solved; `false` if the learner leaves.
    fn step(&mut self, number: usize, input: &mut impl BufRead) -> Result<bool> {
        let step = &self.course.steps()[number];
        let language = self.localizer.language();
        writeln!(self.out)?;
        self.line(&format!("{}/{}: {}", number + 1, self.course.steps().len(), step.title(language)))?;
        writeln!(self.out)?;
        self.line(&step.text(language))?;
        let goal = step.goal_text(self.course.game(), language);
        self.line(&format!("→ {goal}"))?;
        loop {
            match self.attempt(step, input)? {
                Some(verdict) if verdict.passed => {
                    self.line(&format!("✓ {}", step.done(language)))?;
                    return Ok(true);
                }
                // The pit has been commented on already.
                Some(_) if step.goal().is_pointed_at() => {}
                Some(verdict) => {
                    for remark in &verdict.why {
                        self.line(&format!("✗ {}", remark.text(language)))?;
                    }
                }
                None => return Ok(false),
            }
        }
    }

    /// An attempt at a step; `None` if the learner leaves.
    fn attempt(&mut self, step: &Step, input: &mut impl BufRead) -> Result<Option<Verdict>> {
        let mut attempt = Attempt::new(self.course.game(), step);
        self.board(&attempt)?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).context("the answer cannot be read")? == 0 {
                writeln!(self.out)?;
                return Ok(None);
            }
            match line.trim() {
                "" => self.board(&attempt)?,
                typed if words::asks_to_leave(typed, self.course.game().board()) => return Ok(None),
                "help" => self.line(&self.localizer.tell("learn-keys"))?,
                "?" => self.line(&step.hint(self.localizer.language()))?,
                "!" => self.solution(step)?,
                typed if step.goal().is_pointed_at() => {
                    if let Some(verdict) = self.point(&mut attempt, typed)? {
                        return Ok(Some(verdict));
                    }
                }
                typed => match self.course.game().parse_ply(attempt.position(), typed) {
                    Ok(ply) => match self.play(&mut attempt, &ply)? {
                        Some(verdict) => return Ok(Some(verdict)),
                        None => self.board(&attempt)?,
                    },
                    Err(error) => self.line(&self.localizer.refusal(&error))?,
                },
            }
        }
    }

    /// Points to a pit by its name, prints what the rules say about it, and returns the verdict; `None` if there is no such
    /// pit.
    fn point(&mut self, attempt: &mut Attempt, name: &str) -> Result<Option<Verdict>> {
        let board = self.course.game().board();
        let Some(pit) = board.find(name) else {
            let pits: Vec<&str> = board.pits().map(|pit| board.name(pit)).collect();
            let pits = pits.join(" ");
            self.line(&self.localizer.say("learn-no-pit", values![pit = name, pits = pits.as_str()]))?;
            return Ok(None);
        };
        let (verdict, refusal) = attempt.point(pit);
        let sign = if verdict.passed { "" } else { "✗ " };
        self.line(&format!("{sign}{}", refusal.text(self.localizer.language())))?;
        Ok(Some(verdict))
    }

    /// Plays a ply and the replies to it, explains them, and returns the verdict if there is one.
    fn play(&mut self, attempt: &mut Attempt, ply: &Ply) -> Result<Option<Verdict>> {
        let mut progress = match attempt.play_ply(ply, &mut Silent) {
            Ok(progress) => progress,
            Err(_) => return Ok(None),
        };
        self.explain(attempt)?;
        if progress == Progress::Reply {
            progress = attempt.reply(&mut Silent);
            self.explain(attempt)?;
        }
        Ok(match progress {
            Progress::Done(verdict) => Some(verdict),
            Progress::Deciding | Progress::ToMove | Progress::Reply => None,
        })
    }

    fn explain(&mut self, attempt: &Attempt) -> Result<()> {
        match explain_last(attempt.session(), self.localizer.language()) {
            Some(text) => self.line(&text),
            None => Ok(()),
        }
    }

    fn solution(&mut self, step: &Step) -> Result<()> {
        let game = self.course.game();
        if step.goal().is_pointed_at() {
            let names = game.board().names(step.answers(game));
            return self.line(&names);
        }
        let plies = step.solution(game).unwrap_or_default();
        let first = plies.first().map(|ply| game.ply_text(step.position(), ply)).unwrap_or_default();
        self.line(&first)
    }

    fn board(&mut self, attempt: &Attempt) -> Result<()> {
        let text =
            board_text(self.course.game(), attempt.position(), self.localizer, terminal::has_colours());
        write!(self.out, "\n{text}")?;
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<()> {
        for line in words::wrap(text, terminal::page_width()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn no_line_of_the_list_is_longer_than_the_terminal_is_wide() {
        for width in [20, 44, 45, 80] {
            for (course, language) in Course::all()
                .iter()
                .flat_map(|course| naqala::languages().map(move |language| (course, language)))
            {
                let lines = listed(course.id(), &course.summary(language), width);
                assert!(lines.iter().all(|line| line.width() <= width), "{lines:?}");
                let words = lines.join(" ");
                let words: Vec<&str> = words.split_whitespace().skip(1).collect();
                assert_eq!(words.join(" "), course.summary(language), "no word is broken");
            }
        }
    }
}
