//! Draws the cost of tables: `cargo run -p naqala-tables --example curve -- FILE.svg < costs.txt`. Each input line
//! describes one table: positions, processor seconds, bytes of the file.

use std::error::Error;
use std::io::stdin;

use plotters::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("say where the picture goes: curve FILE.svg < costs.txt")?;
    let mut seconds = Vec::new();
    let mut megabytes = Vec::new();
    for line in stdin().lines() {
        let line = line?;
        let numbers: Vec<f64> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        let [positions, time, bytes] = numbers[..] else {
            return Err(format!("not three numbers: {line}").into());
        };
        seconds.push((positions, time));
        megabytes.push((positions, bytes / 1e6));
    }
    let all = || seconds.iter().chain(&megabytes);
    let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::MAX, f64::min);
    let most = |values: &mut dyn Iterator<Item = f64>| values.fold(0.0, f64::max);
    let across = least(&mut all().map(|point| point.0))..most(&mut all().map(|point| point.0));
    let up = least(&mut all().map(|point| point.1))..most(&mut all().map(|point| point.1));
    let picture = SVGBackend::new(&path, (720, 420)).into_drawing_area();
    picture.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&picture)
        .margin(16)
        .x_label_area_size(40)
        .y_label_area_size(60)
        .build_cartesian_2d(across.log_scale(), up.log_scale())?;
    chart.configure_mesh().x_desc("positions").y_desc("seconds of a processor, megabytes").draw()?;
    for (points, colour, name) in [(&seconds, &BLUE, "seconds"), (&megabytes, &RED, "megabytes")] {
        chart.draw_series(LineSeries::new(points.iter().copied(), colour))?.label(name);
        let marks = points.iter().map(|point| Circle::new(*point, 3, colour.filled()));
        chart.draw_series(marks)?;
        if let Some(last) = points.last() {
            let label =
                Text::new(name, (last.0 / 4.0, last.1 * 0.9), ("sans-serif", 15).into_font().color(colour));
            chart.draw_series(std::iter::once(label))?;
        }
    }
    picture.present()?;
    Ok(())
}
