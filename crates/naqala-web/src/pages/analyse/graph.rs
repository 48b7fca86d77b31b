//! The values of a game as a graph: the value for South after every ply, with a table for screen readers.

use leptos::prelude::*;
use naqala::Side;
use naqala_messages::values;

use super::judge::{Judged, Judgement};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, line_of};
use naqala_view::seeds_text;

/// The size of the graph in its own units.
const SIZE: (f64, f64) = (600.0, 160.0);
/// The graph shows at least this many seeds up and down.
const LEAST_REACH: f64 = 4.0;

/// The whole number of seeds that the graph reaches up and down.
fn reach(plies: &[Judged]) -> f64 {
    plies.iter().map(|judged| judged.value.abs()).fold(LEAST_REACH, f64::max).ceil()
}

/// Where a ply stands from left to right, among so many.
fn across(number: usize, plies: usize) -> f64 {
    (number as f64 + 0.5) * SIZE.0 / plies.max(1) as f64
}

/// The points of the graph, from left to right.
fn points(plies: &[Judged]) -> Vec<(f64, f64)> {
    let reach = reach(plies);
    let at = |(number, judged): (usize, &Judged)| {
        (across(number, plies.len()), SIZE.1 / 2.0 * (1.0 - judged.value / reach))
    };
    plies.iter().enumerate().map(at).collect()
}

#[component]
pub(super) fn Graph(table: BoardSession, judgement: Judgement) -> impl IntoView {
    let locale = Settings::get().locale;
    // The ply of the moment; none at the start of the game, or in another line.
    let here = Memo::new(move |_| {
        judgement.line.with(|line| {
            let shown = table.with(line_of);
            let is_judged = !shown.is_empty() && line.decisions.starts_with(&shown);
            is_judged.then(|| line.plies.iter().position(|ply| ply.after >= shown.len())).flatten()
        })
    });
    let draw = move |plies: Vec<Judged>| {
        let (count, reach) = (plies.len(), reach(&plies) as i32);
        let cursor = move || {
            let x =
                here.get().filter(|here| *here < count).map(|here| format!("{:.1}", across(here, count)))?;
            Some(view! { <line class="cursor" x1=x.clone() x2=x y1="0" y2=SIZE.1.to_string() /> })
        };
        let points = points(&plies);
        let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let middle = SIZE.1 / 2.0;
        // The area ends at the same points as the line.
        let edge = |point: Option<&(f64, f64)>| point.map_or(0.0, |(x, _)| *x);
        let (left, right) = (edge(points.first()), edge(points.last()));
        let area = format!("{left:.1},{middle} {} {right:.1},{middle}", line.join(" "));
        let dots = points.iter().zip(&plies).enumerate().map(|(number, ((x, y), judged))| {
            let radius = if judged.worth.mark.is_some() { "5" } else { "3" };
            let class = if judged.worth.mark.is_some() { "dot bad" } else { "dot" };
            let after = judged.after;
            let show = move |_| judgement.line.with_untracked(|line| table.show_line(&line.decisions, after));
            let title = format!("{}: {}", number + 1, seeds_text(judged.value));
            view! {
                <circle class=class cx=format!("{x:.1}") cy=format!("{y:.1}") r=radius on:click=show>
                    <title>{title}</title>
                </circle>
            }
        });
        let rows = plies.iter().enumerate().map(|(number, judged)| {
            let mark = judged.worth.mark.map(naqala_view::Mark::sign);
            let is_here = move || (here.get() == Some(number)).then_some("true");
            view! { <tr aria-current=is_here><td>{number + 1}</td><td>{seeds_text(judged.value)}</td><td>{mark}</td></tr> }
        });
        let heading = move || {
            let locale = locale.get();
            locale.say("graph-of", values![side = locale.localizer().side(Side::South)])
        };
        view! {
            <figure class="graph">
                <figcaption>{heading}</figcaption>
                <div class="plot">
                <p class="scale" aria-hidden="true">
                    <span>{format!("+{reach}")}</span><span>"0"</span><span>{format!("−{reach}")}</span>
                </p>
                <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=heading preserveAspectRatio="none">
                    <polygon class="area" points=area />
                    <line class="zero" x1="0" x2=SIZE.0.to_string() y1=middle.to_string() y2=middle.to_string() />
                    <polyline class="course" points=line.join(" ") />
                    {cursor}
                    {dots.collect_view()}
                </svg>
                </div>
                <details>
                    <summary>{t("as-table")}</summary>
                    <table>
                        <thead><tr><th>{t("move-number")}</th><th>{t("value")}</th><th>{t("mark-column")}</th></tr></thead>
                        <tbody>{rows.collect_view()}</tbody>
                    </table>
                </details>
            </figure>
        }
    };
    move || {
        let plies = judgement.line.with(|line| line.plies.clone());
        (plies.len() > 1).then(|| draw(plies))
    }
}
