//! The exports of accounts that are being sent. How long one takes is up to its reader, so there is one for each person, and few in
//! all.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use naqala_wire::ErrorCode;

use crate::refusal::{Answer, Refusal};

/// Maximum number of exports at a time.
const AT_ONCE: usize = 8;
/// After this time it may be worth to ask again.
const PAUSE: Duration = Duration::from_secs(5);

/// Whose exports are being sent.
#[derive(Debug, Default)]
pub(crate) struct Exports(Mutex<HashSet<i64>>);

/// An export that is counted as long as this lives.
#[derive(Debug)]
pub(crate) struct Export {
    exports: Arc<Exports>,
    person: i64,
}

impl Exports {
    /// Counts an export of a person.
    pub(crate) fn admit(self: &Arc<Exports>, person: i64) -> Answer<Export> {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if people.contains(&person) {
            let why = "this account is being exported; read that answer to its end";
            return Err(Refusal::with(ErrorCode::TooManyRequests, why).after(PAUSE));
        }
        if people.len() >= AT_ONCE {
            return Err(Refusal::from(ErrorCode::Busy).after(PAUSE));
        }
        people.insert(person);
        Ok(Export { exports: Arc::clone(self), person })
    }
}

impl Drop for Export {
    fn drop(&mut self) {
        self.exports.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.person);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_one_export_at_a_time_and_all_people_few() {
        let exports = Arc::new(Exports::default());
        let code = |person| exports.admit(person).map_err(|refusal| refusal.code);
        let first = exports.admit(0).unwrap();
        assert_eq!(code(0).unwrap_err(), ErrorCode::TooManyRequests);
        let others: Vec<Export> = (1..AT_ONCE as i64).map(|person| exports.admit(person).unwrap()).collect();
        assert_eq!(code(100).unwrap_err(), ErrorCode::Busy);
        drop(first);
        assert!(code(100).is_ok() && code(0).is_ok());
        drop(others);
        assert!(exports.0.lock().unwrap().is_empty());
    }
}
