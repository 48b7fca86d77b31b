//! The values of a game as a graph: in the terminal, and as SVG.

use anyhow::{Result, anyhow};
use plotters::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect};
use ratatui::symbols::Marker;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::judge::Annotation;
use naqala_view::Mark;

use crate::localizer::Localizer;
use crate::terminal;

/// Lines of the graph in a terminal.
const HEIGHT: u16 = 12;

/// The size of the picture, in its own units.
const SIZE: (u32, u32) = (800, 320);

/// The graph as terminal characters; `None` for a game of fewer than two plies.
pub(super) fn text(annotation: &Annotation, localizer: Localizer) -> Option<String> {
    let course = annotation.course();
    let (first, last) = (course.first()?.0, course.last()?.0);
    if course.len() < 2 {
        return None;
    }
    let most = reach(&course);
    let zero = [(first, 0.0), (last, 0.0)];
    let marker = if terminal::speaks_unicode() { Marker::Braille } else { Marker::Custom('*') };
    let line = |data| Dataset::default().marker(marker).graph_type(GraphType::Line).data(data);
    let ply_numbers = [first, f64::midpoint(first, last).round(), last].map(|number| format!("{number:.0}"));
    let chart = Chart::new(vec![line(&zero), line(&course)])
        .x_axis(Axis::default().bounds([first, last]).labels(ply_numbers))
        .y_axis(
            Axis::default()
                .labels_alignment(Alignment::Right)
                .bounds([-most, most])
                .labels([-most, 0.0, most].map(|seeds| whole(&seeds))),
        );
    let area = Rect::new(0, 0, terminal::page_width() as u16, HEIGHT);
    let mut buffer = Buffer::empty(area);
    chart.render(area, &mut buffer);
    let rows = buffer.content.chunks(usize::from(area.width));
    let rows = rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_owned());
    Some(format!("{}\n{}", localizer.tell("value-to-south"), rows.collect::<Vec<_>>().join("\n")))
}

/// The graph as a picture in SVG, with a point for each mistake.
pub(super) fn svg(annotation: &Annotation, localizer: Localizer) -> Result<String> {
    let mut picture = String::new();
    draw(annotation, localizer, &mut picture).map_err(|error| anyhow!("cannot draw the graph: {error}"))?;
    Ok(picture)
}

fn draw(
    annotation: &Annotation,
    localizer: Localizer,
    picture: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let course = annotation.course();
    let most = reach(&course);
    let last = course.last().map_or(1.0, |(number, _)| number.max(2.0));
    let root = SVGBackend::with_string(picture, SIZE).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(localizer.title(annotation.session.game()), ("sans-serif", 18))
        .margin(10)
        .x_label_area_size(36)
        .y_label_area_size(52)
        .build_cartesian_2d(1.0..last, -most..most)?;
    chart
        .configure_mesh()
        .x_desc(localizer.tell("ply"))
        .y_desc(localizer.tell("value-to-south"))
        .x_label_formatter(&|number| format!("{number:.0}"))
        .y_label_formatter(&whole)
        .draw()?;
    let blue = RGBColor(31, 95, 153);
    chart.draw_series(AreaSeries::new(course.iter().copied(), 0.0, blue.mix(0.25)).border_style(blue))?;
    let marked = annotation.judged().zip(&course).filter_map(|((_, judged), at)| Some((judged.mark?, *at)));
    chart.draw_series(marked.map(|(mark, at)| {
        let (size, colour) = match mark {
            Mark::Inaccuracy => (3, RGBColor(214, 158, 46)),
            Mark::Mistake => (4, RGBColor(221, 107, 32)),
            Mark::Blunder => (5, RGBColor(197, 48, 48)),
        };
        let sign = Text::new(mark.sign(), (6, -14), ("sans-serif", 13).into_font().color(&colour));
        EmptyElement::at(at) + Circle::new((0, 0), size, colour.filled()) + sign
    }))?;
    root.present()?;
    Ok(())
}

/// "+4"; nothing has no sign.
fn whole(seeds: &f64) -> String {
    if seeds.abs() < 0.5 { "0".to_owned() } else { format!("{seeds:+.0}") }
}

/// How far the graph reaches up and down: whole seeds, and a little room.
fn reach(course: &[(f64, f64)]) -> f64 {
    course.iter().map(|(_, value)| value.abs()).fold(1.0, f64::max).ceil() + 1.0
}
