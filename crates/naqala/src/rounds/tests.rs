//! Matches: how each kind of carry-over sets up the next round.

use super::*;
use crate::{Choices, Session, Silent, catalogue};

fn ended(game: &Game, south: u8, north: u8, winner: Winner) -> Position {
    let mut end = game.build().store(Side::South, south).store(Side::North, north).finish().unwrap();
    let reason = crate::board::position::Reason::Agreed;
    end.status = Status::Over(crate::board::position::Outcome { winner, reason });
    end
}

#[test]
fn the_winner_of_a_round_chooses_pits_of_the_other_row() {
    let game = catalogue::game("oware-nam-nam").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let end = ended(&game, 20, 28, Winner::Side(Side::North));
    let row = game.board().side(Side::South);
    let purpose = PitChoice::TakeOver;
    let step = MatchStep::Choose { side: Side::North, pits: 1, of: row, purpose };
    assert_eq!(series.finish_round(&end), Ok(step));
    assert!(series.finish_round(&end).is_err(), "the claim is pending");
    let pit = |name| game.board().find(name).unwrap();
    assert!(series.choose(&[pit("A")]).is_err(), "A is North's already");
    series.choose(&[pit("c")]).unwrap();
    let owner = |name| game.owner(series.start(), pit(name));
    assert_eq!(owner("c"), Some(Side::North));
    assert_eq!(owner("d"), Some(Side::South));
    assert_eq!(series.start().to_move(), Side::North, "the players begin in turn");
    assert_eq!(game.seeds_in_all(series.start()), 48);
}

#[test]
fn all_pits_win_the_match_and_a_void_round_does_not_count() {
    let game = catalogue::game("oware-nam-nam").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    assert_eq!(series.finish_round(&ended(&game, 4, 0, Winner::Nobody)), Ok(MatchStep::Round));
    assert_eq!(series.start(), &game.start());
    let over = MatchStep::Over(Winner::Side(Side::South));
    assert_eq!(series.finish_round(&ended(&game, 48, 0, Winner::Side(Side::South))), Ok(over));
}

#[test]
fn pits_that_cannot_be_filled_are_out_of_play() {
    let game = catalogue::game("congkak").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let end = ended(&game, 38, 60, Winner::Side(Side::North));
    assert_eq!(series.finish_round(&end), Ok(MatchStep::Round));
    let start = series.start();
    let closed: Vec<&str> = start.closed().into_iter().map(|pit| game.board().name(pit)).collect();
    assert_eq!(closed, ["a", "b"]);
    assert_eq!([Side::South, Side::North].map(|side| game.store(start, side)), [3, 11]);
    assert_eq!(start.to_move(), Side::South, "the loser begins");
    assert_eq!(game.seeds_in_all(start), 98);
}

#[test]
fn the_stronger_player_completes_a_pit_of_the_weaker() {
    let game = catalogue::game("selus").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let end = ended(&game, 4, 50, Winner::Side(Side::North));
    series.finish_round(&end).unwrap();
    let pits = ["a", "b", "c"].map(|name| series.start().seeds(game.board().find(name).unwrap()));
    assert_eq!(pits, [3, 3, 0]);
    assert_eq!(game.store(series.start(), Side::North), 54 - 6 - 27);
    let single = catalogue::rules("selus").unwrap().compile(Choices::new().set("rounds", "single")).unwrap();
    let mut series = Match::new(single.clone()).unwrap();
    let over = MatchStep::Over(Winner::Side(Side::North));
    assert_eq!(series.finish_round(&ended(&single, 4, 50, Winner::Side(Side::North))), Ok(over));
}

#[test]
fn every_round_begins_with_a_race_and_the_loser_names_his_pit_first() {
    let game = catalogue::game("gabata").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    series.finish_round(&ended(&game, 34, 20, Winner::Side(Side::South))).unwrap();
    let text = "S 3 3 3 3 3 3 3 3 3 / N 3 3 3 3 3 3 3 0 0 / stores 6 0 / turn N / starter N / race";
    assert_eq!(game.position_text(series.start()), text);
    let over = MatchStep::Over(Winner::Side(Side::South));
    assert_eq!(series.finish_round(&ended(&game, 54, 0, Winner::Side(Side::South))), Ok(over));
}

