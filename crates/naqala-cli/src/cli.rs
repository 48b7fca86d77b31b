//! Every command and option of `naqala`, declared once: the parser, the help, the shell completions and the manual
//! pages all come from here.

mod serve;
mod tables;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Args, FromArgMatches, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use naqala_protocol::Dialect;

use crate::commands::contest::{ContestantSpec, Sprt};
use crate::numbers::{
    DEPTHS, GAMES, LENGTHS, LINES, MEGABYTES, NODES, OPENINGS, SEARCH_DEPTHS, SEEDS, THREADS, number, seeds,
    time,
};
use crate::play::{SeatSpec, Speed};

pub(crate) use serve::ServeArgs;
pub(crate) use tables::{
    SolveArgs, TableBuildArgs, TableCommand, TableExportArgs, TableInfoArgs, TableProbeArgs, TableVerifyArgs,
};

/// Play, explain and study the sowing games (mancala, oware, kalah, bao and many more).
#[derive(Debug, Parser)]
#[command(name = "naqala", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Examples:
  naqala                     what can be done
  naqala play oware          play a first game against the computer
  naqala games               which games there are
  naqala rules kalah         how a game is played")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The language of games, rules and explanations [default: that of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "CODE")]
    #[arg(value_parser = PossibleValuesParser::new(naqala::languages()))]
    pub(crate) lang: Option<String>,
}

impl Cli {
    /// Whether programs read the output: they get UTF-8 whatever the locale is.
    pub(crate) fn is_for_programs(&self) -> bool {
        match &self.command {
            Some(Command::Games(args)) => args.json,
            Some(Command::Moves(args)) => args.json,
            Some(Command::Analyse(args)) => args.json,
            Some(Command::Annotate(args)) => args.json,
            Some(Command::Match(args)) => args.json,
            Some(Command::Serve(args)) => args.json,
            Some(Command::Perft(args)) => args.json,
            Some(Command::Simulate(args)) => args.json,
            Some(Command::Tune(args)) => args.json,
            Some(Command::Solve(args)) => args.json,
            Some(Command::Table(TableCommand::Build(args))) => args.json,
            Some(Command::Table(TableCommand::Info(args))) => args.json,
            Some(Command::Table(TableCommand::Probe(args))) => args.json,
            Some(
                Command::Engine(_)
                | Command::Trace(_)
                | Command::Schema
                | Command::Completions { .. }
                | Command::Man { .. },
            ) => true,
            _ => false,
        }
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games
    #[command(after_help = "Examples:
  naqala games
  naqala games --json | jq '.[].id'")]
    Games(GamesArgs),

    /// Write out the rules of a game
    #[command(after_help = "Examples:
  naqala rules oware
  naqala rules kalah --option seeds=6
  naqala rules my-game.toml")]
    Rules(RulesArgs),

    /// Draw a position
    #[command(after_help = "Examples:
  naqala show toguz-kumalak
  naqala show oware --preset awari-solution --table \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala show oware \"$(naqala moves oware --json | jq -r '.moves[0].position')\"")]
    Show(ShowArgs),

    /// List the legal moves and what each would do
    #[command(after_help = "Examples:
  naqala moves oware
  naqala moves kalah --option seeds=4 --json")]
    Moves(MovesArgs),

    /// Play a game: against the computer, with somebody else, or watching
    #[command(
        after_help = "Players are human, random, greedy, alphabeta:N (looks N decisions ahead) and engine:N (level 1 to 10).
In a terminal the game is played on a full-screen board. With --plain, or through a pipe, it is played line by
line: type a move or `help`.

Every ply is kept as it is played: after a crash or Ctrl-C, `naqala play --resume` goes on with the game. A new game
puts an unfinished one aside and tells the file, with which `naqala play --load FILE` goes on.

Examples:
  naqala play oware                              you are South, the computer is North
  naqala play kalah --north human                two people at one screen
  naqala play oware --preset oware-abapa --north alphabeta:8
  naqala play bao-kiswahili --south greedy --north random --speed fast
  naqala play ruma --option players=4 --east human
  naqala play oware-nam-nam --match              round after round, until somebody owns all pits
  naqala play --resume"
    )]
    Play(PlayArgs),

    /// Let the engine judge a position: the best lines, their values, and why the best move is the best
    #[command(
        after_help = "Values are in seeds to the player to move: how many more than the other he is expected to have in the end. What is
