//! Table files: every way of building gives the same bytes, and modified files are refused.

use std::fs;
use std::path::{Path, PathBuf};

use naqala::{Choices, Game, catalogue};
use naqala_engine::Stop;
use naqala_tables::{Build, Check, Reader, Table, TableError, TableKey, verify};

fn awari() -> Game {
    catalogue::rules("oware").unwrap().compile(Choices::new().preset("awari-solution")).unwrap()
}

fn build(game: &Game, seeds: usize, folder: &Path) -> PathBuf {
    Build::new(game, seeds).unwrap().write_to(folder, &()).unwrap()
}

fn check(path: &Path, game: &Game, check: Check) -> Result<u64, TableError> {
    let table = Table::open(path)?;
    verify(&table.reader(game)?, check, &Stop::default(), &())
}

#[test]
fn any_number_of_threads_gives_the_same_bytes() {
    let game = awari();
    let bytes = [1, 2, 5].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| fs::read(build(&game, 7, folder.path())).unwrap())
    });
    assert!(bytes[0] == bytes[1] && bytes[1] == bytes[2]);
}

#[test]
fn a_table_is_extended_and_unfinished_work_is_taken_over() {
    let (game, whole, grown) = (awari(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let expected = fs::read(build(&game, 6, whole.path())).unwrap();
    let path = build(&game, 4, grown.path());
    assert_eq!(build(&game, 6, grown.path()), path);
    assert_eq!(fs::read(&path).unwrap(), expected, "layers are added to a finished table");
    assert_eq!(build(&game, 3, grown.path()), path);
    assert_eq!(fs::read(&path).unwrap(), expected, "a larger table does for a smaller one");
    // Whatever remains of an unfinished file after a crash at any byte, the finished table is the same.
    fs::remove_file(&path).unwrap();
    let part = path.with_extension("nqt.part");
    for length in (0..expected.len()).step_by(expected.len() / 23) {
        fs::write(&part, &expected[..length]).unwrap();
        build(&game, 6, grown.path());
        assert_eq!(fs::read(&path).unwrap(), expected, "after {length} bytes");
        assert!(!part.exists());
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn every_flipped_byte_is_found() {
    let (game, folder) = (awari(), tempfile::tempdir().unwrap());
    let path = build(&game, 4, folder.path());
    let right = fs::read(&path).unwrap();
    assert_eq!(check(&path, &game, Check::All).unwrap(), 1 + 12 + 78 + 364 + 1365);
    for at in (0..right.len()).step_by(7) {
        let mut wrong = right.clone();
        wrong[at] ^= 0x10;
        fs::write(&path, &wrong).unwrap();
        assert!(check(&path, &game, Check::Random { positions: 1, seed: 1 }).is_err(), "byte {at}");
    }
    for length in (0..right.len()).step_by(97) {
        fs::write(&path, &right[..length]).unwrap();
        assert!(Table::open(&path).is_err(), "cut off after {length} bytes");
    }
}

#[test]
fn a_damaged_table_is_built_anew() {
    let (game, folder) = (awari(), tempfile::tempdir().unwrap());
    let path = build(&game, 5, folder.path());
    let right = fs::read(&path).unwrap();
    for at in (0..right.len()).step_by(right.len() / 40) {
        let mut wrong = right.clone();
        wrong[at] ^= 0x10;
        fs::write(&path, &wrong).unwrap();
        assert_eq!(build(&game, 5, folder.path()), path);
        assert!(fs::read(&path).unwrap() == right, "byte {at}");
    }
    let layer = Table::open(&path).unwrap().layers().last().unwrap();
    let mut wrong = right.clone();
    let at = right.len() - layer.bytes as usize / 2 - 100;
    wrong[at] ^= 0x10;
    fs::write(&path, &wrong).unwrap();
    build(&game, 3, folder.path());
    assert_eq!(Table::open(&path).unwrap().most_seeds(), 4, "layers that are whole are kept");
    assert!(check(&path, &game, Check::All).is_ok());
}

/// Tables of the first format, with the presets of oware they are of: one with a dictionary, one with two bounds.
const OLD: [(&str, &str, &[u8]); 2] = [
    ("awari-solution", "awari-8", include_bytes!("../data/awari-8-format-1.nqt")),
    ("oware-abapa", "oware-abapa-5", include_bytes!("../data/oware-abapa-5-format-1.nqt")),
];

#[test]
fn tables_of_the_first_format_are_read_and_extended() {
    for (preset, name, bytes) in OLD {
        let game = catalogue::rules("oware").unwrap().compile(Choices::new().preset(preset)).unwrap();
        let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = old.path().join(TableKey::of(&game).file_name());
        fs::write(&path, bytes).unwrap();
        let most = Table::open(&path).unwrap().most_seeds();
        let rebuilt = Table::open(&build(&game, most, new.path())).unwrap().reader(&game).unwrap();
        let reader = Table::open(&path).unwrap().reader(&game).unwrap();
        for seeds in 0..=most {
            let values = |reader: &Reader| -> Vec<_> {
                reader.entries(seeds).unwrap().map(|entry| entry.unwrap().1).collect()
            };
            assert_eq!(values(&reader), values(&rebuilt), "{name}, {seeds} seeds");
        }
        assert!(check(&path, &game, Check::All).is_ok());
        drop(reader);
        assert_eq!(build(&game, most, old.path()), path);
        assert_eq!(fs::read(&path).unwrap(), bytes, "a table that is large enough stays as it is");
        // Its layers are written anew when others are added.
        build(&game, most + 1, old.path());
        build(&game, most + 1, new.path());
        assert_eq!(fs::read(&path).unwrap(), fs::read(rebuilt.table().path()).unwrap(), "{name}");
        // An unfinished file of that format is taken over, too.
        fs::remove_file(&path).unwrap();
        fs::write(path.with_extension("nqt.part"), &bytes[..bytes.len() / 2]).unwrap();
        build(&game, most + 1, old.path());
        assert_eq!(fs::read(&path).unwrap(), fs::read(rebuilt.table().path()).unwrap(), "{name}");
    }
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.nqt");
    fs::write(&path, "Shopping: bread, milk, seeds.".repeat(9)).unwrap();
    assert!(matches!(Table::open(&path), Err(TableError::NotATable)));
    let game = awari();
    let path = build(&game, 3, folder.path());
    let mut bytes = fs::read(&path).unwrap();
    bytes[8] = 99;
    fs::write(&path, bytes).unwrap();
    assert!(matches!(Table::open(&path), Err(TableError::OtherFormat { found: 99, .. })));
}

#[test]
fn a_table_serves_its_own_rules_only() {
    let (game, folder) = (awari(), tempfile::tempdir().unwrap());
    let table = Table::open(&build(&game, 3, folder.path())).unwrap();
    let rules = catalogue::rules("oware").unwrap();
    let other =
        rules.compile(Choices::new().preset("awari-solution").set("grand_slam", "no_capture")).unwrap();
    assert!(matches!(table.reader(&other), Err(TableError::Foreign("options"))));
    let three = rules.compile(Choices::new().preset("awari-solution").set("seeds", "3")).unwrap();
    assert!(table.reader(&three).is_ok(), "another start is the same game");
    let key = TableKey::of(&game);
    assert!(Reader::find_by_key(folder.path(), &game, &key).unwrap().is_some());
    let kalah = catalogue::game("kalah").unwrap();
    assert!(matches!(Reader::find_by_key(folder.path(), &kalah, &key), Err(TableError::Foreign("id"))));
}

#[test]
fn memory_is_obeyed_and_unfit_games_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let build = Build::new(&awari(), 16).unwrap();
    let refused = build.with_memory(50).write_to(folder.path(), &());
    assert!(matches!(refused, Err(TableError::TooLittleMemory { seeds: 16, .. })), "{refused:?}");
    let bao = catalogue::game("bao-kiswahili").unwrap();
    assert!(matches!(Build::new(&bao, 5), Err(TableError::NotToldByPits)));
    let otjin = catalogue::game("otjin").unwrap();
    assert!(matches!(Build::new(&otjin, 5), Err(TableError::NotByGains)), "a draw whatever was won");
    assert!(matches!(Build::new(&awari(), 1_000), Err(TableError::TooManySeeds { .. })));
    // Too many positions to be numbered for every combination of marks.
    let toguz = catalogue::game("toguz-kumalak").unwrap();
    let refused = (30..=100).find_map(|most| Build::size(&toguz, most).err()).unwrap();
    assert!(matches!(refused, TableError::TooManyNumbers { seeds: 30..=100 }), "{refused}");
    assert_eq!(Build::size(&toguz, 1).unwrap(), 73 * (1 + 18));
    // A rule asks how many seeds are left, so positions cannot have more seeds than the game.
    let nam_nam = catalogue::game("oware-nam-nam").unwrap();
    assert!(matches!(Build::size(&nam_nam, 49), Err(TableError::TooManySeeds { most: 48 })));
    // Four rows of seventeen pits.
    let source = catalogue::rules("oware").unwrap().source();
    let source =
        source.replace("layout = \"two-row\"", "layout = \"four-row\"").replace("[1, 10]", "[1, 17]");
    let rules = naqala::Rules::parse("large-oware.toml", &source).unwrap();
    let large =
        rules.compile(Choices::new().preset("awari-solution").set("pits", "17").set("seeds", "1")).unwrap();
    let refused = Build::size(&large, 2).unwrap_err();
    assert!(matches!(refused, TableError::TooManyPits { pits: 68, most: 64 }), "{refused}");
}

#[test]
fn a_build_that_was_stopped_goes_on() {
    let (game, folder) = (awari(), tempfile::tempdir().unwrap());
    let stop = Stop::default();
    stop.stop();
    let build = Build::new(&game, 5).unwrap();
    let stopped = build.clone().with_stop(stop).write_to(folder.path(), &());
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let path = build.write_to(folder.path(), &()).unwrap();
    assert!(check(&path, &game, Check::All).is_ok());
}