#[test]
fn the_stronger_player_may_fill_only_as_many_pits_as_the_weaker() {
    let rules = catalogue::rules("gabata").unwrap();
    let choices = [("strong_fill", "mirror"), ("max_rounds", "5")];
    let mut chosen = Choices::new();
    choices.iter().for_each(|(option, value)| _ = chosen.set(option, value));
    let game = rules.compile(&chosen).unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let end = ended(&game, 44, 10, Winner::Side(Side::South));
    series.finish_round(&end).unwrap();
    let text = "S 3 3 3 3 0 0 0 0 0 / N 3 3 3 3 0 0 0 0 0 / stores 30 0 / turn N / starter N / race";
    assert_eq!(game.position_text(series.start()), text);
    for _ in 0..3 {
        assert_eq!(series.finish_round(&end), Ok(MatchStep::Round));
    }
    assert_eq!(series.finish_round(&end), Ok(MatchStep::Over(Winner::Side(Side::South))), "five are enough");
}

fn finish(series: &mut Match, game: &Game, south: u8, north: u8) -> MatchStep {
    let winner = more(south, north);
    series.finish_round(&ended(game, south, north, winner)).unwrap()
}

fn start_text(series: &Match) -> String {
    series.game.position_text(series.start())
}

fn chosen(id: &str, choices: &[(&str, &str)]) -> Game {
    let mut chosen = Choices::new();
    choices.iter().for_each(|(option, value)| _ = chosen.set(option, value));
    catalogue::rules(id).unwrap().compile(&chosen).unwrap()
}

fn in_match(id: &str) -> Game {
    catalogue::rules(id).unwrap().compile_match(&Choices::new()).unwrap()
}

#[test]
fn pits_out_of_play_come_back_when_they_can_be_filled() {
    let game = catalogue::game("ali-guli-mane").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    assert_eq!(finish(&mut series, &game, 52, 18), MatchStep::Round);
    let text = "S 5 5 5 5 5 5 5 / N 5 5 5 0 0 0 0 / stores 17 3 / turn N / closed D E F G / starter N";
    assert_eq!(start_text(&series), text);
    assert_eq!(finish(&mut series, &game, 40, 30), MatchStep::Round);
    let text = "S 5 5 5 5 5 5 5 / N 5 5 5 5 5 5 0 / stores 5 0 / turn S / closed G";
    assert_eq!(start_text(&series), text);
    assert_eq!(finish(&mut series, &game, 66, 4), MatchStep::Over(Winner::Side(Side::South)));
    let game = chosen("ali-guli-mane", &[("match_end_pits", "2")]);
    let mut series = Match::new(game.clone()).unwrap();
    assert_eq!(finish(&mut series, &game, 9, 61), MatchStep::Over(Winner::Side(Side::North)));
}

#[test]
fn every_pit_may_be_filled_with_what_it_held_at_first() {
    let game = catalogue::game("pallanguzhi").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    assert_eq!(finish(&mut series, &game, 30, 116), MatchStep::Round);
    // Two pits of twelve and the middle pit of one can be filled; five seeds are left over.
    let text =
        "S 12 12 0 1 0 0 0 / N 12 12 12 1 12 12 12 / stores 5 43 / turn N / closed c e f g / starter N";
    assert_eq!(start_text(&series), text);
    assert_eq!(finish(&mut series, &game, 0, 146), MatchStep::Over(Winner::Side(Side::North)));
    let game = chosen("pallanguzhi", &[("round_starter", "loser")]);
    let mut series = Match::new(game.clone()).unwrap();
    finish(&mut series, &game, 70, 76);
    assert_eq!(series.start().to_move(), Side::South);
}

#[test]
fn a_drawn_round_with_seeds_that_are_nobodys_is_played_again_by_the_other_player() {
    let game = catalogue::game("ali-guli-mane").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    finish(&mut series, &game, 52, 18);
    let before = *series.start();
    assert_eq!(finish(&mut series, &game, 20, 20), MatchStep::Round);
    assert_eq!(series.start().closed(), before.closed());
    assert_eq!(series.start().to_move(), Side::South);
}

