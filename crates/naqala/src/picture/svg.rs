//! Writes the few shapes of a picture as SVG.

use std::fmt::{Display, Write as _};

/// A point, in pixels from the left and from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// A rectangle, by its corner at the top left and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    /// The rectangle made smaller by so much on every side.
    pub(super) fn inset(self, by: f64) -> Area {
        Area { x: self.x + by, y: self.y + by, width: self.width - 2.0 * by, height: self.height - 2.0 * by }
    }

    /// The point in the middle, so far below the upper edge.
    pub(super) fn below_top(self, down: f64) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + down }
    }

    pub(super) fn centre(self) -> Point {
        self.below_top(self.height / 2.0)
    }
}

/// The colours, once for light and once for dark surroundings. The names begin with `nq-`, so that they stay apart
/// from those of a page the picture is put into.
const STYLE: &str = "\
.nq{font-family:system-ui,sans-serif;text-anchor:middle}\
.nq-ground{fill:#f1dfc0;stroke:#7a5a38;stroke-width:2}\
.nq-pit{fill:#d9b98a;stroke:#7a5a38;stroke-width:1.5}\
.nq-north{fill:#cfa878}\
.nq-beside{fill:none;stroke-dasharray:6 4}\
.nq-closed{fill:none;stroke-dasharray:3 4}\
.nq-sign{fill:none;stroke:#2a1b0f;stroke-width:2.5;stroke-linecap:round}\
.nq-from{fill:none;stroke:#2a1b0f;stroke-width:2;stroke-dasharray:2 5;stroke-linecap:round}\
.nq-mark{fill:#8c1d18;stroke:#f1dfc0;stroke-width:1.5}\
.nq-seed{fill:#4b2f19}\
.nq-second{fill:#fff8e8;stroke:#2a1b0f;stroke-width:1.5}\
.nq-count,.nq-heap,.nq-caption,.nq-name,.nq-label{fill:#2a1b0f}\
.nq-count{font-size:14px;font-weight:600}\
.nq-heap{font-size:24px;font-weight:600}\
.nq-name,.nq-label{font-size:12px}\
.nq-caption{font-size:13px}\
@media(prefers-color-scheme:dark){\
.nq-ground{fill:#382819;stroke:#a98a63}\
.nq-pit{fill:#241810;stroke:#a98a63}\
.nq-north{fill:#2d2016}\
.nq-beside,.nq-closed{fill:none}\
.nq-sign,.nq-from{stroke:#f6ead6}\
.nq-mark{fill:#ff9d8a;stroke:#382819}\
.nq-seed{fill:#e6cb9c}\
.nq-second{fill:#6d2a1f;stroke:#f6ead6}\
.nq-count,.nq-heap,.nq-caption,.nq-name,.nq-label{fill:#f6ead6}\
}";

/// A picture being written.
#[derive(Debug)]
pub(super) struct Svg {
    text: String,
}

impl Svg {
    /// A picture of a size in pixels. The title and the description are what a screen reader reads.
    pub(super) fn new(width: f64, height: f64, title: &str, description: &str) -> Svg {
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"nq\" role=\"img\" width=\"{width}\" \
             height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
             <title>{}</title>\n<desc>{}</desc>\n",
            escape(title),
            escape(description),
        );
        Svg { text }
    }

    /// The colours.
    pub(super) fn style(&mut self) {
        self.line(format_args!("<style>{STYLE}</style>"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.text.write_fmt(line).expect("writing to a string cannot fail");
        self.text.push('\n');
    }

    pub(super) fn rectangle(&mut self, class: &str, area: Area, corner: f64) {
        let Area { x, y, width, height } = area;
        self.line(format_args!(
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
            short(x),
            short(y),
            short(width),
            short(height),
            short(corner)
        ));
    }

    pub(super) fn circle(&mut self, class: &str, centre: Point, radius: f64) {
        let (x, y, radius) = (short(centre.x), short(centre.y), short(radius));
        self.line(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
    }

    /// Straight lines from point to point; `closed` leads back to the first.
    pub(super) fn path(&mut self, class: &str, points: &[Point], closed: bool) {
        let steps: Vec<String> = points.iter().map(|p| format!("{} {}", short(p.x), short(p.y))).collect();
        let end = if closed { "Z" } else { "" };
        self.line(format_args!("<path class=\"{class}\" d=\"M{}{end}\"/>", steps.join("L")));
    }

    /// A text whose middle stands on the point.
    pub(super) fn text(&mut self, class: &str, at: Point, text: impl Display) {
        let (x, y, text) = (short(at.x), short(at.y), escape(&text.to_string()));
        self.line(format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"));
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// A number with at most one decimal.
fn short(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// A text as it has to stand between the tags of a picture. Signs that no XML text may hold are left out.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(' '),
            sign if sign.is_control() || matches!(sign, '\u{FFFE}' | '\u{FFFF}') => {}
            sign => escaped.push(sign),
        }
    }
    escaped
}
