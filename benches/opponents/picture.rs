//! Strength against budget, as a small picture in `docs/`.

use std::fmt::Write;
use std::fs;

use crate::duel::Score;

/// How often an Admiral with each budget beats one with the first of them, which wins half of its games.
pub struct Line {
    /// The game's name.
    pub name: String,
    /// The budgets after the first, with what was won.
    pub points: Vec<(u32, Score)>,
}

const WIDTH: f32 = 360.0;
const HEIGHT: f32 = 200.0;
const LEFT: f32 = 46.0;
const TOP: f32 = 18.0;
const COLOURS: [&str; 4] = ["#2f7d4f", "#2a5fb0", "#b3261e", "#a8760a"];

/// Where a budget and a share of wins are drawn. Budgets are told apart by their ratio.
fn place(budget: u32, first: u32, last: u32, share: f32) -> (f32, f32) {
    let along = (budget as f32 / first as f32).ln() / (last as f32 / first as f32).ln();
    (LEFT + along * WIDTH, TOP + (100.0 - share) / 60.0 * HEIGHT)
}

/// Writes `docs/budget.svg`: wins from 40% to 100% over the budgets.
pub fn write(first: u32, lines: &[Line]) {
    let budgets: Vec<u32> = lines.iter().flat_map(|l| l.points.iter().map(|p| p.0)).collect();
    let Some(last) = budgets.iter().copied().max() else { return };
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 600 260\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"600\" height=\"260\" fill=\"#fff\"/>\n",
    );
    let mut add = |text: String| writeln!(svg, "{text}").expect("a string takes it");
    for share in [40, 50, 60, 70, 80, 90, 100] {
        let (_, y) = place(first, first, last, share as f32);
        let end = LEFT + WIDTH;
        add(format!("<path d=\"M{LEFT} {y:.0}H{end}\" stroke=\"#ccc\"/>"));
        add(format!("<text x=\"8\" y=\"{:.0}\">{share}%</text>", y + 4.0));
    }
    let mut marks = budgets;
    marks.push(first);
    marks.sort_unstable();
    marks.dedup();
    for budget in marks {
        let (x, _) = place(budget, first, last, 40.0);
        let y = TOP + HEIGHT + 20.0;
        add(format!("<text x=\"{x:.0}\" y=\"{y}\" text-anchor=\"middle\">{budget}</text>"));
    }
    for ((line, colour), row) in lines.iter().zip(COLOURS.into_iter().cycle()).zip(0..) {
        let start = (first, 50.0);
        let all = [start].into_iter().chain(line.points.iter().map(|(b, s)| (*b, s.share())));
        let points: Vec<String> = all
            .map(|(budget, share)| {
                let (x, y) = place(budget, first, last, share.max(40.0));
                format!("{x:.0},{y:.0}")
            })
            .collect();
        let points = points.join(" ");
        let mark = format!("stroke=\"{colour}\" stroke-width=\"2.500\" fill=\"none\"");
        add(format!("<polyline points=\"{points}\" {mark}/>"));
        let games: Vec<String> = line.points.iter().map(|(_, s)| s.played.to_string()).collect();
        let (x, y) = (LEFT + WIDTH + 12.0, TOP + 16.0 + 40.0 * row as f32);
        add(format!("<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\">{}</text>", line.name));
        let y = y + 15.0;
        add(format!("<text x=\"{x}\" y=\"{y}\">{} games</text>", games.join(" and ")));
    }
    svg.push_str("</svg>\n");
    let path = host::project().join("docs/budget.svg");
    fs::write(path, svg).expect("the picture can be written");
}
