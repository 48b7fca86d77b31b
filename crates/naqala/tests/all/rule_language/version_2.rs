//! Features of version 2 of the language: grand slams, cases with `also = true`, values that depend on options, one vocabulary
//! for leftovers, goals of matches, and warnings.

use naqala::{
    Choices, Event, Game, Match, MatchPhase, MatchSession, MatchStep, Move, Position, RuleErrors, Rules,
    Session, Side, Silent, Winner, catalogue,
};

/// A small game with these cases.
fn parse(cases: &str) -> Result<Rules, RuleErrors> {
    let head = "naqala = 2\nid = \"small\"\nname = \"Small\"\nabout = { summary = \"Small.\", status = \"uncertain\" }\n\
                board = { layout = \"two-row\", pits = 3 }\nsetup = [{ seeds = 2 }]\npick = [{ from = \"own & filled\" }]\n\
                repetition = { count = 3, result = \"draw\" }\n";
    Rules::parse("small.toml", &format!("{head}{cases}"))
}

fn compile(cases: &str) -> Game {
    parse(cases).unwrap_or_else(|errors| panic!("{errors}")).compile(&Choices::new()).unwrap()
}

/// The position after the only move, which is a pass if no other is legal; `None` if there is none.
fn played(game: &Game, position: &str) -> Option<Position> {
    let position = game.parse_position(position).unwrap();
    let only = *game.moves(&position).first()?;
    let observed = game.play(&position, only, &mut Vec::<Event>::new()).unwrap();
    assert_eq!(observed, game.play_legal(&position, only, &mut Silent), "who watches changes nothing");
    Some(observed)
}

/// Pits and stores: `0 1 0 / 0 2 0 | 3 0`.
fn shown(game: &Game, position: &Position) -> String {
    let row = |names: [&str; 3]| {
        let pit = |name: &str| game.board().find(name).unwrap();
        names.map(|name| position.seeds(pit(name)).to_string()).join(" ")
    };
    let [south, north] = [Side::South, Side::North].map(|side| game.store(position, side));
    format!("{} / {} | {south} {north}", row(["a", "b", "c"]), row(["A", "B", "C"]))
}

#[test]
fn a_grand_slam_is_judged_on_all_sets_of_a_case() {
    let case = |slam: &str| {
        format!(
            "[[settle]]\nwhen = \"last in own and before = 0\"\ntake = [\"last\", \"facing\"]\ngrand-slam = \"{slam}\"\n"
        )
    };
    for (slam, after) in [
        ("capture", Some("0 0 0 / 0 0 0 | 3 0")),
        ("no-capture", Some("0 1 0 / 0 2 0 | 0 0")),
        ("forbid", Some("1 0 0 / 0 2 0 | 0 0")),
        ("spare-nearest", Some("0 0 0 / 0 2 0 | 1 0")),
        ("spare-farthest", Some("0 0 0 / 0 2 0 | 1 0")),
        ("opponent-takes-rest", Some("0 0 0 / 0 0 0 | 3 0")),
    ] {
        let game = compile(&case(slam));
        let end = played(&game, "S 1 0 0 / N 0 2 0").map(|end| shown(&game, &end));
        assert_eq!(end.as_deref(), after, "{slam}");
        let end = played(&game, "S 1 0 0 / N 1 2 0").map(|end| shown(&game, &end));
        assert_eq!(end.as_deref(), Some("0 0 0 / 1 0 0 | 3 0"), "{slam} leaves a seed");
    }
}

