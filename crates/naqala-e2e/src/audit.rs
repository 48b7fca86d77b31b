//! The accessibility audit: the part of the Web Content Accessibility Guidelines 2.2 (levels A and AA) that a program can
//! check. The numbers in the findings are those of the success criteria.

mod colour;

use anyhow::{Context as _, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::browser::Browser;
use colour::{Layer, contrast};

/// The script that gathers the facts in the page.
const FACTS: &str = include_str!("audit.js");

/// Minimum contrast of text, and of large text and the parts that identify a control.
const TEXT: f64 = 4.5;
const LARGE: f64 = 3.0;
/// Minimum size of large text, in pixels; bold text needs less.
const LARGE_PIXELS: f64 = 24.0;
const LARGE_BOLD_PIXELS: f64 = 18.66;
/// Minimum width and height of a target, in pixels.
const TARGET: f64 = 24.0;

/// Roles that need a name.
const CONTROLS: [&str; 14] = [
    "button",
    "link",
    "checkbox",
    "combobox",
    "listbox",
    "textbox",
    "searchbox",
    "spinbutton",
    "slider",
    "radio",
    "switch",
    "menuitem",
    "tab",
    "image",
];

/// The facts about a page.
#[derive(Debug, Deserialize)]
struct Facts {
    lang: String,
    title: String,
    /// The heading of the page.
    named: String,
    mains: usize,
    headings: Vec<u8>,
    twice: Vec<String>,
    ordered: Vec<String>,
    pictures: Vec<String>,
    speaks: bool,
    overflow: f64,
    texts: Vec<Text>,
    targets: Vec<Target>,
    borders: Vec<Edge>,
    rings: Vec<Edge>,
    unmarked: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Text {
    who: String,
    colour: String,
    pixels: f64,
    weight: f64,
    layers: Vec<Layer>,
}

/// The edge of a control, or the focus ring.
#[derive(Debug, Deserialize)]
struct Edge {
    who: String,
    colour: String,
    width: f64,
    layers: Vec<Layer>,
}

/// An element that can be clicked or touched.
#[derive(Clone, Debug, Deserialize)]
struct Target {
    who: String,
    inline: bool,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Browser {
    /// Accessibility problems on the current page, one sentence each.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn audit(&self) -> Result<Vec<String>> {
        // Move the focus by keyboard, so that the focus ring is shown.
        self.press(Key::Tab).await?;
        let facts = self.web.execute(FACTS, Vec::new()).await?.json().clone();
        let facts: Facts = serde_json::from_value(facts).context("facts about the page")?;
        let tree = self.web.cdp().send_raw("Accessibility.getFullAXTree", json!({})).await?;
        let mut found = nameless(&tree);
        found.extend(facts.judge());
        Ok(found)
    }

    /// By how many pixels the page is wider than its window.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn overflow(&self) -> Result<f64> {
        let width = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
        self.value(width).await?.as_f64().context("a width")
    }
}

/// The controls and pictures without a name for screen readers.
fn nameless(tree: &Value) -> Vec<String> {
    let nodes = tree["nodes"].as_array().map(Vec::as_slice).unwrap_or_default();
    let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
    let is_nameless = |node: &&Value| {
        let is_control = node["ignored"] != true && CONTROLS.contains(&role(node).as_str());
        is_control && node["name"]["value"].as_str().unwrap_or_default().trim().is_empty()
    };
    let described =
        |node: &Value| format!("4.1.2: a {} has no name: {}", role(node), node["description"]["value"]);
    nodes.iter().filter(is_nameless).map(described).collect()
}

impl Facts {
    fn judge(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut add = |is_wrong: bool, what: String| {
            if is_wrong {
                found.push(what);
            }
        };
        add(self.lang.is_empty(), "3.1.1: the page has no language".to_owned());
        add(!self.title.starts_with(&self.named), format!("2.4.2: `{}` is no title of the page", self.title));
        add(self.mains != 1, format!("1.3.1: {} main parts", self.mains));
        add(!self.speaks, "4.1.3: nothing is announced".to_owned());
        add(self.overflow > 0.0, format!("1.4.10: {} pixels wider than the window", self.overflow));
        let firsts = self.headings.iter().filter(|level| **level == 1).count();
        add(firsts != 1, format!("1.3.1: {firsts} headings of the first level"));
        let leaps = self.headings.windows(2).any(|pair| pair[1] > pair[0] + 1);
        let begins = self.headings.first().is_some_and(|level| *level != 1);
        add(leaps || begins, format!("1.3.1: headings leave out a level: {:?}", self.headings));
        for (list, what) in [
            (&self.twice, "4.1.1: an id twice"),
            (&self.ordered, "2.4.3: an order of its own"),
            (&self.pictures, "1.1.1: a picture without words"),
            (&self.unmarked, "2.4.7: nothing shows the focus of"),
        ] {
            list.iter().for_each(|who| add(true, format!("{what}: {who}")));
        }
        self.texts.iter().filter_map(Text::judge).for_each(|what| add(true, what));
        let edges = self.borders.iter().map(|edge| (edge, "1.4.11: the edge of"));
        let edges = edges.chain(self.rings.iter().map(|edge| (edge, "1.4.11: the focus of")));
        edges.filter_map(|(edge, what)| edge.judge(what)).for_each(|what| add(true, what));
        self.small_targets().for_each(|what| add(true, what));
        found
    }

    /// Small targets that are too close to others.
    fn small_targets(&self) -> impl Iterator<Item = String> {
        self.targets.iter().enumerate().filter_map(|(number, target)| {
            let others =
                || self.targets.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, t)| t);
            let is_small = !target.inline && target.is_small();
            (is_small && others().any(|other| target.is_crowded_by(other)))
                .then(|| format!("2.5.8: {}×{} pixels: {}", target.width, target.height, target.who))
        })
    }
}

