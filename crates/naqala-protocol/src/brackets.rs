//! Option values with brackets, such as `arrangement=[1,2]`.

/// Splits a text at separators such as commas, but not within brackets.
///
/// ```
/// let parts: Vec<&str> = naqala_protocol::outside_brackets("a,[b,c]", |sign| sign == ',').collect();
/// assert_eq!(parts, ["a", "[b,c]"]);
/// ```
pub fn outside_brackets(text: &str, is_between: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    text.split(move |sign: char| {
        match sign {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && is_between(sign)
    })
}
