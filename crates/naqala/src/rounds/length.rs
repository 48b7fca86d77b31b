//! The length of a match, if an option sets it.

use crate::game::Game;
use crate::rule_file::{Choices, OptionError, OptionSpec, OptionValue, OptionValues, Rules, plain};

impl Game {
    /// Whether a match of this game is over after one round.
    pub(super) fn is_single_round(&self) -> bool {
        self.program.series.as_ref().is_some_and(|series| series.rounds == 1)
    }
}

impl Rules {
    /// Applies choices for a match of several rounds. Where an option says how many rounds there are, its default is a
    /// single one, and the choices leave it at that, the first value takes its place that means a longer match: two
    /// rounds where any number can be chosen.
    ///
    /// ```
    /// use naqala::{Choices, catalogue};
    /// let rules = catalogue::rules("bechi").unwrap();
    /// assert!(rules.compile(&Choices::new()).unwrap().changed().is_empty());
    /// let game = rules.compile_match(&Choices::new()).unwrap();
    /// assert_eq!(game.changed()[0].1.to_string(), "match");
    /// ```
    ///
    /// # Errors
    /// As [`Rules::compile`].
    pub fn compile_match(&self, choices: &Choices) -> Result<Game, OptionError> {
        let game = self.compile(choices)?;
        let Some(option) = self.rounds_option().filter(|_| game.is_single_round()) else { return Ok(game) };
        if choices.says(&option.name, self.presets()) {
            return Ok(game);
        }
        let values: Vec<OptionValue> = match &option.values {
            OptionValues::OneOf(values) => values.clone(),
            OptionValues::Range { min, max } => (*min..=*max).take(2).map(OptionValue::Int).collect(),
        };
        for value in values {
            let game = self.compile(choices.clone().set_value(&option.name, &value))?;
            if !game.is_single_round() {
                return Ok(game);
            }
        }
        Ok(game)
    }

    /// The option that says how many rounds a match has.
    fn rounds_option(&self) -> Option<&OptionSpec> {
        let rounds = self.file().series.as_ref()?.rounds.as_ref()?;
        let texts = rounds.every().into_iter().map(|rounds| rounds.get_ref().text());
        let mut names = texts.filter_map(|text| text.strip_prefix('$').map(plain));
        names.find_map(|name| self.options().iter().find(|option| plain(&option.name) == name))
    }
}
