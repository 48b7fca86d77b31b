//! Themes: how boards and seeds look. Each is a file of `themes/`; here it is a constant that the page and pictures use.

mod seed;
mod sheet;
mod tenths;

pub use seed::SeedShape;
pub(crate) use tenths::Tenths;

include!(concat!(env!("OUT_DIR"), "/themes.rs"));

/// A colour, as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u32);

impl Colour {
    /// The colour mixed with another one: 0 leaves it, 1 is the other.
    ///
    /// ```
    /// use naqala::Colour;
    /// assert_eq!(Colour(0x000000).mixed(Colour(0xff8000), 0.5), Colour(0x804000));
    /// ```
    #[must_use]
    pub fn mixed(self, other: Colour, share: f64) -> Colour {
        let part = |shift: u32| {
            let of = |colour: Colour| f64::from(colour.0 >> shift & 0xff);
            ((of(self) + (of(other) - of(self)) * share).round() as u32) << shift
        };
        Colour(part(16) | part(8) | part(0))
    }
}

impl Colour {
    /// How light it is, as the contrast of WCAG counts it, within 0.005: a cubic replaces the power, which differs between
    /// machines and makes the page larger ("sRGB Approximations for HLSL", chilliant.com, 2012).
    fn luminance(self) -> f64 {
        let part = |shift: u32, share: f64| {
            let value = f64::from(self.0 >> shift & 0xff) / 255.0;
            share * value * (value * (value * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
        };
        part(16, 0.2126) + part(8, 0.7152) + part(0, 0.0722)
    }

    /// Black or white: whichever is easier to read on this colour.
    ///
    /// ```
    /// use naqala::Colour;
    /// assert_eq!(Colour(0x7d4d24).ink(), Colour(0xffffff));
    /// assert_eq!(Colour(0xdcc08d).ink(), Colour(0x000000));
    /// ```
    #[must_use]
    pub fn ink(self) -> Colour {
        // There both have the same contrast.
        Colour(if self.luminance() < 0.179 { 0xff_ff_ff } else { 0 })
    }
}

impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}

/// A colour in light and in dark surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shades {
    /// In light surroundings.
    pub light: Colour,
    /// In dark ones.
    pub dark: Colour,
}

/// The outline of a board, a pit or a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// As round as its place allows.
    Round,
    /// It fills its place, with rounded ends.
    Oblong,
    /// A board with rounded corners.
    Rounded,
    /// Sharp corners.
    Square,
    /// Half a circle, round to the end of the board.
    Half,
    /// A board with pointed ends, like a boat.
    Boat,
    /// No board: the pits are in the ground.
    Bare,
}

/// How a pit is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// A hollow, with shade.
    Carved,
    /// A line on the ground.
    Drawn,
}

/// The material of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texture {
    /// Nothing that can be seen.
    None,
    /// Long streaks.
    Wood,
    /// Coarse grain.
    Stone,
    /// Fine grain.
    Earth,
    /// Threads that cross.
    Cloth,
    /// Brushed, with a shine.
    Metal,
}

/// Where the stores of two players lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorePlace {
    /// At the ends of the board.
    Ends,
    /// In the middle, between the rows.
    Between,
    /// Beside the board, above and below: the board itself has none.
    Outside,
}

/// Where the number of a pit's seeds stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberPlace {
    /// On the rim of the hollow.
    Rim,
    /// On the board, below the hollow.
    Beside,
}

/// The board itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// Its outline.
    pub outline: Outline,
    /// Its material.
    pub texture: Texture,
    /// Its colour.
    pub ground: Shades,
    /// The colour of its edge.
    pub edge: Shades,
}

/// The pits of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hollow {
    /// Their outline.
    pub outline: Outline,
    /// How they are made.
    pub depth: Depth,
    /// Where the number of their seeds stands.
    pub number: NumberPlace,
    /// The outline of a pit that takes several rows.
    pub tall: Outline,
    /// The outline of a pit that bears a mark when the game begins.
    pub marked: Outline,
    /// Their colour.
    pub fill: Shades,
    /// Their colour where it is darkest.
    pub deep: Shades,
    /// The colour of their edge.
    pub rim: Shades,
}

/// How a board and its seeds look.
///
/// ```
/// let game = naqala::catalogue::game("oware").unwrap();
/// let theme = game.rules().theme();
/// assert_eq!(naqala::Theme::find(theme.id), Some(theme));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    /// The name of its file.
    pub id: &'static str,
    /// The board.
    pub board: Ground,
    /// The pits.
    pub pit: Hollow,
    /// The outline of stores.
    pub store: Outline,
    /// Where the stores of two players lie.
    pub store_place: StorePlace,
    /// The seeds.
    pub seed: SeedShape,
    /// Seeds of a second kind.
    pub second: SeedShape,
}

impl Theme {
    /// All themes, the usual one first.
    ///
    /// ```
    /// assert!(naqala::Theme::all().len() > 8);
    /// ```
    pub fn all() -> &'static [Theme] {
        const ALL: &[Theme] = &THEMES;
        ALL
    }

    /// The theme of a name.
    ///
    /// ```
    /// use naqala::Theme;
    /// assert!(Theme::find("plain").is_some() && Theme::find("no-such-theme").is_none());
    /// ```
    pub fn find(id: &str) -> Option<&'static Theme> {
        Theme::all().iter().find(|theme| theme.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cubic_is_as_light_as_the_power() {
        for value in 0..=255_u32 {
            let share = f64::from(value) / 255.0;
            let linear = if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) };
            let grey = Colour(value << 16 | value << 8 | value);
            assert!((grey.luminance() - linear).abs() < 0.005, "{value}");
        }
    }
}
