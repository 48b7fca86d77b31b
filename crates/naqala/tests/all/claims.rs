//! Fours that are lost if nobody claims them: a capture in passing that waits for whoever may take it, who need not be the player
//! who is sowing.

use naqala::{Choices, Decision, Game, MatchSession, Rules, Session, Side, Silent, catalogue};

fn nam_nam(feed: &str) -> Game {
    let rules = catalogue::rules("oware-nam-nam").unwrap();
    rules.compile(Choices::new().set("auto_capture", "false").set("feed", feed)).unwrap()
}

/// South's f makes four in A and goes on to C.
const PASSING: &str = "S 4 0 0 0 0 3 / N 3 2 0 0 0 0 / stores 16 20 / turn S";

fn after(game: &Game, start: &str, ply: &str) -> String {
    let start = game.parse_position(start).unwrap();
    let ply = game.parse_ply(&start, ply).unwrap_or_else(|error| panic!("{error}"));
    game.position_text(&game.play_ply(&start, &ply, &mut Silent).unwrap())
}

#[test]
fn the_owner_claims_a_four_before_the_next_seed_falls_or_loses_it() {
    let game = nam_nam("none");
    let usual = catalogue::game("oware-nam-nam").unwrap();
    assert_eq!(after(&game, PASSING, "fx"), after(&usual, PASSING, "f"));
    assert_eq!(after(&game, PASSING, "f."), "S 4 0 0 0 0 0 / N 4 3 1 0 0 0 / stores 16 20 / turn N");
    // What is left grows: the next rounds of the sowing bring a fifth seed and a sixth.
    let round = "S 1 0 0 0 0 15 / N 3 0 0 0 0 0 / stores 16 13 / turn S";
    assert!(after(&game, round, "f.").contains("N 6 "), "{}", after(&game, round, "f."));
}

#[test]
fn a_claim_of_the_last_but_four_ends_the_round_in_the_middle_of_a_sowing() {
    let game = nam_nam("none");
    let start = "S 0 0 0 0 0 2 / N 3 0 1 2 0 0 / stores 20 20 / turn S";
    assert!(after(&game, start, "fx").contains("stores 20 28 / "), "{}", after(&game, start, "fx"));
    assert_eq!(after(&game, start, "f."), "S 0 0 0 0 0 0 / N 4 1 1 2 0 0 / stores 20 20 / turn N");
}

#[test]
fn each_player_decides_about_their_own_fours() {
    let game = nam_nam("none");
    let start = game.parse_position(PASSING).unwrap();
    let mut played = MatchSession::of_session(Session::from_position(game, start));
    assert_eq!(played.session().entry_texts(), ["a", "f"]);
    assert!(played.enter("fx").is_err(), "the four is North's");
    played.enter("f").unwrap();
    assert_eq!((played.to_move(), played.position().decision()), (Some(Side::North), Decision::Claim));
    assert_eq!(played.session().entry_texts(), ["x", "."]);
    played.enter("x").unwrap();
    assert_eq!((played.to_move(), played.entries()), (Some(Side::North), vec!["f".into(), "x".into()]));
    assert_eq!(played.session().ply_count(), 1);
    assert_eq!(played.take_back(|seat| seat == Side::North), Some(0), "the ply has begun already");
    assert_eq!(played.position().decision(), Decision::Claim);
    assert_eq!(played.take_back(|seat| seat == Side::South), Some(1));
}

#[test]
fn a_position_that_waits_for_a_claim_is_written_and_read() {
    let game = nam_nam("none");
    let start = game.parse_position(PASSING).unwrap();
    let waiting = game.play(&start, game.parse_ply(&start, "f.").unwrap()[0], &mut Silent).unwrap();
    let text = game.position_text(&waiting);
    assert_eq!(game.parse_position(&text).unwrap(), waiting, "{text}");
    assert_eq!(waiting.hand(), 2);
    for (changed, message) in [
        (text.replace("turn N", "turn S"), "this decision cannot be open"),
        (text.replace(" sower S", ""), "this decision cannot be open"),
        (text.replace("sower S", "sower E"), "`E` is no player"),
        (text.replace(" sower S", " sower"), "the letter of a player is missing"),
    ] {
        let error = game.parse_position(&changed).unwrap_err().to_string();
        assert!(error.contains(message), "{changed}: {error}");
    }
}

