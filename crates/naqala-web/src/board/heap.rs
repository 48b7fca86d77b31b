//! The seeds of a heap, drawn by the theme. One seed more or less does not move the others, so only that one is drawn.

use leptos::prelude::*;
use naqala::{LyingSeed, Theme, lying_seeds};
use naqala_view::Heap;
use web_sys::Element;

use crate::settings::Settings;

/// Stores have numbers of their own among the hollows.
pub(super) const STORES: u32 = 1_000;

/// Maximum radius of a seed in a store that stands, which is drawn larger than a pit: a seed does not grow on its way there.
const STANDING: f64 = 7.3;

/// The drawing of a heap.
#[derive(Clone, Debug, Default)]
struct Drawn {
    seeds: Vec<LyingSeed>,
    second: u16,
    theme: &'static str,
}

/// The seeds of a heap. A store is drawn twice, upright and lying; the style sheet shows the one that fits.
#[component]
pub(super) fn Seeds(
    heap: Memo<Heap>,
    theme: Memo<&'static Theme>,
    /// The number of the hollow.
    key: u32,
    /// How many times as wide as it is high a store is.
    #[prop(default = None)]
    stretch: Option<f64>,
) -> impl IntoView {
    let settings = Settings::get();
    let class = match stretch {
        None => "heap",
        Some(wide) if wide > 1.0 => "heap lying",
        Some(_) => "heap standing",
    };
    let stretch = stretch.unwrap_or(1.0);
    let view_box = format!("{} -50 {} 100", -50.0 * stretch, 100.0 * stretch);
    let frame: NodeRef<leptos::svg::Svg> = NodeRef::new();
    Effect::new(move |before: Option<Drawn>| {
        let (heap, theme) = (heap.get(), theme.get());
        let count = if settings.draws_seeds() { heap.size() } else { 0 };
        let mut seeds = lying_seeds(count, key, stretch);
        if stretch < 1.0 {
            seeds.iter_mut().for_each(|seed| seed.radius = seed.radius.min(STANDING));
        }
        let now = Drawn { seeds, second: heap.second, theme: theme.id };
        let Some(frame) = frame.get() else { return Drawn::default() };
        draw(&frame, &before.unwrap_or_default(), &now, theme);
        now
    });
    view! { <svg node_ref=frame class=class viewBox=view_box aria-hidden="true" focusable="false"></svg> }
}

/// Draws what is new.
fn draw(frame: &Element, before: &Drawn, now: &Drawn, theme: &Theme) {
    let is_same = before.second == now.second && before.theme == now.theme;
    let (had, has) = (&before.seeds, &now.seeds);
    if is_same && has.starts_with(had) {
        let added: String = (had.len()..has.len()).map(|at| path(theme, now, at)).collect();
        let _ = frame.insert_adjacent_html("beforeend", &added);
    } else if is_same && had.starts_with(has) {
        for _ in has.len()..had.len() {
            if let Some(last) = frame.last_element_child() {
                last.remove();
            }
        }
    } else {
        frame.set_inner_html(&(0..has.len()).map(|at| path(theme, now, at)).collect::<String>());
    }
}

/// A seed of a heap as SVG.
fn path(theme: &Theme, drawn: &Drawn, at: usize) -> String {
    seed(theme, &drawn.seeds[at], at < usize::from(drawn.second))
}

/// A seed of either kind as SVG.
pub(super) fn seed(theme: &Theme, lying: &LyingSeed, is_second: bool) -> String {
    let LyingSeed { x, y, radius, turns, shade } = *lying;
    let (class, face, shape) = match is_second {
        true => ("seed second", "second-0", &theme.second),
        false => ("seed", ["seed-0", "seed-1", "seed-2"][shade.min(2)], &theme.seed),
    };
    format!("<path class=\"{class}\" fill=\"url(#{face})\" d=\"{}\"/>", shape.path(x, y, radius, turns))
}

/// How seeds look: lit from above. The style sheet has the colours.
#[component]
pub(super) fn Faces() -> impl IntoView {
    let face = |id: &str| {
        format!(
            "<radialGradient id=\"{id}\" cx=\"36%\" cy=\"28%\" r=\"80%\"><stop class=\"light\" offset=\"0%\"/>\
             <stop class=\"middle\" offset=\"45%\"/><stop class=\"dark\" offset=\"100%\"/></radialGradient>"
        )
    };
    let faces: String = ["seed-0", "seed-1", "seed-2", "second-0"].map(face).concat();
    view! { <svg class="faces" width="0" height="0" aria-hidden="true" focusable="false" inner_html=faces></svg> }
}