#[test]
fn a_player_short_of_seeds_chooses_the_pits_he_leaves_empty() {
    let game = in_match("bechi");
    let mut series = Match::new(game.clone()).unwrap();
    let of = game.board().side(Side::South);
    let step = MatchStep::Choose { side: Side::South, pits: 2, of, purpose: PitChoice::LeaveEmpty };
    assert_eq!(finish(&mut series, &game, 17, 31), step);
    let pit = |name| game.board().find(name).unwrap();
    let mistake = series.choose(&[pit("a")]).unwrap_err();
    assert_eq!(mistake.to_string(), "choose 2 different pits of a b c d");
    assert!(series.choose(&[pit("a"), pit("A")]).is_err(), "A is not this player's");
    assert!(series.arrange(&[17]).is_err(), "nothing is to be arranged");
    assert_eq!(series.choose(&[pit("d"), pit("b")]), Ok(MatchStep::Round));
    let text = "S 6 0 6 0 / N 6 6 6 6 / stores 5 7 / turn N / closed b d / starter N";
    assert_eq!(start_text(&series), text);
    assert_eq!(finish(&mut series, &game, 24, 24), MatchStep::Round);
    assert_eq!(start_text(&series), game.position_text(&game.start()));
    assert_eq!(finish(&mut series, &game, 5, 43), MatchStep::Over(Winner::Side(Side::North)));
}

#[test]
fn the_loser_arranges_his_row_and_the_winner_matches_it() {
    let game = in_match("giuthi");
    let mut series = Match::new(game.clone()).unwrap();
    let (side, pits) = (Side::North, game.board().side(Side::North));
    let step = MatchStep::Arrange { side, seeds: 11, pits, least: 1, fullest: 2 };
    assert_eq!(finish(&mut series, &game, 85, 11), step);
    for wrong in [&[1, 1, 1, 1, 1, 1, 5][..], &[1; 8], &[0, 2, 1, 1, 1, 1, 1, 4], &[9, 9, 1, 1, 1, 1, 1, 1]] {
        let mistake = series.arrange(wrong).unwrap_err().to_string();
        assert_eq!(mistake, "write 8 numbers that make 11, none below 1, one of 2 or more");
    }
    assert_eq!(series.arrange(&[1, 2, 1, 1, 3, 1, 1, 1]), Ok(MatchStep::Round));
    // A faces h, so the winner's row is the same read backwards.
    let text = "S 1 1 1 3 1 1 2 1 / N 1 2 1 1 3 1 1 1 / stores 74 0 / turn S";
    assert_eq!(start_text(&series), text);
    assert_eq!(finish(&mut series, &game, 48, 48), MatchStep::Round);
    assert_eq!(
        start_text(&series),
        game.position_text(&game.start()).replace("turn S", "turn N / starter N")
    );
    assert_eq!(finish(&mut series, &game, 8, 88), MatchStep::Over(Winner::Side(Side::North)));
}

#[test]
fn the_board_is_shorter_for_a_poor_player() {
    let game = chosen("giuthi", &[("shorten", "yes"), ("rounds", "match")]);
    let mut series = Match::new(game.clone()).unwrap();
    let open = |step| match step {
        MatchStep::Arrange { pits, .. } => {
            pits.into_iter().map(|pit| game.board().name(pit).to_owned()).collect()
        }
        _ => Vec::new(),
    };
    assert_eq!(open(finish(&mut series, &game, 72, 24)).len(), 8, "half is enough");
    series.arrange(&[3; 8]).unwrap();
    assert_eq!(open(finish(&mut series, &game, 73, 23)).join(" "), "B C D E F G H");
    series.arrange(&[3, 3, 3, 3, 3, 3, 5]).unwrap();
    let text = "S 5 3 3 3 3 3 3 0 / N 0 3 3 3 3 3 3 5 / stores 50 0 / turn S / closed h A";
    assert_eq!(start_text(&series), text);
    assert_eq!(open(finish(&mut series, &game, 11, 85)).join(" "), "a b c d e f");
    series.arrange(&[2, 2, 2, 2, 2, 1]).unwrap();
    assert_eq!(series.start().to_move(), Side::North, "the winner begins");
    assert_eq!(
        finish(&mut series, &game, 91, 5),
        MatchStep::Over(Winner::Side(Side::South)),
        "five pits need six"
    );
}

#[test]
fn a_single_round_settles_the_match_where_the_option_says_so() {
    for id in ["bechi", "giuthi"] {
        let game = chosen(id, &[("rounds", "single")]);
        let mut series = Match::new(game.clone()).unwrap();
        let total = game.total_seeds() as u8;
        let over = MatchStep::Over(Winner::Side(Side::North));
        assert_eq!(finish(&mut series, &game, total / 3, total - total / 3), over);
    }
}