#[test]
fn if_everything_is_claimed_the_game_is_the_usual_one() {
    let usual = catalogue::game("oware-nam-nam").unwrap();
    let game = nam_nam("none");
    let (mut asked, mut random) = (0, 1_u64);
    for _ in 0..40 {
        let (mut left, mut right) = (Session::new(usual.clone()), Session::new(game.clone()));
        while left.outcome().is_none() && left.ply_count() < 100 {
            let moves = left.moves();
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mv = moves[(random >> 33) as usize % moves.len()];
            left.play(mv, &mut Silent).unwrap();
            right.play(mv, &mut Silent).unwrap();
            while right.position().decision() == Decision::Claim {
                asked += 1;
                let claim = right.moves()[0];
                right.play(claim, &mut Silent).unwrap();
            }
            assert_eq!(left.position(), right.position());
        }
        assert_eq!(left.outcome(), right.outcome());
    }
    assert!(asked > 200, "only {asked} claims");
}

#[test]
fn feeding_is_judged_as_if_everything_were_claimed() {
    let game = nam_nam("must");
    // After f North has four seeds, which it may claim: then it has nothing, so b has to be played.
    let start = game.parse_position("S 0 1 0 0 0 2 / N 3 0 0 0 0 0 / stores 22 20 / turn S").unwrap();
    let usual = catalogue::rules("oware-nam-nam").unwrap();
    let usual = usual.compile(Choices::new().set("feed", "must")).unwrap();
    let first =
        |game: &Game| game.moves(&start).iter().map(|mv| game.move_text(&start, *mv)).collect::<Vec<_>>();
    assert_eq!(first(&game), first(&usual));
}

#[test]
fn in_ayo_ayo_the_sower_claims_all_but_the_last_four() {
    let rules = catalogue::rules("ayo-ayo").unwrap();
    let game = rules.compile(Choices::new().set("auto_capture", "false")).unwrap();
    let start = game.parse_position("S 0 4 3 3 0 1 / N 0 2 1 2 0 0 / stores 16 16 / turn S").unwrap();
    let plies = game.ply_texts(&start);
    let of_b: Vec<&String> = plies.iter().filter(|ply| ply.starts_with('b')).collect();
    assert_eq!(of_b, ["bxx", "bx.", "b.x", "b.."]);
    let last = game.parse_position("S 4 0 0 0 0 1 / N 3 0 0 4 0 0 / stores 16 20 / turn S").unwrap();
    assert!(game.ply_texts(&last).contains(&"f".to_owned()), "nobody overlooks the last seed");
}

#[test]
fn rules_that_cannot_wait_for_a_claim_are_refused() {
    let errors = |more: &str| {
        let text = format!(
            "naqala = 2\nid = \"my-game\"\nname = \"My game\"\nabout = {{ summary = \"Mine.\", status = \"uncertain\" }}\n\
             board = {{ layout = \"two-row\", pits = 6 }}\nsetup = [{{ seeds = 4 }}]\npick = [{{ from = \"own & filled\" }}]\n\
             end = [{{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }}]\n{more}"
        );
        Rules::parse("my-game.toml", &text).err().map(|errors| errors.to_string()).unwrap_or_default()
    };
    let claim = "drop = [{ when = \"seeds = 4\", to = \"owner\", optional = true }]\n";
    assert_eq!(errors(claim), "");
    let sows = "sow = [{ when = \"seeds > 6\", skip = \"start\" }, {}]\n";
    assert!(errors(&format!("{claim}{sows}")).contains("cannot have several `[[sow]]` cases"));
    let nothing = "drop = [{ when = \"seeds = 4\", then = \"end\", optional = true }]\n";
    assert!(errors(nothing).contains("there is nothing to take"), "{}", errors(nothing));
}
