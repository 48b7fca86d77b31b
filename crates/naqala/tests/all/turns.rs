//! Turn order and the moves of a turn, with more than two seats or more than one sowing: positions worked out by hand.

use naqala::{
    Choices, Event, Game, PitSet, Reason, Rules, Session, Side, Silent, WhyIllegal, Winner, catalogue,
};

fn game(id: &str, options: &[(&str, &str)]) -> Game {
    let mut choices = Choices::new();
    for (name, value) in options {
        choices.set(name, value);
    }
    catalogue::rules(id).expect("a game of the catalogue").compile(&choices).expect("known options")
}

fn session(game: &Game, position: &str) -> Session {
    Session::from_position(game.clone(), game.parse_position(position).expect("a position"))
}

/// Plays written plies.
fn play(session: &mut Session, plies: &[&str]) {
    for text in plies {
        let ply = session.game().parse_ply(session.position(), text).expect("a legal ply");
        session.play_ply(&ply, &mut Silent).expect("a legal ply");
    }
}

const BLOCKED_EAST: &str = "S 4 4 4 4 4 4 / E 1 0 0 0 0 0 / N 4 4 4 4 4 4 / W 4 4 4 4 4 4";

#[test]
fn a_pass_is_paid_for_from_any_store_if_the_own_one_is_empty() {
    let ruma = game("ruma", &[]);
    let mut own = session(&ruma, &format!("{BLOCKED_EAST} / stores 2 1 0 3 / turn E"));
    assert_eq!(own.ply_texts(), ["-"]);
    play(&mut own, &["-"]);
    assert_eq!(ruma.store(own.position(), Side::East), 0);

    let mut others = session(&ruma, &format!("{BLOCKED_EAST} / stores 2 0 0 3 / turn E"));
    assert_eq!(others.ply_texts(), ["->S", "->W"]);
    play(&mut others, &["->W"]);
    let p = others.position();
    assert_eq!((ruma.store(p, Side::West), ruma.tray(p, Side::East), p.to_move()), (2, 1, Side::North));

    let mut none = session(&ruma, &format!("{BLOCKED_EAST} / stores 0 0 0 0 / turn E"));
    assert_eq!(none.ply_texts(), ["-"]);
    play(&mut none, &["-"]);
    assert_eq!(ruma.tray(none.position(), Side::East), 0);
}

#[test]
fn partners_win_and_lose_together() {
    let ruma = game("ruma", &[]);
    let mut row_empty = session(
        &ruma,
        "S 4 4 4 4 4 4 / E 4 4 4 4 4 4 / N 0 0 0 0 0 1 / W 4 4 4 4 4 4 / stores 0 0 5 0 / trays 6 0 5 0 / turn N",
    );
    play(&mut row_empty, &["Nf"]);
    let outcome = row_empty.outcome().expect("the row is empty");
    assert_eq!(outcome.winner, Winner::Side(Side::South), "the first of the party stands for it");
    assert_eq!(ruma.party(Side::South).collect::<Vec<_>>(), [Side::South, Side::North]);
    assert!(ruma.are_one_player(Side::South, Side::North));

    let too_many = format!("{BLOCKED_EAST} / stores 0 1 0 0 / trays 0 5 0 6 / turn E");
    let mut limit = session(&ruma, &too_many);
    play(&mut limit, &["-"]);
    assert_eq!(limit.outcome().map(|outcome| outcome.winner), Some(Winner::Side(Side::South)));
    let mut alone = session(&game("ruma", &[("penalty_count", "per-tray")]), &too_many);
    play(&mut alone, &["-"]);
    assert_eq!(alone.outcome(), None);

    let three = game("ruma", &[("players", "3")]);
    assert!(three.are_partners(Side::East, Side::West) && !three.are_one_player(Side::East, Side::West));
}

#[test]
fn a_player_of_two_rows_may_have_the_choice() {
    let free = game("ruma", &[("two_player_choice", "any-own-row")]);
    let texts = Session::new(free).ply_texts();
    assert_eq!(texts.len(), 12);
    assert!(texts.contains(&"Sa".to_owned()) && texts.contains(&"Nf".to_owned()));
}

#[test]
fn a_player_who_is_out_moves_on_or_is_left_out() {
    let position =
        "S 1 0 1 4 4 4 / E 2 2 2 2 2 2 / N 4 4 4 4 4 4 / W 4 4 4 4 4 4 / stores 1 1 1 1 / trays 0 12 0 0";
    for (fate, next) in [("keeps-moving", Side::East), ("frozen", Side::North)] {
        let four = game("ruma", &[("players", "4"), ("out_player", fate)]);
        let mut session = session(&four, position);
        play(&mut session, &["Sd"]);
        assert!(four.is_out(session.position(), Side::East));
        assert_eq!(session.position().to_move(), next, "{fate}");
    }
}

