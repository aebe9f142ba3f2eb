//! How objects of the user's classes are made member by member, private ones included: each class whose members
//! are understood gets a function for it. What is not understood gets none, and then no objects are made.

use super::declaration::close_angle;
use super::rewrite::Edit;
use super::token::{Kind, Token, closing};

/// What `verify.h` calls the maker of a part of an object.
const WORD: &str = "__verify_part";

/// What it calls that which sets the vtable pointers of one.
const VTABLES: &str = "__verify_vtables";

/// A class of the unit, by the positions of tokens.
struct Class<'t> {
    name: &'t str,
    /// Where its bases begin: behind the colon, or at the brace where there are none.
    bases: usize,
    open: usize,
    close: usize,
}

/// Whether the header knows how to make parts of objects: before C++11 it does not.
pub(super) fn has_makers(all: &[Token<'_>]) -> bool {
    all.windows(2)
        .any(|two| two[0].is("struct") && two[1].is(WORD))
}

/// Functions in classes that make objects of them.
pub(super) fn makers(text: &str, all: &[Token<'_>]) -> Vec<Edit> {
    let system = SystemText::of(text);
    let mut edits = Vec::new();
    for at in 0..all.len() {
        let is_class = all[at].is("class") || all[at].is("struct");
        if !is_class || system.contains(all[at].start) {
            continue;
        }
        let Some(class) = class(all, at).filter(|class| !is_local(all, class.open)) else {
            continue;
        };
        let bases = bases(&all[class.bases..class.open]);
        let members = members(&all[class.open + 1..class.close], class.name);
        if let (Some(bases), Some(members)) = (bases, members) {
            let end = all[class.close].start;
            edits.push((end..end, maker(class.name, &bases, &members)));
        }
    }
    // The header may come behind a class.
    if !edits.is_empty() {
        let declared = format!(
            "namespace verify {{ namespace detail {{ template <class, class> struct {WORD}; \
             template <class, bool> struct {VTABLES}; }} }}\n"
        );
        edits.push((0..0, declared));
    }
    edits
}

/// The code of such a function, and whether all that it has to make can be made.
fn maker(name: &str, bases: &[String], members: &[&str]) -> String {
    let part = format!("::verify::detail::{WORD}");
    // A base may have virtual functions where nothing here says so. What this is asked with is the class itself,
    // once it is complete.
    let vtables = format!("::verify::detail::{VTABLES}<later, __is_polymorphic(later)>");
    let mut made = format!("{vtables}::set(place);");
    let mut can = vec![format!("{vtables}::can")];
    for base in bases {
        made += &format!("{part}< {base}, later >::make(static_cast< {base} *>(self));");
        can.push(format!("{part}< {base}, later >::can"));
    }
    if !bases.is_empty() {
        // Each base is an object of its own class at first, as in constructors.
        made += &format!("{vtables}::set(place);");
    }
    for member in members {
        let of = format!("{part}<decltype({member}), later>");
        made += &format!("{of}::make((void *)__builtin_addressof(self->{member}));");
        can.push(format!("{of}::can"));
    }
    format!(
        " public: typedef {name} __verify_made; \
         template <class later> struct __verify_can {{ static const bool value = {}; }}; \
         template <class later> static void __verify_make(void *place) {{ {name} *self = ({name} *)place; (void)self; {made} }} ",
        can.join(" && ")
    )
}

/// The class whose definition begins at this word.
fn class<'t>(all: &[Token<'t>], at: usize) -> Option<Class<'t>> {
    // `enum class`, and `class` in a list of template parameters.
    let before = at.checked_sub(1).map_or("", |before| all[before].text);
    if matches!(before, "enum" | "<" | ",") {
        return None;
    }
    let mut name = None;
    let mut next = at + 1;
    let open = loop {
        let token = all.get(next)?;
        next = match token.text {
            "{" => break next,
            ":" => break (next..all.len()).find(|at| all[*at].is("{"))?,
            "<" => close_angle(all, next)? + 1,
            "[" => closing(all, next)? + 1,
            "__attribute__" | "alignas" => closing(all, next + 1)? + 1,
            "final" | "::" => next + 1,
            _ if token.kind == Kind::Word => {
                name = Some(token.text);
                next + 1
            }
            _ => return None,
        };
    };
    let bases = match all[next].is(":") {
        true => next + 1,
        false => open,
    };
    Some(Class {
        name: name?,
        bases,
        open,
        close: closing(all, open)?,
    })
}

