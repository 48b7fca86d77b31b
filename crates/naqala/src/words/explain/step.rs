//! The steps of an explanation.

/// A step of an explanation, from [`crate::explain_steps`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExplainedStep {
    /// An explanation in a sentence or two.
    pub text: String,
    /// How many events of the move have happened by then.
    pub events: usize,
}
