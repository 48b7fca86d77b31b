//! The WebAssembly modules: generates their scripts, splits them, strips their names, and checks their sizes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::RawSection;
use wasmparser::{Parser, Payload};

use crate::bundle::{LINKS, files_below};
use crate::imports;

/// Sections of a module that say something about it and change nothing.
const CUSTOM: u8 = 0;

/// A module: the profile it is compiled with, the file cargo makes of it, and how many bytes it and its script have,
/// packed.
#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) profile: &'static str,
    pub(crate) file: &'static str,
    /// Whether parts of it become modules of their own, which are fetched when they are needed.
    pub(crate) is_split: bool,
    /// Maximum compressed size of the initial download, in bytes.
    pub(crate) most: u64,
}

pub(crate) const MODULES: [Module; 2] = [
    Module { profile: "page", file: "naqala-web", is_split: true, most: 300_000 },
    Module { profile: "web-engine", file: "naqala_web_engine", is_split: false, most: 180 * 1024 },
];

impl Module {
    /// Puts the module into a folder, with its parts and its script.
    pub(crate) fn bind(&self, compiled: &Path, folder: &Path) -> Result<()> {
        let compiled = compiled.join(self.profile).join(self.file).with_extension("wasm");
        let wasm = if self.is_split { split(&compiled, folder)? } else { compiled };
        let mut bindgen = Bindgen::new();
        bindgen.input_path(wasm).web(true)?.typescript(false);
        // The script finds its module beside itself.
        bindgen.omit_default_module_path(false);
        bindgen.remove_name_section(true).remove_producers_section(true);
        // The parts find each other by what the first of them exports.
        bindgen.keep_lld_exports(self.is_split).demangle(!self.is_split);
        bindgen.generate(folder)?;
        imports::number(folder, self.file)
    }

    /// Whether a file of the program comes at first, with this module.
    pub(crate) fn is_first(&self, name: &str) -> bool {
        name == format!("{}_bg.wasm", self.file)
    }

    /// How many bytes come at first, packed: the module, its script, and what comes with it.
    pub(crate) fn packed_size(&self, program: &Path) -> Result<u64> {
        let names = [format!("{}_bg.wasm", self.file), format!("{}.js", self.file)];
        let with: &[&str] =
            if self.is_split { &[LINKS, "style.css", "boot.js"] } else { &["engine-worker.js"] };
        let names = names.into_iter().chain(with.iter().map(|name| (*name).to_owned()));
        names.map(|name| Ok(fs::metadata(program.join(format!("{name}.br")))?.len())).sum()
    }
}

/// The name of the program's folder, which changes whenever the program does. So an open page either continues with its own
/// parts, or reports that they are no longer available.
pub(crate) fn version(program: &Path) -> Result<String> {
    let mut sum = flate2::Crc::new();
    for file in files_below(program)? {
        sum.update(&fs::read(file)?);
    }
    Ok(format!("app-{:08x}", sum.sum()))
}

/// Puts the parts of a module that are fetched when they are needed beside the page; the place of what remains.
fn split(compiled: &Path, page: &Path) -> Result<PathBuf> {
    let name = compiled.file_name().expect("a file");
    let folder = compiled.with_file_name("split");
    fs::create_dir_all(&folder)?;
    let main = folder.join(name);
    let script = format!("./{}", Path::new(name).with_extension("js").display());
    let wasm = fs::read(compiled)?;
    let mut options = wasm_split_cli_support::Options::new(&wasm);
    (options.output_dir, options.main_out_path, options.main_module) = (page, &main, &script);
    let parts = wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))?;
    for part in parts.split_modules {
        fs::write(&part, bare(&fs::read(&part)?)?)?;
    }
    Ok(main)
}

/// A module without the names of its functions and other remarks.
fn bare(wasm: &[u8]) -> Result<Vec<u8>> {
    rewritten(wasm, |module, _, section| {
        if section.id != CUSTOM {
            module.section(&section);
        }
        Ok(())
    })
}

/// A module with the sections that `add` puts in. It gets those of `wasm`, one after the other: what it says, and its bytes.
pub(crate) fn rewritten(
    wasm: &[u8],
    mut add: impl FnMut(&mut wasm_encoder::Module, Payload<'_>, RawSection<'_>) -> Result<()>,
) -> Result<Vec<u8>> {
    let mut module = wasm_encoder::Module::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        if let Some((id, range)) = payload.as_section() {
            let data = &wasm[range.start as usize..range.end as usize];
            add(&mut module, payload, RawSection { id, data })?;
        }
    }
    Ok(module.finish())
}
