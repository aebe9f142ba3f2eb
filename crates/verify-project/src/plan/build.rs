//! A unit to LLVM IR, from the cache where nothing that it depends on has changed.

use crate::cache::{FileHashes, UnitStore};
use crate::clang::{Clang, CompileError, Compiled, Compiler, Headers, Language};
use crate::files;
use crate::ir::{Digest, Symbols, spans};
use crate::models::Models;
use crate::process::Limits;
use crate::unit::{BuiltUnit, Unit};
use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use verify_ffi::Interface;
use verify_symex::{CheckSet, Code};

/// What all units of a run have in common.
#[derive(Debug)]
pub struct Builder<'a> {
    pub clang: &'a Clang,
    pub models: &'a Models,
    /// Names this binary: its flags and its rewriting of contracts are part of a unit.
    pub program: &'a str,
    pub checks: CheckSet,
    pub first_headers: Headers,
    pub store: &'a UnitStore,
    pub hashes: &'a FileHashes,
    /// Flags that clang does not know are the user's mistake; else they are GCC's and left out.
    pub keeps_flags: bool,
    pub limits: Limits,
    /// Define what Q_OBJECT declares: moc's output is not among the units.
    pub defines_meta_objects: bool,
    pub verbose: bool,
}

impl Builder<'_> {
    /// The same against the system's headers.
    pub fn against_real_headers(&self) -> Builder<'_> {
        Builder {
            first_headers: Headers::Real,
            checks: self.checks.clone(),
            limits: self.limits.clone(),
            ..*self
        }
    }

    pub fn build(&self, unit: &Unit) -> Result<BuiltUnit, CompileError> {
        let key = self.key(unit);
        if let Some(built) = self.store.find(&key, self.hashes) {
            return Ok(built);
        }
        let scratch = self.store.scratch()?;
        let ir = scratch.path().join("unit.ll");
        let dependencies = scratch.path().join("unit.d");
        let compiled = self.compile(unit, &ir, &dependencies)?;
        let bytes = files::read(&ir)?;
        let text = String::from_utf8_lossy(&bytes);
        let name = match unit.language {
            Language::Ir => unit.source.display().to_string(),
            Language::C | Language::Cpp => "unit.ll".to_owned(),
        };
        let module = verify_ir::read_bytes(&bytes, &name);
        let module = module.map_err(|error| CompileError::UnreadableIr {
            unit: unit.source.clone(),
            message: error.to_string(),
        })?;
        let built = BuiltUnit {
            ir: format!("{}.ll", &blake3::hash(&bytes).to_hex()[..32]),
            symbols: Symbols::of(&module),
            interface: Interface::of_module(&module),
            spans: spans(&module),
            digest: Digest::of(&text),
            headers: compiled.headers,
            model_error: compiled.model_error,
            files: self
                .dependencies(unit, &dependencies)
                .into_iter()
                .filter_map(|file| Some((file.clone().into_os_string(), self.hashes.get(&file)?)))
                .collect(),
        };
        self.store.keep(&key, &built, &ir)?;
        Ok(built)
    }

    fn compile(
        &self,
        unit: &Unit,
        ir: &Path,
        dependencies: &Path,
    ) -> Result<Compiled, CompileError> {
        let mut flags = unit.flags.clone();
        loop {
            let compiler = Compiler {
                clang: self.clang,
                models: self.models,
                checks: self.checks.clone(),
                standard: None,
                flags: &flags,
                directory: Some(&unit.directory),
                environment: &unit.environment,
                dependencies: Some(dependencies),
                first_headers: self.first_headers,
                limits: self.limits.clone(),
                is_side_file: unit.is_side_file,
                defines_meta_objects: self.defines_meta_objects,
                verbose: self.verbose,
            };
            let compiled = compiler.compile(&unit.source, unit.language, ir.to_owned());
            let Err(CompileError::DoesNotCompile { message, .. }) = &compiled else {
                return compiled;
            };
            if self.keeps_flags {
                return compiled;
            }
            // Only GCC knows it, and it can mean nothing to clang.
            let before = flags.len();
            let unknown = unknown_flags(message);
            flags.retain(|flag| !unknown.iter().any(|name| flag == name.as_str()));
            if flags.len() == before {
                return compiled;
            }
        }
    }

    /// Names the compilation: everything that decides its result but the content of files.
    fn key(&self, unit: &Unit) -> String {
        let mut hasher = blake3::Hasher::new();
        let mut add = |part: &[u8]| {
            hasher
                .update(&(part.len() as u64).to_le_bytes())
                .update(part);
        };
        add(env!("CARGO_PKG_VERSION").as_bytes());
        add(self.program.as_bytes());
        add(&verify_ffi::INTERFACE_FORMAT.to_le_bytes());
        add(self.clang.version.as_bytes());
        add(self.clang.program.as_os_str().as_bytes());
        add(self.models.name().as_bytes());
        for code in Code::ALL.iter().filter(|code| self.checks.contains(**code)) {
            add(code.as_str().as_bytes());
        }
        add(format!("{:?}", self.first_headers).as_bytes());
        add(&[u8::from(self.defines_meta_objects)]);
        add(unit.language.name().as_bytes());
        add(if unit.is_side_file { b"contracts" } else { b"" });
        add(unit.source.as_os_str().as_bytes());
        add(unit.directory.as_os_str().as_bytes());
        for flag in &unit.flags {
            add(flag.as_bytes());
        }
        for (name, value) in &unit.environment {
            add(name.as_bytes());
            add(value.as_bytes());
        }
        hasher.finalize().to_hex()[..32].to_owned()
    }

    /// The files that the unit was made from, the models apart, which the key names.
    fn dependencies(&self, unit: &Unit, list: &Path) -> Vec<PathBuf> {
        let text = std::fs::read(list).unwrap_or_default();
        let mut files: Vec<PathBuf> = parse_dependencies(&text)
            .into_iter()
            .map(|file| unit.directory.join(file))
            .filter(|file| self.models.part(file).is_none())
            .collect();
        files.push(unit.source.clone());
        files.sort();
        files.dedup();
        files
    }
}

