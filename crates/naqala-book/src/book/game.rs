//! The page of a game: its guide, board, facts, options, a sample game, notes and sources.

use naqala::catalogue::{self, Measured};
use naqala::{
    About, Game, OptionSpec, OptionValues, Side, escape_markdown, language_name, languages, name_text,
};

use naqala_learn::Guide;

use super::overview::difficulty;
use super::page::{Page, link, typed};
use super::sample::{self, Sample};
use super::{Book, game_path, rules, start_picture};

pub(super) fn write(book: &mut Book, game: &Game) {
    let mut page = Page::default();
    let about = game.rules().about();
    page.title(game.name());
    page.text(&about.summary);
    let picture = start_picture(book, game, &game.start(), "en", 1);
    page.markdown(&picture);
    guide(book, &mut page, game);
    facts(&mut page, game, about);
    if let Some(facts) = catalogue::measured(game.id()) {
        measured(&mut page, facts);
    }
    options(&mut page, game);
    sample::write(book, &mut page, &Sample::play(game));
    notes(&mut page, about);
    book.add(game_path(game), page.finish());
}

/// The guide, with its pictures as files of the book.
fn guide(book: &mut Book, page: &mut Page, game: &Game) {
    let Some(guide) = Guide::find(game.id(), "en").filter(|guide| guide.game() == game.id()) else { return };
    let examples = Guide::examples(game.rules()).expect("the tests replay every example");
    page.markdown(
        guide
            .markdown(|key, caption| {
                let example =
                    examples.iter().find(|example| example.key() == key).expect("the tests find it");
                let pictures = example.pictures("en");
                let drawn = (1..).zip(&pictures).map(|(number, picture)| {
                    book.picture(&format!("{}-{key}-{number}", game.id()), picture, 1)
                });
                format!("{}\n\n*{}*", drawn.collect::<Vec<_>>().join(" "), escape_markdown(caption))
            })
            .trim_end(),
    );
}

fn facts(page: &mut Page, game: &Game, about: &About) {
    page.heading("Facts");
    let board = game.board();
    let mut lines = Vec::new();
    if !about.played.is_empty() {
        lines.push(format!("Origin and spread: {}", escape_markdown(&about.played)));
    }
    if !about.other_names.is_empty() {
        lines.push(format!("Other names: {}", escape_markdown(&about.other_names.join(", "))));
    }
    let players = match about.player_range().as_str() {
        "1" => "1 player".to_owned(),
        range => format!("{range} players"),
    };
    let (rows, columns, seeds) = (board.rows(), board.columns(), game.total_seeds());
    lines.push(format!("{players}, a board of {rows} × {columns}, {seeds} seeds"));
    if game.has_match() {
        lines.push("Can be played as a match of several rounds".to_owned());
    }
    lines.push(status(&about.status).to_owned());
    page.list(lines);
    let written = languages().map(|language| {
        let title = format!("{} ({})", name_text(game.rules(), language), language_name(language));
        link(&title, &format!("../{}", rules::path(game, language)))
    });
    page.markdown(&format!("**The rules, written out:** {}", written.collect::<Vec<_>>().join(" · ")));
    page.markdown("To play it against the computer:");
    page.code("text", &format!("naqala play {}", game.id()));
}

/// The meaning of a rule file's status.
fn status(status: &str) -> &'static str {
    match status {
        "complete" => "The rules are fully documented in the sources",
        "completed" => "Where the source texts leave gaps, the rules were completed from public descriptions",
        _ => "Parts of the rules are inferred: the sources leave them open or contradict each other",
    }
}

fn measured(page: &mut Page, facts: &Measured) {
    page.heading("How long and how hard");
    let length = format!("{:.0} moves, from {} to {}", facts.plies, facts.shortest, facts.longest);
    let mut rows = vec![["length".to_owned(), length]];
    rows.push(["choices".to_owned(), format!("{:.1} moves", facts.choices)]);
    rows.push(["laps".to_owned(), format!("{:.1} in a move", facts.laps)]);
    rows.push(["difficulty".to_owned(), difficulty(facts)]);
    let share = |games: u32| format!("{:.1} %", facts.percent(games));
    match facts.wins[..] {
        [solved] => rows.push(["solved".to_owned(), share(solved)]),
        _ => {
            // Of four seats, some may be empty.
            let won =
                Side::ALL.iter().zip(&facts.wins).filter(|(_, wins)| facts.wins.len() == 2 || **wins > 0);
            rows.extend(won.map(|(side, wins)| [format!("{side} wins"), share(*wins)]));
            rows.push(["drawn".to_owned(), share(facts.draws)]);
        }
    }
    let others = [("not counted", facts.void), ("unfinished", facts.unfinished)];
    let others = others.into_iter().filter(|(_, games)| *games > 0 && facts.wins.len() > 1);
    rows.extend(others.map(|(name, games)| [name.to_owned(), share(games)]));
    page.table(["in random games", ""], rows);
    page.markdown("[What was measured](../measured.md), and how.");
}

fn options(page: &mut Page, game: &Game) {
    let rules = game.rules();
    if !rules.options().is_empty() {
        page.heading("Options");
        page.markdown(&format!(
            "Where people play differently, you choose: {}.",
            typed(&format!("naqala play {} --option NAME=VALUE", game.id()))
        ));
        page.table(
            ["option", "values, the usual one first", "what it decides"],
            rules.options().iter().map(option),
        );
    }
    if !rules.presets().is_empty() {
        page.heading("Presets");
        page.markdown(&format!(
            "Options chosen together: {}.",
            typed(&format!("naqala play {} --preset NAME", game.id()))
        ));
        page.table(
            ["preset", "what it is", "options"],
            rules.presets().iter().map(|preset| {
                let values = preset.values.iter().map(|(name, value)| typed(&format!("{name}={value}")));
                let values: Vec<String> = values.collect();
                [typed(&preset.name), escape_markdown(&preset.doc), values.join(", ")]
            }),
        );
    }
}

fn option(option: &OptionSpec) -> [String; 3] {
    let usual = typed(&option.default.to_string());
    let values = match &option.values {
        OptionValues::Range { min, max } => format!("{usual}; any number from {min} to {max}"),
        OptionValues::OneOf(values) => {
            let others = values.iter().filter(|value| **value != option.default);
            let all: Vec<String> =
                std::iter::once(usual).chain(others.map(|value| typed(&value.to_string()))).collect();
            all.join(", ")
        }
    };
    let source = if option.source.is_empty() { String::new() } else { format!(" ({})", option.source) };
    [typed(&option.name), values, escape_markdown(&format!("{}{source}", option.doc))]
}

fn notes(page: &mut Page, about: &About) {
    if !about.notes.is_empty() {
        page.heading("Notes");
        page.list(about.notes.iter().map(|note| escape_markdown(note)));
    }
    if !about.sources.is_empty() {
        page.heading("Sources");
        page.list(about.sources.iter().map(|source| escape_markdown(&source.text)));
    }
}
