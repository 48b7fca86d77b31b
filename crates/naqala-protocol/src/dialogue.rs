//! The engine's side of the protocol: what a line changes, and what to do about it.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use naqala::{Choices, Game, OptionValues, Rules, Session, Side, Silent};
use naqala_engine::{Endgame, Limits, TimeLeft};

use crate::brackets::outside_brackets;
use crate::command::{Command, Start};
use crate::dialect::{Dialect, error_line};
use crate::go::Go;
use crate::quoted;
use crate::search::Search;
use crate::settings::{SPINS, Settings};

/// Finds the rules of a game by its name, or says why there are none.
pub type Finder = Box<dyn Fn(&str) -> Result<Cow<'static, Rules>, String>>;

/// Finds the endgame table of a game in a folder, with a few words about it; or says why it cannot be used. That there is
/// none is no error.
pub type TableFinder = Box<dyn Fn(&str, &Game) -> Result<FoundTable, String>>;

/// The table of a game and what it is called, if there is one.
pub type FoundTable = Option<(Arc<dyn Endgame>, String)>;

/// Promises a small endgame table in a folder for a game that has none: it is asked while it is not built yet, and then knows
/// nothing. None if the game can have none.
pub type TableMaker = Box<dyn Fn(&str, &Game) -> Option<Arc<dyn Endgame>>>;

/// The name of the option that says where endgame tables are.
const TABLES: &str = "Tables";

/// The value of an option that means an empty text.
const EMPTY: &str = "<empty>";

/// Something the program that keeps the dialogue has to do, in this order.
#[derive(Debug)]
pub enum Step {
    /// Write this line.
    Say(String),
    /// Prepare for searches like this one, then write `readyok`.
    Ready(Option<Box<Search>>),
    /// Forget earlier games.
    Forget,
    /// Begin this search on another thread, and call [`Dialogue::answered`] when its answer is written.
    Search(Box<Search>),
    /// Stop the running search.
    Stop,
    /// The running search may end its wait. From now on it is for a move to be played, in this time or in a share of this clock
    /// ([`naqala_engine::PonderHit::give`]).
    Hurry {
        /// The time for the move, if it is given.
        time: Option<Duration>,
        /// Otherwise the clock, if there is one.
        clock: Option<TimeLeft>,
    },
    /// Leave.
    Quit,
}

/// The state of the engine between lines. It never panics, whatever the lines are, and every answer is one line.
pub struct Dialogue {
    dialect: Dialect,
    find: Finder,
    rules: Option<Cow<'static, Rules>>,
    session: Option<Session>,
    settings: Settings,
    /// How many megabytes the engine may use.
    memory: usize,
    tables: Option<Tables>,
    endgame: Option<Arc<dyn Endgame>>,
    /// What was promised for the game, once a search needed it.
    promised: Option<Option<Arc<dyn Endgame>>>,
    /// The parameters of `go`, while the search is running, and the player to move in the position that is searched.
    searching: Option<(Go, Side)>,
}

/// How to find endgame tables.
struct Tables {
    find: TableFinder,
    make: Option<TableMaker>,
    /// Empty if no tables are to be used.
    folder: String,
    /// The default folder.
    usual: String,
}

impl std::fmt::Debug for Dialogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let game = self.rules.as_ref().map(|rules| rules.id());
        f.debug_struct("Dialogue")
            .field("dialect", &self.dialect)
            .field("game", &game)
            .finish_non_exhaustive()
    }
}

impl Dialogue {
    /// A dialogue about no game yet.
    pub fn new(dialect: Dialect, find: Finder) -> Dialogue {
        Dialogue {
            dialect,
            find,
            rules: None,
            session: None,
            settings: Settings::default(),
            memory: usize::MAX,
            tables: None,
            endgame: None,
            promised: None,
            searching: None,
        }
    }

    /// Refuses to use more memory than this many megabytes. Without this limit, the system has to refuse what it does not have.
    #[must_use]
    pub fn with_memory(self, megabytes: usize) -> Dialogue {
        Dialogue { memory: megabytes.max(Settings::default().hash), ..self }
    }