/// The flags that clang says it does not know.
fn unknown_flags(message: &str) -> Vec<String> {
    let plain = anstream::adapter::strip_str(message).to_string();
    const KINDS: [&str; 3] = [
        "unknown argument: '",
        "unknown argument '",
        "unsupported option '",
    ];
    plain
        .lines()
        .filter_map(|line| KINDS.iter().find_map(|kind| line.split_once(kind)))
        .filter_map(|(_, rest)| Some(rest.split_once('\'')?.0.to_owned()))
        .collect()
}

/// What follows the colon in a rule for make.
fn parse_dependencies(text: &[u8]) -> Vec<OsString> {
    use std::os::unix::ffi::OsStringExt;
    let mut files = Vec::new();
    let mut file: Vec<u8> = Vec::new();
    let colon = text
        .windows(2)
        .position(|pair| pair[0] == b':' && pair[1].is_ascii_whitespace());
    let mut bytes = text[colon.map_or(text.len(), |at| at + 1)..]
        .iter()
        .copied()
        .peekable();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => match bytes.next() {
                Some(b'\n') | None => {}
                Some(other @ (b' ' | b'#' | b'\\')) => file.push(other),
                Some(other) => file.extend([b'\\', other]),
            },
            b'$' if bytes.peek() == Some(&b'$') => {
                bytes.next();
                file.push(b'$');
            }
            _ if byte.is_ascii_whitespace() => {
                if !file.is_empty() {
                    files.push(OsString::from_vec(std::mem::take(&mut file)));
                }
            }
            _ => file.push(byte),
        }
    }
    if !file.is_empty() {
        files.push(OsString::from_vec(file));
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_for_make_are_read() {
        let text = b"unit.o: src/a.cpp \\\n  /usr/include/with\\ space.h /x/$$y.h\n";
        assert_eq!(
            parse_dependencies(text),
            ["src/a.cpp", "/usr/include/with space.h", "/x/$y.h"]
        );
        assert!(parse_dependencies(b"").is_empty());
    }

    #[test]
    fn flags_that_clang_does_not_know_are_found() {
        let message = "clang: error: unknown argument: '-fno-tree-vrp'\nclang: error: unsupported option '-mfoo' for target 'x'";
        assert_eq!(unknown_flags(message), ["-fno-tree-vrp", "-mfoo"]);
    }
}
