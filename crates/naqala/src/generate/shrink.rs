//! Makes a failing case smaller.

use super::Source;

/// Fewer and simpler choices of which `fails` still says yes, found by leaving out and lowering some of them. Every
/// attempt asks once, `attempts` times at most.
pub fn shrunk(choices: &[u8], mut attempts: usize, mut fails: impl FnMut(&mut Source) -> bool) -> Vec<u8> {
    let mut best = choices.to_vec();
    let mut width = best.len().next_power_of_two();
    while width > 0 && attempts > 0 {
        let mut smaller = false;
        let mut at = 0;
        while at < best.len() && attempts > 0 {
            let end = (at + width).min(best.len());
            let mut without = best.clone();
            without.drain(at..end);
            let mut zeroed = best.clone();
            zeroed[at..end].fill(0);
            let mut lowered = best.clone();
            lowered[at] /= 2;
            let tries = [without, zeroed, lowered].into_iter().take(if width == 1 { 3 } else { 2 });
            let found = tries.filter(|tried| *tried != best).find(|tried| {
                attempts = attempts.saturating_sub(1);
                fails(&mut Source::from_bytes(tried))
            });
            match found {
                Some(found) => (best, smaller) = (found, true),
                None => at += width,
            }
        }
        if !smaller {
            width /= 2;
        }
    }
    best
}
