//! The WebAssembly modules: generates their scripts, splits them, strips their names, and checks their sizes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use wasm_bindgen_cli_support::Bindgen;

use crate::bundle::{LINKS, files_below};

/// Sections of a module that say something about it and change nothing.
const CUSTOM: u8 = 0;

/// A module: the profile it is compiled with, the file cargo makes of it, and how many bytes it and its script have,
/// packed.
#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) profile: &'static str,
    pub(crate) file: &'static str,
    /// The folder of the program that it lies in, with a slash at its end; nothing for the program's own. A module with a folder
    /// of its own is not needed for the page to work.
    pub(crate) folder: &'static str,
    /// Whether parts of it become modules of their own, which are fetched when they are needed.
    pub(crate) is_split: bool,
    /// Maximum compressed size of the initial download, in bytes.
    pub(crate) most: u64,
}

const PAGE: Module =
    Module { profile: "page", file: "naqala-web", folder: "", is_split: true, most: 300_000 };
const ENGINE: Module =
    Module { profile: "web-engine", file: "naqala_web_engine", folder: "", is_split: false, most: 180_000 };
/// The engine whose threads share memory.
const THREADS: Module = Module { profile: "web-threads", folder: "threads/", most: 200_000, ..ENGINE };

pub(crate) const MODULES: [Module; 3] = [PAGE, ENGINE, THREADS];

impl Module {
    /// Whether the module was compiled. An error in binding says it for those that have to be there.
    pub(crate) fn is_compiled(&self, compiled: &Path) -> bool {
        self.folder.is_empty() || self.compiled(compiled).exists()
    }

    /// Whether the program has the module.
    pub(crate) fn is_in(&self, program: &Path) -> bool {
        program.join(self.folder).exists()
    }

    /// What cargo has made.
    fn compiled(&self, compiled: &Path) -> PathBuf {
        compiled.join(self.profile).join(self.file).with_extension("wasm")
    }

    /// Puts the module into the folder of the program, with its parts and its script.
    pub(crate) fn bind(&self, compiled: &Path, program: &Path) -> Result<()> {
        let folder = &program.join(self.folder);
        let compiled = self.compiled(compiled);
        let wasm = if self.is_split { split(&compiled, folder)? } else { compiled };
        let mut bindgen = Bindgen::new();
        bindgen.input_path(wasm).web(true)?.typescript(false);
        // The script finds its module beside itself.
        bindgen.omit_default_module_path(false);
        bindgen.remove_name_section(true).remove_producers_section(true);
        // The parts find each other by what the first of them exports.
        bindgen.keep_lld_exports(self.is_split).demangle(!self.is_split);
        bindgen.generate(folder)
    }

    /// Whether a file of the program comes at first, with this module.
    pub(crate) fn is_first(&self, name: &str) -> bool {
        name == format!("{}{}_bg.wasm", self.folder, self.file)
    }

    /// How many bytes come at first, packed: the module, its script, and what comes with it.
    pub(crate) fn packed_size(&self, program: &Path) -> Result<u64> {
        let names = ["_bg.wasm", ".js"].map(|end| format!("{}{}{end}", self.folder, self.file));
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
    let mut bare = wasm_encoder::Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(wasm) {
        if let Some((id, range)) = payload?.as_section().filter(|(id, _)| *id != CUSTOM) {
            let data = &wasm[range.start as usize..range.end as usize];
            bare.section(&wasm_encoder::RawSection { id, data });
        }
    }
    Ok(bare.finish())
}