#[test]
fn a_grand_slam_is_judged_on_what_is_captured_along_a_chain() {
    let case = |slam: &str| {
        format!(
            "[[settle]]\nwhen = \"last in enemy\"\ntake = \"last\"\nchain = \"back\"\nwhile = \"here in enemy\"\n\
             each = \"here\"\ngrand-slam = \"{slam}\"\n"
        )
    };
    for (slam, after) in [
        ("capture", "0 0 0 / 0 0 0 | 3 0"),
        ("no-capture", "0 0 0 / 1 1 1 | 0 0"),
        ("spare-nearest", "0 0 0 / 0 0 1 | 2 0"),
        ("spare-farthest", "0 0 0 / 1 0 0 | 2 0"),
    ] {
        let game = compile(&case(slam));
        let end = played(&game, "S 0 0 3 / N 0 0 0").unwrap();
        assert_eq!(shown(&game, &end), after, "{slam}");
    }
}

#[test]
fn a_capture_that_leaves_seeds_is_no_grand_slam() {
    let some =
        "[[settle]]\nwhen = \"last in enemy\"\ntake = \"last\"\nseeds = 1\ngrand-slam = \"no-capture\"\n";
    let game = compile(some);
    assert_eq!(shown(&game, &played(&game, "S 0 0 1 / N 1 0 0").unwrap()), "0 0 0 / 1 0 0 | 1 0");
    let own = "[[settle]]\nwhen = \"last in own\"\ntake = \"last\"\ngrand-slam = \"no-capture\"\n";
    let game = compile(own);
    let end = played(&game, "S 1 0 0 / N 0 0 0").unwrap();
    assert_eq!(shown(&game, &end), "0 0 0 / 0 0 0 | 1 0", "nothing of the opponent's is taken");
}

#[test]
fn sparing_a_pit_needs_an_order() {
    let case = |take: &str| {
        format!("[[settle]]\nwhen = \"last in enemy\"\ntake = {take}\ngrand-slam = \"spare-nearest\"\n")
    };
    assert!(parse(&case("[\"last\", \"facing\"]")).is_ok());
    for take in ["\"last | facing\"", "\"enemy & filled\"", "\"column\""] {
        let errors = parse(&case(take)).unwrap_err().to_string();
        assert!(errors.contains("no pit is the nearest or the farthest"), "{take}: {errors}");
    }
    let nothing =
        parse("[[settle]]\nwhen = \"last in own\"\ngrand-slam = \"no-capture\"\n").unwrap_err().to_string();
    assert!(nothing.contains("captures nothing that could be a grand slam"), "{nothing}");
}

#[test]
fn a_case_may_act_and_let_the_search_go_on() {
    let game = compile(
        "[[settle]]\nwhen = \"last in enemy and seeds = 2\"\ntake = \"last\"\nalso = true\n\
         [[settle]]\nwhen = \"before > 0\"\nthen = \"again\"\n",
    );
    let end = played(&game, "S 0 0 1 / N 1 0 1").unwrap();
    assert_eq!(shown(&game, &end), "0 0 0 / 0 0 1 | 2 0");
    assert_eq!(end.to_move(), Side::South, "the later case gives another move");
    let end = played(&game, "S 0 0 1 / N 3 0 1").unwrap();
    assert_eq!((shown(&game, &end).as_str(), end.to_move()), ("0 0 0 / 4 0 1 | 0 0", Side::South));
    let text = naqala::rules_markdown(&game, "en");
    assert!(text.contains("then consider the cases that follow as well"), "{text}");
}

#[test]
fn a_case_that_lets_the_search_go_on_asks_nobody() {
    let more = parse("[[settle]]\ntake = \"last\"\nalso = true\nthen = \"relay\"\n").unwrap_err().to_string();
    assert!(more.contains("a case with `also` acts and asks nobody"), "{more}");
    let nothing = parse("[[settle]]\nwhen = \"last in own\"\nalso = true\n").unwrap_err().to_string();
    assert!(nothing.contains("this case does nothing and lets the search go on"), "{nothing}");
}