    /// Adds endgame tables, which are looked up in a folder until the other program names another one.
    #[must_use]
    pub fn with_tables(self, find: TableFinder, folder: &str) -> Dialogue {
        let tables = Tables { find, make: None, folder: folder.to_owned(), usual: folder.to_owned() };
        Dialogue { tables: Some(tables), ..self }
    }

    /// Lets a player at full strength have a small table for a game that has none. Without [`Dialogue::with_tables`] there is
    /// no folder for it. Searches that no time or clock limits do without: their answers do not depend on when it is built.
    #[must_use]
    pub fn with_small_tables(mut self, make: TableMaker) -> Dialogue {
        if let Some(tables) = &mut self.tables {
            tables.make = Some(make);
        }
        self
    }

    /// Sets the initial game.
    ///
    /// # Errors
    /// The dialect has no words for the game.
    pub fn about(mut self, game: Game) -> Result<Dialogue, String> {
        self.dialect.fits(&game)?;
        self.rules = Some(Cow::Owned(game.rules().clone()));
        self.session = Some(Session::new(game));
        // Problems are reported when the other program sets a game or a folder.
        self.look_for_table();
        Ok(self)
    }

    /// Takes a line and says what to do about it.
    pub fn line(&mut self, line: &str) -> Vec<Step> {
        let steps = Command::parse(line).and_then(|command| match command {
            None => Ok(Vec::new()),
            Some(command) => self.obey(&command),
        });
        steps.unwrap_or_else(|why| vec![Step::Say(error_line(&why))])
    }

    /// The best move of the search has been written.
    pub fn answered(&mut self) {
        self.searching = None;
    }

    fn obey(&mut self, command: &Command<'_>) -> Result<Vec<Step>, String> {
        match command {
            Command::Uci => return Ok(self.introduction().into_iter().map(Step::Say).collect()),
            Command::Debug(_) => {}
            Command::IsReady => return Ok(vec![Step::Ready(self.preparation())]),
            Command::SetOption { name, value } => return self.set(name, value),
            Command::NewGame => {
                self.refuse_in_search("ucinewgame")?;
                return Ok(vec![Step::Forget]);
            }
            Command::Position { start, moves } => self.set_position(*start, moves)?,
            Command::Go(go) => return Ok(vec![Step::Search(Box::new(self.search(go)?))]),
            Command::Stop if self.searching.is_none() => return Err("no search goes on".to_owned()),
            Command::Stop => return Ok(vec![Step::Stop]),
            Command::PonderHit => return self.ponder_hit(),
            Command::Show => return self.show(),
            Command::Quit => return Ok(vec![Step::Quit]),
        }
        Ok(Vec::new())
    }

    /// Who we are and what can be set.
    fn introduction(&self) -> Vec<String> {
        let mut lines = vec![
            format!("id name Naqala {}", env!("CARGO_PKG_VERSION")),
            format!("id author {}", env!("CARGO_PKG_AUTHORS")),
        ];
        let now = Settings::default();
        lines.extend(SPINS.iter().map(|spin| {
            let usual = (spin.get)(&now);
            format!(
                "option name {} type spin default {usual} min {} max {}",
                spin.name,
                spin.least,
                spin.most(self.memory)
            )
        }));
        if let Some(tables) = &self.tables {
            lines.push(format!("option name {TABLES} type string default {}", tables.usual));
        }
        lines.push("option name Ponder type check default false".to_owned());
        if self.dialect == Dialect::Plain {
            let game = self.rules.as_ref().map_or(EMPTY, |rules| rules.id());
            let games: Vec<String> = naqala::catalogue::ids().map(|id| format!(" var {id}")).collect();
            lines.push(format!("option name Game type combo default {game}{}", games.concat()));
            lines.push("option name Variant type string default <empty>".to_owned());
        }
        lines.push("uciok".to_owned());
        lines
    }

