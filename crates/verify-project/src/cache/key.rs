//! What a job's result depends on, as one hash: the digests of everything reachable from its entry
//! point, the models, the options, the engine.

use crate::files::{self, FileError};
use crate::ir::Item;
use crate::unit::BuiltUnit;
use std::collections::BTreeSet;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use verify_symex::Options;
use verify_symex::call_environment::CallEnvironment;
use verify_symex::contract_subject;

/// Names the result of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryKey {
    /// What decides the verdict.
    pub meaning: String,
    /// What decides the places in it.
    pub lines: String,
}

/// Variables that hold what runs before and after everything else.
const ROOTS: [&str; 2] = ["llvm.global_ctors", "llvm.global_dtors"];

/// The key of the job that starts in the first unit's function with this symbol. `context` is what
/// else the result depends on: the binary, the models.
pub fn entry_key(
    units: &[&BuiltUnit],
    symbol: &str,
    options: &Options,
    context: &[&str],
) -> EntryKey {
    let mut meaning = blake3::Hasher::new();
    let mut lines = blake3::Hasher::new();
    for part in context {
        meaning.update(part.as_bytes()).update(&[0]);
    }
    let starts = starts(symbol, options);
    let options = serde_json::to_vec(options).expect("options hold nothing that JSON cannot say");
    meaning.update(&options);
    let start = units.first().and_then(|unit| unit.digest.items.get(symbol));
    meaning.update(start.map_or("", |item| item.signature.as_str()).as_bytes());
    for (at, name, item) in reachable(units, &starts) {
        meaning
            .update(&at.to_le_bytes())
            .update(name.as_bytes())
            .update(item.meaning.as_bytes());
        lines.update(item.lines.as_bytes());
    }
    for unit in units {
        meaning.update(unit.digest.head.as_bytes());
    }
    EntryKey {
        meaning: meaning.finalize().to_hex()[..32].to_owned(),
        lines: lines.finalize().to_hex()[..32].to_owned(),
    }
}

/// The names of all that a job can reach, with the position of the unit that has it.
pub fn reached<'a>(
    units: &[&'a BuiltUnit],
    symbol: &str,
    options: &Options,
) -> BTreeSet<(usize, &'a str)> {
    let found = reachable(units, &starts(symbol, options));
    found.into_iter().map(|(at, name, _)| (at, name)).collect()
}

/// The functions that a job calls by itself: the entry point, and what its caller calls besides.
fn starts<'a>(symbol: &'a str, options: &'a Options) -> Vec<&'a str> {
    let setup_call = options
        .caller
        .iter()
        .flat_map(CallEnvironment::setup_functions);
    std::iter::once(symbol).chain(setup_call).collect()
}

/// Everything that the functions can reach, with the position of its unit, in a fixed order.
fn reachable<'a>(units: &[&'a BuiltUnit], starts: &[&str]) -> BTreeSet<(usize, &'a str, &'a Item)> {
    let mut found = BTreeSet::new();
    let mut open: Vec<(usize, &str)> = starts.iter().map(|symbol| (0, *symbol)).collect();
    open.extend((0..units.len()).flat_map(|at| ROOTS.map(|root| (at, root))));
    // A contract beside its function is found by its name: nothing refers to it.
    for (at, unit) in units.iter().enumerate() {
        let holders = unit
            .symbols
            .contracts
            .iter()
            .filter(|symbol| contract_subject(symbol).is_some());
        open.extend(holders.map(|symbol| (at, symbol.as_str())));
    }
    while let Some((at, name)) = open.pop() {
        let Some((at, name, item)) = locate(units, at, name) else {
            continue;
        };
        if found.insert((at, name, item)) {
            open.extend(item.needs.iter().map(|need| (at, need.as_str())));
        }
    }
    found
}

/// The definition that the name has in a unit; the declaration where there is none.
fn locate<'a>(
    units: &[&'a BuiltUnit],
    at: usize,
    name: &str,
) -> Option<(usize, &'a str, &'a Item)> {
    let get = |at: usize| {
        let (name, item) = units[at].digest.items.get_key_value(name)?;
        Some((at, name.as_str(), item))
    };
    let own = get(at);
    if own.is_some_and(|(_, _, item)| !item.declared) {
        return own;
    }
    let mut elsewhere = (0..units.len()).filter_map(get);
    elsewhere
        .find(|(_, _, item)| !item.declared && !item.local)
        .or(own)
}

/// Names this binary: its engine, its solvers, its embedded models.
pub fn program_hash() -> Result<String, FileError> {
    let failed = || FileError::read("cargo-verify");
    let path = std::env::current_exe().map_err(failed())?;
    let data = std::fs::metadata(&path).map_err(failed())?;
    // A binary is large, and the same until its file is another one.
    let file = (
        path.as_os_str().as_bytes(),
        data.ino(),
        data.len(),
        data.mtime(),
        data.mtime_nsec(),
        data.ctime_nsec(),
    );
    let name = blake3::hash(format!("{file:?}").as_bytes()).to_hex()[..32].to_owned();
    let known = files::root()?.join("programs").join(name);
    if let Some(hash) = super::sealed::read::<String>(&known) {
        return Ok(hash);
    }
    let bytes = std::fs::read(&path).map_err(failed())?;
    let hash = blake3::hash(&bytes).to_hex()[..32].to_owned();
    files::create(known.parent().unwrap_or(&known))?;
    super::sealed::write(&known, &hash)?;
    Ok(hash)
}