#[test]
fn values_may_depend_on_options() {
    let rules = parse(
        "[[option]]\nname = \"side\"\nvalues = [\"last\", \"both\", \"none\"]\ndoc = \"What is captured.\"\n\
         [define]\nright = { only = { side = \"none\" }, value = \"seeds = 99\", else = \"seeds = 2\" }\n\
         [[settle]]\nwhen = \"last in enemy and right\"\n\
         take = [\"last\", { only = { side = \"both\" }, value = \"next\" }]\n\
         then = { only = { side = \"both\" }, value = \"again\", else = { only = { side = \"none\" }, value = \"end\" } }\n",
    );
    let rules = rules.unwrap_or_else(|errors| panic!("{errors}"));
    for (side, after, next) in [
        ("last", "0 0 0 / 0 1 1 | 2 0", Side::North),
        ("both", "0 0 0 / 0 0 1 | 3 0", Side::South),
        ("none", "0 0 0 / 2 1 1 | 0 0", Side::North),
    ] {
        let game = rules.compile(Choices::new().set("side", side)).unwrap();
        let end = played(&game, "S 0 0 1 / N 1 1 1").unwrap();
        assert_eq!((shown(&game, &end).as_str(), end.to_move()), (after, next), "{side}");
    }
}

#[test]
fn what_is_left_may_be_split_at_every_end() {
    let game = compile(
        "[[end]]\nat = \"move\"\nwhen = \"empty(own)\"\nleftovers = \"split\"\nwhy = \"a row is empty\"\n",
    );
    let end = played(&game, "S 0 0 1 / N 2 1 1").unwrap();
    assert_eq!(shown(&game, &end), "0 0 0 / 0 0 0 | 2 3");
}

/// Half of the seeds left at the end of a round is laid out again in the next one, and an odd seed goes to the fuller row.
#[test]
fn what_is_left_of_a_round_is_split_before_the_next() {
    let rules = |receiver: &str| {
        format!(
            "[[settle]]\nwhen = \"last in enemy and seeds in {{2, 3}}\"\ntake = \"last\"\n\
             [[end]]\nat = \"turn\"\nwhen = \"stuck(mover)\"\nleftovers = \"{receiver}\"\nwhy = \"no move\"\n\
             [[end]]\nat = \"move\"\nwhen = \"size(own & filled) < 2\"\nleftovers = \"{receiver}\"\nwhy = \"a row is thin\"\n\
             [match]\ncarry = \"refill\"\nfill = \"left\"\nrounds = 3\n"
        )
    };
    let [game, unsplit] = ["split", "nobody"].map(|receiver| compile(&rules(receiver)));
    let row = |p: &Position, side| {
        game.pits_of(p, side).into_iter().map(|pit| i32::from(p.seeds(pit))).sum::<i32>()
    };
    let (mut dice, mut split, mut odd) = (11_u64, 0, 0);
    for _ in 0..40 {
        let mut rounds = MatchSession::new_match(game.clone()).unwrap();
        while !rounds.is_over() {
            while matches!(rounds.phase(), MatchPhase::Move(_)) {
                let moves = rounds.moves();
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                rounds.play(moves[(dice >> 33) as usize % moves.len()], &mut Silent).unwrap();
            }
            let end = *rounds.position();
            let (before, ply) = rounds.session().last_ply().unwrap();
            let before_split = ply.iter().fold(before, |p, mv| unsplit.play_legal(&p, *mv, &mut Silent));
            let rows = [Side::South, Side::North].map(|side| row(&before_split, side));
            let all = rows[0] + rows[1];
            let more = [Side::South, Side::North].map(|side| {
                let is_fuller = (rows[0] > rows[1]) == (side == Side::South);
                all / 2 + i32::from(all % 2 == 1 && is_fuller)
            });
            for (side, more) in [Side::South, Side::North].into_iter().zip(more) {
                assert_eq!(game.score(&end, side), unsplit.score(&before_split, side) + more);
            }
            (split, odd) = (split + i32::from(all > 1), odd + all % 2);
            if rounds.next_round() {
                for side in [Side::South, Side::North] {
                    let laid_out = row(rounds.position(), side) + game.score(rounds.position(), side);
                    assert_eq!(laid_out, game.score(&end, side), "{}", game.position_text(&end));
                }
            }
        }
    }
    assert!(split > 20 && odd > 5, "{split} rounds had seeds to split, {odd} an odd number");
}

