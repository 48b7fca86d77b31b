//! The words that have another name in version 2.

/// A name reduced to what matters: small letters, `_` for `-` and blanks.
pub(super) fn plain(name: &str) -> String {
    name.trim().chars().map(|c| if matches!(c, '-' | ' ') { '_' } else { c.to_ascii_lowercase() }).collect()
}

/// The keys with a new name: the table, the old name, the new one.
const KEYS: [(&str, &str, &str); 3] =
    [("settle", "give", "into-one-of"), ("settle", "from", "relay-from"), ("match", "from", "fill")];

/// The new name of a key.
pub(super) fn key(table: &str, name: &str) -> Option<&'static str> {
    KEYS.iter().find(|(in_table, old, _)| (*in_table, *old) == (table, name)).map(|(_, _, new)| *new)
}

/// The values with a new name: the table, the key, the old value, the new one.
const VALUES: &[(&str, &str, &str, &str)] = &[
    ("board", "stores", "ccw", "right"),
    ("board", "stores", "cw", "left"),
    ("race", "model", "off", "none"),
    ("race", "model", "lock_step", "lockstep"),
    ("race", "answer", "corresponding", "twin"),
    ("pick", "choose", "first", "leftmost"),
    ("pick", "choose", "last", "rightmost"),
    ("sow", "direction", "ccw", "counterclockwise"),
    ("sow", "direction", "cw", "clockwise"),
    ("settle", "chain", "preceding", "back"),
    ("settle", "chain", "following", "forward"),
    ("settle", "mark-for", "creator", "mover"),
    ("settle", "mark-for", "side", "owner"),
    ("settle", "grand-slam", "no_capture", "no-capture"),
    ("settle", "grand-slam", "illegal", "forbid"),
    ("settle", "grand-slam", "keep_last", "spare-nearest"),
    ("settle", "grand-slam", "keep_first", "spare-farthest"),
    ("settle", "grand-slam", "opponent_takes_rest", "opponent-takes-rest"),
    ("end", "leftovers", "stay", "nobody"),
    ("end", "leftovers", "last_mover", "capturer"),
    ("end", "winner", "last", "last-standing"),
    ("end", "winner", "nobody", "void"),
    ("score", "goal", "misere", "fewest"),
    ("endless", "result", "illegal", "forbid"),
    ("endless", "result", "annul", "void"),
    ("endless", "result", "loses", "lose"),
    ("repetition", "result", "own_side", "owner"),
    ("repetition", "result", "split_by_side", "owner"),
    ("repetition", "result", "row_owner", "owner"),
    ("repetition", "result", "stores", "nobody"),
    ("limits", "result", "own_side", "owner"),
    ("limits", "result", "split_by_side", "owner"),
    ("limits", "result", "row_owner", "owner"),
    ("limits", "result", "stores", "nobody"),
    ("match", "from", "store_side", "right"),
    ("match", "from", "far_side", "left"),
    ("match", "starter", "unburnt", "winner"),
    ("match", "starter", "last_mover", "winner"),
    ("match", "shortens", "false", "no"),
    ("match", "shortens", "true", "yes"),
];

/// The new name of a value.
pub(super) fn value(table: &str, key: &str, old: &str) -> Option<&'static str> {
    let meant =
        |entry: &&(&str, &str, &str, &str)| (entry.0, entry.1) == (table, key) && entry.2 == plain(old);
    VALUES.iter().find(meant).map(|entry| entry.3).filter(|new| *new != old)
}
