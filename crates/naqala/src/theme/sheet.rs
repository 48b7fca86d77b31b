//! Themes for a page: variables for its style sheet.

use std::fmt::Write as _;

use super::{Depth, NumberPlace, Outline, Shades, StorePlace, Texture, Theme};

impl Outline {
    /// The word in a theme's file.
    fn word(self) -> &'static str {
        match self {
            Outline::Round => "round",
            Outline::Oblong => "oblong",
            Outline::Rounded => "rounded",
            Outline::Square => "square",
            Outline::Half => "half",
            Outline::Boat => "boat",
            Outline::Bare => "bare",
        }
    }
}

impl Theme {
    /// The classes by which a style sheet knows the shapes of the theme: `board-boat pits-round tall-round marked-round
    /// stores-round carved at-ends numbers-rim`.
    ///
    /// ```
    /// use naqala::Theme;
    /// assert!(Theme::find("boat").unwrap().classes().contains("board-boat"));
    /// ```
    pub fn classes(&self) -> String {
        let texture = match self.board.texture {
            Texture::None => "none",
            Texture::Wood => "wood",
            Texture::Stone => "stone",
            Texture::Earth => "earth",
            Texture::Cloth => "cloth",
            Texture::Metal => "metal",
        };
        let depth = if self.pit.depth == Depth::Drawn { "drawn" } else { "carved" };
        let place = match self.store_place {
            StorePlace::Ends => "at-ends",
            StorePlace::Between => "between",
            StorePlace::Outside => "outside",
        };
        let numbers = if self.pit.number == NumberPlace::Beside { "beside" } else { "rim" };
        format!(
            "theme-{} board-{} texture-{texture} pits-{} tall-{} marked-{} stores-{} {depth} {place} numbers-{numbers}",
            self.id,
            self.board.outline.word(),
            self.pit.outline.word(),
            self.pit.tall.word(),
            self.pit.marked.word(),
            self.store.word(),
        )
    }

    /// The colours of the theme as a rule of a style sheet, for elements with its class.
    ///
    /// ```
    /// use naqala::Theme;
    /// assert!(Theme::find("boat").unwrap().style_rule().starts_with(".theme-boat{"));
    /// ```
    pub fn style_rule(&self) -> String {
        let mut rule = format!(".theme-{}{{", self.id);
        let shades = [
            ("ground", self.board.ground),
            ("ground-edge", self.board.edge),
            ("hollow", self.pit.fill),
            ("hollow-deep", self.pit.deep),
            ("hollow-rim", self.pit.rim),
        ];
        let ink = |Shades { light, dark }: Shades| Shades { light: light.ink(), dark: dark.ink() };
        let inks = [("ground-ink", ink(self.board.ground)), ("hollow-ink", ink(self.pit.fill))];
        for (name, Shades { light, dark }) in shades.into_iter().chain(inks) {
            let _ = write!(rule, "--{name}:light-dark({light},{dark});");
        }
        for (name, seed) in [("seed", &self.seed), ("second", &self.second)] {
            let _ = write!(rule, "--{name}-edge:{};", seed.edge);
            for number in 0..3 {
                let _ = write!(rule, "--{name}-{number}:{};", seed.colours[number % seed.colours.len()]);
            }
        }
        rule + "}\n"
    }
}
