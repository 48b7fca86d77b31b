//! Whole games played through the functions that JavaScript calls.

use naqala_web_engine::Answer;

use crate::{Game, Session, Wrong};

fn session(id: &str) -> Session {
    let bytes = naqala::catalogue::game(id).unwrap().to_bytes();
    Session::new(&Game::new(&bytes).unwrap(), None).unwrap()
}

#[test]
fn a_game_is_played_shown_and_taken_back() {
    for id in ["oware", "bao-kiswahili", "toguz-kumalak"] {
        let mut session = session(id);
        let start = session.position();
        for step in 0..40 {
            let moves = session.moves();
            if moves.is_empty() {
                break;
            }
            session.play(&moves[step % moves.len()]).unwrap();
        }
        assert!(session.picture("en").unwrap().starts_with("<svg"));
        assert!(session.animation("en").unwrap().unwrap().contains("<set "));
        assert!(!session.explain("en").unwrap().unwrap().is_empty());
        assert!(session.areas().len() >= session.seeds().len());
        let mut again = session.copy();
        while again.undo() {}
        assert_eq!((again.position(), again.plies().len()), (start, 0));
        let plies = session.plies();
        plies.iter().for_each(|ply| again.play(ply).unwrap());
        assert_eq!(again.position(), session.position(), "{id}");
    }
}

#[test]
fn players_of_a_race_decide_one_after_the_other() {
    let mut session = session("sulus-aidi");
    for _ in 0..2 {
        let moves = session.moves();
        assert_eq!(moves.len(), 9, "{moves:?}");
        session.play(&moves[0]).unwrap();
    }
    assert_eq!(session.plies().len(), 2);
    assert!(session.undo() && session.is_within_move());
    // Records have whole moves.
    let whole = session.plies()[0].clone();
    assert!(session.undo());
    session.play(&format!("{whole}/A")).unwrap();
    assert!(!session.is_within_move());
}

#[test]
fn answers_of_the_worker_are_played_and_late_ones_are_not() {
    let mut session = session("oware");
    let ask = |session: &mut Session| {
        let question = session.question(3.0, 100.0, 7.0).unwrap();
        let (ticket, task) = question.split_once(' ').unwrap();
        assert!(task.starts_with("choose 3 100 7\n"), "{question}");
        ticket.parse().unwrap()
    };
    let chosen = |ticket, mv: &str| Answer::Chosen { ticket, mv: mv.to_owned() }.to_string();
    let refused = |ticket| Answer::Refused { ticket, why: "no".to_owned() }.to_string();
    let first = ask(&mut session);
    assert_eq!(session.answer(&chosen(first, "c")), Ok(true));
    assert_eq!(session.answer(&chosen(first, "c")), Ok(false));
    assert_eq!(session.plies(), ["c"]);
    // What was asked before a move was replaced is late, though as many have been played.
    let second = ask(&mut session);
    session.undo();
    session.play("d").unwrap();
    assert_eq!(session.answer(&chosen(second, "A")), Ok(false));
    assert_eq!(session.answer(&refused(second)), Ok(false));
    assert_eq!(session.plies(), ["d"]);
    // A move that is refused changes nothing.
    let third = ask(&mut session);
    assert!(session.play("x").is_err());
    assert_eq!(session.answer(&refused(third)), Err(Wrong::new("no")));
}

#[test]
fn what_is_wrong_is_an_error() {
    assert!(Game::new(b"oware").is_err());
    assert!(session("oware").play("A").is_err());
    assert!(session("oware").picture("xx").is_err());
    for (level, milliseconds, seed) in
        [(99.0, 5.0, 0.0), (f64::NAN, 5.0, 0.0), (1.5, 5.0, 0.0), (1.0, -5.0, 0.0), (1.0, 5.0, 1e10)]
    {
        assert!(session("oware").question(level, milliseconds, seed).is_err());
    }
    let bytes = naqala::catalogue::game("oware").unwrap().to_bytes();
    assert!(Session::new(&Game::new(&bytes).unwrap(), Some("S 1".to_owned())).is_err());
}

#[test]
fn partners_win_together() {
    let mut session = session("ruma");
    assert!(session.winners().is_empty());
    for step in 0_usize..2000 {
        let moves = session.moves();
        if moves.is_empty() {
            break;
        }
        session.play(&moves[step * 7 % moves.len()]).unwrap();
    }
    let winner = session.winner().unwrap();
    assert_eq!(session.winners(), if winner == "South" { ["South", "North"] } else { ["East", "West"] });
}
