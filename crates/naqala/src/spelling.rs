//! Finds the known word most similar to a mistyped one.

/// How many letters of a word are looked at, however long it is.
const LONGEST: usize = 40;

/// The known word nearest to a mistyped one, if any is near.
pub(crate) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = 1 + word.chars().count() / 4;
    known
        .map(|candidate| (edit_distance(beginning(word), beginning(candidate)), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

fn beginning(word: &str) -> &str {
    word.char_indices().nth(LONGEST).map_or(word, |(at, _)| &word[..at])
}

/// The number of letters to change, add, drop or swap with a neighbour to make one word of the other (optimal string alignment).
/// The time grows with the product of their lengths.
///
/// ```
/// assert_eq!(naqala::edit_distance("owrae", "oware"), 1);
/// assert_eq!(naqala::edit_distance("kalah", "kallaha"), 2);
/// ```
pub fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<_>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + change);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typo_finds_its_word() {
        assert_eq!(nearest("grnd_slam", ["grand_slam", "feed"].into_iter()), Some("grand_slam"));
        assert_eq!(nearest("qqq", ["grand_slam", "feed"].into_iter()), None);
        assert_eq!(nearest("onw", ["own", "enemy"].into_iter()), Some("own"));
    }
}
