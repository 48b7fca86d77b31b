//! Helpers for files and folders of packages.

use std::path::Path;
use std::{fs, io};

/// Makes a folder that is empty, whatever was in it.
///
/// # Errors
/// Something cannot be deleted or made.
pub(crate) fn empty(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// Copies a folder with its contents, except compiled Python files.
///
/// # Errors
/// Something cannot be read or written.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let is_kept = entry.file_name() != "__pycache__";
        if is_kept && entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &to.join(entry.file_name()))?;
        } else if is_kept {
            fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
    }
    Ok(())
}
