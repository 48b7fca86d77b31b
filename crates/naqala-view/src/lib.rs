//! What every board of a sowing game shows during play, whether in a terminal or on a page.
//!
//! A [`Scene`] is the board at one moment; an [`Animation`] shows the events of a move one after the other; [`caption`] says in a
//! few words what an event does; a [`Mark`] says how bad a ply was; a [`Localizer`] words sides, refusals and decisions in the
//! player's language. Nothing here draws, waits or reads a clock: the caller draws and passes the time.
//!
//! ```
//! use std::time::Duration;
//! use naqala::{Event, Session, catalogue};
//! use naqala_view::{Animation, Pace, Scene, Localizer};
//!
//! let mut session = Session::new(catalogue::game("oware").unwrap());
//! let before = *session.position();
//! let mut events: Vec<Event> = Vec::new();
//! session.play(session.moves()[0], &mut events)?;
//!
//! let game = session.game();
//! let mut animation = Animation::new(Scene::of(game, &before), before.to_move(), events, Duration::ZERO);
//! while animation.step(game, Localizer::new("en")) {}
//! assert_eq!(animation.scene.heap(game.board().find("a").unwrap()).size(), 0);
//! # Ok::<(), naqala::IllegalMove>(())
//! ```
#![deny(missing_docs, unsafe_code)]

mod animation;
mod between;
mod captions;
mod event_fields;
mod insight;
mod judgement;
mod localizer;
mod moving_picture;
mod scene;

pub use animation::{Animation, Pace};
pub use captions::caption;
pub use event_fields::{EventField, event_fields};
pub use insight::seeds_text;
pub use judgement::{Mark, PlyWorth, accuracy, counted, ended, south_sign, to_south};
pub use localizer::{Localizer, add_language, score_text, winner_first};
pub use moving_picture::{moving_picture, moving_picture_drawn};
pub use scene::{Action, Carried, Heap, Place, Scene, Trail};
