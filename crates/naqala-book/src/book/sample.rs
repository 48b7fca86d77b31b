//! A game between two computer players, with every move explained.

use naqala::record::Record;
use naqala::{Event, Game, Picture, Pit, Position, Session, Side, escape_markdown, explain};
use naqala_engine::{Limits, PlayerSpec};

use super::Book;
use super::page::Page;

/// The players of South and North, and the seed of their random generators.
const PLAYERS: [PlayerSpec; 2] = [PlayerSpec::AlphaBeta { depth: 4 }, PlayerSpec::AlphaBeta { depth: 3 }];
const SEED: u64 = 1;

/// Maximum number of explained plies; the rest of a longer game is only listed.
const EXPLAINED: usize = 60;

/// Maximum length of a game, in plies.
const MOST_PLIES: usize = 400;

/// A game played for the book.
pub(super) struct Sample {
    session: Session,
    plies: Vec<ExplainedPly>,
}

/// A ply with its explanation.
struct ExplainedPly {
    by: Side,
    text: String,
    what: String,
    from: Option<Pit>,
    after: Position,
}

impl Sample {
    pub(super) fn play(game: &Game) -> Sample {
        let mut players = PLAYERS.map(|spec| spec.player(SEED));
        let mut session = Session::new(game.clone());
        let mut plies = Vec::new();
        while session.outcome().is_none() && plies.len() < MOST_PLIES {
            let before = *session.position();
            let mut events: Vec<Event> = Vec::new();
            let mut from = None;
            loop {
                let now = session.position();
                let seat = (now.to_move().index() + usize::from(now.is_swapped())) % 2;
                let choice = players[seat].choose(&session, &Limits::default());
                from = from.or(choice.mv.pit());
                session.play_legal(choice.mv, &mut events);
                if session.position().begins_ply() {
                    break;
                }
            }
            let text = session.plies().last().map_or_else(String::new, |(at, ply)| game.ply_text(at, ply));
            let what = explain(game, &before, &events, "en");
            plies.push(ExplainedPly { by: before.to_move(), text, what, from, after: *session.position() });
        }
        Sample { session, plies }
    }

    /// The numbers of plies after which there is a picture: twice on the way, and at the end.
    fn pictures(&self) -> Vec<usize> {
        let explained = self.plies.len().min(EXPLAINED);
        let mut after = vec![explained / 3, 2 * explained / 3, self.plies.len()];
        after.retain(|ply| *ply > 0);
        after.dedup();
        after
    }
}

pub(super) fn write(book: &mut Book, page: &mut Page, sample: &Sample) {
    let game = sample.session.game();
    let [south, north] = PLAYERS.map(|spec| spec.to_string());
    page.heading("A sample game");
    page.markdown(&if game.players() == 1 {
        format!("`{south}` plays.")
    } else {
        format!("`{south}` plays South, `{north}` plays North.")
    });
    let pictures = sample.pictures();
    for (number, ply) in (1..).zip(&sample.plies) {
        if number <= EXPLAINED {
            let (by, text) = (ply.by, escape_markdown(&ply.text));
            page.markdown(&format!("{number}. {by} plays **{text}**. {}", escape_markdown(&ply.what)));
        }
        if pictures.contains(&number) {
            if number > EXPLAINED {
                page.markdown(&format!("After {number} moves:"));
            }
            let mut picture = Picture::new(game, &ply.after);
            if let Some(from) = ply.from {
                picture = picture.sown_from(from);
            }
            let picture = book.picture(&format!("{}-ply-{number}", game.id()), &picture, 1);
            page.markdown(&picture);
        }
    }
    page.markdown("The whole game, as `naqala replay` reads it:");
    let record = Record::of_session(&sample.session, [("South", south.as_str()), ("North", north.as_str())]);
    page.code("text", &record.to_string());
}
