//! The steps that bring the tables of an older file up to date. A released step never changes: a file stores the checksum of each
//! step applied to it, and is refused if the step with that number differs.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of every step. They are listed here rather than found by `sqlx::migrate!`, whose macro would
/// compile SQLite a second time, for the compiler.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[
    (1, "begin", include_str!("../../migrations/sqlite/0001_begin.sql")),
    (2, "fit_for_many", include_str!("../../migrations/sqlite/0002_fit_for_many.sql")),
    (3, "operators", include_str!("../../migrations/sqlite/0003_operators.sql")),
    (4, "kept_games", include_str!("../../migrations/sqlite/0004_kept_games.sql")),
    (5, "push", include_str!("../../migrations/sqlite/0005_push.sql")),
    (6, "counting", include_str!("../../migrations/sqlite/0006_counting.sql")),
];

#[cfg(feature = "cluster")]
const POSTGRES: &[Step] = &[
    (1, "begin", include_str!("../../migrations/postgres/0001_begin.sql")),
    (2, "operators", include_str!("../../migrations/postgres/0002_operators.sql")),
    (3, "kept_games", include_str!("../../migrations/postgres/0003_kept_games.sql")),
    (4, "push", include_str!("../../migrations/postgres/0004_push.sql")),
    (5, "commits", include_str!("../../migrations/postgres/0005_commits.sql")),
    (6, "counting", include_str!("../../migrations/postgres/0006_counting.sql")),
];

/// All steps of PostgreSQL, in order.
#[cfg(feature = "cluster")]
pub(super) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

/// The number of the last step of SQLite.
pub(super) fn last_of_sqlite() -> i64 {
    SQLITE.last().map_or(0, |(number, ..)| *number)
}

/// All steps of SQLite, in order.
pub(super) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

fn migrator(steps: &[Step]) -> Migrator {
    let step = |&(number, name, sql): &Step| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(step).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn released_steps_stay_as_they_are() {
        // SHA-384 of the file, which `sqlx::migrate!` wrote into the files of 0.1.0.
        let released = "8975a4c5fa5b408c2d5eff4e8941d8515c8c762731aa0a26d265f06c0c83e115ee6776a8f92d8518040ff23b75c78858";
        let migrator = sqlite();
        let first = migrator.iter().next().unwrap();
        let checksum: String = first.checksum.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!((first.version, &*first.description, checksum.as_str()), (1, "begin", released));
    }

    #[test]
    fn every_file_is_a_step() {
        check_steps("sqlite", SQLITE);
        #[cfg(feature = "cluster")]
        check_steps("postgres", POSTGRES);
    }

    fn check_steps(folder: &str, steps: &[Step]) {
        let folder = format!("{}/migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
        let mut files: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let steps: Vec<String> =
            steps.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
        assert_eq!(files, steps);
    }
}
