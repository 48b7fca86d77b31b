//! Writes notices and hands them to the client of push services. Only a few are sent at once, so that a slow push service
//! delays nothing but notices.

use std::io;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::join_all;
use naqala_messages::values;
use serde_json::json;
use tokio::sync::{Semaphore, mpsc};

use super::Turn;
use super::client::ServiceClient;
use super::seal::Browser;
use super::services::{Endpoint, Services};
use super::subscriptions::{self, Subscription};
use super::vapid::Signer;
use crate::ids;
use crate::metrics::metrics;
use crate::store::Store;
use crate::texts;

/// Maximum number of turns notified concurrently.
const AT_ONCE: usize = 16;
/// Minimum time that a push service keeps a notice for a browser that is offline, in seconds. It never exceeds the turn.
const LEAST_LIFE: u64 = 30;
const LONGEST_LIFE: u64 = 24 * 3_600;
/// Length of a topic; the standard allows at most 32 characters.
const TOPIC: usize = 24;

/// Writes notices and sends them.
pub(super) struct NoticeSender {
    store: Arc<Store>,
    signer: Signer,
    services: Services,
    client: ServiceClient,
}

/// The result of sending a notice.
enum Outcome {
    Sent,
    /// The browser has unsubscribed.
    Gone,
    /// The push service rejected it.
    Refused(StatusCode),
}

/// Sends notices about turns as they arrive.
pub(super) async fn run(mut turns: mpsc::Receiver<Turn>, sender: NoticeSender) {
    let (sender, room) = (Arc::new(sender), Arc::new(Semaphore::new(AT_ONCE)));
    while let Some(turn) = turns.recv().await {
        let Ok(place) = Arc::clone(&room).acquire_owned().await else { return };
        let sender = Arc::clone(&sender);
        tokio::spawn(async move {
            sender.tell(&turn).await;
            drop(place);
        });
    }
}

impl NoticeSender {
    pub(super) fn new(store: Arc<Store>, signer: Signer, services: Services) -> NoticeSender {
        NoticeSender { store, signer, services, client: ServiceClient::new() }
    }

    /// Notifies a person of a turn, in every subscribed browser.
    async fn tell(&self, turn: &Turn) {
        match subscriptions::of(&self.store, turn.person).await {
            Ok(found) => _ = join_all(found.iter().map(|found| self.notify(turn, found))).await,
            Err(error) => tracing::warn!(%error, "nobody can be told of a turn"),
        }
    }

    /// Notifies one browser. The log names the push service, but not the secret part of the address.
    async fn notify(&self, turn: &Turn, subscription: &Subscription) {
        // The configuration may have changed since the browser subscribed.
        let Ok(endpoint) = self.services.endpoint(&subscription.endpoint) else {
            return metrics().noticed("refused");
        };
        let service = endpoint.service.text();
        match self.send(turn, subscription, &endpoint).await {
            Ok(Outcome::Sent) => metrics().noticed("sent"),
            Ok(Outcome::Gone) => {
                metrics().noticed("gone");
                if let Err(error) = subscriptions::remove(&self.store, &subscription.endpoint).await {
                    tracing::warn!(%error, service, "a browser that is gone is still known");
                }
            }
            Ok(Outcome::Refused(status)) => {
                metrics().noticed("refused");
                tracing::warn!(service, status = status.as_u16(), "a push service does not take a notice");
            }
            Err(error) => {
                metrics().noticed("failed");
                tracing::warn!(service, kind = %error.kind(), "a notice could not be sent");
            }
        }
    }

    async fn send(
        &self,
        turn: &Turn,
        subscription: &Subscription,
        endpoint: &Endpoint,
    ) -> io::Result<Outcome> {
        let browser = Browser::of(&subscription.p256dh, &subscription.auth).map_err(io::Error::other)?;
        let sealed = browser.seal(text(turn, &subscription.language).as_bytes());
        let sealed = sealed.map_err(|_| io::Error::other("it cannot be encrypted"))?;
        let life = turn.left.map_or(LONGEST_LIFE, |left| (left / 1_000).clamp(LEAST_LIFE, LONGEST_LIFE));
        let signed = self.signer.authorization(&endpoint.service, ids::now()).map_err(io::Error::other)?;
        let request = Request::post(endpoint.path.as_str())
            .header(header::HOST, endpoint.service.authority())
            .header(header::AUTHORIZATION, signed)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", life)
            .header("urgency", if turn.is_urgent { "high" } else { "normal" })
            .header("topic", topic(&turn.game))
            .body(Body::from(sealed))
            .map_err(io::Error::other)?;
        let status = self.client.send(&endpoint.service, request).await?;
        Ok(match status {
            status if status.is_success() => Outcome::Sent,
            StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
            status => Outcome::Refused(status),
        })
    }
}

/// The content of a notice.
fn text(turn: &Turn, language: &str) -> String {
    let words = texts::in_language(language);
    let others = turn.others.join(", ");
    let title = match others.as_str() {
        "" => words.say("push-your-turn-alone", values![game = turn.name.as_str()]),
        others => words.say("push-your-turn", values![game = turn.name.as_str(), name = others]),
    };
    json!({ "title": title.to_string(), "game": turn.game, "lang": words.language() }).to_string()
}

/// A newer notice about a game replaces one that the push service still holds. The topic reveals nothing about the game.
fn topic(game: &str) -> String {
    URL_SAFE_NO_PAD.encode(&blake3::hash(game.as_bytes()).as_bytes()[..TOPIC])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_in_the_language_of_the_page() {
        let turn = |others: &[&str]| Turn {
            person: 1,
            game: "x4Zk9dWq2T".to_owned(),
            name: "Oware".to_owned(),
            others: others.iter().map(|&name| name.to_owned()).collect(),
            left: None,
            is_urgent: false,
        };
        let title = |others: &[&str], language: &str| {
            let text: serde_json::Value = serde_json::from_str(&text(&turn(others), language)).unwrap();
            (text["title"].as_str().unwrap().to_owned(), text["lang"].as_str().unwrap().to_owned())
        };
        assert_eq!(title(&["Kofi"], "en"), ("Your turn: Oware against Kofi".to_owned(), "en".to_owned()));
        assert_eq!(title(&[], "en").0, "Your turn: Oware");
        assert_eq!(title(&["Kofi"], "it"), ("Tocca a te: Oware contro Kofi".to_owned(), "it".to_owned()));
        assert_eq!(title(&["Kofi"], "tlh").1, "en");
    }

    #[test]
    fn a_topic_is_short_and_tells_nothing() {
        let topic = topic("own-x4Zk9dWq2T");
        assert!(topic.len() <= 32 && !topic.contains("x4Zk9dWq2T"), "{topic}");
        assert!(topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)), "{topic}");
    }
}
