//! Offline copies of everything: the service worker takes them, slowly, and reports its progress.

use wasm_bindgen::JsValue;

use crate::service_worker;

/// How far the copies are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Files that were looked after.
    pub(crate) done: u32,
    /// Files in all; 0 while they are not known.
    pub(crate) of: u32,
    /// Files that could not be fetched.
    pub(crate) missing: u32,
}

impl Kept {
    /// Parses a message of the service worker: three numbers.
    fn parse(text: &str) -> Option<Kept> {
        let numbers: Vec<u32> = text.split(' ').map_while(|number| number.parse().ok()).collect();
        let [done, of, missing] = numbers[..] else { return None };
        Some(Kept { done, of, missing })
    }
}

/// Asks for copies of everything; `progress` hears how far they are. Where the browser has no service workers, nothing happens.
pub(crate) fn keep_everything(progress: impl Fn(Kept) + 'static) {
    service_worker::listen(move |text| {
        if let Some(kept) = Kept::parse(text) {
            progress(kept);
        }
    });
    service_worker::tell(&[("everything", JsValue::TRUE)]);
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn what_the_service_worker_says_is_three_numbers() {
        assert_eq!(Kept::parse("5 278 0"), Some(Kept { done: 5, of: 278, missing: 0 }));
        assert_eq!([Kept::parse("5 278"), Kept::parse("ready"), Kept::parse("")], [None; 3]);
    }
}
