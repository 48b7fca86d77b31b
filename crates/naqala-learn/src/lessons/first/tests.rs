//! Every game has a first lesson, and exactly the intended moves pass.

use std::ops::ControlFlow;

use naqala::{Choices, catalogue};

use super::*;
use crate::languages;
use crate::lessons::{Attempt, Condition, Unplayable, solution};

#[test]
fn every_game_has_a_first_lesson_whose_tasks_few_moves_solve() {
    let mut tasks = 0;
    for rules in catalogue::all() {
        let game = rules.compile(&Choices::new()).unwrap();
        let course = Course::first(&game);
        tasks += course.steps().len();
        assert!(course.steps().iter().any(|step| step.key() == "illegal"), "{}", course.id());
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
            if step.key() == "illegal" {
                let answers = step.answers(&game);
                assert_eq!((answers.len(), ends), (passed, game.board().pits().count()), "{name}");
                for pit in game.board().pits() {
                    let (verdict, refusal) = Attempt::new(&game, step).point(pit);
                    assert_eq!(verdict.passed, answers.contains(pit), "{name}");
                    let is_legal = game.moves(step.position()).iter().any(|mv| mv.pit() == Some(pit));
                    assert_eq!(refusal.why().is_none(), is_legal, "{name}");
                    assert!(!verdict.passed || !is_legal, "{name}");
                }
                continue;
            }
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

#[test]
fn what_the_rules_refuse_is_asked_for_where_they_refuse_something_and_explained_by_the_rule() {
    let course = |id: &str| Course::first(&catalogue::game(id).unwrap());
    let asked = |course: &Course| {
        let step = course.steps().iter().find(|step| step.key() == "illegal").unwrap().clone();
        let [Condition::Illegal(which)] = step.goal().conditions() else { panic!() };
        (step.clone(), *which)
    };
    // Every filled pit of kalah may be played.
    assert_eq!(asked(&course("kalah")).1, Unplayable::Empty);
    let oware = course("oware");
    let (step, which) = asked(&oware);
    assert_eq!(which, Unplayable::Filled);
    let pit = step.answers(oware.game()).into_iter().next().unwrap();
    let refusal = Attempt::new(oware.game(), &step).point(pit).1;
    for language in languages() {
        let rule = naqala::refusal_rule(oware.game(), refusal.why().unwrap(), language).unwrap();
        assert!(refusal.text(language).ends_with(&rule), "{language}: {}", refusal.text(language));
    }
}
