//! The list of games, and the games as a page takes them: made by a server when somebody asks, or beforehand for a site of files.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use naqala::{Block, Choices, Game, OptionSpec, OptionValue, OptionValues, Preset, Rules, catalogue};
use serde::Deserialize;

use crate::catalogue::{GameEntry, GameOption, GamePreset};

/// All games of the catalogue in a language; `picture` names the entity tag of a game's board, or nothing.
pub fn list(language: &str, picture: impl Fn(&Rules) -> String) -> Vec<GameEntry> {
    catalogue::all().iter().filter_map(|rules| entry(rules, language, &picture)).collect()
}

/// A game as it is usually played, compiled for a page of the same version. What the engine has learnt about it comes later, from
/// another address: empty weights say that there is something.
pub fn packed(rules: &Rules) -> Vec<u8> {
    let weights = rules.weights().is_some().then_some("");
    let game = rules.clone().with_weights(weights).compile(&Choices::new());
    game.expect("games of the catalogue compile").to_bytes()
}

/// The board of a game at the start, as a small picture (SVG).
pub fn board(rules: &Rules) -> Option<String> {
    let game = catalogue::game(rules.id())?;
    Some(naqala::board_svg(&game, &game.start()))
}

/// The head of a rule file, as far as the library does not tell it.
#[derive(Deserialize)]
struct Head {
    id: String,
    board: BoardHead,
    #[serde(default)]
    preset: Vec<PresetHead>,
}

#[derive(Deserialize)]
struct BoardHead {
    layout: String,
}

#[derive(Deserialize)]
struct PresetHead {
    name: String,
    id: Option<String>,
}

fn entry(rules: &Rules, language: &str, picture: impl Fn(&Rules) -> String) -> Option<GameEntry> {
    let game = rules.compile(&Choices::new()).ok()?;
    let about = naqala::about_text(rules, language);
    let head: Head = toml::from_str(rules.source()).ok()?;
    let measured = catalogue::measured(rules.id());
    let preset = head.preset.into_iter().find(|preset| preset.id.as_deref() == Some(rules.id()));
    let name = naqala::name_text(rules, language);
    let is_said = |known: &String| *known == name || known == rules.id() || about.other_names.contains(known);
    let translated_names = naqala::all_names(rules).into_iter().filter(|known| !is_said(known)).collect();
    Some(GameEntry {
        id: rules.id().to_owned(),
        translated_names,
        name,
        other_names: about.other_names,
        summary: about.summary,
        played: about.played,
        region: region(rules.id()).or_else(|| region(&head.id)).unwrap_or_default().to_owned(),
        goal: goal(&game, language),
        picture: picture(rules),
        status: about.status,
        layout: head.board.layout,
        family: head.id,
        preset: preset.map(|preset| preset.name),
        players: about.players,
        rows: game.board().rows() as u8,
        columns: game.board().columns() as u8,
        seeds: game.total_seeds(),
        hardness: measured.map(|facts| facts.hardness().name().to_owned()),
        plies: measured.map(|facts| facts.plies.round() as u32),
        rounds: game.has_match(),
        weights: rules.weights().is_some(),
        options: rules.options().iter().map(|spec| option(rules, spec, language)).collect(),
        presets: rules.presets().iter().map(|set| preset_entry(rules, set, language)).collect(),
    })
}

/// The regions with the ids of their games.
fn regions() -> &'static BTreeMap<String, Vec<String>> {
    static REGIONS: OnceLock<BTreeMap<String, Vec<String>>> = OnceLock::new();
    REGIONS.get_or_init(|| toml::from_str(include_str!("../regions.toml")).expect("lists of ids"))
}

/// The region of a game.
fn region(id: &str) -> Option<&'static str> {
    let is_there = |(_, games): &(&String, &Vec<String>)| games.iter().any(|game| game == id);
    regions().iter().find(is_there).map(|(region, _)| region.as_str())
}

/// What the written rules say of the goal: what stands below their first heading.
fn goal(game: &Game, language: &str) -> String {
    let blocks = naqala::rules_blocks(game, language).into_iter();
    let mut goal = blocks.skip_while(|block| !matches!(block, Block::Heading(_))).skip(1);
    match goal.next() {
        Some(Block::Paragraph(text)) => text,
        _ => String::new(),
    }
}

fn option(rules: &Rules, option: &OptionSpec, language: &str) -> GameOption {
    let (values, range) = match &option.values {
        OptionValues::OneOf(values) => (values.as_slice(), None),
        OptionValues::Range { min, max } => ([].as_slice(), Some([*min, *max])),
    };
    let label = |value: &OptionValue| naqala::value_label(rules, &option.name, value, language);
    GameOption {
        name: option.name.clone(),
        label: naqala::option_label(rules, &option.name, language),
        doc: naqala::option_text(rules, option, language),
        default: option.default.to_string(),
        values: values.iter().map(ToString::to_string).collect(),
        labels: values.iter().map(label).collect(),
        range,
    }
}

fn preset_entry(rules: &Rules, preset: &Preset, language: &str) -> GamePreset {
    let values = preset.values.iter().map(|(name, value)| (name.clone(), value.to_string()));
    let doc = naqala::preset_text(rules, preset, language);
    let label = naqala::preset_label(rules, &preset.name, language);
    GamePreset { name: preset.name.clone(), label, doc, values: values.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_the_list_of_every_language() {
        for language in naqala::languages() {
            for rules in catalogue::all() {
                let entry = entry(rules, language, |_| String::new()).unwrap();
                assert_eq!(entry.id, rules.id());
                let family = catalogue::rules(&entry.family).unwrap();
                assert_eq!(entry.preset.is_some(), family.id() != rules.id(), "{}", rules.id());
                assert!(rules.weights().is_some() == entry.weights && !entry.layout.is_empty());
                assert!(!entry.region.is_empty(), "{} has no region", rules.id());
                assert!(entry.goal.len() > 20, "{entry:?}");
            }
        }
        let mut named: Vec<&String> = regions().values().flatten().collect();
        named.sort();
        assert!(named.windows(2).all(|pair| pair[0] != pair[1]), "a game is in two regions");
        assert!(named.iter().all(|id| catalogue::rules(id).is_some()));
    }
}
