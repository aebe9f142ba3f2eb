//! From the names that linkers see to the names that people wrote.

/// The name of a C++ or Rust symbol as its source spells it; any other name as it is.
#[must_use]
pub fn demangle(name: &str) -> String {
    // LLVM marks names that must not be mangled further with a leading byte 1.
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    if let Ok(rust) = rustc_demangle::try_demangle(name) {
        return format!("{rust:#}");
    }
    let is_cpp = name.starts_with("_Z") || name.starts_with("__Z");
    let symbol = is_cpp
        .then(|| cpp_demangle::Symbol::new(name).ok())
        .flatten();
    symbol
        .and_then(|symbol| symbol.demangle().ok())
        .unwrap_or_else(|| name.to_owned())
}
