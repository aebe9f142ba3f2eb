//! Paths as URIs (RFC 3986).

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::path::Path;

/// What a path may hold unescaped: the unreserved characters, and the separator.
const PATH: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'/');

/// Of an absolute path.
pub fn of_file(path: &Path) -> String {
    format!("file://{}", of_relative(&path.to_string_lossy()))
}

/// Of a path that something else gives the base of.
pub fn of_relative(path: &str) -> String {
    utf8_percent_encode(path, PATH).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_uri_may_not_hold_is_escaped() {
        assert_eq!(of_relative("a b/c#1.cpp"), "a%20b/c%231.cpp");
        assert_eq!(of_file(Path::new("/a/\u{e4}.cpp")), "file:///a/%C3%A4.cpp");
    }
}
