//! The sowing games (mancala), rules as data.
//!
//! A game is a file ([`Rules`]); with its options chosen it becomes a [`Game`], immutable tables that answer
//! every question about a [`Position`]: which [`Move`]s are legal, what they do, how the game ended. A
//! [`Session`] is a game being played, with history, repetition and undo. Data flows one way:
//!
//! ```text
//! games/*.toml ─parse→ Rules ─compile→ Game ─start→ Position ⇄ play(Move) ─emits→ Event…
//! ```
//!
//! ```
//! use naqala::{Choices, Session, Silent, catalogue};
//!
//! let rules = catalogue::rules("oware").unwrap();
//! let game = rules.compile(Choices::new().preset("oware-abapa")).unwrap();
//! let mut session = Session::new(game);
//! while session.outcome().is_none() {
//!     let first = session.moves()[0];
//!     session.play(first, &mut Silent).unwrap();
//! }
//! println!("{}", session.game().reason(session.outcome().unwrap().reason));
//! ```
//!
//! The library does no I/O, starts no thread, and builds for the browser as it is.
#![deny(missing_docs, unsafe_code)]

mod assembly;
mod bare;
mod board;
mod builder;
pub mod catalogue;
mod compact;
mod dice;
mod event;
mod fingerprint;
mod game;
mod kernel;
mod kinds;
mod language;
mod moves;
mod notation;
#[cfg(feature = "packed")]
mod packed;
mod perft;
mod picture;
mod pits;
mod played_out;
mod position;
mod reach;
mod read;
pub mod record;
mod rounds;
mod seats;
mod session;
#[cfg(feature = "trace")]
pub mod trace;
mod words;

pub use bare::Markings;
pub use board::Board;
pub use builder::{PositionBuilder, PositionError};
pub use compact::{CompactBoard, CompactGame, CompactStep};
pub use event::{Clause, Destination, Event, Observer, Silent, SkipReason, Stage};
pub use fingerprint::Fingerprint;
pub use game::{DrawnStores, Game};
pub use kernel::pick::EachMove;
pub use kernel::program::MarkForm;
pub use kinds::{Kind, SecondKind};
#[cfg(feature = "schema")]
pub use language::rule_file_schema;
pub use language::{
    About, Choices, OptionError, OptionSpec, OptionValue, OptionValues, Preset, RuleError, RuleErrors, Rules,
    Source, VOCABULARY, Word, WordKind,
};
pub use moves::{Direction, Move, MoveKind, Moves, Ply};
pub use notation::{PlyError, PlyList};
#[cfg(feature = "packed")]
pub use packed::PackedError;
pub use perft::{perft, perft_divide};
pub use picture::{Picture, board_svg};
pub use pits::{Pit, PitSet, PitSetIter, Side};
pub use played_out::PlayedOut;
pub use position::{Decision, IllegalMove, MAX_CELLS, Outcome, Position, Reason, Status, WhyIllegal, Winner};
pub use read::{ReadError, Tree};
pub use record::{Record, RecordError, ReplayError};
pub use rounds::{
    AnswerError, Match, MatchAnswer, MatchError, MatchStep, PitChoice, RoundScore, Series, SeriesError,
};
pub use session::Session;
pub use words::{
    GameText, LanguageError, about_text, add_language, block_text, escape_markdown, explain, language_name,
    language_source, languages, mark_text, name_text, option_label, option_text, pieces_text, preset_label,
    preset_text, reason_text, rules_markdown, rules_text, rules_text_of_width, second_kind_text,
    story_markdown, story_text, story_text_of_width, tray_text, untold_texts, value_label,
};
