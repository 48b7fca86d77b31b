//! Turns the arguments GAME, `--preset` and `--option` into compiled rules.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use naqala::{Choices, Game, MatchSession, Position, Rules, Session, catalogue};
use naqala_engine::{Endgame, Occasion, Weights};

use crate::cli::{GameArgs, VariantArgs, WeightsArgs};
use crate::finding::Finding;
use crate::{input, terminal};

/// Advice in errors of commands that have the option `--rules`.
pub(crate) const WITH_RULES_OPTION: &str = "name it with --rules FILE";

/// The extension of the weights file next to a rule file: `my-game.weights.toml`.
pub(crate) const WEIGHTS_EXTENSION: &str = "weights.toml";

/// The game and variant the user asked for, with the weights they named.
pub(crate) fn weighed_game(args: &GameArgs, weights: &WeightsArgs) -> Result<Game> {
    weighed(game(args)?, weights)
}

/// A game with the weights the user named, which have to fit it; without such, as it is.
pub(crate) fn weighed(game: Game, weights: &WeightsArgs) -> Result<Game> {
    match &weights.weights {
        Some(path) => with_weights_of(&game, path),
        None => Ok(game),
    }
}

fn with_weights_of(game: &Game, path: &Path) -> Result<Game> {
    let text = input::read_text(path)?;
    let weights = Weights::parse(&text).and_then(|weights| weights.check(game).map(|()| weights));
    let weights = weights.with_context(|| input::name(path))?;
    if weights.game() != game.id() {
        let name = input::name(path);
        terminal::complain(&format!(
            "{name} was learnt from games of {}, not of {}; it fits the board and is used all the same",
            weights.game(),
            game.id()
        ));
    }
    with_weights(game, Some(&text))
}

/// The same game with other weights, or with none.
pub(crate) fn with_weights(game: &Game, weights: Option<&str>) -> Result<Game> {
    let mut choices = Choices::new();
    for (name, value) in game.chosen() {
        choices.set(name, &value.to_string());
    }
    Ok(game.rules().clone().with_weights(weights).compile(&choices)?)
}

/// The game and variant the user asked for.
pub(crate) fn game(args: &GameArgs) -> Result<Game> {
    let rules = rules(&args.game)?;
    variant(&rules, &args.variant)
}

/// The game and variant for a match of rounds, if the user asked for a match; otherwise for a single game.
pub(crate) fn game_or_match(args: &GameArgs, in_match: bool) -> Result<Game> {
    let rules = rules(&args.game)?;
    variant_or_match(&rules, &args.variant, in_match)
}

/// A match of rounds, if the game is played in such.
pub(crate) fn begin_match(game: &Game) -> Result<MatchSession> {
    let played = MatchSession::new_match(game.clone());
    played.with_context(|| format!("{} is not played in matches of rounds: leave --match out", game.id()))
}

/// What players are told about the game, or about a match of it.
pub(crate) fn occasion(game: &Game, in_match: bool, endgame: Option<Arc<dyn Endgame>>) -> Occasion {
    Occasion { endgame, minds_margin: in_match && game.carries_winnings() }
}

/// The game and options that a file names. The rules come from the rule file that the user named, or else from the catalogue.
pub(crate) fn recorded(id: &str, options: &[(String, String)], own: Option<&Path>) -> Result<Game> {
    let rules = match own {
        Some(path) => Cow::Owned(own_rules(path)?),
        None => Cow::Borrowed(catalogue::rules(id).with_context(|| {
            format!("no game `{id}` is in the catalogue; if you have its rule file, {WITH_RULES_OPTION}")
        })?),
    };
    if let Some(path) = own.filter(|_| rules.id() != id) {
        bail!("{} has the rules of {}, and those of {id} are wanted", input::name(path), rules.id());
    }
    let mut choices = Choices::new();
    for (option, value) in options {
        choices.set(option, value);
    }
    Ok(rules.compile(&choices)?)
}

/// The rules of a game of the catalogue or of a rule file.
pub(crate) fn rules(name: &str) -> Result<Cow<'static, Rules>> {
    if let Some(path) = as_file(name) {
        return Ok(Cow::Owned(own_rules(path)?));
    }
    if let Some(rules) = catalogue::rules(name) {
        return Ok(Cow::Borrowed(rules));
    }
    if let Some(named) = catalogue::named_game(name) {
        bail!(
            "{} cannot be played, its rules are not known well enough; `naqala rules {}` tells what is known",
            named.name,
            named.id
        );
    }
    match called(name)[..] {
        [only] => Ok(Cow::Borrowed(only)),
        _ => bail!("{}", unknown(name)),
    }
}

/// The games that are called so: by one of their names, or by a name in another language, script or spelling.
fn called(name: &str) -> Vec<&'static Rules> {
    let called: Vec<_> = catalogue::called(name).collect();
    if !called.is_empty() {
        return called;
    }
    let wanted = in_latin_letters(name);
    let goes_by = |known: &String| !wanted.is_empty() && in_latin_letters(known) == wanted;
    catalogue::all().iter().filter(|rules| naqala::all_names(rules).iter().any(goes_by)).collect()
}