#[test]
fn somebody_who_gives_up_among_several_leaves_no_winner() {
    let mut four = Session::new(game("ruma", &[("players", "4")]));
    four.resign(Side::North);
    assert_eq!(four.outcome().map(|outcome| outcome.winner), Some(Winner::Nobody));
    let mut two = Session::new(game("ruma", &[]));
    two.resign(Side::North);
    assert_eq!(two.outcome().map(|outcome| outcome.winner), Some(Winner::Side(Side::East)));
}

/// A turn that could go round and round in one column.
const ROUNDABOUT: &str = "board 2 0 1 0 5 0 0 0 | 0 0 0 0 0 0 0 0 | 2 0 0 0 0 0 0 0 | 1 0 0 0 0 0 0 0";

#[test]
fn a_turn_does_not_come_back_to_itself() {
    let torus = game("abstract-mancala", &[("fill", "given")]);
    let mut session = session(&torus, ROUNDABOUT);
    play(&mut session, &["a3-s", "a1-n", "a4-n", "a2-s"]);
    let p = *session.position();
    assert_eq!((p.to_move(), p.bound(), p.nth()), (Side::South, torus.board().find("a3"), 4));
    let back = torus.parse_ply(&p, "a3-s").expect("the position alone does not forbid it");
    let refused =
        session.play_ply(&back, &mut Silent).expect_err("it brings back the position after the first ply");
    assert_eq!(refused.why, WhyIllegal::Returns);
    let texts = session.ply_texts();
    assert!(!texts.contains(&"a3-s".to_owned()) && texts.contains(&"a3-e".to_owned()));
    assert_eq!(session.moves().len(), texts.len());
}

#[test]
fn a_strong_trap_swallows_the_hand_and_a_pile_has_to_be_sown_on() {
    let torus = game("abstract-mancala", &[("fill", "given")]);
    let p = torus
        .parse_position("board 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 4 0 0 7 0 | 1 0 0 0 0 0 0 0 / marks d3:S / turn N")
        .expect("a position");
    let mut events: Vec<Event> = Vec::new();
    let after = torus.play_ply(&p, &torus.parse_ply(&p, "g3-w").unwrap(), &mut events).unwrap();
    let d3 = torus.board().find("d3").unwrap();
    assert_eq!(after.seeds(d3), 9);
    assert!(events.iter().any(|event| matches!(event, Event::Swallow { pit, seeds: 4 } if *pit == d3)));

    let mut bound = session(&torus, ROUNDABOUT);
    play(&mut bound, &["a3-s"]);
    assert!(bound.ply_texts().iter().all(|text| text.starts_with("a1-")));
    assert_eq!(bound.ply_texts().len(), 8);
}

/// The author's second lesson, with more beans elsewhere so that it decides nothing.
const CHAIN: &str = "board 0 0 0 1 0 2 0 9 | 0 0 1 0 0 0 0 0 | 0 0 0 9 0 1 0 0 | 1 0 0 0 0 0 0 0";

#[test]
fn turns_go_round_a_torus_of_three_or_four() {
    for (players, order) in [("2", "SN"), ("3", "SEN"), ("4", "SENW")] {
        let torus = game("abstract-mancala", &[("fill", "given"), ("players", players)]);
        let sides: Vec<Side> = torus.sides().collect();
        assert_eq!(sides.iter().map(|side| side.letter()).collect::<String>(), order);
        for (seat, side) in sides.iter().enumerate() {
            let mut chain = session(&torus, &format!("{CHAIN} / turn {}", side.letter()));
            for text in ["c2-se", "d1-ne", "f3-s", "f1-ne"] {
                play(&mut chain, &[text]);
                assert_eq!(chain.position().to_move(), *side, "the chain is to be sown on");
            }
            play(&mut chain, &["a4-ne"]);
            let p = chain.position();
            assert_eq!(torus.store(p, *side), 9);
            assert_eq!(sides.iter().map(|side| torus.store(p, *side)).sum::<u8>(), 9);
            assert_eq!(torus.seeds_in_all(p), 24);
            assert_eq!(p.to_move(), sides[(seat + 1) % sides.len()]);
        }
    }
}