/// A class in a function, or one with the linkage of C, cannot have templates.
fn is_local(all: &[Token<'_>], open: usize) -> bool {
    let mut depth = 0_usize;
    for at in (0..open).rev().filter(|at| all[*at].kind == Kind::Symbol) {
        match all[at].text {
            "}" => depth += 1,
            "{" if depth > 0 => depth -= 1,
            "{" => {
                let head = all[..at].iter().rev();
                let mut head =
                    head.take_while(|token| !matches!(token.text, ";" | "{" | "}" | ")"));
                let outer = ["namespace", "class", "struct", "union"];
                if !head.any(|token| outer.contains(&token.text)) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// The types that a class derives from; none where one of them is virtual.
fn bases(tokens: &[Token<'_>]) -> Option<Vec<String>> {
    if tokens.is_empty() {
        return Some(Vec::new());
    }
    let mut found = Vec::new();
    for base in split_outside_lists(tokens)? {
        if base
            .iter()
            .any(|token| token.is("virtual") || token.is("..."))
        {
            return None;
        }
        let access = |token: &&Token<'_>| !matches!(token.text, "public" | "protected" | "private");
        let words: Vec<&str> = base.iter().filter(access).map(|token| token.text).collect();
        found.push(words.join(" "));
    }
    Some(found)
}

/// Split at commas that stand in no brackets, also not in those of template arguments.
fn split_outside_lists<'a, 't>(tokens: &'a [Token<'t>]) -> Option<Vec<&'a [Token<'t>]>> {
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < tokens.len() {
        at = match tokens[at].text {
            _ if tokens[at].kind != Kind::Symbol => at + 1,
            "<" => close_angle(tokens, at)? + 1,
            "(" | "[" | "{" => closing(tokens, at)? + 1,
            "," => {
                parts.push(&tokens[start..at]);
                start = at + 1;
                start
            }
            _ => at + 1,
        };
    }
    parts.push(&tokens[start..]);
    Some(parts)
}

/// The names of the members of a class that every object has; none where something in it is not understood,
/// or cannot be made by itself: bit-fields, references, pointers, unions without a name.
fn members<'t>(body: &[Token<'t>], class: &str) -> Option<Vec<&'t str>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < body.len() {
        let is_label = matches!(body[at].text, "public" | "protected" | "private");
        if is_label && body.get(at + 1).is_some_and(|token| token.is(":")) {
            at += 2;
            continue;
        }
        if body[at].is(";") {
            at += 1;
            continue;
        }
        let end = statement_end(body, at)?;
        statement(&body[at..end], class, &mut found)?;
        at = end;
    }
    Some(found)
}

