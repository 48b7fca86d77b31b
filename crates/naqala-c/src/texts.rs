//! Texts that C frees, and lists of them.

use std::ffi::{CString, c_char};
use std::ptr;

use crate::border::c_text;

/// A list of texts.
#[derive(Debug)]
pub struct Texts(Vec<CString>);

impl Texts {
    pub(crate) fn new<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> Texts {
        Texts(texts.into_iter().map(|text| c_text(text.as_ref())).collect())
    }
}

/// How many texts a list has; 0 for null.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_texts_count(texts: Option<&Texts>) -> usize {
    texts.map_or(0, |texts| texts.0.len())
}

/// A text of a list, counted from 0; null if there is none. It holds as long as the list.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_texts_get(texts: Option<&Texts>, index: usize) -> *const c_char {
    texts.and_then(|texts| texts.0.get(index)).map_or(ptr::null(), |text| text.as_ptr())
}

/// Frees a list of texts; null is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_texts_free(texts: Option<Box<Texts>>) {
    drop(texts);
}

/// Frees a text that a function of this library gave in a `char **`; null is ignored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn naqala_text_free(text: *mut c_char) {
    if !text.is_null() {
        // SAFETY: the text came from `put_text`, and C frees it once.
        drop(unsafe { CString::from_raw(text) });
    }
}
