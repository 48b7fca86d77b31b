//! Helpers shared by the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use naqala::{Choices, Game, Rules};

/// Processes the list on all cores; returns the reports, sorted.
pub(crate) fn on_all_cores<T: Sync>(list: &[T], work: impl Fn(&T) -> Option<String> + Sync) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let reports = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(item) = list.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let report = work(item);
                    reports.lock().unwrap().extend(report);
                }
            });
        }
    });
    let mut reports = reports.into_inner().unwrap();
    reports.sort();
    reports
}

/// The Rust files below a folder, sorted.
pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The game with its defaults, then with each preset, then with each single option at its other values. Values that cannot be
/// combined with the defaults are left out.
pub(crate) fn variants(rules: &Rules) -> Vec<Game> {
    let mut all = vec![Choices::new()];
    for preset in rules.presets() {
        let mut choices = Choices::new();
        choices.preset(&preset.name);
        all.push(choices);
    }
    for option in rules.options() {
        for value in option.values.listed().into_iter().filter(|value| *value != option.default) {
            let mut choices = Choices::new();
            choices.set_value(&option.name, &value);
            all.push(choices);
        }
    }
    all.iter().filter_map(|choices| rules.compile(choices).ok()).collect()
}
