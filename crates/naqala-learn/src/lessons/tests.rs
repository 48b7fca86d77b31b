//! Every step of every course can be solved, can be failed, and has its texts.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use naqala::Silent;

use super::*;
use crate::{languages, sources};

fn each_step(mut visit: impl FnMut(&Course, &Step)) {
    for course in Course::all() {
        course.steps().iter().for_each(|step| visit(course, step));
    }
}

fn name(course: &Course, step: &Step) -> String {
    format!("{} {}", course.id(), step.key())
}

/// The course with one step, for oware with the rules of tournaments.
fn oware(step: &str) -> Result<Course, CourseError> {
    let source = format!("game = \"oware\"\npreset = \"oware-abapa\"\n[[step]]\nkey = \"x\"\n{step}");
    let file = CourseFile::read("test", &source)?;
    file.open(naqala::catalogue::rules(file.game()).unwrap())
}

fn play(attempt: &mut Attempt, ply: &str) -> Progress {
    let ply = attempt.session().game().parse_ply(attempt.position(), ply).unwrap();
    attempt.play_ply(&ply, &mut Silent).unwrap()
}

#[test]
fn there_are_courses_of_a_good_length() {
    assert!(Course::all().len() >= 10);
    for course in Course::all() {
        assert!((2..=12).contains(&course.steps().len()), "{}", course.id());
    }
}

#[test]
fn every_step_can_be_solved_and_missed() {
    each_step(|course, step| {
        let name = name(course, step);
        let solution = step.solution(course.game()).unwrap_or_else(|| panic!("{name} has no solution"));
        let mut attempt = Attempt::new(course.game(), step);
        for ply in &solution {
            let progress = attempt.play_ply(ply, &mut Silent).unwrap();
            if progress == Progress::Reply {
                attempt.reply(&mut Silent);
            }
        }
        assert!(attempt.judge().passed, "{name}");
        let missed = solution::find(course.game(), step, false);
        assert_eq!(missed.is_none(), step.goal().is_free(), "{name} cannot be missed");
    });
}

#[test]
fn every_mistake_that_is_commented_on_can_be_made() {
    each_step(|course, step| {
        let mut said = BTreeSet::new();
        let _ = solution::each_end(course.game(), step, |_, verdict| {
            said.extend(verdict.why.iter().map(|remark| remark.key.clone()));
            ControlFlow::Continue(())
        });
        for key in step.message_keys().iter().filter(|key| key.contains("-mistake-")) {
            assert!(said.contains(key), "{key} is never said");
        }
    });
}

#[test]
fn positions_have_all_seeds_where_seeds_are_won() {
    each_step(|course, step| {
        let game = course.game();
        if game.wins_seeds() {
            assert_eq!(game.seeds_in_all(step.position()), game.total_seeds(), "{}", name(course, step));
        }
    });
}

#[test]
fn every_step_has_its_texts_and_no_text_is_left_over() {
    let (_, english) = sources().next().unwrap();
    let keys = english.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let written: BTreeSet<String> =
        keys.filter(|key| key.starts_with("lesson-")).map(str::to_owned).collect();
    let mut wanted: BTreeSet<String> =
        Course::all().iter().map(|course| format!("lesson-{}", course.id())).collect();
    each_step(|_, step| wanted.extend(step.message_keys()));
    // The texts that all first lessons share.
    let first: Vec<String> = written.iter().filter(|key| key.starts_with("lesson-first")).cloned().collect();
    assert_eq!(first.len(), 1 + 4 * 10, "a title, a text, a hint and an answer for each task");
    wanted.extend(first);
    assert_eq!(wanted, written);
}

/// A message that cannot be formed panics here.
#[test]
fn everything_can_be_said_in_every_language() {
    for language in languages() {
        each_step(|course, step| {
            let name = name(course, step);
            let texts = [step.title(language), step.text(language), step.hint(language), step.done(language)];
            assert!(texts.iter().all(|text| !text.starts_with("lesson-")), "{name}");
            assert!(!step.goal_text(course.game(), language).contains("goal-"), "{name}");
            let _ = solution::each_end(course.game(), step, |_, verdict| {
                for remark in &verdict.why {
                    assert_ne!(remark.text(language), remark.key, "{name}");
                }
                ControlFlow::Continue(())
            });
        });
    }
}

#[test]
fn a_verdict_says_what_was_found_instead() {
    let step =
        "position = \"S 0 2 1 0 3 4 / N 1 1 2 2 0 5\"\ngoal = { captures = { least = 10 }, again = true }";
    let course = oware(step).unwrap();
    let step = &course.steps()[0];
    assert_eq!(step.goal_text(course.game(), "en"), "Capture at least 10 seeds. Earn another move.");
    let mut attempt = Attempt::new(course.game(), step);
    let Progress::Done(verdict) = play(&mut attempt, "e") else { panic!("one turn is all there is") };
    let why: Vec<String> = verdict.why.iter().map(|remark| remark.text("en")).collect();
    assert_eq!(why, ["You captured 4 seeds.", "You do not move again."]);
    assert!(!verdict.passed);
}

