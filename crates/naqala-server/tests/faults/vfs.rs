//! A disk that fails on demand: a layer between SQLite and its files that counts writes, syncs and commits, and refuses those
//! that the test selects.
//!
//! It becomes the default file system of every connection that this process opens, so that the server under test needs no
//! changes.
#![allow(unsafe_code, reason = "SQLite takes a file system as a table of C functions")]

use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::Once;
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicU64, Ordering};

use libsqlite3_sys as ffi;

/// What fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A write fails because the disk is full (`ENOSPC`).
    Full,
    /// A write fails with an I/O error (`EIO`).
    Write,
    /// An `fsync` fails (`EIO`).
    Sync,
    /// A commit fails as a whole.
    Commit,
}

impl Fault {
    pub(crate) const ALL: [Fault; 4] = [Fault::Full, Fault::Write, Fault::Sync, Fault::Commit];

    fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// The armed fault as a number; 0 is none.
static ARMED: AtomicU8 = AtomicU8::new(0);
/// Number of operations that succeed before the fault.
static LEFT: AtomicI64 = AtomicI64::new(0);
/// Number of operations that fail then.
static TIMES: AtomicI64 = AtomicI64::new(0);
/// Number of operations that have failed so far.
static FAILED: AtomicU64 = AtomicU64::new(0);

/// Lets all operations of this kind fail, starting with the `nth`, until [`mend`] is called.
pub(crate) fn break_at(fault: Fault, nth: u32) {
    break_for(fault, nth, i64::MAX);
}

/// Lets the `nth` operation of this kind fail, and none after it.
pub(crate) fn break_once(fault: Fault, nth: u32) {
    break_for(fault, nth, 1);
}

fn break_for(fault: Fault, nth: u32, times: i64) {
    ARMED.store(0, Ordering::SeqCst);
    LEFT.store(i64::from(nth) - 1, Ordering::SeqCst);
    TIMES.store(times, Ordering::SeqCst);
    ARMED.store(fault.number(), Ordering::SeqCst);
}

/// Repairs the disk.
pub(crate) fn mend() {
    ARMED.store(0, Ordering::SeqCst);
}

/// How many operations have failed.
pub(crate) fn failed() -> u64 {
    FAILED.load(Ordering::SeqCst)
}

/// The fault, among these, because of which an operation fails now.
fn fails(by: &[Fault]) -> Option<Fault> {
    let armed = ARMED.load(Ordering::SeqCst);
    let fault = by.iter().copied().find(|fault| fault.number() == armed)?;
    let left = LEFT.fetch_sub(1, Ordering::SeqCst);
    if left > 0 || -left >= TIMES.load(Ordering::SeqCst) {
        return None;
    }
    FAILED.fetch_add(1, Ordering::SeqCst);
    Some(fault)
}

/// Installs the layer, once.
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    // SAFETY: SQLite keeps the pointer; what it points to lives as long as the process.
    ONCE.call_once(|| unsafe {
        assert_eq!(ffi::sqlite3_initialize(), ffi::SQLITE_OK);
        let real = ffi::sqlite3_vfs_find(ptr::null());
        assert!(!real.is_null());
        let mut layer = *real;
        layer.szOsFile = size_of::<File>() as c_int + (*real).szOsFile;
        layer.zName = c"faulty".as_ptr();
        layer.pNext = ptr::null_mut();
        layer.pAppData = real.cast();
        layer.xOpen = Some(open);
        let layer: *mut ffi::sqlite3_vfs = Box::leak(Box::new(layer));
        assert_eq!(ffi::sqlite3_vfs_register(layer, 1), ffi::SQLITE_OK);
        assert_eq!(ffi::sqlite3_auto_extension(Some(watch_commits)), ffi::SQLITE_OK);
    });
}