#[test]
fn each_of_four_has_traps_of_his_own() {
    let torus = game("abstract-mancala", &[("fill", "given"), ("players", "4")]);
    let text = "board 1 3 0 0 0 0 0 8 | 1 3 0 0 0 0 0 0 | 1 3 0 0 0 0 0 8 | 1 3 0 0 0 0 0 0";
    let mut four = session(&torus, text);
    play(&mut four, &["a1-e", "a2-e", "a3-e", "a4-e"]);
    let trap = |name: &str| torus.board().find(name).expect("a pit");
    let p = *four.position();
    for (side, name) in torus.sides().zip(["b1", "b2", "b3", "b4"]) {
        assert_eq!(p.marks(side), PitSet::of(trap(name)));
        assert_eq!((torus.score(&p, side), torus.score_lead(&p, side)), (4, 0));
    }
    let written = torus.position_text(&p);
    assert!(written.contains(" / marks b1:S b2:E b3:N b4:W"), "{written}");
    assert_eq!(torus.parse_position(&written), Ok(p));
    let opens = |session: &Session, name: &str| session.ply_texts().iter().any(|ply| ply.starts_with(name));
    assert_eq!(["b1", "b2", "b3", "b4"].map(|name| opens(&four, name)), [true, false, false, false]);

    // Three beans are swallowed by South's own trap, three by North's. Then North empties the own trap.
    play(&mut four, &["h1-w", "h3-w"]);
    assert_eq!(
        torus.sides().map(|side| torus.score(four.position(), side)).collect::<Vec<_>>(),
        [7, 4, 7, 4]
    );
    assert_eq!(["b1", "b2", "b3", "b4"].map(|name| opens(&four, name)), [false, false, true, false]);
    play(&mut four, &["b3-n"]);
    let p = *four.position();
    assert_eq!(p.seeds(trap("b4")), 4 + 7, "the trap ahead swallows them all");
    assert!(p.marks(Side::North).is_empty());
    assert_eq!(torus.score(&p, Side::West), 11);
    assert_eq!(torus.seeds_in_all(&p), 32);
}

#[test]
fn one_of_three_has_won_when_nobody_can_catch_up() {
    let torus = game("abstract-mancala", &[("fill", "given"), ("players", "3")]);
    // South captures what lies in d1; East has a bean in the trap and three in the store.
    let captured = |seeds: &str| {
        let text = format!(
            "board 2 0 0 {seeds} 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 1 / stores 0 3 1 / marks h4:E"
        );
        let mut three = session(&torus, &text);
        play(&mut three, &["a1-e"]);
        let scores = torus.sides().map(|side| torus.score(three.position(), side)).collect::<Vec<_>>();
        (scores, three.outcome().map(|outcome| outcome.winner))
    };
    assert_eq!(captured("6"), (vec![6, 4, 1], None), "two beans are left, so East can still catch up");
    assert_eq!(captured("7"), (vec![7, 4, 1], Some(Winner::Side(Side::South))), "half is enough");
    let level = "board 1 3 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 / stores 4 0 2 / marks b1:E";
    let mut level = session(&torus, level);
    play(&mut level, &["a1-e"]);
    assert_eq!(level.outcome().map(|outcome| outcome.winner), Some(Winner::Draw), "South and East have four");
    let nobody = torus.parse_position(&format!("{CHAIN} / marks a4:W")).unwrap_err();
    assert!(nobody.to_string().contains("W"), "{nobody}");
}

#[test]
fn a_deal_is_settled_by_its_number() {
    let deal = |number: &str, columns: &str| {
        game("abstract-mancala", &[("deal", number), ("columns", columns)]).start()
    };
    assert_eq!(deal("7", "8"), deal("7", "8"));
    assert_ne!(deal("7", "8"), deal("8", "8"));
    for number in ["1", "2", "3"] {
        let game = game("abstract-mancala", &[("deal", number), ("columns", "12")]);
        let most = game.board().pits().map(|pit| game.start().seeds(pit)).max();
        assert!((48..=144).contains(&game.total_seeds()) && most <= Some(6 + 6), "{number}");
    }
}

#[test]
fn a_full_pit_may_be_forbidden() {
    let full = "board 1 0 0 0 0 0 0 0 | 20 0 0 0 0 0 0 0 | 3 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0";
    let texts = |most: &str| {
        session(&game("abstract-mancala", &[("fill", "given"), ("max_in_pit", most)]), full).ply_texts()
    };
    assert!(texts("none").contains(&"a1-n".to_owned()));
    assert!(!texts("20").contains(&"a1-n".to_owned()));
}

