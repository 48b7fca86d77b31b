//! The crates as they are published: collected in `target/crates` with the data from other folders of the repository, and tested
//! as the registry would receive them.

use std::path::{self, Path};
use std::{fs, io};

use crate::dist::version;
use crate::files::{self, copy_folder};
use crate::steps::{cargo_command, target, timed};

/// The folder in which the workspace of published crates is assembled.
const PLACE: &str = "target/crates";
/// Where they are compiled, in the folder of everything that is.
const COMPILED: &str = "crates-compiled";
/// The crates, in an order in which each finds those that it needs, and folders of the repository that come along under a name.
const PUBLISHED: [(&str, &[(&str, &str)]); 13] = [
    ("naqala-messages", &[]),
    ("naqala-languages", &[("languages", "languages")]),
    ("naqala", &[("games", "games"), ("themes", "themes")]),
    ("naqala-upgrade", &[]),
    ("naqala-engine", &[]),
    ("naqala-protocol", &[]),
    ("naqala-tables", &[]),
    ("naqala-wire", &[]),
    ("naqala-view", &[]),
    ("naqala-learn", &[("guides", "guides")]),
    ("naqala-batch", &[]),
    ("naqala-server", &[("target/web", "page")]),
    ("naqala-cli", &[]),
];
/// The files that determine the versions of all dependencies.
const OF_WORKSPACE: [&str; 2] = ["Cargo.toml", "Cargo.lock"];
/// Files that every crate contains.
const LICENCES: [&str; 2] = ["LICENSE-MIT", "LICENSE-APACHE"];

/// Puts the crates together, packs each and compiles what was packed; copies them into the folder of packages. False if that
/// fails.
pub(crate) fn run(packages: &Path) -> bool {
    let place = Path::new(PLACE);
    if let Err(error) = fs::create_dir_all(packages).and_then(|()| assemble(place)) {
        eprintln!("xtask: the crates could not be put together in {PLACE}: {error}");
        return false;
    }
    // Nothing is uploaded. The target folder is kept, so that everything is compiled only once.
    let mut publish = cargo_command(["publish", "--dry-run", "--workspace"]);
    publish.current_dir(place);
    let compiled = target().join(COMPILED);
    publish.env("CARGO_TARGET_DIR", path::absolute(&compiled).unwrap_or(compiled));
    timed("crates", &mut publish) && copy_packed(packages)
}

fn assemble(place: &Path) -> io::Result<()> {
    files::empty(place)?;
    for (name, data) in PUBLISHED {
        let crate_folder = place.join("crates").join(name);
        copy_folder(&Path::new("crates").join(name), &crate_folder)?;
        for (from, to) in data {
            copy_folder(Path::new(from), &crate_folder.join(to))?;
        }
        for licence in LICENCES {
            fs::copy(licence, crate_folder.join(licence))?;
        }
    }
    for file in OF_WORKSPACE {
        fs::copy(file, place.join(file))?;
    }
    Ok(())
}

/// Copies what was packed.
fn copy_packed(packages: &Path) -> bool {
    let packed = target().join(COMPILED).join("package");
    let copied = PUBLISHED.iter().try_for_each(|(name, _)| {
        let file = format!("{name}-{}.crate", version());
        let found = [packed.join(&file), packed.join("tmp-crate").join(&file)];
        let found = found.iter().find(|path| path.is_file()).ok_or(io::ErrorKind::NotFound)?;
        fs::copy(found, packages.join(&file)).map(|_| ())
    });
    copied.inspect_err(|error| eprintln!("xtask: a packed crate cannot be copied: {error}")).is_ok()
}
