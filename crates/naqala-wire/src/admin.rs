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
    /// Whether it may do what is below `/api/admin`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moderator: bool,
    /// The ban, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ban: Option<Ban>,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// How many games are not over.
    pub unfinished: u32,
    /// How many reports about it are not decided.
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

/// A reason for what is done, in at most 1000 signs: `PUT /api/admin/accounts/NAME/ban`, `POST /api/admin/games/ID/close`.
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
    /// The name from now on.
    pub name: String,
}

/// The answer of `POST /api/admin/accounts/NAME/reset`: whoever has the code sets a new password with it, once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reset {
    /// The page on which the code is used, with the code in it.
    pub link: String,
    /// The code.
    pub code: String,
    /// Until when it can be used, in milliseconds since 1970.
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
    /// Who reported; nobody if the account is gone.
    pub by: Option<String>,
    /// Whom.
    pub about: Option<String>,
    /// The game it is about.
    pub game: Option<String>,
    /// What happened.
    pub text: String,
    /// What was decided, and when; nothing yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// A note of the moderators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What is decided about a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Nothing is to be done.
    Dismissed,
    /// Something was done.
    Handled,
}

/// `PUT /api/admin/reports/ID`: decides a report, or only notes something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// What is decided; nothing leaves the report in the queue.
    #[serde(default)]
    pub decision: Option<Decision>,
    /// A note for the moderators, in at most 1000 signs.
    #[serde(default)]
    pub note: Option<String>,
}

/// A game that is over, with its record: `GET /api/admin/accounts/NAME/records`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordedGame {
    /// Its id.
    pub id: String,
    /// The player whom the account was.
    pub player: u8,
    /// Whether it counted for the ratings.
    pub rated: bool,
    /// The record.
    pub record: String,
}

/// What a moderator or the operator has done: `GET /api/admin/audit`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Done {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who did it: the name of a moderator, or `operator`.
    pub by: String,
    /// What was done: `ban`, `rename`, …
    pub action: String,
    /// To whom or what.
    pub about: String,
    /// What there is to say about it.
    pub note: String,
}

/// What was found in the database: `GET /api/admin/check`. Nothing is good news.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Findings {
    /// How many unfinished games were played again.
    pub games: u32,
    /// What is wrong.
    pub problems: Vec<String>,
}

/// `POST /api/me/recovery`: makes codes by which the account is found again without its password. Older ones end.
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
/// [`crate::account::Me`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The code.
    pub code: String,
    /// The password from now on.
    pub password: String,
}

crate::account::hide!(Reset, NewCodes, Codes, Recovery);