impl Text {
    fn judge(&self) -> Option<String> {
        let is_large =
            self.pixels >= LARGE_PIXELS || self.weight >= 700.0 && self.pixels >= LARGE_BOLD_PIXELS;
        let least = if is_large { LARGE } else { TEXT };
        let found = contrast(&self.colour, &self.layers)?;
        (found < least).then(|| format!("1.4.3: contrast {found:.2} of {} ({})", self.who, self.colour))
    }
}

impl Edge {
    fn judge(&self, what: &str) -> Option<String> {
        let found = if self.width > 0.0 { contrast(&self.colour, &self.layers)? } else { 1.0 };
        (found < LARGE).then(|| format!("{what} {} has contrast {found:.2} ({})", self.who, self.colour))
    }
}

impl Target {
    fn is_small(&self) -> bool {
        self.width < TARGET || self.height < TARGET
    }

    fn middle(&self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// Whether the circle around this small target overlaps another target, or the circle around another small one.
    fn is_crowded_by(&self, other: &Target) -> bool {
        // Elements in the same label are the same target.
        if (self.left, self.top, self.width, self.height)
            == (other.left, other.top, other.width, other.height)
        {
            return false;
        }
        let (x, y) = self.middle();
        let beside = |at: f64, from: f64, size: f64| (from - at).max(at - from - size).max(0.0);
        let apart = beside(x, other.left, other.width).hypot(beside(y, other.top, other.height));
        let (other_x, other_y) = other.middle();
        let circles = (x - other_x).hypot(y - other_y);
        apart < TARGET / 2.0 || other.is_small() && circles < TARGET
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(left: f64, width: f64) -> Target {
        Target { who: String::new(), inline: false, left, top: 0.0, width, height: 20.0 }
    }

    #[test]
    fn small_targets_need_room() {
        let wide = |left| Target { height: 40.0, ..target(left, 40.0) };
        assert!(!wide(0.0).is_small() && target(0.0, 40.0).is_small());
        assert!(target(0.0, 20.0).is_crowded_by(&target(22.0, 20.0)));
        assert!(!target(0.0, 20.0).is_crowded_by(&target(24.0, 20.0)));
        assert!(target(0.0, 20.0).is_crowded_by(&wide(21.0)));
        assert!(!target(0.0, 20.0).is_crowded_by(&wide(22.0)));
        assert!(!target(0.0, 20.0).is_crowded_by(&target(0.0, 20.0)), "a field and its label");
    }

    #[test]
    fn controls_need_names() {
        let node = |role: &str, name: &str, ignored: bool| json!({ "role": { "value": role }, "name": { "value": name }, "ignored": ignored });
        let tree = json!({ "nodes": [
            node("button", "Play", false), node("button", " ", false), node("link", "", true), node("generic", "", false),
        ] });
        assert_eq!(nameless(&tree).len(), 1);
    }

    #[test]
    fn headings_go_down_step_by_step() {
        let judged = |headings: &[u8]| {
            let facts = json!({
                "lang": "en", "title": "Oware – Naqala", "named": "Oware", "mains": 1, "headings": headings, "twice": [], "ordered": [],
                "pictures": [], "speaks": true, "overflow": 0.0, "texts": [], "targets": [], "borders": [],
                "rings": [], "unmarked": [],
            });
            serde_json::from_value::<Facts>(facts).unwrap().judge().len()
        };
        assert_eq!(judged(&[1, 2, 3, 2, 3]), 0);
        assert_eq!([judged(&[1, 3]), judged(&[2, 1]), judged(&[1, 2, 1]), judged(&[])], [1, 1, 1, 1]);
    }
}
