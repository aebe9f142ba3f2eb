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
        .map_or_else(|| name.to_owned(), |shown| without_tags(&shown))
}

/// No source spells the tags of the Itanium C++ ABI, as in `std::locale::name[abi:cxx11]()`.
fn without_tags(shown: &str) -> String {
    let mut pieces = shown.split("[abi:");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        text += piece.split_once(']').map_or(piece, |(_, rest)| rest);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::demangle;

    #[test]
    fn tags_of_the_abi_are_not_shown() {
        let name = "_ZNKSt6locale4nameB5cxx11Ev";
        assert_eq!(demangle(name), "std::locale::name() const");
    }
}