/// Ends a round in which South and North have these seeds, with none left on the board.
fn finish_sale(series: &mut Match, game: &Game, south: u8, north: u8) -> MatchStep {
    // The mandarins count ten each, and the player who is behind has captured none.
    let richer = if south < north { Side::North } else { Side::South };
    let [south, north] = if richer == Side::South { [south - 20, north] } else { [south, north - 20] };
    let build = game.build().store(Side::South, south).store(Side::North, north).store_second(richer, 2);
    let mut end = build.finish().unwrap();
    let reason = crate::board::position::Reason::Agreed;
    let winner = game.winner_by_score(&end);
    end.status = Status::Over(crate::board::position::Outcome { winner, reason });
    series.finish_round(&end).unwrap()
}

fn pits(game: &Game, names: &str) -> Vec<Pit> {
    names.split(' ').map(|name| game.board().find(name).unwrap()).collect()
}

fn asked(game: &Game, side: Side, count: usize, of: &str, purpose: PitChoice) -> MatchStep {
    MatchStep::Choose { side, pits: count, of: pits(game, of).into_iter().collect(), purpose }
}

#[test]
fn a_lead_of_ten_is_worth_a_pit_and_a_smaller_one_half_a_pit() {
    let game = catalogue::game("o-an-quan").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let half = asked(&game, Side::South, 1, "a b c d e", PitChoice::SellHalf);
    assert_eq!(finish_sale(&mut series, &game, 31, 39), half);
    assert!(series.choose(&pits(&game, "A")).is_err(), "A is not this player's");
    assert_eq!(series.choose(&pits(&game, "b")), Ok(MatchStep::Round));
    let text = "S 5 5 5 5 5 / N 5 5 5 5 5 / ends 0+1 0+1 / stores 0 0 / turn N / marks b:S b:N / starter N";
    assert_eq!(start_text(&series), text);
    assert_eq!(game.parse_position(text).as_ref(), Ok(series.start()));

    // Fourteen: a whole pit, and a half that completes b.
    let whole = asked(&game, Side::South, 1, "a c d e", PitChoice::Sell);
    assert_eq!(finish_sale(&mut series, &game, 28, 42), whole);
    assert_eq!(series.choose(&pits(&game, "e")), Ok(MatchStep::Round));
    assert!(start_text(&series).contains(" / marks b:N e:N"), "{}", start_text(&series));
}

#[test]
fn what_is_sold_cannot_be_sold_by_half_as_well() {
    let game = catalogue::game("o-an-quan").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    let whole = asked(&game, Side::North, 2, "A B C D E", PitChoice::Sell);
    assert_eq!(finish_sale(&mut series, &game, 47, 23), whole);
    let half = asked(&game, Side::North, 1, "B D E", PitChoice::SellHalf);
    assert_eq!(series.choose(&pits(&game, "C A")), Ok(half));
    assert_eq!(series.choose(&pits(&game, "D")), Ok(MatchStep::Round));
    assert!(start_text(&series).contains(" / marks A:S C:S D:S D:N"), "{}", start_text(&series));
}

#[test]
fn a_lead_of_ten_regains_a_pit_before_it_buys_one() {
    let game = catalogue::game("o-an-quan").unwrap();
    let mut series = Match::new(game.clone()).unwrap();
    finish_sale(&mut series, &game, 25, 45);
    series.choose(&pits(&game, "b d")).unwrap();
    let back = asked(&game, Side::South, 1, "b d", PitChoice::TakeBack);
    assert_eq!(finish_sale(&mut series, &game, 40, 30), back);
    assert_eq!(series.choose(&pits(&game, "b")), Ok(MatchStep::Round));
    assert!(start_text(&series).contains(" / marks d:N"), "{}", start_text(&series));
    // Less than ten regains nothing; the last sold pit comes back without a question.
    let half = asked(&game, Side::North, 1, "A B C D E", PitChoice::SellHalf);
    assert_eq!(finish_sale(&mut series, &game, 36, 34), half);
    series.choose(&pits(&game, "A")).unwrap();
    assert!(start_text(&series).contains(" / marks A:S d:N A:N"), "{}", start_text(&series));
    let sell = asked(&game, Side::North, 1, "B C D E", PitChoice::Sell);
    assert_eq!(finish_sale(&mut series, &game, 45, 25), sell);
    series.choose(&pits(&game, "E")).unwrap();
    assert!(start_text(&series).contains(" / marks A:S E:S A:N"), "{}", start_text(&series));
    // A drawn round changes nothing.
    let before = series.start().marks;
    assert_eq!(finish_sale(&mut series, &game, 35, 35), MatchStep::Round);
    assert_eq!(series.start().marks, before);
}

