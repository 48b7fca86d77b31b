//! Conversions between C and Rust: texts, results, errors.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::fmt::Display;
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};

use naqala::{known_language, languages};

/// How a call ended. The numbers stay what they are.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It is done.
    Ok = 0,
    /// A pointer is null that must not be, or a number is out of range.
    Argument = 1,
    /// A text is not UTF-8.
    Encoding = 2,
    /// There is no such game, player or language.
    Unknown = 3,
    /// The rule file or the options are wrong.
    Rules = 4,
    /// The position or record cannot be read.
    Notation = 5,
    /// The text or number is no legal move here, or the game is over.
    Illegal = 6,
    /// The library has a mistake; please report it with what you called.
    Internal = 7,
}

/// What went wrong: a status and the line that says why.
pub(crate) struct Failure {
    status: Status,
    why: String,
}

impl Failure {
    pub(crate) fn new(status: Status, why: impl Display) -> Failure {
        Failure { status, why: why.to_string() }
    }

    /// Turns errors into failures of one status.
    pub(crate) fn of<E: Display>(status: Status) -> impl Fn(E) -> Failure {
        move |error| Failure::new(status, error)
    }
}

pub(crate) type Done<T = ()> = Result<T, Failure>;

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// Why the latest call on this thread failed, in English, or an empty text if it did not fail. The text must not be freed and
/// holds until the next call on this thread.
#[unsafe(no_mangle)]
pub extern "C" fn naqala_last_error() -> *const c_char {
    LAST_ERROR.with_borrow(|text| text.as_ptr())
}

/// Does what a function promises; a failure becomes a status and a message, and so does a panic.
pub(crate) fn guard(work: impl FnOnce() -> Done) -> Status {
    let (status, why) = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => (Status::Ok, String::new()),
        Ok(Err(failure)) => (failure.status, failure.why),
        Err(panic) => (Status::Internal, format!("naqala failed inside: {}", panic_text(panic.as_ref()))),
    };
    LAST_ERROR.set(c_text(&why));
    status
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic without a message")
}

/// A text for C, up to its first zero byte: C's texts end there.
pub(crate) fn c_text(text: &str) -> CString {
    let end = text.find('\0').unwrap_or(text.len());
    CString::new(&text[..end]).unwrap_or_default()
}

/// Reads a text of C's.
///
/// # Safety
/// The pointer is null or points to a text that ends with a zero byte and stays as it is while it is used.
pub(crate) unsafe fn text<'a>(text: *const c_char, what: &str) -> Done<&'a str> {
    // SAFETY: the caller promises it.
    unsafe { text_or_none(text, what) }?.ok_or_else(|| missing(what))
}

/// Reads a text of C's that may be null.
///
/// # Safety
/// As for [`text`].
pub(crate) unsafe fn text_or_none<'a>(text: *const c_char, what: &str) -> Done<Option<&'a str>> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: the pointer is not null, and the caller promises the rest.
    let text = unsafe { CStr::from_ptr(text) };
    text.to_str().map(Some).map_err(|_| Failure::new(Status::Encoding, format!("`{what}` is not UTF-8")))
}

/// Reads the code of a language that the library has, which is null for English.
///
/// # Safety
/// As for [`text`].
pub(crate) unsafe fn language_code(language: *const c_char) -> Done<&'static str> {
    // SAFETY: the caller promises it.
    let code = unsafe { text_or_none(language, "language") }?.unwrap_or("en");
    known_language(code).ok_or_else(|| {
        let known: Vec<&str> = languages().collect();
        Failure::new(
            Status::Unknown,
            format!("there is no language `{code}`; there are: {}", known.join(", ")),
        )
    })
}

/// What a pointer points to, unless it is null.
pub(crate) fn given<T>(pointer: Option<T>, what: &str) -> Done<T> {
    pointer.ok_or_else(|| missing(what))
}

fn missing(what: &str) -> Failure {
    Failure::new(Status::Argument, format!("`{what}` is null"))
}

/// A place for a result, which C need not have initialised. The header is made from signatures in full.
pub(crate) type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

/// Hands a value to C.
pub(crate) fn put<T>(out: Out<'_, T>, value: T) -> Done {
    given(out, "out")?.write(value);
    Ok(())
}

/// Hands a handle to C, which frees it.
pub(crate) fn put_handle<T>(out: Out<'_, *mut T>, handle: T) -> Done {
    given(out, "out")?.write(Box::into_raw(Box::new(handle)));
    Ok(())
}

/// Hands a text to C, which frees it with `naqala_text_free`.
pub(crate) fn put_text(out: Out<'_, *mut c_char>, text: &str) -> Done {
    given(out, "out")?.write(c_text(text).into_raw());
    Ok(())
}
