//! What names of parameters and fields say: which number is the length of which pointer.

use super::Length;

/// Names that mean a number of elements, or of bytes, wherever they stand.
const LENGTHS: &[&str] = &[
    "len", "length", "size", "count", "n", "num", "nbytes", "sz", "cnt", "cap", "capacity",
    "bytes", "nelem", "nelems", "nitems", "nmemb",
];

/// Names that mean text, which ends with NUL.
const TEXTS: &[&str] = &[
    "str", "string", "text", "path", "name", "word", "file", "filename", "message", "msg", "line",
    "key", "url", "title", "label", "pattern", "token", "s",
];

/// Whether a name is evidence for a string behind the pointer.
pub(super) fn is_text(name: &str) -> bool {
    words(name)
        .last()
        .is_some_and(|word| TEXTS.contains(&word.as_str()))
}

/// What a parameter or field can be to a pointer beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// An integer that can be its length.
    Number,
    /// A pointer to such an integer, which the function may change.
    NumberBehind,
    Other,
}

/// The length of the pointer at `pointer`. What is written to it may have its length behind another
/// pointer, as what comes in and what goes out.
pub(super) fn length_of(pointer: usize, writable: bool, names: &[(&str, Role)]) -> Option<Length> {
    let direct = among(pointer, names, Role::Number).map(|index| Length::Sibling { index });
    let behind = || among(pointer, names, Role::NumberBehind).map(|index| Length::Behind { index });
    direct.or_else(|| behind().filter(|_| writable))
}

fn among(pointer: usize, names: &[(&str, Role)], role: Role) -> Option<usize> {
    let own = words(names[pointer].0);
    let mut candidates = (0..names.len()).filter(|at| *at != pointer && names[*at].1 == role);
    let named_for_it = candidates.find(|at| is_length_of(&words(names[*at].0), &own));
    // A plain `len` belongs to the pointer before it.
    let next = Some(pointer + 1).filter(|at| names.get(*at).is_some_and(|one| one.1 == role));
    named_for_it.or_else(|| next.filter(|at| is_length(&words(names[*at].0))))
}

/// Whether a length that [`length_of`] finds is the pointer's beyond doubt: by its name, or because no other pointer
/// without a length stands behind it, as in `sign(out, secret, len, message)`.
pub(super) fn is_certain(pointer: usize, length: usize, names: &[(&str, Role)]) -> bool {
    let own = words(names[pointer].0);
    let behind = length + 1;
    is_length_of(&words(names[length].0), &own)
        || names.get(behind).is_none_or(|one| one.1 != Role::Other)
        || length_of(behind, true, names).is_some()
}

/// Whether a name is evidence for a length, of whatever.
pub(super) fn names_length(name: &str) -> bool {
    is_length(&words(name))
}

fn is_length(words: &[String]) -> bool {
    let is_known = |word: &String| LENGTHS.contains(&word.as_str());
    match words {
        [] => false,
        [only] => is_known(only),
        // `qlen`, `data_len`, `num_items`.
        many => many.first().is_some_and(is_known) || many.last().is_some_and(is_known),
    }
}

/// `data_len`, `len_data` and `ndata` are lengths of `data`.
fn is_length_of(length: &[String], pointer: &[String]) -> bool {
    if pointer.is_empty() || length.len() < 2 {
        let joined = length.concat();
        let own = pointer.concat();
        let rest = joined
            .strip_prefix(own.as_str())
            .or_else(|| joined.strip_suffix(own.as_str()));
        return !own.is_empty() && rest.is_some_and(|rest| LENGTHS.contains(&rest));
    }
    let is_known = |word: &String| LENGTHS.contains(&word.as_str());
    let (last, before) = length.split_last().unwrap_or((&length[0], &[]));
    let (first, after) = length.split_first().unwrap_or((&length[0], &[]));
    (is_known(last) && before == pointer) || (is_known(first) && after == pointer)
}

/// `dataLen` and `data_len` are the same two words.
pub(super) fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut previous_lower = false;
    for c in name.chars() {
        if c == '_' {
            words.push(String::new());
            previous_lower = false;
            continue;
        }
        if c.is_uppercase() && previous_lower {
            words.push(String::new());
        }
        previous_lower = c.is_lowercase() || c.is_ascii_digit();
        match words.last_mut() {
            Some(word) => word.extend(c.to_lowercase()),
            None => words.push(c.to_lowercase().collect()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pointers are marked with `*`, those to numbers with `&`.
    fn find(pointer: usize, names: &[&str]) -> Option<Length> {
        let role = |name: &str| match name.as_bytes()[0] {
            b'*' => Role::Other,
            b'&' => Role::NumberBehind,
            _ => Role::Number,
        };
        let names: Vec<(&str, Role)> = names
            .iter()
            .map(|name| (name.trim_start_matches(['*', '&']), role(name)))
            .collect();
        length_of(pointer, true, &names)
    }

    fn sibling(index: usize) -> Option<Length> {
        Some(Length::Sibling { index })
    }

    #[test]
    fn a_length_follows_its_pointer_or_has_its_name() {
        assert_eq!(find(0, &["*data", "len"]), sibling(1));
        assert_eq!(
            find(0, &["*query", "qlen", "*target", "targetLength"]),
            None
        );
        assert_eq!(
            find(2, &["*query", "queryLength", "*target", "targetLength"]),
            sibling(3)
        );
        assert_eq!(find(0, &["*src", "*dst", "src_len", "dst_len"]), sibling(2));
        assert_eq!(find(1, &["*src", "*dst", "src_len", "dst_len"]), sibling(3));
        assert_eq!(find(0, &["*buffer", "nbuffer"]), sibling(1));
        assert_eq!(find(0, &["*config", "flags"]), None);
        assert_eq!(find(0, &["*out", "*len"]), None);
        let behind = Some(Length::Behind { index: 3 });
        assert_eq!(
            find(2, &["*in", "in_length", "*out", "&out_length"]),
            behind
        );
    }
}
