//! Games that were played on a device and are synchronised with an account: `/api/me/kept-games`.

use serde::{Deserialize, Serialize};

/// Maximum number of games stored for an account.
pub const MOST_KEPT: u32 = 2_000;

/// Maximum size of a stored game, in bytes.
pub const LONGEST_KEPT: usize = 48 * 1024;

/// An item of the list `GET /api/me/kept-games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeptEntry {
    /// The id that the device gave it.
    pub id: String,
    /// When it was last changed, in milliseconds since 1970, by the clock of the device that changed it.
    pub changed: u64,
}

/// `GET /api/me/kept-games/ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeptBody {
    /// When it was last changed.
    pub changed: u64,
    /// The game as the page describes it; the server does not interpret it.
    pub text: String,
}

/// `PUT /api/me/kept-games/ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewKept {
    /// When it was last changed.
    pub changed: u64,
    /// The game, in at most 48 KiB.
    pub text: String,
    /// The `changed` of the version that this one is based on; `null` for a game that is new to the server. If the server has
    /// another version, it refuses with `changed-meanwhile`.
    #[serde(default)]
    pub base: Option<u64>,
}
