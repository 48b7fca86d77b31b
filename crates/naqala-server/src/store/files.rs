//! The files of the data: only one server uses them at a time, and only its user can read them.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

#[cfg(unix)]
use rustix::fs::OFlags;
#[cfg(unix)]
use rustix::io::Errno;

use super::OpenError;

/// The name of the database.
pub(crate) const DATABASE: &str = "naqala.sqlite";
/// The name of the file that is locked as long as a server runs.
const LOCK: &str = "naqala.lock";

/// The name of the file with the key that signs notices. It is not in the database, so that a copy of that is no use to anybody
/// who wants to send some.
pub(super) const PUSH_KEY: &str = "naqala.push-key";

/// What the names of files begin with that are not complete yet.
const DRAFT: &str = "naqala.unfinished-";

/// Makes the folder of a database and takes its lock.
pub(crate) fn prepare(folder: &Path) -> Result<File, OpenError> {
    let lock = lock(folder)?;
    remove_drafts(folder)?;
    warn_if_open(folder)?;
    // SQLite gives the files beside a database the mode of the database.
    for beside in ["-wal", "-shm"] {
        let path = folder.join(format!("{DATABASE}{beside}"));
        if path.symlink_metadata().is_ok() {
            private(&path)?;
        }
    }
    private(&folder.join(DATABASE))?;
    Ok(lock)
}

/// Makes a folder and takes its lock, which lasts as long as the file that is given back.
pub(crate) fn lock(folder: &Path) -> Result<File, OpenError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    let mut lock = private(&folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(OpenError::InUse),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    // For people who wonder which one.
    lock.set_len(0)?;
    writeln!(lock, "{}", std::process::id())?;
    Ok(lock)
}

/// Opens a file that its owner alone may read; makes it if it is not there.
fn private(path: &Path) -> io::Result<File> {
    let file = own(path, OpenOptions::new().read(true).write(true).create(true).truncate(false))?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// Opens a file of the data folder. The folder may belong to another user than this process, who must not make it write to a file
/// elsewhere: neither over a symbolic link nor over a second name of that file.
pub(super) fn own(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
        let foreign = || {
            let path = path.display();
            io::Error::other(format!(
                "{path} is a link, or no file; the data folder must hold the file itself"
            ))
        };
        // A pipe must not be waited for.
        options.mode(0o600).custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32);
        let file = options.open(path).map_err(|error| {
            if error.raw_os_error() == Some(Errno::LOOP.raw_os_error()) { foreign() } else { error }
        })?;
        let about = file.metadata()?;
        if about.is_file() && about.nlink() <= 1 { Ok(file) } else { Err(foreign()) }
    }
    #[cfg(not(unix))]
    {
        options.open(path)
    }
}

/// Files that root has written in another user's folder are given to that user.
pub(crate) fn hand_over(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, fchown};
        let Ok(owner) = std::fs::metadata(folder) else { return };
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with("naqala.")
                && let Ok(file) = own(&entry.path(), OpenOptions::new().read(true))
            {
                // Without root privileges this fails, but then the files have the right owner anyway.
                let _ = fchown(file, Some(owner.uid()), Some(owner.gid()));
            }
        }
    }
}

/// The name of a copy of the database as it was after a step of its tables.
pub(super) fn copy_of_step(step: i64) -> String {
    format!("naqala.before-step-{}.sqlite", step + 1)
}

/// A private file that is deleted when this is dropped, unless it has got its name by then: a copy that ends halfway leaves
/// nothing behind.
#[derive(Debug)]
pub(crate) struct Draft {
    path: PathBuf,
    file: File,
}

impl Draft {
    /// Creates an empty one in a folder.
    pub(crate) fn new(folder: &Path) -> io::Result<Draft> {
        let path = folder.join(format!("{DRAFT}{}.sqlite", crate::ids::short()));
        let file = private(&path)?;
        Ok(Draft { path, file })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Gives the complete file its name, in the place of a file that has it.
    pub(crate) fn publish(self, path: &Path) -> io::Result<()> {
        std::fs::rename(&self.path, path)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // SQLite writes a journal beside the file. A file that has its name by now is not found here, and one that cannot be
        // deleted goes at the next start.
        for beside in ["", "-journal"] {
            let _ = std::fs::remove_file(format!("{}{beside}", self.path.display()));
        }
    }
}

/// Deletes what a process that was ended has left incomplete. Needs the lock.
fn remove_drafts(folder: &Path) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(DRAFT) {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// All files are private, but who can enter the folder sees their names.
fn warn_if_open(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(folder)?.permissions()) & 0o007 != 0 {
        let folder = folder.display();
        tracing::warn!(%folder, "other users can enter the data folder; make it private with `chmod 700`");
    }
    Ok(())
}

/// The content of a private file in a folder. If the file does not exist, it is created with this content.
pub(super) fn keep(folder: &Path, name: &str, content: &[u8]) -> io::Result<Vec<u8>> {
    let path = folder.join(name);
    if path.exists() {
        let mut kept = Vec::new();
        private(&path)?.read_to_end(&mut kept)?;
        return Ok(kept);
    }
    // A file that was written in part must not be taken for a whole one.
    let new = folder.join(format!("{name}.new"));
    let mut file = private(&new)?;
    file.set_len(0)?;
    file.write_all(content)?;
    file.sync_all()?;
    std::fs::rename(&new, &path)?;
    Ok(content.to_vec())
}

/// Moves the database of a folder aside, with its write-ahead log; returns its new path.
pub(crate) fn set_aside(folder: &Path, now: u64) -> io::Result<std::path::PathBuf> {
    let kept = folder.join(format!("naqala.before-restore-{now}.sqlite"));
    for beside in ["", "-wal", "-shm"] {
        let from = folder.join(format!("{DATABASE}{beside}"));
        if from.exists() {
            std::fs::rename(&from, format!("{}{beside}", kept.display()))?;
        }
    }
    Ok(kept)
}
