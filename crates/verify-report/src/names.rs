//! Names of functions and types as people write them: without arguments that a template has by itself.

/// What templates of the standard library add to the arguments that were written.
const ADDED: [&str; 7] = [
    "std::allocator<",
    "std::char_traits<",
    "std::default_delete<",
    "std::less<",
    "std::hash<",
    "std::equal_to<",
    "std::deque<",
];

/// The name without what the standard library adds: `std::vector<int>`, `std::string`.
pub fn plain(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(letter) = rest.chars().next() {
        if let Some(added) = rest.strip_prefix(", ").and_then(added_argument) {
            rest = &rest[", ".len() + added..];
            continue;
        }
        text.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    let text = text
        .replace(" >", ">")
        .replace("std::basic_string<char>", "std::string")
        .replace("std::basic_string_view<char>", "std::string_view");
    with_iterators(&text)
}

/// The models' classes of iterators by the names that the standard has for them:
/// `__om::deque_iterator<int, std::deque<int>>` is `std::deque<int>::iterator`.
fn with_iterators(text: &str) -> String {
    const MODELS: &str = "__om::";
    let Some(at) = text.find(MODELS) else {
        return text.to_owned();
    };
    let (before, rest) = text.split_at(at);
    let open = rest.find('<').unwrap_or(rest.len());
    let end = closing(rest, open).filter(|_| rest[..open].ends_with("_iterator"));
    let Some(end) = end else {
        let (name, rest) = rest.split_at(MODELS.len());
        return format!("{before}{name}{}", with_iterators(rest));
    };
    // The container is the last argument, where it is one of them.
    let arguments = &rest[open + 1..end - 1];
    let name = match last_argument(arguments) {
        _ if rest.starts_with("__om::string_iterator<char,") => "std::string::iterator".to_owned(),
        Some(container) if container.contains("::") => format!("{container}::iterator"),
        _ => "iterator".to_owned(),
    };
    format!("{before}{name}{}", with_iterators(&rest[end..]))
}

/// The last of several arguments of a template.
fn last_argument(arguments: &str) -> Option<&str> {
    let mut depth = 0;
    let mut last = None;
    for (at, letter) in arguments.char_indices() {
        match letter {
            '<' | '(' => depth += 1,
            '>' | ')' => depth -= 1,
            ',' if depth == 0 => last = Some(arguments[at + 1..].trim_start()),
            _ => {}
        }
    }
    last
}

/// How long the argument is that begins here, where the library adds it and it ends its list.
fn added_argument(text: &str) -> Option<usize> {
    let name = ADDED.iter().find(|name| text.starts_with(**name))?;
    let end = closing(text, name.len() - 1)?;
    let after = text[end..].trim_start();
    (after.starts_with('>') || after.starts_with(',')).then_some(end)
}

/// Where the bracket that opens at a place is closed, from behind it.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (at, letter) in text.get(open..)?.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(open + at + 1);
        }
    }
    None
}

/// The name of a function template's instance without what it was made with, and without its result, which only
/// instances have in their names: `std::sort` for `void std::sort<int*>`. Others stay as they are.
pub fn of_template(name: &str) -> &str {
    if !name.ends_with('>') || name.contains("operator") {
        return name;
    }
    let mut depth = 0_i32;
    let mut open = None;
    let mut start = 0;
    for (at, letter) in name.char_indices() {
        match letter {
            '<' | '(' => {
                if depth == 0 {
                    open = Some(at);
                }
                depth += 1;
            }
            '>' | ')' => depth -= 1,
            ' ' if depth == 0 => start = at + 1,
            _ => {}
        }
    }
    &name[start..open.filter(|open| *open > start).unwrap_or(name.len())]
}

/// The name of a function without its parameters.
pub fn without_parameters(name: &str) -> &str {
    const NO_LIST: [&str; 2] = ["(anonymous namespace)", "()("];
    let mut depth = 0_i32;
    let mut at = 0;
    while let Some(letter) = name[at..].chars().next() {
        match letter {
            '<' if !name[..at].ends_with("operator") && !name[..at].ends_with("operator<") => {
                depth += 1;
            }
            '>' if depth > 0 => depth -= 1,
            '(' if name[at..].starts_with(NO_LIST[0]) => {
                at += NO_LIST[0].len();
                continue;
            }
            '(' if name[at..].starts_with(NO_LIST[1]) && name[..at].ends_with("operator") => {
                at += "()".len();
                continue;
            }
            '(' if depth == 0 && at > 0 => return &name[..at],
            _ => {}
        }
        at += letter.len_utf8();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_library_adds_is_left_out() {
        let plainly = [
            (
                "std::vector<int, std::allocator<int> >::operator[](unsigned long) const",
                "std::vector<int>::operator[](unsigned long) const",
            ),
            (
                "f(std::basic_string<char, std::char_traits<char>, std::allocator<char> > const&)",
                "f(std::string const&)",
            ),
            (
                "std::map<int, std::vector<int, std::allocator<int> >, std::less<int>, \
                 std::allocator<std::pair<int const, std::vector<int, std::allocator<int> > > > >::at(int const&)",
                "std::map<int, std::vector<int>>::at(int const&)",
            ),
            ("operator>(A, B)", "operator>(A, B)"),
            (
                "__om::contiguous_iterator<int, std::vector<int, std::allocator<int> > >::operator*() const",
                "std::vector<int>::iterator::operator*() const",
            ),
            (
                "__om::sorted_iterator<std::pair<int const, std::vector<int, std::allocator<int> > > >::operator++()",
                "iterator::operator++()",
            ),
            (
                "__om::string_iterator<char, char const>::operator++()",
                "std::string::iterator::operator++()",
            ),
        ];
        for (name, wanted) in plainly {
            assert_eq!(plain(name), wanted);
        }
    }

    #[test]
    fn parameters_end_a_name() {
        let names = [
            ("f(int, void (*)(int))", "f"),
            ("g", "g"),
            ("(anonymous namespace)::f(int)", "(anonymous namespace)::f"),
            ("A::operator()(int) const", "A::operator()"),
            ("operator<(A, A)", "operator<"),
            ("operator<<(A, A)", "operator<<"),
            (
                "std::function<int (int)>::call(int)",
                "std::function<int (int)>::call",
            ),
        ];
        for (name, wanted) in names {
            assert_eq!(without_parameters(name), wanted);
        }
    }

    #[test]
    fn instances_are_called_as_their_templates() {
        let sort = "void std::sort<std::vector<int>::iterator, bool (*)(int, int)>";
        assert_eq!(of_template(sort), "std::sort");
        assert_eq!(
            of_template("std::vector<int>::back"),
            "std::vector<int>::back"
        );
        let call = "std::vector<int>& std::swap<std::vector<int> >";
        assert_eq!(of_template(call), "std::swap");
        assert_eq!(of_template("bool operator< <int>"), "bool operator< <int>");
        assert_eq!(of_template("pthread_create"), "pthread_create");
    }
}
