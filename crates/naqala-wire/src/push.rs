//! Notices by the browser to people whose page is closed: `/api/push` and `/api/me/push`.

use serde::{Deserialize, Serialize};

/// The most browsers in which a person is told; the one that asked least recently is forgotten.
pub const MOST_SUBSCRIPTIONS: u32 = 5;

/// The longest code of a language, in bytes.
pub const LONGEST_LANGUAGE: usize = 35;

/// `GET /api/push`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushInfo {
    /// The key by which browsers know this server, for `applicationServerKey`; nothing where it sends no notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// `PUT /api/me/push`: what `PushSubscription` of a browser has, and the language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// Where notices are sent: an address of a push service.
    pub endpoint: String,
    /// The public key of the browser, in Base64 for URLs.
    pub p256dh: String,
    /// The secret that the browser shares with this server, likewise.
    pub auth: String,
    /// The language of the notices: `en`.
    pub language: String,
    /// Whether only a subscription of the same person is renewed; refused with `not-found` if there is none.
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
