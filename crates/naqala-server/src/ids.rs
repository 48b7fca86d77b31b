//! Unguessable identifiers, and the time.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Letters and digits that are hard to confuse.
const SIGNS: &[u8; 56] = b"abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Prefix of the ids of games by custom rules.
const OWN_RULES: &str = "own-";

/// The id of a game or a seek: 58 random bits in ten characters.
pub(crate) fn short() -> String {
    random::<10>().iter().map(|byte| char::from(SIGNS[usize::from(*byte) % SIGNS.len()])).collect()
}

/// The id of a game by custom rules. It shows that it is one, because such games run on threads of their own.
pub(crate) fn of_own_rules() -> String {
    format!("{OWN_RULES}{}", short())
}

/// Whether an id is that of a game by custom rules.
pub(crate) fn has_own_rules(game: &str) -> bool {
    game.starts_with(OWN_RULES)
}

/// Whether a text has the form of the id of a game or a seek.
pub(crate) fn is_short(text: &str) -> bool {
    text.len() == 10 && text.bytes().all(|sign| SIGNS.contains(&sign))
}

/// A client's secret: 256 random bits.
pub(crate) fn secret() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// The form in which the server stores a secret.
pub(crate) fn hash(secret: &str) -> Vec<u8> {
    blake3::hash(secret.as_bytes()).as_bytes().to_vec()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without system randomness no secret can be made.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

/// The time in milliseconds since 1970. It is monotonic while the program runs, even if the clock is changed.
pub(crate) fn now() -> u64 {
    static START: LazyLock<(Instant, u64)> = LazyLock::new(|| {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), since_1970.as_millis() as u64)
    });
    START.1 + START.0.elapsed().as_millis() as u64
}