/// Two relays are all that the rules allow: the seeds stay where they lie then, whether the mover loses or the turn ends.
#[test]
fn at_a_limit_of_laps_the_seeds_stay_as_they_lie() {
    let at_limit = |key: &str| {
        let text = format!(
            "naqala = 2\nid = \"laps\"\nname = \"Laps\"\nabout = {{ summary = \"Relays.\", status = \"uncertain\" }}\n\
             board = {{ layout = \"two-row\", pits = 6 }}\nsetup = [{{ seeds = 4 }}]\n\
             pick = [{{ from = \"own & filled\" }}]\nsettle = [{{ when = \"before > 0\", then = \"relay\" }}]\n\
             endless = {{ result = \"lose\", laps = 2, at-limit = \"{key}\" }}\n\
             repetition = {{ count = 3, result = \"draw\" }}\n"
        );
        let rules = Rules::parse("laps.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
        rules.compile(&Choices::new()).expect("no options")
    };
    let (lost, stopped) = (at_limit("endless"), at_limit("stop"));
    let mut lost_moves = 0;
    for mv in lost.moves(&lost.start()) {
        let ends = [&lost, &stopped].map(|game| game.play_legal(&game.start(), mv, &mut Silent));
        assert_eq!(lost.pit_seeds(&ends[0]), stopped.pit_seeds(&ends[1]), "{mv:?}");
        lost_moves += usize::from(ends[0].is_over());
        assert!(!ends[1].is_over());
    }
    assert!(lost_moves > 0, "some move has three laps");
}

/// One player lays out all seeds of the reserve, the other accepts or changes seats; then the one who laid them out begins.
#[test]
fn a_layout_is_made_and_answered_before_the_game_begins() {
    let rules = catalogue::rules("lab-madjnuni").unwrap();
    let game = rules.compile(Choices::new().preset("whole")).unwrap();
    assert_eq!([Side::South, Side::North].map(|side| game.start().reserve(side)), [70, 0]);
    let mut laid_out = Session::new(game);
    for pit in ["a", "b", "c", "d", "e", "f", "g", "A", "B", "C"].iter().cycle().take(70) {
        laid_out.enter(&format!("+{pit}")).unwrap();
    }
    assert_eq!(laid_out.ply_texts(), ["swap", "G!"]);
    let mut accepted = laid_out.clone();
    accepted.enter("G!").unwrap();
    assert_eq!(accepted.ply_texts(), ["g"], "South laid the seeds out, and begins");
    laid_out.enter("swap").unwrap();
    assert_eq!(laid_out.ply_texts(), ["G"], "they now sit in the north");
    assert_eq!(laid_out.position().first_seat(Side::North), Side::South);
}

/// A single seed goes round the board; every sowing gives another move, until only moves are left that lead back.
#[test]
fn a_turn_without_a_move_that_may_be_made_is_passed_on_in_its_events() {
    let rules = |more: &str| {
        let text = format!(
            "naqala = 2\nid = \"round\"\nname = \"Round\"\nabout = {{ summary = \"Goes round.\", status = \"uncertain\" }}\n\
             board = {{ layout = \"two-row\", pits = 2 }}\nsetup = [{{ seeds = 1 }}]\n\
             pick = [{{ from = \"all & filled\" }}]\nsettle = [{{ then = \"again\" }}]\nturn = {{ no-return = true }}\n\
             end = [{{ at = \"turn\", when = \"first-turn(mover) and not first-turn(other)\", leftovers = \"owner\", why = \"it lapsed\" }}]\n{more}"
        );
        let rules = Rules::parse("round.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
        rules.compile(&Choices::new()).expect("no options")
    };
    for more in ["", "limits = { plies = 4, result = \"draw\" }\n"] {
        let mut round = session(&rules(more), "S 1 0 / N 0 0");
        let mut events = Vec::new();
        for _ in 0..4 {
            assert_eq!(round.outcome(), None);
            events.clear();
            round.play(round.moves()[0], &mut events).expect("a legal move");
        }
        let outcome = round.outcome().expect("the turn is passed on");
        assert!(matches!(outcome.reason, Reason::Clause(_)), "{more}: {outcome:?}");
        assert!(events.contains(&Event::Pass { by: Side::South }), "{events:?}");
        assert_eq!(events.last(), Some(&Event::End { outcome }));
        assert_eq!(round.last_ply_events(), events);
    }
}

/// The owner of a mark gets the seeds of the pit although the same seed takes the mark away.
#[test]
fn a_mark_that_is_lost_when_a_seed_falls_still_says_who_gets_the_seeds() {
    let text = "naqala = 2\nid = \"my-game\"\nname = \"My game\"\nabout = { summary = \"Mine.\", status = \"uncertain\" }\n\
                board = { layout = \"two-row\", pits = 3 }\nsetup = [{ seeds = 2 }]\npick = [{ from = \"own & filled\" }]\n\
                marks = { name = \"trap\", form = \"by-pit\" }\n\
                drop = [{ when = \"here in marks\", unmark = true, to = \"mark-owner\" }]\n\
                settle = [{ when = \"seeds = 9\", mark = \"last\" }]\n\
                end = [{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }]\n";
    let rules = naqala::Rules::parse("my-game.toml", text).unwrap_or_else(|errors| panic!("{errors}"));
    let game = rules.compile(&naqala::Choices::new()).unwrap();
    let start = game.parse_position("S 0 0 2 / N 3 0 1 / marks A:N / turn S").unwrap();
    let next = game.play(&start, game.moves(&start)[0], &mut naqala::Silent).unwrap();
    assert_eq!(game.position_text(&next), "S 0 0 0 / N 0 1 1 / stores 0 4 / turn N");
}
