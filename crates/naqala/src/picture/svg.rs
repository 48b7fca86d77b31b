//! Writes the shapes of a picture as SVG.

use std::fmt::{Display, Write as _};

use crate::theme::{Colour, Outline, Shades, Tenths, Theme};

/// A point, in pixels from the left and from the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// A rectangle: its top left corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Area {
    /// The rectangle shrunk by this amount on every side.
    pub(super) fn inset(self, by: f64) -> Area {
        Area { x: self.x + by, y: self.y + by, width: self.width - 2.0 * by, height: self.height - 2.0 * by }
    }

    /// The horizontal centre, this far below the upper edge.
    pub(super) fn below_top(self, down: f64) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + down }
    }

    pub(super) fn centre(self) -> Point {
        self.below_top(self.height / 2.0)
    }
}

/// Styles of texts and lines. Class names begin with `nq-`, to avoid clashes with a page that embeds the picture.
const STYLE: &str = "\
.nq{font-family:system-ui,sans-serif;text-anchor:middle}\
.nq-ground{stroke-width:2}\
.nq-pit{stroke-width:1.5}\
.nq-beside{stroke-dasharray:6 4}\
.nq-closed{fill:none;stroke-dasharray:3 4}\
.nq-sign{fill:none;stroke-width:2.5;stroke-linecap:round}\
.nq-from{fill:none;stroke-width:2;stroke-dasharray:2 5;stroke-linecap:round}\
.nq-mark{stroke-width:1.5}\
.nq-seed,.nq-second{stroke-width:0.8}\
.nq-count{font-size:14px;font-weight:600}\
.nq-heap{font-size:20px;font-weight:600}\
.nq-name,.nq-label{font-size:12px}\
.nq-caption{font-size:13px}";

/// The colours of a theme on a light or dark background; those of seeds are the same on both.
fn colours(theme: &Theme, is_dark: bool) -> String {
    let of = |shades: Shades| if is_dark { shades.dark } else { shades.light };
    let (ground, edge) = (of(theme.board.ground), of(theme.board.edge));
    let (fill, rim) = (of(theme.pit.fill), of(theme.pit.rim));
    let page = if is_dark { Colour(0xf6ead6) } else { Colour(0x2a1b0f) };
    format!(
        ".nq-ground{{fill:{ground};stroke:{edge}}}\
         .nq-pit{{fill:{fill};stroke:{rim}}}\
         .nq-closed{{fill:none}}\
         .nq-sign,.nq-from{{stroke:{ink}}}\
         .nq-mark{{fill:{ink};stroke:{fill}}}\
         .nq-count,.nq-name{{fill:{on_ground}}}\
         .nq-heap,.nq-label{{fill:{ink}}}\
         .nq-caption{{fill:{page}}}",
        ink = fill.ink(),
        on_ground = ground.ink(),
    )
}

/// A picture being written.
#[derive(Debug)]
pub(super) struct Svg {
    text: String,
}

impl Svg {
    /// A picture of this size in pixels. The title and the description are for screen readers.
    pub(super) fn new(width: f64, height: f64, theme: &Theme, title: &str, description: &str) -> Svg {
        let (width, height) = (Tenths(width), Tenths(height));
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"nq theme-{}\" role=\"img\" width=\"{width}\" \
             height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
             <title>{}</title>\n<desc>{}</desc>\n",
            theme.id,
            escape(title),
            escape(description),
        );
        Svg { text }
    }

    /// Adds the styles of a theme.
    pub(super) fn style(&mut self, theme: &Theme) {
        let (light, dark) = (colours(theme, false), colours(theme, true));
        let colour = |number: usize| theme.seed.colours[number % theme.seed.colours.len()];
        let (seed, other, third) = (colour(0), colour(1), colour(2));
        let (edge, second, second_edge) = (theme.seed.edge, theme.second.colours[0], theme.second.edge);
        self.line(format_args!(
            "<style>{STYLE}{light}.nq-seed{{fill:{seed};stroke:{edge}}}.nq-other{{fill:{other}}}.nq-third{{fill:{third}}}\
             .nq-second{{fill:{second};stroke:{second_edge}}}@media(prefers-color-scheme:dark){{{dark}}}</style>"
        ));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        self.text.write_fmt(line).expect("writing to a string cannot fail");
        self.text.push('\n');
    }

    /// A board, pit or store with an outline; `is_left` says which end of a half circle is round.
    pub(super) fn hollow(&mut self, class: &str, area: Area, outline: Outline, is_left: bool) {
        let Area { x, y, width, height } = area;
        let (across, down) = match outline {
            Outline::Round => (width / 2.0, height / 2.0),
            Outline::Oblong => (width.min(height) * 0.45, width.min(height) * 0.45),
            Outline::Rounded => (20.0, 20.0),
            Outline::Square | Outline::Bare => (3.0, 3.0),
            Outline::Boat => (width * 0.14, height / 2.0),
            Outline::Half => {
                let (from, sweep) = if is_left { (x + width, 0) } else { (x, 1) };
                let drawing = format!(
                    "M{0} {1}A{2} {3} 0 0 {sweep} {0} {4}Z",
                    Tenths(from),
                    Tenths(y),
                    Tenths(width),
                    Tenths(height / 2.0),
                    Tenths(y + height)
                );
                return self.drawing(class, &drawing);
            }
        };
        self.line(format_args!(
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" ry=\"{}\"/>",
            Tenths(x),
            Tenths(y),
            Tenths(width),
            Tenths(height),
            Tenths(across),
            Tenths(down)
        ));
    }

    /// A shape given as the `d` attribute of a path.
    pub(super) fn drawing(&mut self, class: &str, drawing: &str) {
        self.line(format_args!("<path class=\"{class}\" d=\"{drawing}\"/>"));
    }

    pub(super) fn circle(&mut self, class: &str, centre: Point, radius: f64) {
        let (x, y, radius) = (Tenths(centre.x), Tenths(centre.y), Tenths(radius));
        self.line(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
    }

    /// Straight lines from point to point; `closed` leads back to the first.
    pub(super) fn path(&mut self, class: &str, points: &[Point], closed: bool) {
        let steps: Vec<String> = points.iter().map(|p| format!("{} {}", Tenths(p.x), Tenths(p.y))).collect();
        let end = if closed { "Z" } else { "" };
        self.line(format_args!("<path class=\"{class}\" d=\"M{}{end}\"/>", steps.join("L")));
    }

    /// A text centred on the point.
    pub(super) fn text(&mut self, class: &str, at: Point, text: impl Display) {
        let (x, y, text) = (Tenths(at.x), Tenths(at.y), escape(&text.to_string()));
        self.line(format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>"));
    }

    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }
}

/// Escapes a text for XML. Characters that XML does not allow are dropped.
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