unsafe extern "C" fn watch_commits(
    connection: *mut ffi::sqlite3,
    _: *mut *mut c_char,
    _: *const ffi::sqlite3_api_routines,
) -> c_int {
    // SAFETY: the connection is the one that is being opened.
    unsafe { ffi::sqlite3_commit_hook(connection, Some(commit), ptr::null_mut()) };
    ffi::SQLITE_OK
}

unsafe extern "C" fn commit(_: *mut c_void) -> c_int {
    c_int::from(fails(&[Fault::Commit]).is_some())
}

/// A file of the layer. The file of the underlying file system follows it in memory.
#[repr(C)]
struct File {
    head: ffi::sqlite3_file,
    real: *mut ffi::sqlite3_file,
}

unsafe extern "C" fn open(
    layer: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite allocates `szOsFile` bytes, and `pAppData` is what `install` stored there.
    unsafe {
        let below: *mut ffi::sqlite3_vfs = (*layer).pAppData.cast();
        let real: *mut ffi::sqlite3_file = file.cast::<u8>().add(size_of::<File>()).cast();
        let result =
            (*below).xOpen.expect("every file system opens files")(below, name, real, flags, out_flags);
        let this: *mut File = file.cast();
        (*this).real = real;
        (*this).head.pMethods = if (*real).pMethods.is_null() { ptr::null() } else { &raw const METHODS };
        result
    }
}

/// Declares functions that forward to the underlying file.
macro_rules! forward {
    ($($name:ident, $method:ident($($argument:ident: $kind:ty),*);)*) => {
        $(unsafe extern "C" fn $name(file: *mut ffi::sqlite3_file, $($argument: $kind),*) -> c_int {
            // SAFETY: `open` has initialized the underlying file, which has this method.
            unsafe {
                let real = (*file.cast::<File>()).real;
                (*(*real).pMethods).$method.expect("a method of every file")(real, $($argument),*)
            }
        })*
    };
}

forward! {
    close, xClose();
    read, xRead(buffer: *mut c_void, amount: c_int, offset: ffi::sqlite3_int64);
    real_write, xWrite(buffer: *const c_void, amount: c_int, offset: ffi::sqlite3_int64);
    truncate, xTruncate(size: ffi::sqlite3_int64);
    real_sync, xSync(flags: c_int);
    file_size, xFileSize(size: *mut ffi::sqlite3_int64);
    lock, xLock(level: c_int);
    unlock, xUnlock(level: c_int);
    check_reserved_lock, xCheckReservedLock(out: *mut c_int);
    file_control, xFileControl(what: c_int, argument: *mut c_void);
    sector_size, xSectorSize();
    device_characteristics, xDeviceCharacteristics();
    shm_map, xShmMap(page: c_int, size: c_int, extend: c_int, out: *mut *mut c_void);
    shm_lock, xShmLock(offset: c_int, count: c_int, flags: c_int);
    shm_unmap, xShmUnmap(delete: c_int);
    fetch, xFetch(offset: ffi::sqlite3_int64, amount: c_int, out: *mut *mut c_void);
    unfetch, xUnfetch(offset: ffi::sqlite3_int64, page: *mut c_void);
}

unsafe extern "C" fn shm_barrier(file: *mut ffi::sqlite3_file) {
    // SAFETY: as above.
    unsafe {
        let real = (*file.cast::<File>()).real;
        (*(*real).pMethods).xShmBarrier.expect("a method of every file")(real);
    }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    buffer: *const c_void,
    amount: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    match fails(&[Fault::Full, Fault::Write]) {
        Some(Fault::Full) => ffi::SQLITE_FULL,
        Some(_) => ffi::SQLITE_IOERR_WRITE,
        // SAFETY: the arguments are passed on unchanged.
        None => unsafe { real_write(file, buffer, amount, offset) },
    }
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    match fails(&[Fault::Sync]) {
        Some(_) => ffi::SQLITE_IOERR_FSYNC,
        // SAFETY: the arguments are passed on unchanged.
        None => unsafe { real_sync(file, flags) },
    }
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 3,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: Some(fetch),
    xUnfetch: Some(unfetch),
};
