//! Every game has a first lesson, and exactly the intended moves pass.

use std::ops::ControlFlow;

use naqala::{Choices, catalogue};

use super::*;
use crate::languages;
use crate::lessons::solution;

#[test]
fn every_game_has_a_first_lesson_whose_tasks_few_moves_solve() {
    let mut tasks = 0;
    for rules in catalogue::all() {
        let game = rules.compile(&Choices::new()).unwrap();
        let course = Course::first(&game);
        tasks += course.steps().len();
        for step in course.steps() {
            let (mut passed, mut ends) = (0, 0);
            let _ = solution::each_end(&game, step, |_, verdict| {
                ends += 1;
                passed += usize::from(verdict.passed);
                ControlFlow::Continue(())
            });
            let name = format!("{} {}: {passed} of {ends}", course.id(), step.key());
            assert!(passed > 0, "{name}");
            if step.key() == WATCH {
                assert_eq!(ends, 1, "{name}: there is a choice");
                continue;
            }
            assert!(2 * passed <= ends, "{name}");
            if matches!(step.key(), "last" | "most" | "laps" | "mark") {
                assert_eq!(passed, 1, "{name}");
            }
        }
    }
    let games = catalogue::all().len();
    assert!(tasks >= 4 * games, "{tasks} tasks for {games} games");
}

#[test]
fn a_first_lesson_is_the_same_each_time_and_said_in_every_language() {
    let game = catalogue::game("selus").unwrap();
    let shown = |language: &str| {
        let course = Course::first(&game);
        let step = |step: &crate::Step| {
            let goal = step.goal_text(&game, language);
            [step.title(language), step.text(language), step.hint(language), step.done(language), goal]
                .join("\n")
        };
        let steps: Vec<String> = course.steps().iter().map(step).collect();
        format!("{}\n{}", course.summary(language), steps.join("\n"))
    };
    for language in languages() {
        let text = shown(language);
        assert_eq!(text, shown(language));
        assert!(!text.contains("lesson-") && !text.contains("goal-"), "{language}: {text}");
    }
}