certain is told as `wins in 7`, counted in decisions. On a terminal every depth is shown, in a pipe the last one. Ctrl-C
stops and tells the best so far.

Examples:
  naqala analyse oware
  naqala analyse kalah --time 30 --lines 3 --threads 2
  naqala analyse oware --moves \"c D e\" --depth 18
  naqala analyse oware \"S 0 0 0 0 1 5 / N 2 1 0 0 0 0 / stores 20 19 / turn S\"
  naqala analyse bao-kiswahili --nodes 1000000 --json | jq '.lines[0].line'"
    )]
    Analyse(AnalyseArgs),

    /// Judge a played game ply by ply: values, mistakes and what was better, accuracy, a graph
    #[command(
        after_help = "A ply's loss is the value of the best ply less that of the one that was played, in seeds. Of 48 seeds a loss of 1 is an
inaccuracy (?!), of 2 a mistake (?), of 4 a blunder (??); of more seeds it is in proportion. A ply's accuracy is 100 %
without loss and is halved by every 4 seeds of 48; a player's is the mean over all plies in which there was a choice.
A sure win counts as a lead of a quarter of all seeds. Values are to the player who made the ply.

Examples:
  naqala annotate game.txt
  naqala annotate game.txt --time 2 --svg game.svg -o annotated.txt
  naqala annotate game.txt --depth 10 -o -
  naqala annotate - --nodes 100000 --json < game.txt"
    )]
    Annotate(AnnotateArgs),

    /// Speak with other programs by lines, as engines do (a dialect of UCI)
    #[command(
        after_help = "The short dialect is that of the existing programs for Oware: twelve pits, two stores and the side joined by `-`, and
moves of one letter. It serves every game of one row a side in which a move is a pit. docs/protocol.md tells all.

Examples:
  naqala engine                                        the other program names the game
  naqala engine toguz-kumalak
  naqala engine oware --preset oware-abapa --dialect short
  printf 'position startpos moves c D\\ngo depth 9\\n' | naqala engine oware"
    )]
    Engine(EngineArgs),

    /// Serve the page: play and study in a browser, alone or with others
    #[command(
        after_help = "The page is for this machine alone, unless --listen names an address that others reach. Whoever has the address
plays as a guest; accounts are there for those who want ratings. Games are on disk before a move is answered: the
server may be stopped at any time and goes on where it was. docs/server.md tells how to run it for others, and
docs/api.md how programs play.

Examples:
  naqala serve --open                            a page for yourself
  naqala serve --listen 0.0.0.0:8080             for everybody in your network
  naqala serve --data /srv/naqala --public-url https://naqala.example --behind-proxy
  naqala serve --in-memory --listen 9000 --json | jq -r .url"
    )]
    Serve(ServeArgs),

    /// Count the sequences of plies of a given length (a check of the rules, and of speed)
    #[command(after_help = "Examples:
  naqala perft oware 7
  naqala perft kalah 5 --divide")]
    Perft(PerftArgs),

    /// Let computer players play many games and report shares, length and the first player's edge
    #[command(
        after_help = "The same seed gives the same numbers, however many threads play. Ctrl-C stops and reports what is done, and a
second Ctrl-C leaves at once.

Examples:
  naqala simulate oware --games 10000 --seed 1
  naqala simulate kalah --games 200 --players alphabeta:4,greedy --json
  naqala simulate congkak --match --games 100"
    )]
    Simulate(SimulateArgs),

    /// Let two players or programs play a match and tell which is stronger
    #[command(
        after_help = "Players are random, greedy, alphabeta:N, engine:N (level 1 to 10), engine:N:material (one that counts seeds alone
whatever weights there are), and programs that speak as `naqala engine` does, or
the dialect of the existing programs for Oware: \"cmd:path arguments\". A program that stops, does not answer or plays
no legal move loses the game, and the match goes on.

Every opening is played twice with sides changed. The strength is given in Elo with an interval of 95 %, from the
results of the pairs. --sprt ends the match as soon as it is clear whether the first player is better by the second
number rather than by the first. Ctrl-C stops and tells the result so far.

