//! Push notices to people whose page is closed: `/api/push` and `/api/me/push`.

use serde::{Deserialize, Serialize};

/// Maximum number of browsers per person; the least recently renewed one is dropped.
pub const MOST_SUBSCRIPTIONS: u32 = 5;

/// Maximum length of a language code, in bytes.
pub const LONGEST_LANGUAGE: usize = 35;

/// `GET /api/push`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushInfo {
    /// The key by which browsers know this server, for `applicationServerKey`; `null` if it sends no notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// `PUT /api/me/push`: the contents of a browser's `PushSubscription`, and the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// Where notices are sent: an address of a push service.
    pub endpoint: String,
    /// The public key of the browser, in Base64 for URLs.
    pub p256dh: String,
    /// The secret that the browser shares with this server, in the same encoding.
    pub auth: String,
    /// The language of the notices: `en`.
    pub language: String,
    /// Whether to renew only an existing subscription of the same person; refused with `not-found` if there is none.
    #[serde(default)]
    pub renew: bool,
}

/// `DELETE /api/me/push`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EndedSubscription {
    /// Where notices were sent.
    pub endpoint: String,
}
