//! What names of parameters and fields say: which number is the length of which pointer.

/// Names that mean a number of elements, or of bytes, wherever they stand.
const LENGTHS: &[&str] = &[
    "len", "length", "size", "count", "n", "num", "nbytes", "sz", "cnt", "cap", "capacity",
    "bytes", "nelem", "nelems", "nitems", "nmemb",
];

/// The position of the length of the pointer at `pointer`, among names with whether each is an
/// integer that can be a length.
pub(super) fn length_of(pointer: usize, names: &[(&str, bool)]) -> Option<usize> {
    let own = words(names[pointer].0);
    let numbers = || (0..names.len()).filter(|at| *at != pointer && names[*at].1);
    let named_for_it = numbers().find(|at| is_length_of(&words(names[*at].0), &own));
    // A plain `len` belongs to the pointer before it.
    let next = Some(pointer + 1).filter(|at| names.get(*at).is_some_and(|(_, number)| *number));
    named_for_it.or_else(|| next.filter(|at| is_length(&words(names[*at].0))))
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
fn words(name: &str) -> Vec<String> {
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

    fn find(pointer: usize, names: &[&str]) -> Option<usize> {
        let names: Vec<(&str, bool)> = names
            .iter()
            .map(|name| (name.trim_start_matches('*'), !name.starts_with('*')))
            .collect();
        length_of(pointer, &names)
    }

    #[test]
    fn a_length_follows_its_pointer_or_has_its_name() {
        assert_eq!(find(0, &["*data", "len"]), Some(1));
        assert_eq!(
            find(0, &["*query", "qlen", "*target", "targetLength"]),
            None
        );
        assert_eq!(
            find(2, &["*query", "queryLength", "*target", "targetLength"]),
            Some(3)
        );
        assert_eq!(find(0, &["*src", "*dst", "src_len", "dst_len"]), Some(2));
        assert_eq!(find(1, &["*src", "*dst", "src_len", "dst_len"]), Some(3));
        assert_eq!(find(0, &["*buffer", "nbuffer"]), Some(1));
        assert_eq!(find(0, &["*config", "flags"]), None);
        assert_eq!(find(0, &["*out", "*len"]), None);
    }
}