Examples:
  naqala match engine alphabeta:6 oware --games 200 --time 1
  naqala match engine:5 engine:3 kalah --games 100 --nodes 20000
  naqala match engine \"cmd:./other-engine --quiet\" oware --preset oware-abapa --time 200ms --records games.txt
  naqala match \"cmd:./new engine\" \"cmd:./old engine\" songo --sprt 0,20 --games 10000"
    )]
    Match(MatchArgs),

    /// Teach the engine a game: fit the weights of its evaluation to games against itself
    #[command(
        after_help = "The engine plays itself with few positions a move, first by material and then by what it has learnt; the weights are
those that foretell the results best. They are written to GAME.weights.toml, where they are found when GAME is a rule
file of that name, or named with --weights. With the same --seed and --games the same weights come out on any number
of threads.

Games are kept as they are played: after Ctrl-C, a crash or the end of the time the same command goes on where it
stopped. Ctrl-C fits the weights to the games there are.

Examples:
  naqala tune my-game.toml                       ten minutes at most
  naqala tune kalah --games 8000 --nodes 2000 --verify
  naqala tune songo --time 3m --output songo.toml && naqala analyse songo --weights songo.toml
  naqala match engine engine:10:material my-game.toml --nodes 5000 --sprt 0,20 --games 10000"
    )]
    Tune(TuneArgs),

    /// Build endgame tables, look at them, check them and ask them
    #[command(subcommand)]
    #[command(
        after_help = "A table has the exact value of every position with few seeds on the board: what the player to move will still gain
more than the other. Every game has its own, and every set of options that makes a difference. Tables are kept in the
folder that --dir names, or else NAQALA_TABLES, or else with the program's own data.

Examples:
  naqala table build oware --preset awari-solution --seeds 12
  naqala table probe oware --preset awari-solution \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala table verify oware-0123456789ab.nqt --random 100000"
    )]
    Table(TableCommand),

    /// Prove what a position is worth, to the end of the game
    #[command(
        after_help = "Games in which a board can come again are solved by an endgame table, which is built if it does not stand; others by a
search for proofs; a solitaire by looking for the shortest way. Values are what the player to move wins more than the
other in the end. A certificate is a file with the value, a line of best play and the hash of the table; --verify plays
the line again, looks each of its positions up, and solves the position anew if there is no table.

Examples:
  naqala solve kalah --option win_at=none --option pits=4 --option seeds=3 --moves
  naqala solve oware --preset awari-solution \"S 1 0 2 0 0 1 / N 0 1 0 0 2 0\"
  naqala solve tchuka-ruma
  naqala solve --list-small
  naqala solve kalah --option win_at=none --option seeds=2 --certificate two.json
  naqala solve --verify two.json"
    )]
    Solve(SolveArgs),

    /// Check the record of a game and name its first illegal move
    #[command(after_help = "Examples:
  naqala replay game.txt
  naqala replay - < game.txt")]
    Replay(ReplayArgs),

    /// Play games given as JSON lines and print them as computed, or compare with --check
    #[command(
        after_help = "Of each line only the game, its options, the start and the moves are read; the positions and the legal moves
are computed.

Examples:
  naqala trace games.jsonl > computed.jsonl
  naqala trace --check games.jsonl
  zstdcat games.jsonl.zst | naqala trace --check -"
    )]
    Trace(TraceArgs),

    /// Check a rule file
    #[command(after_help = "Examples:
  naqala check my-game.toml && naqala play my-game.toml")]
    Check(CheckArgs),

    /// Print the JSON Schema of rule files, for editors that check and complete them
    #[command(after_help = "Examples:
  naqala schema > rule-file.schema.json

Editors that know TOML (Taplo, Even Better TOML and others) use it when the first line of a rule file is
  #:schema ./rule-file.schema.json")]
    Schema,

    /// Print the completions for a shell
    #[command(after_help = "Examples:
  naqala completions bash > ~/.local/share/bash-completion/completions/naqala
  naqala completions fish > ~/.config/fish/completions/naqala.fish")]
    Completions {
        /// The shell
        shell: Shell,
    },

    /// Write the manual pages
    #[command(after_help = "Examples:
  naqala man | man -l -
  naqala man ~/.local/share/man/man1")]
    Man {
        /// Write one page for each command into this directory, instead of the main page to the screen
        #[arg(value_hint = ValueHint::DirPath)]
        dir: Option<PathBuf>,
    },
}

/// Which variant of a game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct VariantArgs {
    /// Set an option of the game; may be repeated
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,

    /// Choose a set of options by its name
    #[arg(short, long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
}

