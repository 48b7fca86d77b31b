//! Writes whole files: whatever happens, there is the old file or the new one, never a part.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Writes a file beside its place and renames it once it is on disk: a full disk, or a crash of the system, leaves what was
/// there before. A link is followed; devices and pipes, which have no earlier contents to lose, are written as they are.
///
/// # Errors
/// The file cannot be written; the message names it.
pub(crate) fn replace(path: &Path, write: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    match fs::metadata(path) {
        Ok(data) if data.is_file() => {
            let end = fs::canonicalize(path).with_context(cannot)?;
            write_beside(&end, Some(data.permissions()), write)
        }
        Ok(_) => File::create(path).map_err(Into::into).and_then(|file| fill(file, write)).map(drop),
        Err(_) => write_beside(path, None, write),
    }
    .with_context(cannot)
}

/// Writes a text as [`replace`] does.
///
/// # Errors
/// Those of [`replace`].
pub(crate) fn replace_text(path: &Path, text: &str) -> Result<()> {
    replace(path, |out| Ok(out.write_all(text.as_bytes())?))
}

fn write_beside(
    path: &Path,
    permissions: Option<fs::Permissions>,
    write: impl FnOnce(&mut dyn Write) -> Result<()>,
) -> Result<()> {
    let draft = draft_of(path);
    let written = File::create(&draft).map_err(anyhow::Error::from).and_then(|file| fill(file, write));
    let renamed = written.and_then(|file| {
        // Otherwise the name could reach the disk before the contents.
        file.sync_all()?;
        drop(file);
        permissions.map_or(Ok(()), |permissions| fs::set_permissions(&draft, permissions))?;
        Ok(fs::rename(&draft, path)?)
    });
    if renamed.is_err() {
        // The error is worth more than a draft that could not be removed.
        let _ = fs::remove_file(&draft);
    }
    renamed
}

fn fill(file: File, write: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<File> {
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    Ok(out.into_inner().map_err(io::IntoInnerError::into_error)?)
}

/// Where a file is written first: in the same directory, under a name that no other program uses.
fn draft_of(path: &Path) -> PathBuf {
    let mut draft = path.as_os_str().to_owned();
    draft.push(format!(".{}.new", std::process::id()));
    PathBuf::from(draft)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_fails_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        fs::write(&path, "old").unwrap();
        let half = |out: &mut dyn Write| {
            out.write_all(b"ne")?;
            anyhow::bail!("no space")
        };
        assert!(replace(&path, half).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        replace_text(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(replace_text(&folder.path().join("none/game.txt"), "new").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_is_followed() {
        let folder = tempfile::tempdir().unwrap();
        let [path, link] = ["game.txt", "link.txt"].map(|name| folder.path().join(name));
        fs::write(&path, "old").unwrap();
        std::os::unix::fs::symlink(&path, &link).unwrap();
        replace_text(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }
}
