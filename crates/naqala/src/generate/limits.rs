//! The games of the catalogue stay far below the limits.

use crate::board::dice::Dice;
use crate::board::event::Silent;
use crate::catalogue;
use crate::game::Game;
use crate::kernel::work::spent;
use crate::language;
use crate::language::MOST_WORDS;
use crate::program::costs::{LAP_WORK, LISTING_WORK, WORK_LIMIT};
use crate::read::{Tree, Value};
use crate::rule_file::limits::{BYTES, CASES, CHOICES, TEXT, VALUES};
use crate::rule_file::{Choices, OptionValues, Report, Rules, Settings};

/// Games played with every preset and every single value of an option, and the most moves of each.
const GAMES: u64 = 2;
const MOVES: usize = 60;

fn variants(rules: &Rules) -> Vec<Game> {
    let mut choices = vec![Choices::new()];
    choices.extend(rules.presets().iter().map(|preset| Choices::new().preset(&preset.name).clone()));
    for option in rules.options() {
        let values = option.values.listed();
        choices.extend(values.iter().map(|value| Choices::new().set_value(&option.name, value).clone()));
    }
    choices.iter().filter_map(|choices| rules.compile(choices).ok()).collect()
}

/// The cost of the most expensive question in some random games.
fn dearest(game: &Game) -> u32 {
    let mut most = 0;
    for seed in 0..GAMES {
        let mut dice = Dice::new(seed);
        let mut p = game.start();
        for _ in 0..MOVES {
            let moves = game.moves(&p);
            most = most.max(spent());
            if moves.is_empty() {
                break;
            }
            p = game.play_legal(&p, moves[dice.below(moves.len())], &mut Silent);
            most = most.max(spent());
        }
    }
    most
}

#[test]
fn the_catalogue_needs_a_tenth_of_the_work_at_most() {
    let mut most = [(0, String::new()), (0, String::new()), (0, String::new())];
    for game in catalogue::all().iter().flat_map(variants) {
        let costs = game.program.shortcuts.costs;
        let asked = if costs.are_counted { dearest(&game) } else { 0 };
        for (known, cost) in most.iter_mut().zip([costs.lap, costs.listing, asked]) {
            if cost > known.0 {
                *known = (cost, format!("{} {:?}", game.id(), game.changed()));
            }
        }
    }
    println!("laps, lists of moves, questions: {most:?}");
    for ((cost, whose), limit) in most.iter().zip([LAP_WORK, LISTING_WORK, WORK_LIMIT]) {
        assert!(cost * 10 <= limit, "{whose}: {cost} of {limit}");
    }
}

/// The longest text within.
fn longest(tree: &Tree) -> usize {
    match &tree.value {
        Value::Text(text) => text.chars().count(),
        Value::List(items) => items.iter().map(longest).max().unwrap_or(0),
        Value::Table(entries) => entries.iter().map(|entry| longest(&entry.value)).max().unwrap_or(0),
        _ => 0,
    }
}

#[test]
fn the_catalogue_needs_a_tenth_of_what_a_file_may_hold() {
    for rules in catalogue::all() {
        let (id, source) = (rules.id(), rules.source());
        let fits = |what: &str, needed: usize, most: usize| {
            assert!(needed * 10 <= most, "{id}: {needed} {what} of {most}");
        };
        fits("bytes", source.len(), BYTES);
        let tree = Tree::parse(source).unwrap();
        fits("characters", longest(&tree), TEXT);
        for entry in tree.table() {
            match &entry.value.value {
                Value::List(cases) => fits(&entry.key, cases.len(), CASES),
                Value::Table(words) => fits(&entry.key, words.len(), CASES),
                _ => {}
            }
        }
        let mut choices = rules.presets().len();
        for option in rules.options() {
            if let OptionValues::OneOf(values) = &option.values {
                fits("values", values.len(), VALUES);
                choices += values.len();
            }
        }
        fits("choices", choices, CHOICES);
        let settings = Settings::resolve(id, rules.options(), rules.presets(), &Choices::new()).unwrap();
        let compiled = language::compile(rules, settings, &mut Report::new(id, source)).unwrap();
        fits("words", compiled.words, MOST_WORDS);
    }
}
