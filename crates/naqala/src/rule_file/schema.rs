//! The shape of rule files as a JSON Schema.

use super::file::RuleFile;

/// The JSON Schema of rule files, made from the types that read them: for editors that check and complete a file while it
/// is written, and for the reference of the rule language.
///
/// ```
/// let schema = naqala::rule_file_schema();
/// assert_eq!(schema["properties"]["naqala"]["description"], "The version of the language, `2`.");
/// ```
pub fn rule_file_schema() -> serde_json::Value {
    schemars::schema_for!(RuleFile).to_value()
}
