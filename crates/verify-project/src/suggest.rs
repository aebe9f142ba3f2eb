//! The name that somebody may have meant who wrote another.

use verify_symex::{CheckGroup, Code};

/// The code, name or group that looks most like what was written.
pub fn nearest_check(written: &str) -> Option<String> {
    let names = Code::ALL
        .iter()
        .flat_map(|code| [code.name(), code.as_str()])
        .chain(CheckGroup::ALL.iter().map(|group| group.name()));
    nearest(written, names).map(str::to_owned)
}

/// The name that looks most like what was written, if any looks like it at all.
pub fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    names
        .map(|name| {
            (
                strsim::jaro_winkler(&written.to_ascii_lowercase(), &name.to_ascii_lowercase()),
                name,
            )
        })
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|left, right| left.0.total_cmp(&right.0))
        .map(|(_, name)| name)
}
