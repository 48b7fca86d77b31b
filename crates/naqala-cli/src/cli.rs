//! Every command and option of `naqala`, declared once: parser, help, shell completions and manual pages come from here.

#[cfg(feature = "server")]
mod admin;
mod analyse;
#[cfg(feature = "server")]
mod bot;
mod contest;
mod contestant;
mod engine;
mod game;
mod learn;
mod openings;
mod play;
mod records;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod show;
mod solve;
mod study;
mod tables;
mod tune;

use std::ffi::OsStr;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, Resettable};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint};
use clap_complete::Shell;

#[cfg(feature = "server")]
pub(crate) use admin::{AccountCommand, AdminArgs, AdminCommand, DecisionArg, GameCommand, ReportCommand};
pub(crate) use analyse::{AnalyseArgs, AnnotateArgs};
#[cfg(feature = "server")]
pub(crate) use bot::BotArgs;
pub(crate) use contest::{Book, MatchArgs, Sprt};
pub(crate) use contestant::ContestantSpec;
pub(crate) use engine::EngineArgs;
pub(crate) use game::{GameArgs, LimitArgs, TablesArgs, VariantArgs, WeightsArgs};
pub(crate) use learn::LearnArgs;
pub(crate) use openings::OpeningsArgs;
pub(crate) use play::{PlayArgs, SeatSpec};
pub(crate) use records::{RecordsArgs, ReplayArgs, TraceArgs};
pub(crate) use rules::{CheckArgs, GamesArgs, GlossaryArgs, GuideArgs, RulesArgs};
#[cfg(feature = "server")]
pub(crate) use serve::ServeArgs;
pub(crate) use show::{MovesArgs, ShowArgs};
pub(crate) use solve::SolveArgs;
pub(crate) use study::{PerftArgs, SimulateArgs};
pub(crate) use tables::{
    TableBuildArgs, TableCommand, TableExportArgs, TableInfoArgs, TableProbeArgs, TableVerifyArgs,
};
pub(crate) use tune::TuneArgs;

/// Play, explain and study the sowing games (mancala, oware, kalah, bao and many more).
#[derive(Debug, Parser)]
#[command(name = "naqala", version, propagate_version = true, max_term_width = 100)]
#[command(after_help = "Examples:
  naqala                     an overview for newcomers
  naqala play oware          play a first game against the computer
  naqala games               list the games
  naqala guide kalah         how to play a game, and its story
  naqala learn kalah         short exercises, to learn it
  naqala rules kalah         the exact rules of a game

Exit codes: 0 is success, 1 means that a check found a difference or damage, 2 is bad input or a failure, 130 means that \
Ctrl-C stopped the command before its end.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The language of games, rules and explanations [default: that of LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "CODE")]
    #[arg(value_parser = PossibleValuesParser::new(naqala::languages()))]
    pub(crate) lang: Option<String>,
}

