//! The rules of the sowing games (mancala) as data.
//!
//! A game is a file ([`Rules`]). With its options chosen it becomes a [`Game`]: immutable tables that answer every question about
//! a [`Position`], such as which [`Move`]s are legal, what they do and how the game ended. A [`Session`] is a game being played,
//! with history, repetition and undo. Data flows one way:
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
//! println!("{}", naqala::reason_text(session.game(), session.outcome().unwrap().reason, "en"));
//! assert!(session.moves().is_empty());
//! ```
//!
//! The library does no I/O, starts no thread, and compiles for the browser unchanged.
//!
//! # Features
//!
//! All are additive. A program in the browser disables those that it does not need, to stay small.
//!
//! | feature | adds |
//! |---|---|
//! | `catalogue` (default) | every game of `games/`, with weights and measured facts |
//! | `languages` (default), `english`, `english-moves` | the messages of all languages, of English only, or only those of English that explain moves; others can be added at run time |
//! | `toml` (default) | the reader of rule files; without it only packed games can be played |
//! | `packed` (default) | compiled games as bytes |
//! | `trace` (default) | games as lines of JSON |
//! | `generate` | random rule files and games, for fuzzers and long tests |
//! | `schema` | the JSON Schema of rule files |
//! | `deflated` | messages and weights are packed in the program, and unpacked when they are first needed: a quarter of the size |
//! | `inlined` | more inlining in WebAssembly: larger and faster |
#![deny(missing_docs, unsafe_code)]

mod action_space;
pub mod analysis;
mod assembly;
mod board;
mod board_layout;
mod builder;
pub mod catalogue;
mod compact;
mod game;
#[cfg(any(test, feature = "generate"))]
pub mod generate;
mod heap;
mod kernel;
mod language;
mod match_session;
mod notation;
#[cfg(feature = "packed")]
mod packed;
mod perft;
mod picture;
mod program;
mod read;
pub mod record;
mod rounds;
mod rule_file;
mod session;
mod spelling;
mod theme;
#[cfg(feature = "trace")]
pub mod trace;
mod words;

pub use action_space::ActionSpace;
pub use board::Board;
pub use board::event::{Clause, Destination, Event, Observer, Silent, SkipReason, Stage};
pub use board::moves::{Direction, Move, MoveKind, Moves, Ply};
pub use board::pits::{Pit, PitSet, PitSetIter, Side};
pub use board::position::{
    Decision, IllegalMove, MAX_CELLS, Outcome, Position, Reason, Status, WhyIllegal, Winner,
};
pub use board::second_kind::{Kind, SecondKind};
pub use board_layout::{BoardLayout, BoardPlace, LaidPlace};
pub use builder::{PositionBuilder, PositionError};
pub use compact::{CompactBoard, CompactGame, CompactMoves, CompactStep, CompactVerdict, CompactWord};
pub use game::{DrawnStores, Fingerprint, Game, Markings};
pub use heap::{LyingSeed, lying_seeds};
pub use kernel::pick::EachMove;
pub use language::{VOCABULARY, Word, WordKind};
pub use match_session::{EntryError, MatchAction, MatchEnd, MatchPhase, MatchSession, ResumeError};
pub use notation::{PlyError, PlyList};
#[cfg(feature = "packed")]
pub use packed::PackedError;
pub use perft::{perft, perft_divide};
pub use picture::{Picture, board_svg};
pub use program::MarkForm;
pub use read::{ReadError, Tree};
pub use record::{Record, RecordError, ReplayError};
pub use rounds::{AnswerError, Match, MatchAnswer, MatchError, MatchStep, PitChoice, RoundScore};
#[cfg(feature = "schema")]
pub use rule_file::rule_file_schema;
pub use rule_file::{
    About, Choices, LONGEST_NAME, OptionError, OptionSpec, OptionValue, OptionValues, Preset, RuleError,
    RuleErrors, Rules, Source, is_invisible, options_as_texts,
};
pub use session::Session;
pub use spelling::edit_distance;
pub use theme::{
    Colour, Depth, Ground, Hollow, NumberPlace, Outline, SeedShape, Shades, StorePlace, Texture, Theme,
};
pub use words::{
    Block, ExplainedStep, GameText, LanguageError, about_text, add_language, all_names, block_text,
    blocks_markdown, blocks_text, escape_markdown, explain, explain_last, explain_steps, is_decided_by_score,
    known_language, language_name, language_source, languages, mark_text, missing_labels, name_text,
    option_label, option_text, pieces_text, preset_label, preset_text, reason_text, refusal_rule,
    rules_blocks, rules_markdown, rules_text, rules_text_of_width, second_kind_text, story_blocks,
    story_markdown, story_text, story_text_of_width, tray_text, untranslated_texts, value_label,
};
