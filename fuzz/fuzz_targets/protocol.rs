//! Arbitrary lines as commands to an engine: every answer is one line, and every requested search ends with a legal move. The
//! first byte selects the dialect.
#![no_main]

use std::borrow::Cow;
use std::sync::{LazyLock, Mutex};

use libfuzzer_sys::fuzz_target;
use naqala::{Game, Silent, catalogue};
use naqala_protocol::{Dialect, Dialogue, Minds, Step};

/// Made once: compiling a game and getting to know it takes longer than a talk.
static GAME: LazyLock<Game> = LazyLock::new(|| catalogue::game("oware").expect("a game"));
static MINDS: LazyLock<Mutex<Minds>> = LazyLock::new(Mutex::default);

fuzz_target!(|bytes: &[u8]| {
    let Some((first, bytes)) = bytes.split_first() else { return };
    let dialect = if first % 2 == 0 { Dialect::Plain } else { Dialect::Short };
    let find = |id: &str| catalogue::rules(id).map(Cow::Borrowed).ok_or_else(|| "no such game".to_owned());
    let mut dialogue = Dialogue::new(dialect, Box::new(find)).about(GAME.clone()).expect("letters do");
    let mut minds = MINDS.lock().expect("no search failed before");
    for line in String::from_utf8_lossy(bytes).lines() {
        for step in dialogue.line(line) {
            match step {
                Step::Say(said) => assert_eq!(said.lines().count(), 1, "{said:?}"),
                Step::Search(mut search) => {
                    search.settings.hash = 1;
                    search.settings.threads = 1;
                    search.limits.nodes = Some(200);
                    (search.limits.time, search.limits.clock) = (None, None);
                    let best = search.run(&mut minds, &mut |_| {}, &mut || ());
                    let best = best.strip_prefix("bestmove ").and_then(|best| best.split(' ').next());
                    let best = best.expect("a best move");
                    if best != "0000" {
                        let ply = search.dialect.read(&search.session, best).expect("a legal move");
                        search.session.play_ply(&ply, &mut Silent).expect("a legal move");
                    }
                    dialogue.answered();
                }
                Step::Ready(_) | Step::Forget | Step::Stop | Step::Hurry { .. } | Step::Quit => {}
            }
        }
    }
});
