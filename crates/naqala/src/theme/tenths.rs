//! Numbers with a decimal, written from whole numbers: general formatting of floating-point numbers would take 10 KB of a
//! WebAssembly module.

use std::fmt;

/// A number to the nearest tenth, without a decimal if that is 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tenths(pub(crate) f64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i64;
        let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        if tenths < 0 {
            f.write_str("-")?;
        }
        write!(f, "{whole}")?;
        if rest > 0 { write!(f, ".{rest}") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_written_as_the_standard_library_writes_them() {
        for thousandths in -2500..2500 {
            let number = f64::from(thousandths) / 1000.0;
            let rounded = (number * 10.0).round() / 10.0;
            // The standard library has a negative zero, which is no better.
            let expected = if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() };
            assert_eq!(Tenths(number).to_string(), expected);
        }
    }
}