impl Cli {
    /// Reads the arguments and the environment.
    pub(crate) fn read() -> Result<Cli, clap::Error> {
        let matches = without_empty_variables(Cli::command()).try_get_matches()?;
        Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut Cli::command()))
    }

    /// Whether programs read the output: they get UTF-8 whatever the locale is.
    pub(crate) fn is_for_programs(&self) -> bool {
        let Some(command) = &self.command else { return false };
        match command {
            Command::Games(args) => args.json,
            Command::Glossary(args) => args.json,
            Command::Show(args) => args.json,
            Command::Play(args) => args.json,
            Command::Moves(args) => args.json,
            Command::Analyse(args) => args.json,
            Command::Annotate(args) => args.json,
            Command::Match(args) => args.json,
            #[cfg(feature = "server")]
            Command::Serve(args) => args.json,
            #[cfg(feature = "server")]
            Command::Admin(args) => args.json,
            Command::Perft(args) => args.json,
            Command::Replay(args) => args.json,
            Command::Check(args) => args.json,
            Command::Simulate(args) => args.json,
            Command::Tune(args) => args.json,
            Command::Solve(args) => args.json,
            Command::Table(TableCommand::Build(args)) => args.json,
            Command::Table(TableCommand::Info(args)) => args.json,
            Command::Table(TableCommand::Verify(args)) => args.json,
            Command::Table(TableCommand::Probe(args)) => args.json,
            Command::Engine(_)
            | Command::Openings(_)
            | Command::Trace(_)
            | Command::Schema
            | Command::Completions { .. }
            | Command::Man { .. } => true,
            Command::Guide(_)
            | Command::Rules(_)
            | Command::Learn(_)
            | Command::Table(TableCommand::Export(_)) => false,
            #[cfg(feature = "server")]
            Command::Bot(_) | Command::RulesWorker => false,
            #[cfg(not(feature = "server"))]
            Command::Serve { .. } | Command::Admin { .. } | Command::Bot { .. } => false,
        }
    }
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games
    Games(GamesArgs),

    /// Print the guide to a game: how to play it in a minute, how to play it well, its story
    Guide(GuideArgs),

    /// Write out the rules of a game
    Rules(RulesArgs),

    /// Explain a term of the field, or a word that players use
    Glossary(GlossaryArgs),

    /// Learn a game: short exercises on positions
    Learn(LearnArgs),

    /// Draw a position
    Show(ShowArgs),

    /// List the legal moves and what each would do
    Moves(MovesArgs),

    /// Play a game: against the computer, with somebody else, or watching
    Play(PlayArgs),

    /// Analyse a position: the best lines, their values, and why the best move is best
    Analyse(AnalyseArgs),

    /// Annotate a recorded game: the value of every ply, mistakes, better moves, accuracy, a graph
    Annotate(AnnotateArgs),

    /// Run the engine for other programs, over a dialect of UCI
    Engine(EngineArgs),

    /// Serve the web page: play and study in a browser, alone or online
    #[cfg(feature = "server")]
    Serve(ServeArgs),

    /// Serve the web page (this program was built without it)
    #[cfg(not(feature = "server"))]
    #[command(hide = true)]
    Serve {
        /// What a program with the server would understand
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },

    /// Run a server: accounts, reports, games, backups
    #[cfg(feature = "server")]
    Admin(AdminArgs),

    /// Run a server (this program was built without one)
    #[cfg(not(feature = "server"))]
    #[command(hide = true)]
    Admin {
        /// What a program with the server would understand
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },

    /// Let a program that speaks the engine protocol play on a server
    #[cfg(feature = "server")]
    Bot(BotArgs),

    /// Let another program play on a server (this program was built without that)
    #[cfg(not(feature = "server"))]
    #[command(hide = true)]
    Bot {
        /// What a program with the server would understand
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },

    /// Play by custom rules, as the server asks on standard input; only the server starts it
    #[cfg(feature = "server")]
    #[command(hide = true)]
    RulesWorker,

    /// Count the sequences of plies of a given length, to verify rules and measure speed
    Perft(PerftArgs),

    /// Let computer players play many games; report results, length and first-player advantage
    Simulate(SimulateArgs),

    /// Play a match between two players or programs and measure which is stronger
    Match(MatchArgs),

    /// Make a book of even openings for matches
    Openings(OpeningsArgs),

    /// Teach the engine a game: fit its evaluation weights by self-play
    Tune(TuneArgs),

    /// Build, inspect, verify and query endgame tables
    #[command(subcommand)]
    Table(TableCommand),

    /// Prove the value of a position to the end of the game
    Solve(SolveArgs),

    /// Check the record of a game and name its first illegal move
    Replay(ReplayArgs),

    /// Replay games given as JSON lines and print the computed positions, or compare them with --check
    Trace(TraceArgs),

    /// Check a rule file
    Check(CheckArgs),

    /// Print the JSON Schema of rule files, for editors that check and complete them
    #[command(after_help = "Examples:
  naqala schema > rule-file.schema.json

TOML editors (Taplo, Even Better TOML and others) use it if the first line of a rule file is
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
        /// Write one page per command into this directory, instead of printing the main page
        #[arg(value_hint = ValueHint::DirPath)]
        dir: Option<PathBuf>,
    },
}

/// A variable that is set to nothing counts as unset.
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.is_empty());
    command
        .mut_args(|arg| if arg.get_env().is_some_and(is_empty) { arg.env(Resettable::Reset) } else { arg })
        .mut_subcommands(without_empty_variables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_examples() {
        let commands = Cli::command();
        let below =
            |name| commands.find_subcommand(name).into_iter().flat_map(clap::Command::get_subcommands);
        for command in
            commands.get_subcommands().chain(below("admin")).filter(|command| !command.is_hide_set())
        {
            let help = command.get_after_help().unwrap_or_default().to_string();
            assert!(help.contains("Examples:\n  "), "{}", command.get_name());
            assert!(help.contains("\n  naqala "), "{}", command.get_name());
        }
    }
}