/// A name without accents, spaces and signs, in small Latin letters.
fn in_latin_letters(name: &str) -> String {
    any_ascii::any_ascii(name).to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect()
}

/// Suggests games for a word that is not the id of a game.
fn unknown(name: &str) -> String {
    let called: Vec<&str> = called(name).into_iter().map(Rules::id).collect();
    match (called.as_slice(), catalogue::suggest(&in_latin_letters(name))) {
        ([], Some(near)) => format!("no game `{name}`; did you mean `{near}`? `naqala games` lists them"),
        ([], None) => {
            format!("no game `{name}`; `naqala games` lists them, and a rule file is named with its .toml")
        }
        ([only], _) => format!("no game has the id `{name}`; {only} is called so too"),
        (several, _) => {
            let ids = several.join(", ");
            format!("no game has the id `{name}`, but several are called so: write one of {ids}")
        }
    }
}

/// A hint for a user who typed a game where a command was expected; `None` if it is no game.
pub(crate) fn taken_for_command(word: &str) -> Option<String> {
    if as_file(word).is_some_and(|path| path.exists()) || catalogue::rules(word).is_some() {
        return Some(format!("`{word}` is a game, not a command: `naqala play {word}` plays it"));
    }
    if let Some(named) = catalogue::named_game(word) {
        let id = &named.id;
        return Some(format!("`{word}` is a game, not a command: `naqala rules {id}` tells what is known"));
    }
    catalogue::called(word).next().map(|_| unknown(word) + ", as in `naqala play GAME`")
}

/// The rules of a rule file, with the weights that lie beside it.
pub(crate) fn own_rules(path: &Path) -> Result<Rules> {
    let rules = rule_file(path)?;
    let beside = path.with_extension(WEIGHTS_EXTENSION);
    let weights = beside.is_file().then(|| input::read_text(&beside)).transpose()?;
    if let Some(Err(error)) = weights.as_deref().map(Weights::parse) {
        terminal::complain(&format!("{}: {error}; the engine plays without these weights", beside.display()));
    }
    Ok(rules.with_weights(weights.as_deref()))
}

/// Reads and checks a rule file. The error has a line for each mistake.
pub(crate) fn rule_file(path: &Path) -> Result<Rules> {
    let text = input::read_text(path)?;
    parse(&input::name(path), &text)
}

/// Checks the text of a rule file. The error has a line for each mistake.
pub(crate) fn parse(name: &str, text: &str) -> Result<Rules> {
    Rules::parse(name, text).map_err(|errors| anyhow!(Finding::lines(&Finding::all_of(&errors))))
}

/// Applies the preset and the options.
pub(crate) fn variant(rules: &Rules, args: &VariantArgs) -> Result<Game> {
    Ok(rules.compile(&choices(args)?)?)
}

/// Applies the preset and the options; in a match there is more than one round, unless an option is set to say so.
pub(crate) fn variant_or_match(rules: &Rules, args: &VariantArgs, in_match: bool) -> Result<Game> {
    let choices = choices(args)?;
    Ok(if in_match { rules.compile_match(&choices) } else { rules.compile(&choices) }?)
}

pub(crate) fn choices(args: &VariantArgs) -> Result<Choices> {
    let mut choices = Choices::new();
    if let Some(preset) = &args.preset {
        choices.preset(preset);
    }
    let mut named = BTreeSet::new();
    for option in &args.options {
        let (name, value) = match option.split_once('=') {
            Some((name, value)) if !name.trim().is_empty() => (name, value),
            Some(_) => bail!("`{option}` does not name an option: write --option NAME=VALUE"),
            None => bail!("`{option}` is without a value: write --option NAME=VALUE"),
        };
        if !named.insert(name.trim()) {
            bail!("the option `{}` is given twice; write one value", name.trim());
        }
        choices.set(name.trim(), value.trim());
    }
    Ok(choices)
}

/// The position the user gave, or the start. It is over if an end that is tested before a turn holds already.
pub(crate) fn position(game: &Game, text: Option<&str>) -> Result<Position> {
    let Some(text) = text else { return Ok(game.start()) };
    let position = game.parse_position(text).map_err(|error| anyhow!("bad position `{text}`: {error}"))?;
    Ok(*Session::from_position(game.clone(), position).position())
}

/// The absolute path of the rule file, if the user named one. Records contain it, because they may be read in another folder.
pub(crate) fn whole_path(name: &str) -> Result<Option<String>> {
    let path = as_file(name).map(Path::canonicalize).transpose();
    Ok(path.with_context(|| format!("cannot read {name}"))?.map(|path| path.display().to_string()))
}

/// The rule file, if the user named one instead of a game of the catalogue.
pub(crate) fn as_file(name: &str) -> Option<&Path> {
    let path = Path::new(name);
    let is_file = name.contains(['/', '\\']) || path.extension().is_some_and(|extension| extension == "toml");
    is_file.then_some(path)
}
