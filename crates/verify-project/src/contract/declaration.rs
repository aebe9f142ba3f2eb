//! The declaration that a clause stands behind: where it begins, its name, parameters and result.

use super::token::{Kind, Token, closing};

/// A function's declarator and what comes before it. Positions are those of tokens.
#[derive(Debug)]
pub struct Declaration<'t> {
    /// Where the declaration begins, attributes and `template` included.
    pub start: usize,
    /// The result's type, as the source writes it; none for constructors, destructors and conversions.
    pub result: Option<String>,
    /// The last part of the name, as in `get` of `ns::C::get`.
    pub name: String,
    /// The position of that part.
    pub name_at: usize,
    /// The scopes before it, as in `ns::C`; empty for a plain name.
    pub scope: String,
    /// Where the parameters begin and end: at their parentheses.
    pub parameters: (usize, usize),
    pub is_template: bool,
    pub is_static: bool,
    /// Its result stands behind an arrow.
    pub has_arrow: bool,
    /// `const`, `volatile`, `&` and `&&` behind the parameters.
    pub qualifiers: Vec<&'t str>,
}

/// Words before a result's type that are no part of it.
const SPECIFIERS: &[&str] = &[
    "static",
    "inline",
    "virtual",
    "constexpr",
    "consteval",
    "explicit",
    "extern",
    "friend",
    "__inline",
    "__inline__",
    "_Noreturn",
    "__extension__",
    "mutable",
    "register",
    "thread_local",
];

/// Words that take an argument in parentheses and are no part of a result's type.
const ATTRIBUTES: &[&str] = &[
    "__attribute__",
    "__attribute",
    "alignas",
    "_Alignas",
    "__declspec",
];

/// Words that take an argument in parentheses and are part of a type.
const TYPE_OPERATORS: &[&str] = &["decltype", "__typeof__", "typeof", "__typeof", "_Atomic"];

/// What stands before the parameters of a function.
#[derive(Default)]
struct Head {
    /// The position of the parameters.
    open: usize,
    /// What may be part of the result's type or of the name, from token to token.
    words: Vec<(usize, usize)>,
    is_template: bool,
    is_static: bool,
}

/// The declaration whose declarator ends before the token at `end`. The error says what is wrong.
pub fn declaration<'t>(
    tokens: &[Token<'t>],
    text: &'t str,
    end: usize,
) -> Result<Declaration<'t>, String> {
    let start = beginning(tokens, end);
    let head = head(tokens, start, end)?;
    let open = head.open;
    let close = closing(tokens, open).ok_or("the list of parameters does not end")?;
    if open == start || close >= end {
        return Err(NO_FUNCTION.to_owned());
    }
    let name_at = name_start(tokens, open);
    let scope_at = scope_start(tokens, start, name_at);
    let (qualifiers, trailing) = behind_parameters(&tokens[close + 1..end], text)?;
    let has_arrow = trailing.is_some();
    let result = match trailing {
        Some(trailing) => Some(trailing),
        None => written_result(tokens, text, &head.words, scope_at)?,
    };
    let between = |from: usize, to: usize| -> String {
        tokens[from..to].iter().map(|token| token.text).collect()
    };
    Ok(Declaration {
        start,
        result,
        name: between(name_at, open),
        name_at,
        scope: between(scope_at, name_at).trim_end_matches("::").to_owned(),
        parameters: (open, close),
        is_template: head.is_template,
        is_static: head.is_static,
        has_arrow,
        qualifiers,
    })
}

/// A parameter, as far as its tokens tell.
pub struct Parameter<'t> {
    pub name: Option<&'t str>,
    /// It is an object of a type in `std`, or a reference to one.
    pub is_standard: bool,
    /// It may be an object of a class, or a reference to one.
    pub may_be_object: bool,
}

/// Words that types begin with which are no classes.
const NUMBERS: &[&str] = &[
    "void", "bool", "char", "short", "int", "long", "float", "double", "signed", "unsigned",
];

/// The parameters in a list of them.
pub fn parameters<'t>(tokens: &[Token<'t>]) -> Vec<Parameter<'t>> {
    let mut depth = 0_usize;
    let mut outer: Vec<Vec<&Token<'t>>> = vec![Vec::new()];
    for token in tokens {
        match token.text {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
            ">>" => depth = depth.saturating_sub(2),
            "," if depth == 0 => outer.push(Vec::new()),
            _ if depth == 0 => {
                if let Some(last) = outer.last_mut() {
                    last.push(token);
                }
            }
            _ => {}
        }
    }
    outer.retain(|parameter| !parameter.is_empty());
    outer.iter().map(|words| parameter(words)).collect()
}

/// A parameter from what stands outside of all brackets.
fn parameter<'t>(tokens: &[&Token<'t>]) -> Parameter<'t> {
    let end = tokens.iter().position(|token| token.is("="));
    let tokens = &tokens[..end.unwrap_or(tokens.len())];
    let name = match tokens {
        [.., before, last] if last.kind == Kind::Word && !before.is("::") => Some(last.text),
        _ => None,
    };
    let first = tokens
        .iter()
        .find(|token| !token.is("const") && !token.is("::"));
    let is_pointer = tokens.iter().any(|token| token.is("*"));
    Parameter {
        name,
        is_standard: first.is_some_and(|token| token.is("std")) && !is_pointer,
        may_be_object: first.is_some_and(|token| !NUMBERS.contains(&token.text)) && !is_pointer,
    }
}

