//! Where execution starts: `main`, or the function that the user means by a name.

use super::PrepareError;
use crate::contract::Contracts;
use crate::ir::Symbols;
use crate::suggest::nearest;
use verify_ir::demangle;

/// The linkage name of the function to start in; none for `main`.
pub fn resolve(
    function: Option<&str>,
    symbols: &[&Symbols],
) -> Result<Option<String>, PrepareError> {
    match function {
        None if symbols
            .iter()
            .any(|module| module.functions.contains("main")) =>
        {
            Ok(None)
        }
        None => Err(PrepareError::NoMain {
            functions: users_functions(symbols),
        }),
        Some(name) => find(name, symbols).map(Some),
    }
}

/// Where all jobs of a program start: in the function with this name, or in `main` (none), the harnesses
/// and the functions with contracts.
pub fn all(
    function: Option<&str>,
    symbols: &[&Symbols],
) -> Result<Vec<Option<String>>, PrepareError> {
    if function.is_some() {
        return Ok(vec![resolve(function, symbols)?]);
    }
    let contracts = Contracts::of(symbols);
    let named: Vec<Option<String>> = contracts.entries().into_iter().map(Some).collect();
    match resolve(None, symbols) {
        Ok(main) => Ok(std::iter::once(main).chain(named).collect()),
        Err(_) if !named.is_empty() => Ok(named),
        Err(error) => Err(error),
    }
}

fn find(name: &str, symbols: &[&Symbols]) -> Result<String, PrepareError> {
    let defined: Vec<&str> = symbols
        .iter()
        .flat_map(|module| module.functions.iter().chain(&module.local_functions))
        .map(String::as_str)
        .collect();
    if let Some(exact) = defined.iter().find(|linkage| **linkage == name) {
        return Ok((*exact).to_owned());
    }
    let demangled: Vec<(&str, String)> = defined
        .iter()
        .map(|linkage| (*linkage, demangle(linkage)))
        .collect();
    let wanted = name.replace(' ', "");
    let matches: Vec<&(&str, String)> = demangled
        .iter()
        .filter(|(_, source)| is_called(&source.replace(' ', ""), &wanted))
        .collect();
    match matches.as_slice() {
        [(linkage, _)] => Ok((*linkage).to_owned()),
        [] => {
            let names = demangled
                .iter()
                .map(|(_, source)| before_parameters(source));
            let suggestion = nearest(name, names).map(str::to_owned);
            Err(PrepareError::NoSuchFunction {
                name: name.to_owned(),
                suggestion,
            })
        }
        several => Err(PrepareError::AmbiguousFunction {
            name: name.to_owned(),
            candidates: several.iter().map(|(_, source)| source.clone()).collect(),
        }),
    }
}

/// Whether a demangled name, with or without its parameters and outer scopes, is the wanted one.
fn is_called(source: &str, wanted: &str) -> bool {
    [source, before_parameters(source)].into_iter().any(|full| {
        full == wanted
            || full
                .strip_suffix(wanted)
                .is_some_and(|scopes| scopes.ends_with("::"))
    })
}

/// `a::b(int)` without `(int)`; the call operator keeps its own parentheses.
fn before_parameters(source: &str) -> &str {
    let start = source
        .find("operator()")
        .map_or(0, |at| at + "operator()".len());
    match source[start..].find('(') {
        Some(at) => &source[..start + at],
        None => source,
    }
}

/// Functions a person might want to start in: plain C ones first, then the rest.
fn users_functions(symbols: &[&Symbols]) -> Vec<String> {
    let (c, cpp): (Vec<&String>, Vec<&String>) = symbols
        .iter()
        .flat_map(|module| &module.functions)
        .partition(|name| !name.starts_with("_Z"));
    let plain = |name: &str| !name.starts_with("std::") && !name.contains("__gnu_cxx");
    c.into_iter()
        .cloned()
        .chain(
            cpp.into_iter()
                .map(|name| demangle(name))
                .filter(|name| plain(name)),
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Vec<Symbols> {
        let functions = ["_ZN2ns1fEi", "_ZN2ns1fEd", "_Z1gv", "parse"];
        vec![Symbols {
            functions: functions.map(str::to_owned).into(),
            ..Symbols::default()
        }]
    }

    #[test]
    fn functions_are_found_by_any_of_their_names() {
        let program = program();
        let program: Vec<&Symbols> = program.iter().collect();
        let resolve = |name| resolve(Some(name), &program);
        assert_eq!(resolve("parse").ok().flatten().as_deref(), Some("parse"));
        assert_eq!(resolve("g").ok().flatten().as_deref(), Some("_Z1gv"));
        assert_eq!(resolve("_Z1gv").ok().flatten().as_deref(), Some("_Z1gv"));
        assert_eq!(
            resolve("ns::f(int)").ok().flatten().as_deref(),
            Some("_ZN2ns1fEi")
        );
        assert_eq!(
            resolve("f(double)").ok().flatten().as_deref(),
            Some("_ZN2ns1fEd")
        );
        assert!(
            matches!(resolve("f"), Err(PrepareError::AmbiguousFunction { candidates, .. }) if candidates.len() == 2)
        );
        assert!(
            matches!(resolve("prase"), Err(PrepareError::NoSuchFunction { suggestion: Some(name), .. }) if name == "parse")
        );
    }

    #[test]
    fn a_program_without_main_lists_what_it_has() {
        let Err(PrepareError::NoMain { functions }) =
            resolve(None, &program().iter().collect::<Vec<_>>())
        else {
            panic!("there is no main")
        };
        assert_eq!(functions, ["parse", "g()", "ns::f(double)", "ns::f(int)"]);
    }
}
