//! Options with several values, and every combination of them.

use anyhow::{Result, bail};
use naqala_protocol::outside_brackets;

use crate::cli::VariantArgs;

/// More variants than anybody solves.
const MOST_VARIANTS: usize = 10_000;

/// An option and the values it takes, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    pub(super) name: String,
    pub(super) values: Vec<String>,
}

/// The variants that options with several values make together.
#[derive(Clone, Debug)]
pub(super) struct Variants {
    /// The options with several values, in the order in which the user gave them.
    pub(super) axes: Vec<Axis>,
    fixed: VariantArgs,
}

impl Variants {
    /// Reads `1..6` and `a,b` in the options; commas within brackets belong to a value.
    pub(super) fn of(args: &VariantArgs) -> Result<Variants> {
        let mut variants = Variants { axes: Vec::new(), fixed: args.clone() };
        variants.fixed.options.clear();
        for option in &args.options {
            let values = option.split_once('=').map(|(_, values)| several(values)).unwrap_or_default();
            match option.split_once('=') {
                Some((name, _)) if values.len() > 1 => {
                    variants.axes.push(Axis { name: name.trim().to_owned(), values });
                }
                _ => variants.fixed.options.push(option.clone()),
            }
        }
        if variants.axes.iter().map(|axis| axis.values.len()).product::<usize>() > MOST_VARIANTS {
            bail!("these options make more than {MOST_VARIANTS} variants: name fewer values");
        }
        Ok(variants)
    }

    /// Every variant with the values of its axes; the last one changes fastest.
    pub(super) fn all(&self) -> Vec<(Vec<String>, VariantArgs)> {
        let mut chosen: Vec<Vec<String>> = vec![Vec::new()];
        for axis in &self.axes {
            let with = |values: &Vec<String>| {
                let longer = |value: &String| values.iter().chain([value]).cloned().collect();
                axis.values.iter().map(longer).collect::<Vec<Vec<String>>>()
            };
            chosen = chosen.iter().flat_map(with).collect();
        }
        let variant = |values: Vec<String>| {
            let mut args = self.fixed.clone();
            let named = self.axes.iter().zip(&values).map(|(axis, value)| format!("{}={value}", axis.name));
            args.options.extend(named);
            (values, args)
        };
        chosen.into_iter().map(variant).collect()
    }
}

/// `1,3..5,9` as 1, 3, 4, 5, 9.
fn several(text: &str) -> Vec<String> {
    outside_brackets(text, |sign| sign == ',')
        .flat_map(|part| range(part).unwrap_or_else(|| vec![part.trim().to_owned()]))
        .collect()
}

/// `3..5` as 3, 4, 5; `None` if it is not a range.
fn range(text: &str) -> Option<Vec<String>> {
    let (first, last) = text.split_once("..")?;
    let number = |text: &str| text.trim().parse::<u16>().ok();
    let (first, last) = (number(first)?, number(last.strip_prefix('=').unwrap_or(last))?);
    (first <= last).then(|| (first..=last).map(|number| number.to_string()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variants(options: &[&str]) -> Variants {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        Variants::of(&VariantArgs { options, preset: None }).unwrap()
    }

    #[test]
    fn lists_and_ranges_make_every_variant() {
        let found = variants(&["win_at=none", "own_seed=never,always", "pits=2..4"]);
        assert_eq!(found.axes.len(), 2);
        let all = found.all();
        assert_eq!(all.len(), 6);
        assert_eq!(all[1].0, ["never", "3"]);
        assert_eq!(all[1].1.options, ["win_at=none", "own_seed=never", "pits=3"]);
    }

    #[test]
    fn single_values_are_left_as_they_are() {
        for option in ["arrangement=[1,2]", "seeds=4", "seeds=5..4", "seeds", "a=x..y"] {
            let found = variants(&[option]);
            assert!(found.axes.is_empty(), "{option}");
            assert_eq!(found.all()[0].1.options, [option]);
        }
    }

    #[test]
    fn variants_without_end_are_refused() {
        let options = ["a=1..1000", "b=1..1000"].map(str::to_owned).to_vec();
        assert!(Variants::of(&VariantArgs { options, preset: None }).is_err());
    }
}
