//! Finds the files of a package: from the roots of its crates along `mod` and `include!`.

use super::attributes::{Keep, keep};
use super::tree::{FileId, Module, ModuleId, SourceFile, Sources};
use crate::target::{Cfg, Target};
use std::path::{Path, PathBuf};

/// What is read, and for which build.
#[derive(Clone, Debug, Default)]
pub struct Package {
    /// The library and the programs.
    pub crates: Vec<CrateRoot>,
    /// Crates of other packages that call what this one declares, or have types that it uses. Only their calls and types
    /// count.
    pub neighbours: Vec<CrateRoot>,
    /// The value of `CARGO_MANIFEST_DIR`.
    pub manifest_directory: PathBuf,
    /// The values of `OUT_DIR`: files that build scripts generated are looked for there.
    pub out_dirs: Vec<PathBuf>,
    /// What `cfg`s and sizes are evaluated for.
    pub target: Target,
    /// The features that are on.
    pub features: Vec<String>,
    /// What build scripts set, in the words of `--cfg`.
    pub cfgs: Vec<String>,
}

/// The root of a crate.
#[derive(Clone, Debug)]
pub struct CrateRoot {
    /// As other crates name it, with underscores.
    pub name: String,
    /// Of the file with the crate's root.
    pub path: PathBuf,
    /// Whether other crates of the package can use it.
    pub is_library: bool,
}

/// Reads all sources of a package.
pub(crate) fn load(package: &Package) -> Sources {
    let mut loader = Loader {
        package,
        sources: Sources {
            target: package.target,
            cfg: Cfg::new(package.target, &package.features, &package.cfgs),
            ..Sources::default()
        },
        open: Vec::new(),
    };
    for root in &package.crates {
        loader.crate_root(root);
    }
    let sources = &loader.sources;
    let own = (
        sources.foreign.len(),
        sources.exported.len(),
        sources.bridges.len(),
    );
    let notes = sources.notes.len();
    for root in &package.neighbours {
        loader.crate_root(root);
    }
    let mut sources = loader.sources;
    sources.foreign.truncate(own.0);
    sources.exported.truncate(own.1);
    sources.bridges.truncate(own.2);
    // What cannot be read of them is noted where they are read for their own sake.
    sources.notes.truncate(notes);
    sources
}

pub(super) struct Loader<'a> {
    pub package: &'a Package,
    pub sources: Sources,
    /// The files that are being read, each for the sake of the one before.
    open: Vec<PathBuf>,
}

/// Where items stand.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub module: ModuleId,
    pub file: FileId,
    /// Where the files of its modules are.
    pub directory: PathBuf,
    /// What `#[path]` is relative to.
    pub path_base: PathBuf,
    pub conditional: bool,
}

impl Loader<'_> {
    fn crate_root(&mut self, root: &CrateRoot) {
        let module = self.module(None);
        if root.is_library {
            self.sources.crates.insert(root.name.clone(), module);
        }
        let directory = parent(&root.path);
        self.file(&root.path, module, &directory, false);
    }

    /// A module without items yet.
    pub fn module(&mut self, parent: Option<ModuleId>) -> ModuleId {
        let id = self.sources.modules.len();
        let root = parent.map_or(id, |parent| self.sources.modules[parent].root);
        self.sources.modules.push(Module {
            root,
            parent,
            names: std::collections::HashMap::new(),
            globs: Vec::new(),
        });
        id
    }

    /// Reads a file into a module.
    pub fn file(&mut self, path: &Path, module: ModuleId, directory: &Path, conditional: bool) {
        let shown = path.to_string_lossy().into_owned();
        if self.open.iter().any(|open| open == path) {
            let message = format!("`{shown}` includes itself and is read once");
            return self.sources.note(message, None);
        }
        let text = match std::fs::read(path) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) => {
                let message = format!("`{shown}` cannot be read: {error}");
                return self.sources.note(message, None);
            }
        };
        let file = self.sources.files.len();
        self.sources
            .files
            .push(SourceFile::new(shown.clone(), &text));
        let parsed = match syn::parse_file(&text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let span = self.sources.span(file, error.span());
                let message = format!("`{shown}` is not Rust that can be read: {error}");
                return self.sources.note(message, Some(span));
            }
        };
        let kept = keep(&parsed.attrs, &self.sources.cfg);
        if kept == Keep::No {
            return;
        }
        let scope = Scope {
            module,
            file,
            directory: directory.to_owned(),
            path_base: parent(path),
            conditional: conditional || kept == Keep::Perhaps,
        };
        self.open.push(path.to_owned());
        self.items(&scope, parsed.items);
        self.open.pop();
    }
}

pub(super) fn parent(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}