/// Where the body of a constructor begins whose initialisers begin here: each is a name and something in
/// brackets, and commas stand between them.
pub fn behind_initialisers(tokens: &[Token<'_>], start: usize) -> Result<usize, String> {
    let unclear = || "the initialisers behind the clauses are not understood".to_owned();
    let mut at = start;
    loop {
        while !matches!(tokens.get(at).ok_or_else(unclear)?.text, "(" | "{") {
            at = match tokens[at].text {
                "<" => close_angle(tokens, at).ok_or_else(unclear)? + 1,
                ";" | "}" | ")" => return Err(unclear()),
                _ => at + 1,
            };
        }
        at = closing(tokens, at).ok_or_else(unclear)? + 1;
        at += usize::from(tokens.get(at).is_some_and(|token| token.is("...")));
        match tokens.get(at).map(|token| token.text) {
            Some(",") => at += 1,
            Some("{") => return Ok(at),
            _ => return Err(unclear()),
        }
    }
}

const NO_FUNCTION: &str = "no function is declared before it";

/// Everything up to the parameters. Specifiers and attributes come in any order before and between the
/// words of the type.
fn head(tokens: &[Token<'_>], start: usize, end: usize) -> Result<Head, String> {
    let mut head = Head::default();
    let mut at = start;
    loop {
        let Some(token) = tokens.get(at).filter(|_| at < end) else {
            return Err(NO_FUNCTION.to_owned());
        };
        let next_is = |test: &dyn Fn(&Token<'_>) -> bool| tokens.get(at + 1).is_some_and(test);
        at = if token.is("(") {
            break;
        } else if token.is("operator") {
            at = operator_end(tokens, at, end)
                .ok_or("the name of the operator is not understood")?;
            break;
        } else if token.is("template") {
            head.is_template = true;
            close_angle(tokens, at + 1).ok_or("the list of template parameters does not end")? + 1
        } else if ATTRIBUTES.contains(&token.text) {
            closing(tokens, at + 1).ok_or("an attribute does not end")? + 1
        } else if token.is("[") && next_is(&|next| next.is("[")) {
            closing(tokens, at).ok_or("an attribute does not end")? + 1
        } else if token.is("extern") && next_is(&|next| next.kind == Kind::Text) {
            at + 2
        } else if SPECIFIERS.contains(&token.text) {
            head.is_static |= token.is("static");
            at + 1
        } else {
            let behind = if TYPE_OPERATORS.contains(&token.text) {
                closing(tokens, at + 1).ok_or("a type does not end")? + 1
            } else if token.is("<") {
                close_angle(tokens, at).ok_or("a list of template arguments does not end")? + 1
            } else {
                at + 1
            };
            head.words.push((at, behind));
            behind
        };
    }
    head.open = at;
    Ok(head)
}

/// The type of the result before the name; none where there is none.
fn written_result(
    tokens: &[Token<'_>],
    text: &str,
    words: &[(usize, usize)],
    scope_at: usize,
) -> Result<Option<String>, String> {
    let pieces: Vec<&str> = words
        .iter()
        .filter(|(from, _)| *from < scope_at)
        .map(|(from, to)| &text[tokens[*from].start..tokens[*to - 1].end()])
        .collect();
    if pieces.contains(&"auto") {
        return Err("a function with a contract has to name the type that it returns".to_owned());
    }
    Ok((!pieces.is_empty()).then(|| pieces.join(" ")))
}

/// Where the declaration begins: behind the last `;`, `{`, `}` or `public:` outside of brackets.
fn beginning(tokens: &[Token<'_>], end: usize) -> usize {
    let mut depth = 0_usize;
    for at in (0..end).rev() {
        let token = &tokens[at];
        if token.kind != Kind::Symbol {
            continue;
        }
        match token.text {
            ")" | "]" => depth += 1,
            "}" if depth > 0 => depth += 1,
            "(" | "[" => depth = depth.saturating_sub(1),
            "{" if depth > 0 => depth -= 1,
            ";" | "{" | "}" if depth == 0 => return at + 1,
            ":" if depth == 0 && at > 0 && is_access(&tokens[at - 1]) => return at + 1,
            _ => {}
        }
    }
    0
}

fn is_access(token: &Token<'_>) -> bool {
    matches!(token.text, "public" | "protected" | "private")
}

/// The position of the `>` that closes the `<` at this position.
pub(super) fn close_angle(tokens: &[Token<'_>], open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = open;
    while at < tokens.len() {
        match tokens[at].text {
            _ if tokens[at].kind != Kind::Symbol => {}
            "<" => depth += 1,
            ">" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            "(" | "[" | "{" => at = closing(tokens, at)?,
            ";" => return None,
            _ => {}
        }
        at += 1;
    }
    None
}

/// Behind `operator+`, `operator()`, `operator[]`, `operator int`: at the parameters.
fn operator_end(tokens: &[Token<'_>], operator: usize, end: usize) -> Option<usize> {
    let mut at = operator + 1;
    if tokens.get(at)?.is("(") && tokens.get(at + 1)?.is(")") {
        at += 2;
    }
    while at < end && !tokens[at].is("(") {
        at += 1;
    }
    (at < end).then_some(at)
}

/// Where the last part of the name before the parameters begins.
fn name_start(tokens: &[Token<'_>], open: usize) -> usize {
    // An operator's name is as long as it takes.
    if let Some(at) = (open.saturating_sub(4)..open)
        .rev()
        .find(|at| tokens[*at].is("operator"))
    {
        return at;
    }
    let name = open - 1;
    if name > 0 && tokens[name - 1].is("~") {
        name - 1
    } else {
        name
    }
}

/// Where the scopes before a name begin.
fn scope_start(tokens: &[Token<'_>], start: usize, name: usize) -> usize {
    let mut at = name;
    while at > start && tokens[at - 1].is("::") {
        at -= 1;
        if at > start && tokens[at - 1].is(">") {
            let mut depth = 0_usize;
            while at > start {
                at -= 1;
                match tokens[at].text {
                    ">" => depth += 1,
                    "<" => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    break;
                }
            }
        }
        let is_scope = at > start
            && tokens[at - 1].kind == Kind::Word
            && !SPECIFIERS.contains(&tokens[at - 1].text);
        if is_scope {
            at -= 1;
        }
    }
    at
}

/// The qualifiers behind the parameters, and the type behind `->`.
fn behind_parameters<'t>(
    tail: &[Token<'t>],
    text: &'t str,
) -> Result<(Vec<&'t str>, Option<String>), String> {
    let mut qualifiers = Vec::new();
    let mut at = 0;
    while at < tail.len() {
        let token = &tail[at];
        match token.text {
            "const" | "volatile" | "&" | "&&" => qualifiers.push(token.text),
            "override" | "final" | "noexcept" | "throw" => {}
            "(" | "[" => at = closing(tail, at).ok_or("a bracket does not end")?,
            _ if ATTRIBUTES.contains(&token.text) => {}
            "->" => {
                let rest = &tail[at + 1..];
                let (Some(first), Some(last)) = (rest.first(), rest.last()) else {
                    return Err("no type follows the arrow".to_owned());
                };
                return Ok((qualifiers, Some(text[first.start..last.end()].to_owned())));
            }
            other => return Err(format!("`{other}` before it is not understood")),
        }
        at += 1;
    }
    Ok((qualifiers, None))
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    fn parsed(text: &str) -> (Option<String>, String, String) {
        let all = tokens(text);
        let end = all.iter().position(|token| token.is("CLAUSE")).unwrap();
        let found = declaration(&all, text, end).unwrap();
        (found.result, found.scope, found.name)
    }

    fn expect(text: &str, result: &str, scope: &str, name: &str) {
        let (got_result, got_scope, got_name) = parsed(text);
        assert_eq!(
            (
                got_result.as_deref().unwrap_or(""),
                got_scope.as_str(),
                got_name.as_str()
            ),
            (result, scope, name),
            "{text}"
        );
    }

    #[test]
    fn names_scopes_and_results_are_told_apart() {
        expect("int x; int f(int a) CLAUSE {", "int", "", "f");
        expect(
            "} static inline const char *f(int a[], int (*g)(int)) CLAUSE;",
            "const char *",
            "",
            "f",
        );
        expect(
            "struct S { public: virtual int get(int i) const override CLAUSE {",
            "int",
            "",
            "get",
        );
        expect(
            "std::vector<int> ns::C::all() const CLAUSE {",
            "std :: vector <int>",
            "ns::C",
            "all",
        );
        expect(
            "template <class T, int N> T Box<T>::take(T t) && noexcept(N > 1) CLAUSE {",
            "T",
            "Box<T>",
            "take",
        );
        expect(
            "auto f(int a) -> std::pair<int, int> CLAUSE {",
            "std::pair<int, int>",
            "",
            "f",
        );
        expect(
            "extern \"C\" [[nodiscard]] unsigned long f(void) CLAUSE {",
            "unsigned long",
            "",
            "f",
        );
        expect(
            "bool operator<(const P &a, const P &b) CLAUSE {",
            "bool",
            "",
            "operator<",
        );
        expect(
            "int &M::operator()(int i, int j) CLAUSE {",
            "int &",
            "M",
            "operator()",
        );
        expect("{ C(int x) CLAUSE : a(x) {", "", "", "C");
        expect("C::~C() CLAUSE {", "", "C", "~C");
    }

    #[test]
    fn what_is_no_function_is_refused() {
        let text = "int x CLAUSE;";
        let all = tokens(text);
        let end = all.len() - 2;
        assert!(declaration(&all, text, end).is_err());
        let text = "auto f() CLAUSE {";
        let all = tokens(text);
        assert!(declaration(&all, text, all.len() - 2).is_err());
    }
}