    /// What to prepare; `None` during a search or before a game is set.
    fn preparation(&self) -> Option<Box<Search>> {
        let session = self.session.as_ref().filter(|_| self.searching.is_none())?;
        Some(Box::new(self.search_of(session, &Limits::default(), false)))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<Vec<Step>, String> {
        self.refuse_in_search("setoption")?;
        if let Some(done) = self.settings.set(name, value, self.memory) {
            return done.map(|()| Vec::new());
        }
        match name.to_ascii_lowercase().as_str() {
            // Whether to think in the other player's time is the other program's decision.
            "ponder" => Ok(Vec::new()),
            "game" if self.dialect == Dialect::Plain => {
                let rules = (self.find)(value)?;
                let game = rules.compile(&Choices::new()).map_err(|error| error.to_string())?;
                self.begin(game)?;
                let lines = rules.options().iter().map(|option| {
                    let values = values_text(&option.values);
                    Step::Say(format!(
                        "info string variant {}={values} default {}",
                        option.name, option.default
                    ))
                });
                let steps = lines.chain(self.look_for_table()).collect();
                self.rules = Some(rules);
                Ok(steps)
            }
            "variant" if self.dialect == Dialect::Plain => {
                let rules = self.rules.as_ref().ok_or_else(no_game)?;
                let game = rules.compile(&choices(value)).map_err(|error| error.to_string())?;
                self.begin(game)?;
                Ok(self.look_for_table().into_iter().collect())
            }
            "tables" if self.tables.is_some() => {
                let folder = if value == EMPTY { "" } else { value };
                self.tables.iter_mut().for_each(|tables| folder.clone_into(&mut tables.folder));
                Ok(self.look_for_table().into_iter().collect())
            }
            _ => Err(format!("there is no option {}; uci lists them", quoted(name))),
        }
    }

    fn begin(&mut self, game: Game) -> Result<(), String> {
        self.dialect.fits(&game)?;
        self.session = Some(Session::new(game));
        Ok(())
    }

    /// Takes the endgame table of the game, if there is one, and says so.
    fn look_for_table(&mut self) -> Option<Step> {
        self.endgame = None;
        self.promised = None;
        let tables = self.tables.as_ref().filter(|tables| !tables.folder.is_empty())?;
        let message = match (tables.find)(&tables.folder, self.session.as_ref()?.game()) {
            Ok(None) => return None,
            Ok(Some((endgame, name))) => {
                self.endgame = Some(endgame);
                format!("info string table {name}")
            }
            Err(why) => error_line(&why),
        };
        Some(Step::Say(message))
    }

    fn set_position(&mut self, start: Start<'_>, moves: &str) -> Result<(), String> {
        let game = self.session.as_ref().ok_or_else(no_game)?.game().clone();
        let mut session = match start {
            Start::Usual => Session::new(game),
            Start::Text(text) => {
                let position = self.dialect.parse_position(&game, text)?;
                Session::from_position(game, position)
            }
        };
        for (number, text) in (1..).zip(self.dialect.split(moves)) {
            let placed = |why: String| format!("move {number}: {why}");
            let ply = self.dialect.read(&session, text).map_err(placed)?;
            session.play_ply(&ply, &mut Silent).map_err(|error| placed(error.why.to_string()))?;
        }
        self.session = Some(session);
        Ok(())
    }

    fn search(&mut self, go: &Go) -> Result<Search, String> {
        self.refuse_in_search("go")?;
        let session = self.session.as_ref().ok_or_else(no_game)?;
        let side = session.position().to_move();
        // Who waits for stop or ponderhit does not look at the clock.
        let clock = go.clock(side).filter(|_| !go.waits());
        let time = go.time().filter(|_| !go.waits());
        let limits = Limits { time, clock, depth: go.depth, nodes: go.nodes, ..Limits::default() };
        let mut search = self.search_of(session, &limits, go.waits());
        if search.endgame.is_none() && search.plays_best() {
            search.endgame = self.small_table();
        }
        self.searching = Some((go.clone(), side));
        Ok(search)
    }

    /// The small table of a game that has no other.
    fn small_table(&mut self) -> Option<Arc<dyn Endgame>> {
        let tables = self.tables.as_ref().filter(|tables| !tables.folder.is_empty())?;
        let game = self.session.as_ref()?.game();
        let promise = || tables.make.as_ref().and_then(|make| make(&tables.folder, game));
        self.promised.get_or_insert_with(promise).clone()
    }

    fn search_of(&self, session: &Session, limits: &Limits, waits: bool) -> Search {
        Search {
            session: session.clone(),
            settings: self.settings,
            limits: limits.clone(),
            waits,
            dialect: self.dialect,
            endgame: self.endgame.clone().or_else(|| self.promised_for(limits)),
        }
    }

    /// What was promised for the game, for a search within these limits. Changing the table empties the engine's memory, so
    /// searches in the other player's time have it, too. But what only depth or positions limit does not depend on it.
    fn promised_for(&self, limits: &Limits) -> Option<Arc<dyn Endgame>> {
        let is_timed = limits.time.is_some() || limits.clock.is_some();
        let is_counted = limits.depth.is_some() || limits.nodes.is_some();
        self.promised.iter().flatten().next().filter(|_| is_timed || !is_counted).cloned()
    }

    fn ponder_hit(&mut self) -> Result<Vec<Step>, String> {
        let searching = self.searching.as_mut().filter(|(go, _)| go.ponder);
        let (go, side) =
            searching.ok_or_else(|| "no search goes on in the other player's time".to_owned())?;
        go.ponder = false;
        let (time, clock) = (go.time(), go.clock(*side));
        Ok(if go.infinite { Vec::new() } else { vec![Step::Hurry { time, clock }] })
    }

    fn show(&self) -> Result<Vec<Step>, String> {
        let session = self.session.as_ref().ok_or_else(no_game)?;
        let (game, position) = (session.game(), session.position());
        let text = |ply: &naqala::Ply| self.dialect.ply_text(game, position, ply);
        let moves: Vec<String> = match self.dialect {
            Dialect::Plain => session.ply_texts(),
            Dialect::Short => game.plies(position).iter().map(|(ply, _)| text(ply)).collect(),
        };
        let position = self.dialect.position_text(game, position);
        Ok(vec![
            Step::Say(format!("info string position {position}")),
            Step::Say(format!("info string moves {}", moves.join(" "))),
        ])
    }

    fn refuse_in_search(&self, command: &str) -> Result<(), String> {
        match self.searching {
            Some(_) => Err(format!("{command} has to wait: a search goes on, stop ends it")),
            None => Ok(()),
        }
    }
}

fn no_game() -> String {
    "no game is set: setoption name Game value ID".to_owned()
}

/// Options as one line: `seeds=6 pits=6`, or the name of a preset first. Commas between them do not matter; within brackets
/// they belong to the value. So does what follows a value after a blank, up to a comma or the next `=`: `leftover=row owner`.
///
/// ```
/// let rules = naqala::catalogue::rules("kalah").unwrap();
/// let game = rules.compile(&naqala_protocol::choices("seeds=6, pits=5")).unwrap();
/// assert_eq!(game.total_seeds(), 60);
/// ```
pub fn choices(text: &str) -> Choices {
    let mut choices = Choices::new();
    for part in outside_brackets(text, |sign| sign == ',') {
        let words = outside_brackets(part, char::is_whitespace);
        let mut options: Vec<(&str, String)> = Vec::new();
        for word in words.filter(|word| !word.is_empty() && *word != EMPTY) {
            match (word.split_once('='), options.last_mut()) {
                (Some((name, value)), _) => options.push((name, value.to_owned())),
                (None, Some((_, value))) => *value += &format!(" {word}"),
                (None, None) => _ = choices.preset(word),
            }
        }
        for (name, value) in &options {
            choices.set(name, value.trim_start());
        }
    }
    choices
}

fn values_text(values: &OptionValues) -> String {
    match values {
        OptionValues::Range { min, max } => format!("{min}..{max}"),
        OptionValues::OneOf(values) => values.iter().map(ToString::to_string).collect::<Vec<_>>().join("|"),
    }
}
