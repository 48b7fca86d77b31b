//! Checks that the script of a module lacks: what is no text is refused before it becomes bytes, and whatever is called before the
//! module is there says so. wasm-bindgen has such checks only for debugging, with much else.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// What is replaced in a script, and by what.
const CHECKS: [(&str, &str); 3] = [
    (
        "function passStringToWasm0(arg, malloc, realloc) {\n",
        "function passStringToWasm0(arg, malloc, realloc) {\n    \
         if (typeof arg !== 'string') throw new TypeError(`a text is expected, not ${arg}`);\n",
    ),
    (
        "let wasmModule, wasmInstance, wasm;\n",
        "const unready = new Proxy({}, { get() { throw new Error('the module is not ready: await init() first'); } });\n\
         let wasmModule, wasmInstance, wasm = unready;\n",
    ),
    ("if (wasm !== undefined) return wasm;", "if (wasm !== unready) return wasm;"),
];

/// Adds the checks to the script `NAME.js` in a folder.
///
/// # Errors
/// If the script cannot be read or written, or is not as wasm-bindgen writes it.
pub(crate) fn add(folder: &Path, name: &str) -> Result<()> {
    let script = folder.join(format!("{name}.js"));
    let text = fs::read_to_string(&script).with_context(|| script.display().to_string())?;
    Ok(fs::write(script, checked(text)?)?)
}

fn checked(mut script: String) -> Result<String> {
    for (plain, checked) in CHECKS {
        let first = plain.lines().next().unwrap_or_default();
        script.find(plain).with_context(|| format!("the script does not contain `{first}`"))?;
        script = script.replace(plain, checked);
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_checked_or_refused() {
        let plain = CHECKS.map(|(plain, _)| plain).concat();
        assert_eq!(checked(plain).unwrap(), CHECKS.map(|(_, checked)| checked).concat());
        assert!(checked(String::new()).is_err());
    }
}
