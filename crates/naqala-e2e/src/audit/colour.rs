//! Colours as a browser reports them, blended where layers overlap, and their contrast.

use serde::Deserialize;

/// Red, green and blue from 0 to 1, and how much of it covers what lies below.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Colour {
    rgb: [f64; 3],
    alpha: f64,
}

/// The background of an element.
#[derive(Debug, Deserialize)]
pub(super) struct Layer {
    colour: String,
    /// A gradient, or `none`.
    image: String,
    opacity: f64,
}

/// The default background of a browser.
const CANVAS: [f64; 3] = [1.0; 3];

/// The colours in a text: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.4)`.
fn colours(text: &str) -> Vec<Colour> {
    let mut found = Vec::new();
    for part in text.split(')') {
        let Some(at) =
            ["rgba(", "rgb(", "color(srgb"].iter().find_map(|word| Some(part.rfind(word)? + word.len()))
        else {
            continue;
        };
        let scale = if part[..at].ends_with("srgb") { 1.0 } else { 255.0 };
        let numbers: Vec<f64> =
            part[at..].split([' ', ',', '/']).filter_map(|number| number.parse().ok()).collect();
        if let [red, green, blue, ref alpha @ ..] = numbers[..] {
            let rgb = [red, green, blue].map(|part| part / scale);
            found.push(Colour { rgb, alpha: alpha.first().copied().unwrap_or(1.0) });
        }
    }
    found
}

/// A colour above another one.
fn over(above: Colour, opacity: f64, below: [f64; 3]) -> [f64; 3] {
    let alpha = above.alpha * opacity;
    std::array::from_fn(|part| above.rgb[part] * alpha + below[part] * (1.0 - alpha))
}

/// How light a colour is, from 0 to 1 (WCAG 2.2, “relative luminance”).
fn luminance(rgb: [f64; 3]) -> f64 {
    let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
    let [red, green, blue] = rgb.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// All that may be behind something: a gradient has several colours, any of which may be there.
fn behind(layers: &[Layer]) -> (Vec<[f64; 3]>, f64) {
    let mut grounds = vec![CANVAS];
    let mut opacity = 1.0;
    for layer in layers {
        opacity *= layer.opacity;
        // The colour lies below the pictures, of which the last one is the lowest.
        let pictures = layer.image.rsplit("gradient(").map(colours);
        for paint in [colours(&layer.colour)].into_iter().chain(pictures).filter(|paint| !paint.is_empty()) {
            grounds = grounds
                .iter()
                .flat_map(|below| paint.iter().map(|above| over(*above, opacity, *below)))
                .collect();
            grounds.sort_by(|a, b| luminance(*a).total_cmp(&luminance(*b)));
            // Only the lightest and the darkest can be the worst.
            grounds = vec![grounds[0], grounds[grounds.len() - 1]];
        }
    }
    (grounds, opacity)
}

/// The minimum contrast of a colour with its background, from 1 to 21; `None` if the colour cannot be parsed.
pub(super) fn contrast(colour: &str, layers: &[Layer]) -> Option<f64> {
    let colour = *colours(colour).first()?;
    let (grounds, opacity) = behind(layers);
    let ratio = |ground: &[f64; 3]| {
        let (one, other) = (luminance(over(colour, opacity, *ground)) + 0.05, luminance(*ground) + 0.05);
        one.max(other) / one.min(other)
    };
    grounds.iter().map(ratio).min_by(f64::total_cmp)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(colour: &str) -> Layer {
        Layer { colour: colour.to_owned(), image: "none".to_owned(), opacity: 1.0 }
    }

    #[test]
    fn black_on_white_is_most_and_the_same_on_the_same_least() {
        let on = |colour, ground| (contrast(colour, &[plain(ground)]).unwrap() * 100.0).round() / 100.0;
        assert_eq!(on("rgb(0, 0, 0)", "rgb(255, 255, 255)"), 21.0);
        assert_eq!(on("rgb(9, 9, 9)", "rgb(9, 9, 9)"), 1.0);
        // An example of the guidelines' own working group: #777 on white just fails.
        assert_eq!(on("rgb(119, 119, 119)", "rgba(0, 0, 0, 0)"), 4.48);
    }

    #[test]
    fn gradients_count_where_they_are_worst_and_veils_let_things_through() {
        let image = "linear-gradient(160deg, rgb(0, 0, 0) 30%, color(srgb 1 1 1 / 1) 100%)".to_owned();
        let layers = [Layer { image, ..plain("rgba(0, 0, 0, 0)") }];
        assert!((contrast("rgb(255, 255, 255)", &layers).unwrap() - 1.0).abs() < 1e-9);
        let image = "linear-gradient(rgba(0, 0, 0, 0), rgba(0, 0, 0, 0)), linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0))";
        let two = [Layer { image: image.to_owned(), ..plain("rgb(255, 255, 255)") }];
        assert_eq!(behind(&two).0, [[0.0; 3]; 2], "what lies lowest is covered");
        let veiled = [plain("rgb(255, 255, 255)"), plain("rgba(0, 0, 0, 0.5)")];
        let (grounds, _) = behind(&veiled);
        assert_eq!(grounds[0], [0.5; 3]);
        let faint = [Layer { opacity: 0.5, ..plain("rgb(255, 255, 255)") }];
        assert!(contrast("rgb(0, 0, 0)", &faint).unwrap() < 5.0);
    }
}
