//! Short names for what a module imports from its script. Those that wasm-bindgen gives contain hashes, which do not compress.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_encoder::{EntityType, ImportSection};
use wasmparser::{ImportSectionReader, Payload};

use crate::modules::rewritten;

/// Numbers the imports of the module `NAME_bg.wasm` in a folder, there and in its script, `NAME.js`.
///
/// # Errors
/// If a file cannot be read or written, or the script does not define an import as expected.
pub(crate) fn number(folder: &Path, name: &str) -> Result<()> {
    let (module, script) = (folder.join(format!("{name}_bg.wasm")), folder.join(format!("{name}.js")));
    let wasm = fs::read(&module).with_context(|| module.display().to_string())?;
    let text = fs::read_to_string(&script).with_context(|| script.display().to_string())?;
    let (wasm, text) = numbered(&wasm, text, &format!("./{name}_bg.js"))?;
    fs::write(module, wasm)?;
    Ok(fs::write(script, text)?)
}

/// A module and its script with numbers for the names of everything imported from `origin`.
fn numbered(wasm: &[u8], mut script: String, origin: &str) -> Result<(Vec<u8>, String)> {
    let wasm = rewritten(wasm, |module, payload, section| {
        match payload {
            Payload::ImportSection(imports) => module.section(&renamed(imports, &mut script, origin)?),
            _ => module.section(&section),
        };
        Ok(())
    })?;
    Ok((wasm, script))
}

fn renamed(imports: ImportSectionReader<'_>, script: &mut String, origin: &str) -> Result<ImportSection> {
    let mut section = ImportSection::new();
    for (number, import) in imports.into_imports().enumerate() {
        let import = import?;
        let ty = EntityType::try_from(import.ty)?;
        if import.module != origin {
            section.import(import.module, import.name, ty);
            continue;
        }
        let (before, after) = script
            .split_once(&format!(" {}: ", import.name))
            .with_context(|| format!("the script does not define {}", import.name))?;
        *script = format!("{before} {number}: {after}");
        section.import(import.module, &number.to_string(), ty);
    }
    Ok(section)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::Module;
    use wasmparser::Parser;

    #[test]
    fn a_module_and_its_script_agree() {
        let mut imports = ImportSection::new();
        let memory = wasm_encoder::MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        imports.import("./other.js", "kept", memory);
        imports.import("./a_bg.js", "__wbg_now_0123456789abcdef", memory);
        let mut module = Module::new();
        module.section(&imports);
        let script = "const import0 = {\n        __wbg_now_0123456789abcdef: function() {".to_owned();
        let (wasm, script) = numbered(&module.finish(), script, "./a_bg.js").unwrap();
        assert_eq!(script, "const import0 = {\n        1: function() {");
        let names = |payload: Payload<'_>| match payload {
            Payload::ImportSection(imports) => {
                imports.into_imports().map(|import| import.unwrap().name.to_owned()).collect()
            }
            _ => Vec::new(),
        };
        let names: Vec<String> =
            Parser::new(0).parse_all(&wasm).flat_map(|payload| names(payload.unwrap())).collect();
        assert_eq!(names, ["kept", "1"]);
        assert!(numbered(&wasm, String::new(), "./a_bg.js").is_err());
    }
}
