//! Gathers the files of the models that the product needs at run time, so that `include_dir` embeds
//! them and nothing else (no tests, no notes), and gives their content a name.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Directory of a model, and what of it is embedded.
const PARTS: &[(&str, &str)] = &[
    ("om-stl", "include"),
    ("om-stl", "runtime"),
    ("om-stl", "verify"),
    ("om-qt", "include"),
    ("om-qt", "runtime"),
];

fn main() -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let target = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("models");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    let mut hasher = blake3::Hasher::new();
    for (model, part) in PARTS {
        let source = root.join(model).join(part);
        let place = target.join(model).join(part);
        fs::create_dir_all(&place)?;
        if source.is_dir() {
            println!("cargo::rerun-if-changed={}", source.display());
            gather(&source, &place, &mut hasher)?;
        } else if root.join(model).is_dir() {
            println!("cargo::rerun-if-changed={}", root.join(model).display());
        }
    }
    println!("cargo::rerun-if-changed=build.rs");
    println!(
        "cargo::rustc-env=MODELS_HASH={}",
        &hasher.finalize().to_hex()[..16]
    );
    Ok(())
}

/// Copies the sources below a directory, in the order of their names.
fn gather(source: &Path, target: &Path, hasher: &mut blake3::Hasher) -> io::Result<()> {
    let mut entries: Vec<PathBuf> = fs::read_dir(source)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<_>>()?;
    entries.sort();
    for entry in entries {
        let place = target.join(
            entry
                .file_name()
                .expect("an entry of a directory has a name"),
        );
        if entry.is_dir() {
            fs::create_dir_all(&place)?;
            gather(&entry, &place, hasher)?;
        } else if is_source(&entry) {
            hasher.update(place.to_string_lossy().as_bytes());
            hasher.update(&fs::read(&entry)?);
            fs::copy(&entry, &place)?;
        }
    }
    Ok(())
}

/// Headers of the C++ library have no extension.
fn is_source(path: &Path) -> bool {
    match path.extension().and_then(|extension| extension.to_str()) {
        None => true,
        Some(extension) => matches!(extension, "h" | "hpp" | "inc" | "c" | "cpp"),
    }
}
