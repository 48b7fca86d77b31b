//! The rules of a game in words, written from its file.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{heading, loaded};
use crate::files::{self, Trouble};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;

#[component]
pub(crate) fn RulesPage(id: String) -> impl IntoView {
    let tongue = Settings::get().tongue;
    let found: RwSignal<Option<Result<naqala::Game, Trouble>>> = RwSignal::new(None);
    let wanted = Setup::of(&id);
    spawn_local(async move {
        let game = files::game(&wanted).await;
        let _ = found.try_set(Some(game));
    });
    let play =
        Route::Play(Setup { seats: vec!["human".into(), "engine:4".into()], ..Setup::of(&id) }).to_string();
    move || {
        let play = play.clone();
        loaded(found.get(), move |game| {
            let picture = {
                let game = game.clone();
                move || naqala::Picture::new(&game, &game.start()).language(tongue.get().code()).svg()
            };
            let blocks = move || {
                let text = naqala::rules_markdown(&game, tongue.get().code());
                let mut blocks = blocks(&text).into_iter().map(show);
                // The heading comes first, and the way to the board at once after it.
                let heading = blocks.next();
                let play = view! { <p class="row"><a class="primary" href=play.clone()>{t("play")}</a></p> };
                view! {
                    {heading}
                    {play}
                    {blocks.collect_view()}
                }
            };
            view! {
                <article class="rules">
                    {blocks}
                    <figure class="picture" inner_html=picture></figure>
                </article>
            }
        })
    }
}

/// A block of the rules as the library writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Block {
    Heading(usize, String),
    Paragraph(String),
    List(Vec<String>),
    Steps(Vec<String>),
    Figure(String),
}

/// The blocks of a page of rules. Only what the library writes is understood: headings, paragraphs, lists, figures.
fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            let figure: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            blocks.push(Block::Figure(figure.join("\n")));
        } else if line.starts_with('#') {
            let text = line.trim_start_matches('#');
            blocks.push(Block::Heading(line.len() - text.len(), plain(text.trim())));
        } else if let Some(item) = line.strip_prefix("- ") {
            match blocks.last_mut() {
                Some(Block::List(items)) => items.push(plain(item)),
                _ => blocks.push(Block::List(vec![plain(item)])),
            }
        } else if let Some((number, item)) = line.split_once(". ").filter(|(n, _)| n.parse::<u32>().is_ok()) {
            match blocks.last_mut() {
                Some(Block::Steps(items)) if number != "1" => items.push(plain(item)),
                _ => blocks.push(Block::Steps(vec![plain(item)])),
            }
        } else if !line.is_empty() {
            blocks.push(Block::Paragraph(plain(line)));
        }
    }
    blocks
}

/// A text without the backslashes before its signs.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        plain.extend(if sign == '\\' { signs.next() } else { Some(sign) });
    }
    plain
}

fn show(block: Block) -> AnyView {
    let items = |items: Vec<String>| items.into_iter().map(|item| view! { <li>{item}</li> }).collect_view();
    match block {
        Block::Heading(1, text) => heading(move || text.clone()).into_any(),
        Block::Heading(2, text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Heading(_, text) => view! { <h3>{text}</h3> }.into_any(),
        Block::Paragraph(text) => view! { <p>{text}</p> }.into_any(),
        Block::List(list) => view! { <ul>{items(list)}</ul> }.into_any(),
        Block::Steps(list) => view! { <ol>{items(list)}</ol> }.into_any(),
        Block::Figure(text) => view! { <pre>{text}</pre> }.into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue, languages, rules_markdown};

    #[test]
    fn the_rules_of_every_game_are_understood_without_a_sign_left_over() {
        for rules in catalogue::all() {
            let game = rules.compile(&Choices::new()).unwrap();
            for language in languages() {
                let blocks = blocks(&rules_markdown(&game, language));
                assert!(matches!(blocks[0], Block::Heading(1, _)), "{}", rules.id());
                let is_heading = |block: &&Block| matches!(block, Block::Heading(2, _));
                assert!(blocks.iter().filter(is_heading).count() > 1, "{} {language}", rules.id());
            }
        }
    }

    #[test]
    fn blocks_are_told_apart() {
        let page = "# A\\*\n\nText\n\n- one\n- two\n\n1. first\n2. second\n\n```text\n a b\n```\n";
        let list = |items: [&str; 2]| items.map(str::to_owned).to_vec();
        assert_eq!(
            blocks(page),
            [
                Block::Heading(1, "A*".into()),
                Block::Paragraph("Text".into()),
                Block::List(list(["one", "two"])),
                Block::Steps(list(["first", "second"])),
                Block::Figure(" a b".into()),
            ]
        );
    }
}