/// A game and which variant of it.
#[derive(Args, Clone, Debug)]
pub(crate) struct GameArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    pub(crate) game: String,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,
}

/// What the engine judges positions by.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct WeightsArgs {
    /// Judge positions by the weights of this file (see `naqala tune`) instead of those that come with the game
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) weights: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position; without it the start
    pub(crate) position: Option<String>,

    /// Tell the exact value of each move, from an endgame table
    #[arg(long)]
    pub(crate) table: bool,

    /// The folder of the endgame tables [default: NAQALA_TABLES, or with the program's own data]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position; without it the start
    pub(crate) position: Option<String>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// A game of `naqala games`, or a rule file (.toml)
    #[arg(required_unless_present_any = ["resume", "load"])]
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    /// Who plays South [default: human]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) south: Option<SeatSpec>,

    /// Who plays North [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) north: Option<SeatSpec>,

    /// Who plays East, on a board for four [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) east: Option<SeatSpec>,

    /// Who plays West, on a board for four [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) west: Option<SeatSpec>,

    /// Make the computer's throws of dice repeatable
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: Option<u64>,

    /// How fast the seeds are sown on the full-screen board
    #[arg(long, value_enum, default_value_t)]
    pub(crate) speed: Speed,

    /// Play a match of rounds: what is won in one round counts in the next
    #[arg(long = "match", conflicts_with_all = ["position", "resume", "load"])]
    pub(crate) in_match: bool,

    /// Start from this position
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["resume", "load"])]
    pub(crate) position: Option<String>,

    /// Go on with the game of this record
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["resume", "options", "preset"])]
    pub(crate) load: Option<PathBuf>,

    /// Go on with the latest unfinished game, or that of GAME
    #[arg(long, conflicts_with_all = ["options", "preset"])]
    pub(crate) resume: bool,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Play line by line even in a terminal
    #[arg(long)]
    pub(crate) plain: bool,
}

/// How long the engine may think; all limits that are given hold.
#[derive(Args, Clone, Debug)]
pub(crate) struct LimitArgs {
    /// Look no more than this number of decisions ahead
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--depth", SEARCH_DEPTHS))]
    pub(crate) depth: Option<u32>,

    /// Think this long: seconds, or with a unit (200ms, 1m30s)
    #[arg(long, allow_negative_numbers = true, value_parser = time("--time"))]
    pub(crate) time: Option<Duration>,

    /// Look at about this number of positions
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--nodes", NODES))]
    pub(crate) nodes: Option<u64>,
}

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The position; without it the start
    pub(crate) position: Option<String>,

    /// Plies to play from there before, with blanks between them
    #[arg(long, value_name = "PLIES")]
    pub(crate) moves: Option<String>,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Show this number of lines, each with another first move
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--lines", LINES))]
    pub(crate) lines: usize,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Think on this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for positions
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--hash", MEGABYTES))]
    pub(crate) hash: usize,

    /// The folder of the endgame tables [default: NAQALA_TABLES, or with the program's own data]
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    pub(crate) tables: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct AnnotateArgs {
    /// The record of a game or of several, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    /// Write the record with values, mistakes and best lines to this file, or with - to standard output
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// Draw the graph into this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) svg: Option<PathBuf>,

    /// Think on this number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: usize,

    /// Megabytes of memory for positions
    #[arg(long, value_name = "MB", default_value_t = 64)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--hash", MEGABYTES))]
    pub(crate) hash: usize,

    /// Print JSON: a list with an element for each record
    #[arg(long, conflicts_with = "output")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// The game to begin with: one of `naqala games`, or a rule file (.toml)
    pub(crate) game: Option<String>,

    #[command(flatten)]
    pub(crate) variant: VariantArgs,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// How positions and moves are written
    #[arg(long, value_enum, default_value_t)]
    pub(crate) dialect: DialectArg,
}

/// How positions and moves are written between programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum DialectArg {
    /// As in records, for every game
    #[default]
    Plain,
    /// Letters and numbers joined by `-`, for games of one row a side
    Short,
}

impl From<DialectArg> for Dialect {
    fn from(dialect: DialectArg) -> Dialect {
        match dialect {
            DialectArg::Plain => Dialect::Plain,
            DialectArg::Short => Dialect::Short,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of plies
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("DEPTH", DEPTHS))]
    pub(crate) depth: u32,

