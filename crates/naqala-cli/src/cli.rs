//! Every command and option of `naqala`, declared once: the parser, the help, the shell completions and the manual
//! pages all come from here.

mod analyse;
mod contest;
mod engine;
mod game;
mod play;
mod records;
mod rules;
mod serve;
mod show;
mod solve;
mod study;
mod tables;
mod tune;

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand, ValueHint};
use clap_complete::Shell;

pub(crate) use analyse::{AnalyseArgs, AnnotateArgs};
pub(crate) use contest::MatchArgs;
pub(crate) use engine::EngineArgs;
pub(crate) use game::{GameArgs, LimitArgs, TablesArgs, VariantArgs, WeightsArgs};
pub(crate) use play::PlayArgs;
pub(crate) use records::{ReplayArgs, TraceArgs};
pub(crate) use rules::{CheckArgs, GamesArgs, RulesArgs};
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
            Some(Command::Show(args)) => args.json,
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
    Games(GamesArgs),

    /// Write out the rules of a game
    Rules(RulesArgs),

    /// Draw a position
    Show(ShowArgs),

    /// List the legal moves and what each would do
    Moves(MovesArgs),

    /// Play a game: against the computer, with somebody else, or watching
    Play(PlayArgs),

    /// Let the engine judge a position: the best lines, their values, and why the best move is the best
    Analyse(AnalyseArgs),

    /// Judge a played game ply by ply: values, mistakes and what was better, accuracy, a graph
    Annotate(AnnotateArgs),

    /// Speak with other programs by lines, as engines do (a dialect of UCI)
    Engine(EngineArgs),

    /// Serve the page: play and study in a browser, alone or with others
    Serve(ServeArgs),

    /// Count the sequences of plies of a given length (a check of the rules, and of speed)
    Perft(PerftArgs),

    /// Let computer players play many games and report shares, length and the first player's edge
    Simulate(SimulateArgs),

    /// Let two players or programs play a match and tell which is stronger
    Match(MatchArgs),

    /// Teach the engine a game: fit the weights of its evaluation to games against itself
    Tune(TuneArgs),

    /// Build endgame tables, look at them, check them and ask them
    #[command(subcommand)]
    Table(TableCommand),

    /// Prove what a position is worth, to the end of the game
    Solve(SolveArgs),

    /// Check the record of a game and name its first illegal move
    Replay(ReplayArgs),

    /// Play games given as JSON lines and print them as computed, or compare with --check
    Trace(TraceArgs),

    /// Check a rule file
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