#[test]
fn every_kind_of_goal_can_be_said_and_missed_in_every_language() {
    let bounds = ["{ least = 70 }", "{ least = 70, most = 80 }", "{ least = 70, most = 70 }", "{ most = 0 }"];
    let counts = ["captures", "gains", "loses", "feeds", "laps"];
    let counts = counts.iter().flat_map(|name| bounds.map(|bounds| format!("{name} = {bounds}")));
    let others = ["from = [\"A1\", \"A2\"]", "last = \"a1\"", "again = true", "marked = [\"a1\"]"];
    let more = ["unmarked = [\"a5\"]", "blocks = \"A1\"", "refused = true", "wins = true", "again = false"];
    for goal in counts.chain(others.into_iter().chain(more).map(str::to_owned)) {
        let source = format!("game = \"bao-kiswahili\"\n[[step]]\nkey = \"x\"\ngoal = {{ {goal} }}");
        let file = CourseFile::read("test", &source).unwrap();
        let course = file.open(naqala::catalogue::rules(file.game()).unwrap()).unwrap();
        let mut attempt = Attempt::new(course.game(), &course.steps()[0]);
        play(&mut attempt, "a6L*");
        for language in languages() {
            let said = course.steps()[0].goal_text(course.game(), language);
            assert!(!said.is_empty() && !said.starts_with("goal-"), "{goal}: {said}");
            for remark in attempt.judge().why {
                assert_ne!(remark.text(language), remark.key, "{goal}");
            }
        }
    }
}

#[test]
fn the_opponent_replies_as_written_or_takes_what_he_can() {
    let position = "position = \"S 2 0 0 1 0 0 / N 0 0 0 0 1 1\"\nturns = 2\ngoal = { wins = true }\n";
    let reply = |more: &str| {
        let course = oware(&format!("{position}{more}")).unwrap();
        let mut attempt = Attempt::new(course.game(), &course.steps()[0]);
        assert_eq!(play(&mut attempt, "d"), Progress::Reply);
        assert!(attempt.moves().is_empty());
        assert_eq!(attempt.reply(&mut Silent), Progress::ToMove);
        course.game().position_text(attempt.position())
    };
    assert_eq!(reply(""), "S 0 0 0 0 1 0 / N 0 0 0 0 1 0 / stores 0 3 / turn S");
    assert_eq!(reply("replies = [\"E\"]"), "S 2 0 0 0 1 0 / N 0 0 0 0 0 2 / stores 0 0 / turn S");
    assert_eq!(reply("replies = [\"B\"]"), reply(""), "a reply that is illegal is not played");
}

#[test]
fn an_illegal_move_leaves_an_attempt_as_it_was() {
    let course = oware("").unwrap();
    let mut attempt = Attempt::new(course.game(), &course.steps()[0]);
    let theirs = course.game().parse_ply(&naqala_position("N"), "A").unwrap();
    assert!(attempt.play_ply(&theirs, &mut Silent).is_err());
    assert_eq!(attempt.progress(), Progress::ToMove);
    assert_eq!(attempt.position(), course.steps()[0].position());
}

fn naqala_position(turn: &str) -> naqala::Position {
    let game = naqala::catalogue::game("oware").unwrap();
    game.parse_position(&format!("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn {turn}")).unwrap()
}

#[test]
fn mistakes_in_a_file_are_told_with_their_place() {
    let why = |step: &str| oware(step).unwrap_err().to_string();
    assert!(why("goal = { caught = 3 }").contains("unknown field `caught`"));
    assert!(
        why("goal = { last = \"g\" }")
            .contains("step `x`: there is no pit `g` on this board, which has a b c")
    );
    assert!(why("goal = { last = \"store\" }").contains("no pit `store`"), "nothing is sown into stores");
    assert!(why("position = \"S 4 4 / N 4 4\"").contains("step `x`: field `S`"));
    assert!(why("turns = 0").contains("at least 1"));
    assert!(why("goal = { captures = { least = 3, most = 2 } }").contains("`captures`"));
    assert!(why("[[step]]\nkey = \"x\"").contains("two steps have this key"));
    let no_option =
        CourseFile::read("t", "game = \"oware\"\noptions = { sheep = \"2\" }\nstep = [{ key = \"x\" }]");
    let oware = naqala::catalogue::rules("oware").unwrap();
    assert!(no_option.unwrap().open(oware).unwrap_err().to_string().contains("sheep"));
    assert!(CourseFile::read("t", "game = \"oware\"\nstep = []").is_err());
}