#[test]
fn three_or_four_sold_pits_of_a_row_end_the_match() {
    let game = catalogue::game("o-an-quan").unwrap();
    let over = |side| MatchStep::Over(Winner::Side(side));
    let mut series = Match::new(game.clone()).unwrap();
    assert_eq!(finish_sale(&mut series, &game, 20, 50), over(Side::North));

    let mut series = Match::new(game.clone()).unwrap();
    finish_sale(&mut series, &game, 45, 25);
    series.choose(&pits(&game, "A B")).unwrap();
    finish_sale(&mut series, &game, 36, 34);
    assert_eq!(series.choose(&pits(&game, "C")), Ok(MatchStep::Round), "halves do not count");
    assert_eq!(finish_sale(&mut series, &game, 36, 34), over(Side::South), "but two of them do");

    let longer = chosen("o-an-quan", &[("match_end_squares", "4")]);
    let mut series = Match::new(longer.clone()).unwrap();
    let step = asked(&game, Side::South, 3, "a b c d e", PitChoice::Sell);
    assert_eq!(finish_sale(&mut series, &longer, 20, 50), step);
    series.choose(&pits(&game, "a b c")).unwrap();
    assert_eq!(
        finish_sale(&mut series, &longer, 0, 70),
        over(Side::North),
        "the player has too few pits to sell"
    );
}

#[test]
fn what_is_left_in_a_sold_pit_is_the_buyers() {
    let game = catalogue::game("o-an-quan").unwrap();
    // One seed goes to b, a is empty, and beyond it the second mandarin is captured.
    let ended = |marks: &str| {
        let text = format!("S 0 0 1 5 3 / N 0 2 0 3 1 / ends 0 0+1 / stores 9 10 / turn S / {marks}");
        let before = game.parse_position(&text).unwrap();
        let ply = game.parse_ply(&before, "c-").unwrap();
        let after = game.play_ply(&before, &ply, &mut Silent).unwrap();
        assert!(after.is_over());
        [Side::South, Side::North].map(|side| game.score(&after, side))
    };
    assert_eq!(ended("debts 0 0"), [19 + 9, 10 + 6]);
    assert_eq!(ended("marks d:N"), [19 + 4, 10 + 11], "d is North's");
    assert_eq!(ended("marks d:S d:N"), [19 + 7, 10 + 8], "the odd seed stays with South");
    assert_eq!(ended("marks d:S d:N B:S D:S D:N"), [19 + 10, 10 + 5]);
}

#[test]
fn a_match_has_more_than_one_round_unless_an_option_says_otherwise() {
    let changed = |id: &str, choices: &Choices| {
        let game = catalogue::rules(id).unwrap().compile_match(choices).unwrap();
        game.changed().iter().map(|(option, value)| format!("{option}={value}")).collect::<Vec<_>>()
    };
    let usual = Choices::new();
    assert_eq!(changed("giuthi", &usual), ["rounds=match"]);
    assert_eq!(changed("lamet", &usual), ["rounds=until_all"]);
    assert_eq!(changed("congkak", &usual), [""; 0]);
    assert_eq!(changed("oware", &usual), [""; 0]);
    let single = catalogue::rules("bechi").unwrap().compile_match(Choices::new().set("rounds", "single"));
    assert!(single.unwrap().is_single_round());
    assert_eq!(changed("ba-awa", &usual), ["games_in_match=2"]);
    assert_eq!(changed("ba-awa", Choices::new().set("games_in_match", "1")), [""; 0]);
}

/// A number below a limit, from a linear congruential generator.
fn below(state: &mut u64, limit: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % limit
}

/// A random answer to a question between two rounds.
fn answer(series: &mut Match, state: &mut u64) -> MatchStep {
    match series.step() {
        MatchStep::Choose { pits, of, .. } => {
            let mut left: Vec<Pit> = of.into_iter().collect();
            let chosen: Vec<Pit> = (0..pits).map(|_| left.swap_remove(below(state, left.len()))).collect();
            series.choose(&chosen).unwrap()
        }
        MatchStep::Arrange { seeds, pits, least, fullest, .. } => {
            let mut row = vec![least; pits.len()];
            row[below(state, pits.len())] = fullest;
            let laid: u32 = row.iter().map(|seeds| u32::from(*seeds)).sum();
            (laid..seeds).for_each(|_| row[below(state, pits.len())] += 1);
            series.arrange(&row).unwrap()
        }
        step => step,
    }
}

