//! Requests of moderators and operators: everything below `/api/admin`, and the recovery of accounts, which have no e-mail
//! address.

use serde::{Deserialize, Serialize};

use crate::account::is_false;

/// An account or a guest as moderators see it: `GET /api/admin/accounts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Account {
    /// The name.
    pub name: String,
    /// Whether this is a guest, without an account.
    #[serde(default, skip_serializing_if = "is_false")]
    pub guest: bool,
    /// Whether the account belongs to a program.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bot: bool,
    /// Whether it may use the routes below `/api/admin`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moderator: bool,
    /// The ban, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Number of unfinished games.
    pub unfinished: u32,
    /// Number of open reports about it.
    pub reports: u32,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ban {
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// The reason, which the banned account sees.
    pub reason: String,
}

/// The reason for an action, in at most 1000 characters: `PUT /api/admin/accounts/NAME/ban`, `POST /api/admin/games/ID/close`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Because {
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// `PUT /api/admin/accounts/NAME/name`: another name for an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The new name.
    pub name: String,
}

/// The answer of `POST /api/admin/accounts/NAME/reset`: with this code the owner of the account can set a new password, once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reset {
    /// A link to the page on which the code is used, with the code in it.
    pub link: String,
    /// The code.
    pub code: String,
    /// When it expires, in milliseconds since 1970.
    pub until: u64,
}

/// A report: `GET /api/admin/reports`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReportInfo {
    /// Its number.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who reported; `null` if the account was deleted.
    pub by: Option<String>,
    /// The reported person.
    pub about: Option<String>,
    /// The game it is about.
    pub game: Option<String>,
    /// What happened.
    pub text: String,
    /// The decision; `null` if there is none yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// A note of the moderators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The decision on a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// No action is needed.
    Dismissed,
    /// Something was done.
    Handled,
}

/// `PUT /api/admin/reports/ID`: decides a report, or only adds a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// The decision; `null` leaves the report in the queue.
    #[serde(default)]
    pub decision: Option<Decision>,
    /// A note for the moderators, in at most 1000 characters.
    #[serde(default)]
    pub note: Option<String>,
}

/// A finished game with its record: `GET /api/admin/accounts/NAME/records`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordedGame {
    /// Its id.
    pub id: String,
    /// The player who used the account.
    pub player: u8,
    /// Whether it counted for the ratings.
    pub rated: bool,
    /// The record.
    pub record: String,
}

/// An action of a moderator or the operator: `GET /api/admin/audit`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Done {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// Who did it: the name of a moderator, or `operator`.
    pub by: String,
    /// What was done: `ban`, `rename`, …
    pub action: String,
    /// Whom or what it concerned.
    pub about: String,
    /// Details.
    pub note: String,
}

/// The result of a check of the database: `GET /api/admin/check`. An empty list of problems is good.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Findings {
    /// Number of unfinished games that were replayed.
    pub games: u32,
    /// What is wrong.
    pub problems: Vec<String>,
}

/// `POST /api/me/recovery`: creates codes with which the account can be recovered without its password. Older ones become
/// invalid.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewCodes {
    /// The password.
    pub password: String,
}

/// New codes. They are shown once: the server keeps only hashes of them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Codes {
    /// Each sets a new password once.
    pub codes: Vec<String>,
}

/// `POST /api/recovery`: sets a new password with a code. All sessions end, and a new one begins. The answer is
/// a `Me`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The code.
    pub code: String,
    /// The new password.
    pub password: String,
}

crate::account::hide!(Reset, NewCodes, Codes, Recovery);
