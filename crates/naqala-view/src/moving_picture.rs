//! A move as an animated picture: one drawing for each step, shown one after the other (SVG with SMIL).

use std::fmt::Write as _;
use std::time::Duration;

use naqala::{Event, Game, Kind, Picture, Position};

use crate::animation::{Animation, Pace};
use crate::localizer::Localizer;
use crate::scene::Scene;

/// The longest move shown; the steps of a longer one are left out from here to its end.
const MOST_FRAMES: usize = 300;

/// The drawing of a move, from the position before it to the one after it. It plays once and stays at the end; where
/// pictures do not move, the position before the move is seen.
///
/// ```
/// use naqala::{Event, catalogue};
/// use naqala_view::moving_picture;
/// let game = catalogue::game("oware").unwrap();
/// let before = game.start();
/// let mut events: Vec<Event> = Vec::new();
/// let after = game.play(&before, game.moves(&before)[0], &mut events).unwrap();
/// let svg = moving_picture(&game, &before, &events, &after, "en");
/// assert!(svg.starts_with("<svg ") && svg.matches("<set ").count() > 5);
/// ```
pub fn moving_picture(
    game: &Game,
    before: &Position,
    events: &[Event],
    after: &Position,
    language: &str,
) -> String {
    moving_picture_drawn(game, before, events, after, language, |picture| picture)
}

/// A move as an animated picture, like [`moving_picture`], with every picture drawn by `drawn`: in another theme, for example.
///
/// ```
/// use naqala::{Event, Theme, catalogue};
/// use naqala_view::moving_picture_drawn;
/// let game = catalogue::game("oware").unwrap();
/// let before = game.start();
/// let mut events: Vec<Event> = Vec::new();
/// let after = game.play(&before, game.moves(&before)[0], &mut events).unwrap();
/// let plain = Theme::find("plain").unwrap();
/// let svg = moving_picture_drawn(&game, &before, &events, &after, "en", |picture| picture.theme(plain));
/// assert!(svg.contains("theme-plain"));
/// ```
pub fn moving_picture_drawn(
    game: &Game,
    before: &Position,
    events: &[Event],
    after: &Position,
    language: &str,
    drawn: impl Fn(Picture<'_>) -> Picture<'_>,
) -> String {
    let localizer = Localizer::new(language);
    let scene = Scene::of(game, before);
    let mut animation = Animation::new(scene, before.to_move(), events.to_vec(), Duration::ZERO);
    let mut frames = vec![(Duration::ZERO, *before)];
    let mut time = Duration::from_millis(400);
    while frames.len() < MOST_FRAMES && animation.step(game, localizer) {
        let shown = moment(game, before, &animation.scene);
        if frames.last().is_some_and(|(_, last)| *last != shown) {
            frames.push((time, shown));
        }
        if let Some(due) = animation.due(Pace::Normal) {
            time += due;
        }
    }
    frames.push((time, *after));
    let drawn = frames
        .iter()
        .map(|(at, p)| (*at, drawn(Picture::new(game, p).language(language)).svg()))
        .collect::<Vec<_>>();
    assemble(&drawn)
}

/// The position at a moment within a move, as far as it can be drawn.
fn moment(game: &Game, before: &Position, scene: &Scene) -> Position {
    let number = |seeds: u16| u8::try_from(seeds).unwrap_or(u8::MAX);
    let board = game.board();
    let pits = board.pits().map(|pit| (pit, scene.heap(pit)));
    let stores = game.sides().map(|side| (board.store(side), scene.stores[side.index()]));
    pits.chain(stores).fold(*before, |shown, (place, heap)| {
        let shown = game.with_pieces(&shown, Kind::Seed, place, number(heap.seeds));
        game.with_pieces(&shown, Kind::Second, place, number(heap.second))
    })
}

/// Joins drawings: the head and style of the first, and of each what is drawn, seen for its time.
fn assemble(drawn: &[(Duration, String)]) -> String {
    let Some((_, first)) = drawn.first() else { return String::new() };
    let body = |svg: &str| {
        let from = svg.find("</style>").map_or(0, |at| at + "</style>".len());
        svg[from..].trim_end().trim_end_matches("</svg>").to_owned()
    };
    let head = first.find("</style>").map_or(0, |at| at + "</style>".len());
    let mut text = first[..head].to_owned();
    for (number, (at, svg)) in drawn.iter().enumerate() {
        let seen = if number == 0 { "visible" } else { "hidden" };
        let begin = seconds(*at);
        let set = |to: &str, at: &str| {
            format!("<set attributeName=\"visibility\" to=\"{to}\" begin=\"{at}s\" fill=\"freeze\"/>")
        };
        let appears = if number == 0 { String::new() } else { set("visible", &begin) };
        let goes = drawn.get(number + 1).map_or_else(String::new, |(next, _)| set("hidden", &seconds(*next)));
        let _ = write!(text, "\n<g visibility=\"{seen}\">{appears}{goes}{}</g>", body(svg));
    }
    text + "\n</svg>\n"
}

fn seconds(time: Duration) -> String {
    format!("{}.{:02}", time.as_secs(), time.subsec_millis() / 10)
}
