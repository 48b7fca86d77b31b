//! Drawings as pixels: most sites show no SVG in the preview of a link.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// The size that sites show large.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// The names and numbers of a board: Inter, of the weight that boards have, in Latin and Cyrillic letters.
const FONT: &[u8] = include_bytes!("board.ttf");
/// The paper around a board.
const PAPER: [u8; 3] = [0xf7, 0xf1, 0xe6];

/// A drawing as PNG, centred in a picture of 1200 × 630 pixels; `None` if it cannot be rendered.
pub(super) fn of(svg: &str) -> Option<Vec<u8>> {
    static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut fonts = Database::new();
        fonts.load_font_data(FONT.to_vec());
        fonts.set_sans_serif_family("Inter");
        Arc::new(fonts)
    });
    let options = Options { fontdb: Arc::clone(&FONTS), font_family: "Inter".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).ok()?;
    let (width, height) = (tree.size().width(), tree.size().height());
    let scale = (WIDTH as f32 / width).min(HEIGHT as f32 / height);
    let (left, top) = ((WIDTH as f32 - width * scale) / 2.0, (HEIGHT as f32 - height * scale) / 2.0);
    let mut pixels = Pixmap::new(WIDTH, HEIGHT)?;
    let [red, green, blue] = PAPER;
    pixels.fill(Color::from_rgba8(red, green, blue, u8::MAX));
    resvg::render(&tree, Transform::from_scale(scale, scale).post_translate(left, top), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use naqala::{Picture, catalogue};

    use super::*;

    /// How many different colours a picture has in a part of it, as shares of its width and height.
    fn colours(png: &[u8], across: [f32; 2], down: [f32; 2]) -> usize {
        let pixels = Pixmap::decode_png(png).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (WIDTH, HEIGHT));
        let range =
            |part: [f32; 2], whole: u32| (part[0] * whole as f32) as u32..(part[1] * whole as f32) as u32;
        let places = range(down, HEIGHT).flat_map(|y| range(across, WIDTH).map(move |x| (x, y)));
        let mut all: Vec<_> = places.filter_map(|(x, y)| pixels.pixel(x, y)).collect();
        all.sort_by_key(|pixel| (pixel.red(), pixel.green(), pixel.blue()));
        all.dedup();
        all.len()
    }

    #[test]
    fn the_board_of_every_game_is_drawn() {
        for rules in catalogue::all() {
            let game = catalogue::game(rules.id()).unwrap();
            let png = of(&Picture::new(&game, &game.start()).svg()).unwrap();
            assert!(colours(&png, [0.2, 0.8], [0.2, 0.8]) > 8, "{} is not to be seen", rules.id());
            assert_eq!(colours(&png, [0.0, 0.002], [0.0, 1.0]), 1, "{} has paper around it", rules.id());
        }
    }
}
