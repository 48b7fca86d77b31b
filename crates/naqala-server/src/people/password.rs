//! Passwords: Argon2id with 19 MiB, with few hashes at a time so that they do not exhaust the machine.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use naqala_wire::ErrorCode;
use tokio::sync::Semaphore;

use crate::refusal::{Answer, Refusal};

/// The lengths a password may have, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;

/// Hashes and checks passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    /// As many at once as there are cores.
    places: Arc<Semaphore>,
    /// A hash that no password has: an unknown name costs as much time as a known one.
    nobody: String,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let nobody = hash(&crate::ids::secret()).unwrap_or_default();
        Passwords { places: Arc::new(Semaphore::new(cores)), nobody }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Answer<String> {
        if !LENGTHS.contains(&password.chars().count()) {
            return Err(ErrorCode::BadPassword.into());
        }
        self.aside(move || hash(&password)).await?.ok_or(ErrorCode::Internal.into())
    }

    /// Whether a password matches a hash; `None` is for an unknown name.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Answer<()> {
        let is_known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.nobody.clone());
        // Longer than any password: refuse without hashing.
        let fits = password.chars().count() <= *LENGTHS.end();
        let is_right = self.aside(move || fits && is_right(&password, &hash)).await?;
        if is_right && is_known { Ok(()) } else { Err(ErrorCode::WrongPassword.into()) }
    }

    /// Runs slow work on a blocking thread.
    async fn aside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| ErrorCode::Stopping)?;
        let work = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        work.await.map_err(|_| Refusal::from(ErrorCode::Internal))
    }
}

fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn is_right(password: &str, hash: &str) -> bool {
    Argon2::default().verify_password(password.as_bytes(), hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::new();
        let hash = passwords.hash("sowing seeds".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(passwords.check("sowing seeds".to_owned(), Some(hash.clone())).await.is_ok());
        assert!(passwords.check("sowing seed".to_owned(), Some(hash)).await.is_err());
        assert!(passwords.check("sowing seeds".to_owned(), None).await.is_err());
        assert!(passwords.hash("short".to_owned()).await.is_err());
    }
}
