//! How much room is taken by what earlier runs left in a target directory, and how it is given back: what was not
//! used for longest goes first.

use crate::config::quantity;
use crate::files;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The variable that limits it.
pub const VARIABLE: &str = "CARGO_VERIFY_CACHE_SIZE";
/// The limit where the variable says nothing.
const DEFAULT: u64 = 10 << 30;
/// What is this young may be in use by a run that goes on.
const IN_USE: Duration = Duration::from_secs(60 * 60);
/// What nobody asked for in this time is stale.
const STALE: Duration = Duration::from_secs(14 * 24 * 60 * 60);

/// How many bytes are kept at most; the default where the variable holds no amount of bytes.
pub fn limit() -> u64 {
    let set = std::env::var(VARIABLE).ok();
    set.and_then(|text| quantity::amount(&text).ok())
        .unwrap_or(DEFAULT)
}

/// Something that is kept: a file of the cache, or the directory of a replay.
#[derive(Debug)]
struct Kept {
    path: PathBuf,
    used: SystemTime,
    bytes: u64,
}

/// Removes what was not used for longest until all of it fits.
pub fn shrink(home: &Path, limit: u64) {
    let is_old = |kept: &Kept| files::time_since(kept.used) > IN_USE;
    make_room(all(home), limit, &is_old);
}

/// Removes what nobody asked for lately, and what killed runs left. Returns how many bytes that were.
pub fn remove_stale(home: &Path) -> u64 {
    files::sweep(home, "jobs-");
    files::sweep(&home.join("cache/units"), "new-");
    let mut freed = 0;
    for kept in all(home) {
        if files::time_since(kept.used) > STALE {
            remove(&kept.path);
            freed += kept.bytes;
        }
    }
    freed
}

/// How many bytes all files below our directory take.
pub fn taken(home: &Path) -> u64 {
    let entries = walkdir::WalkDir::new(home).into_iter().flatten();
    let files = entries.filter(|entry| entry.file_type().is_file());
    files
        .filter_map(|entry| Some(entry.metadata().ok()?.len()))
        .sum()
}

fn make_room(mut kept: Vec<Kept>, limit: u64, may_go: &dyn Fn(&Kept) -> bool) {
    let mut bytes: u64 = kept.iter().map(|one| one.bytes).sum();
    if bytes <= limit {
        return;
    }
    kept.sort_by_key(|one| one.used);
    for one in kept.iter().filter(|one| may_go(one)) {
        if bytes <= limit {
            break;
        }
        remove(&one.path);
        bytes = bytes.saturating_sub(one.bytes);
    }
}

fn all(home: &Path) -> Vec<Kept> {
    let units = entries(&home.join("cache/units"));
    let results = entries(&home.join("cache/results"));
    let replays = entries(&home.join("replay"));
    let is_ours = |path: &PathBuf| {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        !name.starts_with("new-")
    };
    let paths = units.chain(results).chain(replays).filter(is_ours);
    paths.filter_map(kept).collect()
}

fn entries(directory: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = std::fs::read_dir(directory).into_iter().flatten().flatten();
    entries.map(|entry| entry.path())
}

fn kept(path: PathBuf) -> Option<Kept> {
    let data = std::fs::metadata(&path).ok()?;
    if data.is_file() {
        return Some(Kept {
            used: data.modified().ok()?,
            bytes: data.len(),
            path,
        });
    }
    let inside: Vec<std::fs::Metadata> = entries(&path)
        .filter_map(|file| std::fs::metadata(file).ok())
        .collect();
    let times = inside.iter().filter_map(|data| data.modified().ok());
    Some(Kept {
        used: times.max().or_else(|| data.modified().ok())?,
        bytes: inside.iter().map(std::fs::Metadata::len).sum(),
        path,
    })
}

/// Another run may do the same at this moment.
fn remove(path: &Path) {
    if path.is_dir() {
        let _ = std::fs::remove_dir_all(path);
    } else {
        let _ = std::fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let home = tempfile::tempdir().expect("a temporary directory can be made");
        let write = |name: &str, age: u64| {
            let path = home.path().join(name);
            files::write(&path, &[0; 100]).expect("it can be written");
            let time = SystemTime::now() - Duration::from_secs(age);
            let file = std::fs::File::open(&path).expect("it is there");
            file.set_modified(time).expect("its time can be set");
            path
        };
        let oldest = write("cache/results/a.json", 90_000);
        let older = write("replay/abc/program", 80_000);
        let old = write("cache/units/b.ll", 70_000);
        let young = write("cache/units/c.ll", 10);
        shrink(home.path(), 400);
        assert!(oldest.exists());
        shrink(home.path(), 250);
        assert!(!oldest.exists() && !older.exists() && old.exists());
        shrink(home.path(), 1);
        assert!(!old.exists() && young.exists(), "it may be in use");
        let stale = write("cache/results/d.json", 2_000_000);
        assert_eq!(remove_stale(home.path()), 100);
        assert!(!stale.exists() && young.exists());
    }
}