    /// Count from this position
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<String>,

    /// Give the count of each first ply
    #[arg(long)]
    pub(crate) divide: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    /// The seed of all throws of dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// The players: random, greedy or alphabeta:N; one for all seats, one for each party, or one for each seat in the
    /// order of play
    #[arg(long, value_name = "PLAYER,…", value_delimiter = ',', num_args = 1..=4)]
    #[arg(default_values = ["random"])]
    pub(crate) players: Vec<naqala_engine::PlayerSpec>,

    /// Play whole matches of rounds; --games gives their number
    #[arg(long = "match")]
    pub(crate) in_match: bool,

    /// Cut games, or rounds of a match, that are longer than this number of plies
    #[arg(long, value_name = "PLIES", default_value_t = 20000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--longest", LENGTHS))]
    pub(crate) longest: u32,

    /// Use this number of threads instead of one for each core
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArgs {
    /// The first player; wins and strength are his
    pub(crate) first: ContestantSpec,

    /// The second player
    pub(crate) second: ContestantSpec,

    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games; an odd one is made even
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,

    #[command(flatten)]
    pub(crate) weights: WeightsArgs,

    /// Begin with this number of random plies
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--opening-plies", OPENINGS))]
    pub(crate) opening_plies: usize,

    /// Choose other random plies where a short search finds that they give a player a lead of more than this number of
    /// seeds, or decide the game
    #[arg(long, value_name = "SEEDS", allow_negative_numbers = true, value_parser = seeds("--balanced"))]
    pub(crate) balanced: Option<f64>,

    /// Stop when it is clear which of two differences in Elo is right
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,

    /// The seed of the openings and of all throws of dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Play this number of games at once instead of one for each core
    #[arg(long, visible_alias = "jobs", value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Wait so long for the move of a program where no --time is given
    #[arg(long, value_name = "TIME", default_value = "60", allow_negative_numbers = true)]
    #[arg(value_parser = time("--patience"))]
    pub(crate) patience: Duration,

    /// Count games that are longer than this number of plies as drawn
    #[arg(long, value_name = "PLIES", default_value_t = 2000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u32>("--longest", LENGTHS))]
    pub(crate) longest: u32,

    /// Write the records of the games to this file
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) records: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl MatchArgs {
    /// The arguments as they follow `naqala match`.
    pub(crate) fn of_words<'a>(words: impl IntoIterator<Item = &'a str>) -> Result<MatchArgs, clap::Error> {
        let command = MatchArgs::augment_args(clap::Command::new("match").no_binary_name(true));
        MatchArgs::from_arg_matches(&command.try_get_matches_from(words)?)
    }

    /// Both players.
    pub(crate) fn players(&self) -> [ContestantSpec; 2] {
        [self.first.clone(), self.second.clone()]
    }
}

#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// The number of games to learn from
    #[arg(long, value_name = "N", default_value_t = 8000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--games", GAMES))]
    pub(crate) games: u64,

    /// Stop playing after this time, and fit the weights to the games there are
    #[arg(long, value_name = "TIME", default_value = "10m", allow_negative_numbers = true)]
    #[arg(value_parser = time("--time"))]
    pub(crate) time: Duration,

    /// Look at about this number of positions a move
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--nodes", NODES))]
    pub(crate) nodes: u64,

    /// The seed of all throws of dice
    #[arg(long, default_value_t = 1)]
    #[arg(allow_negative_numbers = true, value_parser = number::<u64>("--seed", SEEDS))]
    pub(crate) seed: u64,

    /// Play this number of games at once instead of one for each core
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = number::<usize>("--threads", THREADS))]
    pub(crate) threads: Option<usize>,

    /// Write the weights to this file [default: GAME.weights.toml]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,

    /// Then let the engine with these weights play itself with material alone, until it is clear whether it is better by
    /// 20 Elo rather than by 0
    #[arg(long)]
    pub(crate) verify: bool,

    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record of a game, or - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct TraceArgs {
    /// Files of games, one in each line, or - for standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,

    /// Compare with what the files say and name the first difference of each game
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// The rule file
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_declaration_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_examples() {
        for command in Cli::command().get_subcommands() {
            let help = command.get_after_help().unwrap_or_default().to_string();
            assert!(help.contains("Examples:\n  naqala"), "{}", command.get_name());
        }
    }
}