/// Behind the declaration that begins here: behind its semicolon, or behind the body of a function.
fn statement_end(body: &[Token<'_>], start: usize) -> Option<usize> {
    let mut at = start;
    let mut has_parameters = false;
    while at < body.len() {
        match body[at].text {
            _ if body[at].kind == Kind::Text => {}
            ";" => return Some(at + 1),
            "(" | "[" => {
                has_parameters |= body[at].is("(");
                at = closing(body, at)?;
            }
            "{" => {
                // The initialiser of a member in the list of a constructor, or the body?
                let is_initialiser = has_parameters
                    && at > start
                    && (body[at - 1].kind == Kind::Word || body[at - 1].is(">"))
                    && body[start..at].iter().any(|token| token.is(":"))
                    && !matches!(
                        body[at - 1].text,
                        "const" | "noexcept" | "override" | "final"
                    );
                at = closing(body, at)?;
                if has_parameters && !is_initialiser {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Adds the members that a declaration makes.
fn statement<'t>(tokens: &[Token<'t>], class: &str, found: &mut Vec<&'t str>) -> Option<()> {
    let first = tokens.first()?;
    let is = |word: &str| tokens.iter().any(|token| token.is(word));
    if is("__verify_made") {
        return None;
    }
    let is_function = declares_function(tokens)?;
    let skipped = [
        "using",
        "typedef",
        "friend",
        "static_assert",
        "_Static_assert",
        "template",
    ];
    if skipped.contains(&first.text) || is_function {
        return Some(());
    }
    let head = tokens
        .iter()
        .take_while(|token| !matches!(token.text, "{" | "="));
    if head.clone().any(|token| token.is("static")) {
        return Some(());
    }
    if matches!(first.text, "enum" | "class" | "struct" | "union") {
        let open = tokens.iter().position(|token| token.is("{"));
        return match open {
            // A type with a name and no members of it.
            Some(open) if open > 1 => {
                let close = closing(tokens, open)?;
                let has_name = first.is("enum") || tokens[1].kind == Kind::Word;
                (has_name && close + 2 == tokens.len()).then_some(())
            }
            Some(_) => first.is("enum").then_some(()),
            None if tokens.len() <= 3 || first.is("enum") && is(":") => Some(()),
            None => data(tokens, class, found),
        };
    }
    data(tokens, class, found)
}

/// Whether a declaration is that of a function; none where parentheses mean something else.
fn declares_function(tokens: &[Token<'_>]) -> Option<bool> {
    let mut at = 0;
    while at < tokens.len() {
        match tokens[at].text {
            _ if tokens[at].kind == Kind::Text => {}
            "operator" => return Some(true),
            "=" | "{" => return Some(false),
            "[" => at = closing(tokens, at)?,
            "<" => at = close_angle(tokens, at)?,
            "(" => {
                let before = at.checked_sub(1).map_or("", |before| tokens[before].text);
                let other = [
                    "decltype",
                    "alignas",
                    "__attribute__",
                    "__typeof__",
                    "typeof",
                ];
                let is_pointer = matches!(tokens.get(at + 1)?.text, "*" | "&");
                return (!other.contains(&before) && !is_pointer).then_some(true);
            }
            _ => {}
        }
        at += 1;
    }
    Some(false)
}

/// The names that a declaration of data gives.
fn data<'t>(tokens: &[Token<'t>], class: &str, found: &mut Vec<&'t str>) -> Option<()> {
    let (_, declaration) = tokens.split_last()?;
    // An object of its own class, in a container: whether it can be made depends on itself.
    if declaration.iter().any(|token| token.is(class)) {
        return None;
    }
    for (index, declarator) in split_outside_lists(declaration)?.into_iter().enumerate() {
        let initialised = declarator
            .iter()
            .position(|token| token.is("=") || token.is("{"));
        let plain = &declarator[..initialised.unwrap_or(declarator.len())];
        let mut outer: Vec<&Token<'t>> = Vec::new();
        let mut at = 0;
        while at < plain.len() {
            match plain[at].text {
                "<" => at = close_angle(plain, at)?,
                "[" => at = closing(plain, at)?,
                "*" | "&" | "&&" | ":" | "(" => return None,
                _ => outer.push(&plain[at]),
            }
            at += 1;
        }
        let name = outer.last().filter(|token| token.kind == Kind::Word)?;
        if index == 0 && outer.len() < 2 {
            return None;
        }
        found.push(name.text);
    }
    Some(())
}

/// Which parts of a preprocessed text come from the headers of the system, and of ours.
struct SystemText {
    /// From where on it is so, or not.
    changes: Vec<(usize, bool)>,
}

impl SystemText {
    fn of(text: &str) -> SystemText {
        let mut changes = vec![(0, false)];
        let mut at = 0;
        for line in text.split_inclusive('\n') {
            if let Some(rest) = line.strip_prefix("# ")
                && let Some((_, flags)) = rest.rsplit_once('"')
            {
                changes.push((at, flags.split_whitespace().any(|flag| flag == "3")));
            }
            at += line.len();
        }
        SystemText { changes }
    }

    fn contains(&self, at: usize) -> bool {
        let behind = self.changes.partition_point(|(start, _)| *start <= at);
        self.changes[behind.saturating_sub(1)].1
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    fn found(text: &str) -> Option<Vec<String>> {
        let all = tokens(text);
        let class = class(&all, 0)?;
        bases(&all[class.bases..class.open])?;
        let names = members(&all[class.open + 1..class.close], class.name)?;
        Some(names.into_iter().map(str::to_owned).collect())
    }

    #[test]
    fn members_are_told_from_everything_else_in_a_class() {
        let text = "class Basket final : public Base<int, 2>, private ns::Other { \
            friend class Shop; using Item = int; enum Kind { A, B }; enum class K : int; struct In { int x; }; \
            static int count; static const int most = 3; typedef int T; \
            public: Basket(int n) : items_{n}, n_(n) { items_.clear(); } ~Basket() = default; \
            Basket &operator=(const Basket &) { return *this; } explicit operator bool() const { return n_ > 0; } \
            template <class U> void add(U u) { } int size() const noexcept { return n_; } \
            private: std::map<int, std::pair<int, int>> items_; int n_ = f(1, 2), m_[3]; std::string s_{\"a;b\"}; mutable bool b_; };";
        let names = ["items_", "n_", "m_", "s_", "b_"].map(str::to_owned);
        assert_eq!(found(text), Some(names.to_vec()));
        assert_eq!(found("struct E { };"), Some(Vec::new()));
    }

    #[test]
    fn what_cannot_be_made_member_by_member_has_no_maker() {
        for text in [
            "struct S { int *p; };",
            "struct S { int &r; };",
            "struct S { int a : 3; };",
            "struct S { union { int a; float b; }; };",
            "struct S : virtual B { int a; };",
            "struct S { void (*f)(int); };",
            "struct S { decltype(1 + 1) x; };",
            "struct S { std::vector<S> children; };",
            "struct S { struct { int a; } b; };",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }

    #[test]
    fn only_classes_of_the_users_files_have_makers() {
        let text = "# 1 \"a.cpp\"\n# 1 \"/usr/include/x.h\" 1 3\nstruct X { int a; };\n# 2 \"a.cpp\" 2\nstruct Y { int b; };\n\
                    void f() { struct L { int c; }; }\n";
        let edits = makers(text, &tokens(text));
        assert_eq!(edits.len(), 2, "one of them declares what it takes");
        assert!(
            edits[0].1.contains("typedef Y __verify_made"),
            "{}",
            edits[0].1
        );
    }
}