#[test]
fn seeds_that_are_not_played_out_go_to_the_owners_of_their_pits() {
    let game = chosen("congkak", &[("end", "half_wins")]);
    let mut series = Match::new(game.clone()).unwrap();
    let text = "S 0 0 0 0 0 0 3 / N 5 0 0 0 0 0 0 / stores 50 40 / turn N";
    let mut end = game.parse_position(text).unwrap();
    let reason = crate::board::position::Reason::Agreed;
    end.status = Status::Over(crate::board::position::Outcome { winner: Winner::Side(Side::South), reason });
    series.finish_round(&end).unwrap();
    let text = "S 7 7 7 7 7 7 7 / N 0 7 7 7 7 7 7 / stores 4 3 / turn N / closed A / starter N";
    assert_eq!(start_text(&series), text);
}

#[test]
fn no_seed_is_lost_from_round_to_round() {
    let usual = Choices::new();
    let games = catalogue::all().iter().filter_map(|rules| {
        let in_match = rules.compile_match(&usual);
        in_match.or_else(|_| rules.compile(&usual)).ok()
    });
    for game in games.filter(|game| game.has_match()) {
        let mut state = 1;
        let mut series = Match::new(game.clone()).unwrap();
        for _ in 0..20 {
            let mut session = Session::from_position(game.clone(), *series.start());
            while session.outcome().is_none() {
                let moves = session.moves();
                session.play(moves[below(&mut state, moves.len())], &mut Silent).unwrap();
            }
            let mut step = series.finish_round(session.position()).unwrap();
            while matches!(step, MatchStep::Choose { .. } | MatchStep::Arrange { .. }) {
                step = answer(&mut series, &mut state);
            }
            if step != MatchStep::Round {
                break;
            }
            let text = game.position_text(series.start());
            assert_eq!(game.seeds_in_all(series.start()), game.total_seeds(), "{}: {text}", game.id());
            assert_eq!(game.parse_position(&text).as_ref(), Ok(series.start()), "{}: {text}", game.id());
        }
    }
}

#[test]
fn rounds_can_be_worth_points() {
    let game = chosen("woaley", &[("games_in_match", "3")]);
    let mut series = Match::new(game.clone()).unwrap();
    let mut finish = |south, north| {
        let mut end = game.build().store(Side::South, south).store(Side::North, north).finish().unwrap();
        let outcome = crate::board::position::Outcome {
            winner: game.winner_by_score(&end),
            reason: crate::board::position::Reason::Agreed,
        };
        end.status = Status::Over(outcome);
        let step = series.finish_round(&end).unwrap();
        (series.rounds().last().unwrap().points.unwrap(), step)
    };
    // One round each and a draw, but South won by more.
    assert_eq!(finish(40, 8), ([12 + 16, 0], MatchStep::Round));
    assert_eq!(finish(24, 24), ([6, 6], MatchStep::Round));
    assert_eq!(finish(23, 25), ([0, 12 + 1], MatchStep::Over(Winner::Side(Side::South))));
}

#[test]
fn void_rounds_do_not_go_on_for_ever() {
    let finished = |game: &Game, before: &[Winner]| {
        let mut series = Match::new(game.clone()).unwrap();
        for winner in before {
            assert_eq!(series.step(), MatchStep::Round);
            series.finish_round(&ended(game, 4, 0, *winner)).unwrap();
        }
        series.step()
    };
    // They count where the rounds are limited.
    let limited = catalogue::rules("gabata").unwrap().compile(Choices::new().set("max_rounds", "5")).unwrap();
    assert_eq!(finished(&limited, &[Winner::Nobody; 4]), MatchStep::Round);
    assert_eq!(
        finished(&limited, &[Winner::Nobody; 5]),
        MatchStep::Over(Winner::Draw),
        "no round has counted"
    );
    // Elsewhere so many on end are the end.
    let free = catalogue::game("oware-nam-nam").unwrap();
    assert_eq!(finished(&free, &[Winner::Nobody; MOST_VOID - 1]), MatchStep::Round);
    assert_eq!(finished(&free, &[Winner::Nobody; MOST_VOID]), MatchStep::Over(Winner::Draw));
}
