//! People: guests, accounts, sessions, and their public profiles.

use serde::{Deserialize, Serialize};

use crate::game::GameSummary;

/// A person's public profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// The name; a guest's is chosen by the server.
    pub name: String,
    /// Whether this is a guest, without an account.
    #[serde(default, skip_serializing_if = "is_false")]
    pub guest: bool,
    /// Whether the account belongs to a program.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bot: bool,
    /// The rating in the current game, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// The estimated strength in a game, by Glicko-2 on the usual scale (a new player has 1500 ± 350).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The rating.
    pub value: i32,
    /// Its standard deviation: the true strength is within twice of it with a probability of 95 %.
    pub deviation: u32,
    /// The number of rated games.
    pub games: u32,
    /// Whether the deviation is still too large for a ranking.
    pub provisional: bool,
}

/// `POST /api/session`: starts a guest session if there is none. The answer is a `Me`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSession {}

/// `POST /api/account` (a guest becomes an account and keeps all games) and `POST /api/login`. The answer is a `Me`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// `PUT /api/me/password`. All other sessions end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The old password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// `DELETE /api/me`: the account and everything known about the person is deleted. Games stay, without a name.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// The password; a guest has none.
    #[serde(default)]
    pub password: Option<String>,
}

/// Passwords must not get into logs.
macro_rules! hide {
    ($($name:ident),*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(concat!(stringify!($name), " { … }"))
            }
        }
    )*};
}

pub(crate) use hide;

hide!(Credentials, NewPassword, Farewell, Token);

/// The requesting user: `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The public profile.
    #[serde(flatten)]
    pub person: Person,
    /// The ratings in all games played rated.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<GameRating>,
    /// Whether this account may use the routes below `/api/admin`.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moderator: bool,
}

/// A rating with the game it is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameRating {
    /// The id of the game.
    pub game: String,
    /// The rating.
    #[serde(flatten)]
    pub rating: Rating,
}

/// `GET /api/players/NAME`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who it is.
    #[serde(flatten)]
    pub person: Person,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// The ratings.
    pub ratings: Vec<GameRating>,
    /// The latest games.
    pub games: Vec<GameSummary>,
}

/// `GET /api/here`: how many people are connected to this server, and how many games are being played on it. Each server of
/// several counts its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Here {
    /// People with an open connection; whoever has several is counted once.
    pub people: u32,
    /// Games that are going on, and followed by somebody or running on a clock.
    pub games: u32,
}

/// An open session or token, in a list from which it can be ended: `GET /api/me/sessions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// The number by which it is ended: `DELETE /api/me/sessions/ID`.
    pub id: i64,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// When it expires.
    pub until: u64,
    /// The purpose of a token; `null` for a browser session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token_for: Option<String>,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// `POST /api/me/tokens`: a token with which a program plays in the account's name. The answer is a `Token`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The purpose, in at most 60 characters.
    pub purpose: String,
    /// Tells others that a program plays here. It cannot be undone.
    #[serde(default)]
    pub bot: bool,
}

/// A new token. It is shown once: the server keeps only a hash of it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Token {
    /// Goes into the header `Authorization: Bearer …`.
    pub token: String,
}

/// `POST /api/blocks`, and the list of `GET /api/blocks`: a person the user does not want to play with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The name.
    pub name: String,
}

/// `POST /api/reports`: reports somebody to the operators of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The reported person.
    pub name: String,
    /// The game it is about.
    #[serde(default)]
    pub game: Option<String>,
    /// What happened, in at most 1000 characters.
    pub text: String,
}

pub(crate) fn is_false(value: &bool) -> bool {
    !value
}
