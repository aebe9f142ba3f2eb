//! The names of the functions and classes that contracts are made of: whoever rewrites sources writes them, the engine
//! reads them, and both take them from here.

/// Ends the name of the function that holds the contract of `f`: `f__verify_contract`.
const HOLDER: &str = "__verify_contract";
/// Begins the name of the class that holds the contracts of members of another.
const MEMBER_HOLDER: &str = "__verify_member_of_";
/// Stands for `::` in that name.
const SCOPE: &str = "_scope_";
/// Stands for `~` in the names of functions that hold contracts of destructors.
const DESTRUCTOR: &str = "__verify_destroy_";
/// A block with a contract calls it first: whether clauses are to be evaluated.
pub const ASKS: &str = "__verify_contract";
/// Runs the function's own body.
pub const BODY: &str = "__verify_body";
/// Called in the block of a constructor, with the object to be constructed.
pub const CONSTRUCTS: &str = "__verify_constructs";
/// Called in the block of a destructor, with the object to be destroyed.
pub const DESTROYS: &str = "__verify_destroys";

/// The name of the function that holds the contract of the one with this name in the source.
pub fn holder(name: &str) -> String {
    format!("{}{HOLDER}", name.replacen('~', DESTRUCTOR, 1))
}

/// The name of the class that holds the contract with this number, which is one of a member of `class`.
pub fn member_holder(number: usize, class: &str) -> String {
    format!("{MEMBER_HOLDER}{number}_{}", class.replace("::", SCOPE))
}

/// The function whose contract a symbol holds, as the source names it with its parameters.
pub fn subject(symbol: &str) -> Option<String> {
    if !symbol.contains(HOLDER) || symbol == ASKS {
        return None;
    }
    let name = verify_ir::demangle(symbol);
    let at = name.find(HOLDER)?;
    let mut plain = format!("{}{}", &name[..at], &name[at + HOLDER.len()..]);
    // `__verify_member_of_3_ns_scope_C::get(int)` holds the contract of `ns::C::get(int)`.
    if let Some(rest) = plain.strip_prefix(MEMBER_HOLDER) {
        let path = rest
            .trim_start_matches(|c: char| c.is_ascii_digit())
            .strip_prefix('_')?;
        plain = path.replace(SCOPE, "::");
    }
    // `C::__verify_destroy_C()` holds the contract of `C::~C()`.
    Some(plain.replacen(DESTRUCTOR, "~", 1))
}
