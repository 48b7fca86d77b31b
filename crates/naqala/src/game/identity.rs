//! When two games are the same.

use std::sync::Arc;

use crate::game::Game;

impl Game {
    /// Whether two games have the same id, the same options and the same compiled rules, so that what is known about positions
    /// of one holds for those of the other. The same id alone does not suffice, because somebody may have edited the rule file.
    /// Weights and the texts of a rule file do not count.
    ///
    /// ```
    /// use naqala::{Choices, Rules, catalogue};
    /// let oware = catalogue::game("oware").unwrap();
    /// assert!(oware.is_same(&catalogue::game("oware").unwrap()));
    /// let edited = oware.rules().source().replace("seeds in {2, 3}", "seeds in {2, 4}");
    /// let edited = Rules::parse("edited.toml", &edited).unwrap().compile(&Choices::new()).unwrap();
    /// assert_eq!(edited.id(), oware.id());
    /// assert!(!edited.is_same(&oware));
    /// ```
    pub fn is_same(&self, other: &Game) -> bool {
        Arc::ptr_eq(&self.compiled, &other.compiled)
            || self.id() == other.id()
                && self.settings == other.settings
                && self.start == other.start
                && self.most == other.most
                && self.territory == other.territory
                && self.seats == other.seats
                && self.board == other.board
                && self.has_program_of(other)
    }

    #[cfg(not(target_family = "wasm"))]
    fn has_program_of(&self, other: &Game) -> bool {
        self.program == other.program
    }

    /// In the browser the comparison would take 3 kB. Its engine begins anew with every game that it is given.
    #[cfg(target_family = "wasm")]
    fn has_program_of(&self, _: &Game) -> bool {
        true
    }
}
