//! The games for the page: the list, rule files, weights, and the library's messages.

use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse as _, Response};
use naqala::{Block, Choices, Game, OptionSpec, OptionValue, OptionValues, Preset, Rules, catalogue};
use naqala_wire::ErrorCode;
use naqala_wire::catalogue::{GameEntry, GameOption, GamePreset};
use serde::Deserialize;

use super::asset::{Asset, Keep};
use super::picture::POLICY as PICTURE_POLICY;
use crate::refusal::{Answer, Params, Refusal};

/// The language of an answer.
#[derive(Debug, Deserialize)]
pub(crate) struct Language {
    lang: Option<String>,
}

impl Language {
    /// The code of a language there is; English where another one is asked for.
    pub(crate) fn code(&self) -> &'static str {
        let asked = self.lang.as_deref().unwrap_or("en");
        naqala::languages().find(|code| *code == asked).unwrap_or("en")
    }
}

/// `GET /games.json?lang=`
pub(crate) async fn games(Params(language): Params<Language>, headers: HeaderMap) -> Response {
    static LISTS: OnceLock<HashMap<&str, OnceLock<Asset>>> = OnceLock::new();
    let lists = LISTS.get_or_init(|| naqala::languages().map(|code| (code, OnceLock::new())).collect());
    let code = language.code();
    lists[code].get_or_init(|| list(code)).answer(&headers, Keep::Ask)
}

/// `GET /games/ID.toml`: the rule file of a game; that of its family where the game is a preset. `GET
/// /games/ID.packed`: the game as it is usually played, compiled for a page of the same version. Without such an ending
/// it is an address of the page.
pub(crate) async fn game_file(
    method: Method,
    uri: Uri,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    if !name.contains('.') {
        return Ok(super::page(method, uri, headers).await);
    }
    if let Some(id) = name.strip_suffix(".packed") {
        return Ok(packed(id)?.answer(&headers, Keep::Ask));
    }
    static FILES: Files = OnceLock::new();
    let rules = find(&name)?;
    file_of(&FILES, rules, TOML, || Some(rules.source().to_owned()))
        .map(|file| file.answer(&headers, Keep::Ask))
}

/// A game as it is usually played, compiled when somebody asks for it first: every visitor fetches them all. What the engine
/// has learnt about it comes later, from another address: empty weights say that there is something.
fn packed(id: &str) -> Answer<&'static Asset> {
    static GAMES: OnceLock<HashMap<&str, OnceLock<Asset>>> = OnceLock::new();
    let games =
        GAMES.get_or_init(|| catalogue::all().iter().map(|rules| (rules.id(), OnceLock::new())).collect());
    let (known, asset) = games.get_key_value(id).ok_or(ErrorCode::NotFound)?;
    Ok(asset.get_or_init(|| {
        let rules = catalogue::rules(known).expect("a game of the catalogue").clone();
        let is_learnt = rules.weights().is_some();
        let rules = rules.with_weights(is_learnt.then_some(""));
        let game = rules.compile(&Choices::new()).expect("games of the catalogue compile");
        Asset::made(game.to_bytes(), BYTES)
    }))
}

/// `GET /weights/ID.toml`: what the engine has learnt; nothing at all for a game it has not learnt. `GET
/// /weights/ID.packed`: the same for a page of the same version.
pub(crate) async fn weights(Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    static TEXTS: Files = OnceLock::new();
    static PACKED: Files = OnceLock::new();
    let file = match name.strip_suffix(".packed") {
        Some(id) => {
            let rules = catalogue::rules(id).ok_or(ErrorCode::NotFound)?;
            file_of(&PACKED, rules, BYTES, || Some(rules.weights_to_bytes()))
        }
        None => {
            let rules = find(&name)?;
            file_of(&TEXTS, rules, TOML, || Some(rules.weights().unwrap_or_default().to_owned()))
        }
    };
    file.map(|file| file.answer(&headers, Keep::Ask))
}

/// A file of every game, packed when somebody asks for it first.
type Files = OnceLock<HashMap<&'static str, OnceLock<Option<Asset>>>>;

fn file_of<T: Into<Bytes>>(
    files: &'static Files,
    rules: &Rules,
    kind: &'static str,
    text: impl FnOnce() -> Option<T>,
) -> Answer<&'static Asset> {
    let files =
        files.get_or_init(|| catalogue::all().iter().map(|rules| (rules.id(), OnceLock::new())).collect());
    let file = files.get(rules.id()).ok_or(ErrorCode::NotFound)?;
    let file = file.get_or_init(|| Some(Asset::made(text()?, kind)));
    file.as_ref().ok_or(ErrorCode::NotFound.into())
}

const TOML: &str = "text/plain; charset=utf-8";
const BYTES: &str = "application/octet-stream";

fn find(name: &str) -> Answer<&'static Rules> {
    let id = name.strip_suffix(".toml").ok_or(ErrorCode::NotFound)?;
    catalogue::rules(id).ok_or(Refusal::from(ErrorCode::NotFound))
}

fn list(language: &str) -> Asset {
    let entries: Vec<GameEntry> =
        catalogue::all().iter().filter_map(|rules| entry(rules, language)).collect();
    let text = serde_json::to_string(&entries).expect("names and numbers can be written");
    Asset::made(text, "application/json")
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

fn entry(rules: &Rules, language: &str) -> Option<GameEntry> {
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
        picture: board(rules).map(|board| board.mark().to_owned()).unwrap_or_default(),
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
    REGIONS.get_or_init(|| toml::from_str(include_str!("../../regions.toml")).expect("lists of ids"))
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

/// The board of a game at the start, drawn when somebody asks for it first.
fn board(rules: &Rules) -> Option<&'static Asset> {
    static BOARDS: Files = OnceLock::new();
    file_of(&BOARDS, rules, "image/svg+xml", || {
        let game = catalogue::game(rules.id())?;
        Some(naqala::board_svg(&game, &game.start()))
    })
    .ok()
}

/// `GET /boards/ID.svg`: the board of a game of the catalogue at the start.
pub(crate) async fn board_file(uri: Uri, Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let id = name.strip_suffix(".svg").ok_or(ErrorCode::NotFound)?;
    let board = catalogue::rules(id).and_then(board).ok_or(ErrorCode::NotFound)?;
    let answer = board.answer(&headers, board.keep(&uri));
    let policy = (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY));
    Ok(([policy], answer).into_response())
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
                let entry = entry(rules, language).unwrap();
                assert_eq!(entry.id, rules.id());
                let family = catalogue::rules(&entry.family).unwrap();
                assert_eq!(entry.preset.is_some(), family.id() != rules.id(), "{}", rules.id());
                assert!(rules.weights().is_some() == entry.weights && !entry.layout.is_empty());
                assert!(!entry.region.is_empty(), "{} has no region", rules.id());
                assert!(entry.goal.len() > 20 && entry.picture.len() >= 8, "{entry:?}");
            }
        }
        let mut named: Vec<&String> = regions().values().flatten().collect();
        named.sort();
        assert!(named.windows(2).all(|pair| pair[0] != pair[1]), "a game is in two regions");
        assert!(named.iter().all(|id| catalogue::rules(id).is_some()));
    }
}
