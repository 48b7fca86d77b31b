//! Several builders of one table at the same time.

use std::fs;
use std::thread;

use naqala::{Choices, catalogue};
use naqala_tables::{Build, Table, TableError};

/// Each builder finishes the table, finds it finished, or is told that another one is at it; a table that is open stays as it is.
#[test]
fn builders_at_the_same_time_leave_a_whole_table() {
    let game = catalogue::rules("oware").unwrap().compile(Choices::new().preset("awari-solution")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let builds: Vec<Build> = (1..=4).map(|seeds| Build::new(&game, seeds).unwrap()).collect();
    let path = builds[0].write_to(folder.path(), &()).unwrap();
    for _ in 0..5 {
        thread::scope(|scope| {
            for build in &builds {
                scope.spawn(|| {
                    for _ in 0..10 {
                        match build.write_to(folder.path(), &()) {
                            Ok(path) => Table::open(&path).unwrap().check_bytes().unwrap(),
                            Err(TableError::File { source, .. }) => {
                                assert!(source.to_string().contains("another program"), "{source}");
                            }
                            Err(error) => panic!("{error}"),
                        }
                    }
                });
            }
        });
        Table::open(&path).unwrap().check_bytes().unwrap();
        fs::remove_file(&path).unwrap();
        builds[0].write_to(folder.path(), &()).unwrap();
    }
}
