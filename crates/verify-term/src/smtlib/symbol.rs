//! Names and sorts in SMT-LIB syntax.

use std::fmt::Write;

use crate::term::Sort;

/// The SMT-LIB spelling of a sort. The x87 format is `(_ FloatingPoint 15 64)`: its stored integer
/// bit carries no information in canonical patterns.
#[must_use]
pub fn smtlib_sort(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::BitVec(width) => format!("(_ BitVec {width})"),
        Sort::Float(format) => format!(
            "(_ FloatingPoint {} {})",
            format.exponent_bits(),
            format.significand_bits()
        ),
        Sort::Array { index, element } => {
            format!("(Array (_ BitVec {index}) (_ BitVec {element}))")
        }
    }
}

/// The symbol that stands for the variable of the given name.
///
/// Different names have different symbols, and none is one of the theories' own: what cannot stand
/// in a quoted symbol, and the first letter of a name that a theory might use, is written as a
/// percent sign and two hexadecimal digits.
#[must_use]
pub fn smtlib_symbol(name: &str) -> String {
    let mut symbol = String::with_capacity(name.len() + 2);
    symbol.push('|');
    for (position, byte) in name.bytes().enumerate() {
        let printable = matches!(byte, b' '..=b'~') && !matches!(byte, b'|' | b'\\' | b'%');
        if printable && !(position == 0 && belongs_to_a_theory(name)) {
            symbol.push(char::from(byte));
        } else {
            write!(symbol, "%{byte:02x}").expect("writing to a string succeeds");
        }
    }
    symbol.push('|');
    symbol
}

/// Whether a solver might know the name already; rather too often than too rarely.
fn belongs_to_a_theory(name: &str) -> bool {
    const NAMES: &[&str] = &[
        "", "true", "false", "not", "and", "or", "xor", "=>", "=", "distinct", "ite", "select",
        "store", "concat", "extract", "repeat", "let", "forall", "exists", "match", "par", "_",
        "!", "as", "NaN", "+oo", "-oo", "+zero", "-zero", "const", "default", "map", "if", "iff",
        "implies", "lambda", "<", "<=", ">", ">=", "+", "-", "*", "/", "div", "mod", "abs",
    ];
    // `$` starts the names the writer gives to shared subterms.
    const PREFIXES: &[&str] = &[
        "$", "bv", "fp", "to_", "int", "nat", "ext_", "rotate", "zero_ext", "sign_ext", "round",
        "RN", "RT", "is_", "is-", "str", "re.", "seq", "set-", "get-", "check-", "declare-",
        "define-", "assert", "push", "pop", "exit", "echo", "reset", "@", ".",
    ];
    NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}
