//! Any text as game records: it is refused with a place, or each record prints to a text that reads back as the
//! same record. Records of a known game are played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use naqala::catalogue;
use naqala::record::Record;

fuzz_target!(|text: &str| {
    let records = match Record::parse_many(text) {
        Ok(records) => records,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for record in records {
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "{record}");
        if let Ok(game) = record.game(catalogue::rules) {
            let _ = record.open(game);
        }
    }
});
