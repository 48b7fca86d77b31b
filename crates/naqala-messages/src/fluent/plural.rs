//! The plural categories of whole numbers.

/// The category of a number in a language, as the Unicode CLDR has it (Language Plural Rules, cardinal). A language that is
/// not here has one category, `other`, until its rule is added.
pub(super) fn category(language: &str, number: i64) -> &'static str {
    let n = number.unsigned_abs();
    let (last, two) = (n % 10, n % 100);
    match language {
        "en" | "it" if n == 1 => "one",
        "ro" => match n {
            1 => "one",
            0 => "few",
            _ if (1..=19).contains(&two) => "few",
            _ => "other",
        },
        "ru" => match last {
            1 if two != 11 => "one",
            2..=4 if !(12..=14).contains(&two) => "few",
            _ => "many",
        },
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::category;

    /// The samples that the CLDR gives for its rules.
    #[test]
    fn numbers_have_the_categories_of_the_cldr() {
        let samples: [(&str, &str, &[i64]); 9] = [
            ("en", "one", &[1]),
            ("en", "other", &[0, 2, 11, 21, 101]),
            ("it", "one", &[1]),
            ("ro", "one", &[1]),
            ("ro", "few", &[0, 2, 16, 19, 101, 111, 1001]),
            ("ro", "other", &[20, 35, 100, 1000]),
            ("ru", "one", &[1, 21, 31, 101, 1001]),
            ("ru", "few", &[2, 4, 22, 24, 102]),
            ("ru", "many", &[0, 5, 11, 12, 14, 19, 100, 111]),
        ];
        for (language, wanted, numbers) in samples {
            for number in numbers {
                assert_eq!(category(language, *number), wanted, "{language} {number}");
            }
        }
    }
}