#[test]
fn who_first_has_the_points_wins_the_match() {
    let rules = "[[settle]]\nwhen = \"last in enemy and seeds in {2, 3}\"\ntake = \"last\"\n\
                 [[end]]\nat = \"turn\"\nwhen = \"stuck(mover)\"\nleftovers = \"owner\"\nwhy = \"no move\"\n\
                 [match]\ncarry = \"nothing\"\ngoal-points = 2\n";
    let game = compile(rules);
    let mut dice = 7_u64;
    for _ in 0..20 {
        let mut series = Match::new(game.clone()).unwrap();
        for _ in 0..200 {
            let mut session = Session::from_position(game.clone(), *series.start());
            while session.outcome().is_none() {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let moves = session.moves();
                session.play_legal(moves[(dice >> 33) as usize % moves.len()], &mut Silent);
            }
            let step = series.finish_round(session.position()).unwrap();
            let won =
                |side| series.rounds().iter().filter(|round| round.winner == Winner::Side(side)).count();
            let expected = [Side::South, Side::North].into_iter().find(|side| won(*side) == 2);
            assert_eq!(step, expected.map_or(MatchStep::Round, |side| MatchStep::Over(Winner::Side(side))));
            if expected.is_some() {
                break;
            }
        }
        assert!(series.winner().is_some(), "a match of so many rounds is over");
    }
    let text = naqala::rules_text(&game, "en");
    assert!(text.contains("The first to win 2 rounds has won the match."), "{text}");
}

#[test]
fn counts_after_a_capture_on_the_way_are_warned_of() {
    let cases = |when: &str, drop: &str| {
        format!(
            "[[drop]]\nwhen = \"{drop}\"\nto = \"mover\"\n[[settle]]\nwhen = \"{when}\"\nthen = \"relay\"\n[endless]\nresult = \"stop\"\n"
        )
    };
    let warned = |when, drop| parse(&cases(when, drop)).unwrap().warnings();
    let found = warned("last in own and seeds > 1", "seeds = 4");
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].line, found[0].column), (13, 25), "{}", found[0]);
    for (when, drop) in [
        ("before > 0", "seeds = 4"),
        ("seeds(last) > 1", "seeds = 4"),
        ("seeds > 1", "seeds = 4 and not final"),
    ] {
        assert!(warned(when, drop).is_empty(), "{when}, {drop}");
    }
    for rules in catalogue::all() {
        assert!(rules.warnings().is_empty(), "{}: {}", rules.id(), rules.warnings()[0]);
    }
}

/// Over weak traps seeds are sown on; a player who has more than the rest has not won before their turn is over.
#[test]
fn a_majority_over_weak_traps_waits_for_the_end_of_the_turn() {
    let rules = catalogue::rules("abstract-mancala").unwrap();
    let game = rules.compile(Choices::new().set("traps", "weak").set("fill", "given")).unwrap();
    let pit = |name: &str| game.board().find(name).unwrap();
    let start =
        game.build().seeds(pit("b1"), 2).mark(pit("b1"), Side::South).seeds(pit("a1"), 2).seeds(pit("c1"), 1);
    let mut session = Session::from_position(game.clone(), start.finish().unwrap());
    let play = |session: &mut Session, text: &str| {
        let is_meant = |mv: &Move| session.game().ply_text(session.position(), &[*mv]) == text;
        let chosen =
            session.moves().into_iter().find(is_meant).unwrap_or_else(|| panic!("{text} is not legal"));
        session.play(chosen, &mut Silent).unwrap();
    };
    play(&mut session, "a1-e");
    assert_eq!((session.outcome(), session.position().to_move()), (None, Side::South), "South has to sow on");
    play(&mut session, "c1-e");
    assert_eq!(session.outcome().map(|outcome| outcome.winner), Some(Winner::Side(Side::South)));
}
