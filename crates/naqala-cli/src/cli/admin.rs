//! Options of `naqala admin`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum, ValueHint};

#[derive(Args, Debug)]
#[command(
    after_help = "While a server uses the folder, the command talks to that server; otherwise it opens the data itself. Whoever can read \
the folder may run all of these commands. Moderators can do most of them on the web (docs/server.md).

Examples:
  naqala admin accounts list --search ama
  naqala admin accounts ban Ama --reason \"insults\"
  naqala admin reports list
  naqala admin backup naqala-$(date +%F).sqlite
  naqala admin --data /var/lib/naqala restore naqala-2026-01-31.sqlite"
)]
pub(crate) struct AdminArgs {
    /// Read the server's settings from this TOML file
    #[arg(long, global = true, value_name = "FILE", value_hint = ValueHint::FilePath, env = "NAQALA_CONFIG")]
    pub(crate) config: Option<PathBuf>,

    /// The folder of games and accounts [default: that of the settings, or in your data folder]
    #[arg(long, global = true, value_name = "FOLDER", env = "NAQALA_DATA", value_hint = ValueHint::DirPath)]
    pub(crate) data: Option<PathBuf>,

    /// Print JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,

    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

/// Commands of the operator.
#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// Accounts and guests
    #[command(
        subcommand,
        after_help = "Examples:
  naqala admin accounts list --search ama
  naqala admin accounts ban Ama --reason \"insults\"
  naqala admin accounts reset Ama         a link that lets Ama set a new password
  naqala admin accounts promote Ama       Ama is a moderator now
  naqala admin accounts accuracy Ama      how often Ama plays what the engine would"
    )]
    Accounts(AccountCommand),

    /// Reports about people
    #[command(
        subcommand,
        after_help = "Examples:
  naqala admin reports list
  naqala admin reports note 7 \"has been warned\"
  naqala admin reports decide 7 handled --note \"banned for a week\"
  naqala admin reports list --all --json | jq '.[0]'"
    )]
    Reports(ReportCommand),

    /// Games
    #[command(
        subcommand,
        after_help = "The id of a game is the end of its address: https://naqala.example/game/ID.

Examples:
  naqala admin games show ID
  naqala admin games close ID --reason \"one of them is an engine\"
  naqala admin games mend ID
  naqala admin games delete ID"
    )]
    Games(GameCommand),

    /// List what moderators and the operator have done, the newest first
    #[command(after_help = "Examples:
  naqala admin audit
  naqala admin audit --json | jq '.[] | select(.action == \"ban\")'")]
    Audit,

    /// Copy the data into a file; the server may keep running
    #[command(after_help = "Examples:
  naqala admin backup naqala-$(date +%F).sqlite
  naqala admin --data /var/lib/naqala backup /var/backups/naqala.sqlite")]
    Backup {
        /// The file to write; it must not exist
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },

    /// Replace the data with a backup; the server must be stopped, and the old data is kept beside it
    #[command(after_help = "Examples:
  systemctl stop naqala
  naqala admin --data /var/lib/naqala restore naqala-2026-01-31.sqlite
  systemctl start naqala")]
    Restore {
        /// The backup
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },

    /// Look for damage in the data, and replay every unfinished game
    #[command(after_help = "Exit code 1 means that a problem was found.

Examples:
  naqala admin check
  naqala admin --data /var/lib/naqala check --json | jq -r '.problems[]'")]
    Check,

    /// Bring the tables of an older version up to date and keep a copy; `naqala serve` does the same
    #[command(after_help = "Examples:
  naqala admin migrate
  naqala admin --data /var/lib/naqala migrate")]
    Migrate,
}

/// Commands about accounts.
#[derive(Debug, Subcommand)]
pub(crate) enum AccountCommand {
    /// List accounts and guests, the newest first
    List {
        /// List only names that contain this
        #[arg(long, value_name = "TEXT", default_value = "")]
        search: String,
    },

    /// Ban an account: end all its sessions and refuse its name at sign-in
    Ban {
        name: String,
        /// The reason, shown to the banned person
        #[arg(long, default_value = "")]
        reason: String,
    },

    /// Lift a ban
    Unban { name: String },

    /// Give an account another name
    Rename { name: String, new: String },

    /// Print a link that sets a new password once, within a day
    Reset { name: String },

    /// Compare somebody's latest games with the engine's choices; nearly complete agreement suggests help from an engine
    Accuracy {
        name: String,
        /// Judge at most this number of games
        #[arg(long, value_name = "N", default_value_t = 20)]
        games: usize,
        /// Let the engine search this number of positions for each ply
        #[arg(long, value_name = "N", default_value_t = 30_000)]
        nodes: u64,
    },

    /// Delete an account and everything known about it; its games stay, without the name
    Delete { name: String },

    /// Make an account a moderator
    Promote { name: String },

    /// Withdraw the role of moderator
    Demote { name: String },
}

/// Commands about reports.
#[derive(Debug, Subcommand)]
pub(crate) enum ReportCommand {
    /// List the reports without a decision, the oldest first
    List {
        /// List all, the newest first
        #[arg(long)]
        all: bool,
    },

    /// Decide a report
    Decide {
        id: i64,
        decision: DecisionArg,
        /// A note for the moderators
        #[arg(long)]
        note: Option<String>,
    },

    /// Add a note to a report, which stays in the queue
    Note { id: i64, text: String },
}

/// A decision about a report.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum DecisionArg {
    /// Nothing is to be done
    Dismissed,
    /// Something was done
    Handled,
}

/// Commands about games.
#[derive(Debug, Subcommand)]
pub(crate) enum GameCommand {
    /// Show a game
    Show { id: String },

    /// End a game without a result; it does not count
    Close {
        id: String,
        /// Why, for the audit log
        #[arg(long, default_value = "")]
        reason: String,
    },

    /// Let a game with a missing entry go on from there; later entries are deleted
    Mend { id: String },

    /// Delete a game with everything in it; its effect on ratings stays
    Delete { id: String },
}
