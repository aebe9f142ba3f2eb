//! The symbols that cxx generates for a bridge: the only place that knows how they are spelled.
//!
//! A function `f` of the namespace `ns` and the class `C` is `ns$cxxbridge1$C$f`; releases of cxx may
//! put their number behind `cxxbridge1`. What cxx generates for types that cross a bridge (glue) has the
//! name of the type and of an operation: `cxxbridge1$unique_ptr$ns$C$drop`. Here beside `demangle`,
//! since the front, the boundary and the engine all meet these names.

/// What every symbol of a bridge has among its parts.
const BRIDGE: &str = "cxxbridge";
/// That part with the version of the scheme.
const CURRENT: &str = "cxxbridge1";
/// What the symbols of glue begin with.
pub const GLUE_START: &str = CURRENT;

/// Where cxx generates glue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Cpp,
    Rust,
}

/// What glue has in its symbol, and where it is.
const GLUE: &[(&str, Side)] = &[
    ("$unique_ptr$", Side::Cpp),
    ("$shared_ptr$", Side::Cpp),
    ("$weak_ptr$", Side::Cpp),
    ("$std$vector$", Side::Cpp),
    ("$std$string$", Side::Cpp),
    ("$rust_vec$", Side::Rust),
    ("$box$", Side::Rust),
    ("$operator$", Side::Rust),
];

/// What the function that turns exceptions into errors begins with, mangled.
const TRY_CATCH: &str = "_ZN4rust8behaviorL8trycatch";

/// Whether cxx generated a symbol.
#[must_use]
pub fn is_bridge(symbol: &str) -> bool {
    symbol.contains(BRIDGE)
}

/// The symbol of a function of a bridge, without the number of a release.
#[must_use]
pub fn function_symbol(namespace: &[String], class: Option<&str>, name: &str) -> String {
    let namespace = namespace.iter().map(String::as_str);
    let parts: Vec<&str> = namespace
        .chain([CURRENT])
        .chain(class)
        .chain([name])
        .collect();
    parts.join("$")
}

/// A symbol without the number of a release: `cxxbridge1$205$f` is `cxxbridge1$f`. Others stay.
#[must_use]
pub fn plain_symbol(symbol: &str) -> String {
    let mut parts: Vec<&str> = symbol.split('$').collect();
    let bridge = parts.iter().position(|part| part.starts_with(BRIDGE));
    if let Some(at) = bridge
        && parts.get(at + 1).is_some_and(|part| is_number(part))
    {
        parts.remove(at + 1);
    }
    parts.join("$")
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
}

/// The name that people gave a function of a bridge: `ns$cxxbridge1$205$f` is `ns::f`.
#[must_use]
pub fn source_name(symbol: &str) -> Option<String> {
    let plain = plain_symbol(symbol);
    let mut parts: Vec<&str> = plain.split('$').collect();
    let bridge = parts.iter().position(|part| part.starts_with(BRIDGE))?;
    parts.remove(bridge);
    (!parts.is_empty()).then(|| parts.join("::"))
}

/// Whether nobody wrote the function: what cxx generates for types that cross, or to call a function
/// pointer of Rust's.
#[must_use]
pub fn is_glue(symbol: &str) -> bool {
    let of_type = GLUE.iter().any(|(part, _)| symbol.contains(part));
    is_bridge(symbol) && (of_type || symbol.ends_with(TRAMPOLINE_END))
}

/// Whether a symbol without a body is a function that somebody wrote in Rust: glue that cxx generates
/// there calls nothing of the library's.
#[must_use]
pub fn is_rust_function(symbol: &str) -> bool {
    let mut of_rust = GLUE.iter().filter(|(_, side)| *side == Side::Rust);
    symbol.contains("cxxbridge1$") && !of_rust.any(|(part, _)| symbol.contains(part))
}

/// What ends the functions through which C++ calls function pointers of Rust's.
const TRAMPOLINE_END: &str = "$0";

/// The function through which C++ calls the function pointer that is this parameter of a function.
#[must_use]
pub fn trampoline(function: &str, parameter: &str) -> String {
    format!("{function}${parameter}{TRAMPOLINE_END}")
}

/// Whether this is the function that turns exceptions of a bridge's functions into errors.
#[must_use]
pub fn is_try_catch(symbol: &str) -> bool {
    symbol.starts_with(TRY_CATCH)
}

/// What a function does with the memory that an object lies in, where autocxx wrapped it for Rust, which keeps
/// memory and life of such objects apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageOperation {
    /// Memory for an object, without one.
    Allocate,
    /// Releases memory in which no object lives any more.
    Free,
    /// An object begins in the memory that its first argument points to: a constructor.
    Construct,
    /// The object that its first argument points to ends; its memory stays.
    Destroy,
}

/// What the wrappers of autocxx have in their names, before a hash.
const AUTOCXX: &str = "_autocxx_wrapper_0x";
/// What autocxx calls the first parameter of wrappers of members.
const AUTOCXX_THIS: &str = "autocxx_gen_this";

impl StorageOperation {
    /// What a wrapper of autocxx does, by its name and its first parameter's, which points to memory if `of_memory`.
    #[must_use]
    pub fn of(symbol: &str, first: Option<&str>, of_memory: bool) -> Option<StorageOperation> {
        let plain = plain_symbol(symbol);
        let (name, _) = plain.rsplit('$').next()?.split_once(AUTOCXX)?;
        if name.ends_with("_autocxx_alloc") {
            return Some(StorageOperation::Allocate);
        }
        if name.ends_with("_autocxx_free") {
            return Some(StorageOperation::Free);
        }
        let is_member = of_memory && first == Some(AUTOCXX_THIS);
        is_member.then(|| {
            if name.contains("destructor") {
                StorageOperation::Destroy
            } else {
                StorageOperation::Construct
            }
        })
    }
}

/// What glue is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlueKind {
    /// `rust::Box`.
    Box,
    /// `rust::Vec`.
    RustVec,
    /// `rust::String`.
    RustString,
    /// `std::string` in memory of Rust's.
    CxxString,
    /// `std::vector`.
    CxxVector,
    /// `std::unique_ptr`.
    UniquePtr,
    /// `std::shared_ptr`.
    SharedPtr,
    /// `std::weak_ptr`.
    WeakPtr,
}

/// How the kinds begin, behind `cxxbridge1$`.
const KINDS: &[(&str, GlueKind)] = &[
    ("box$", GlueKind::Box),
    ("rust_vec$", GlueKind::RustVec),
    ("string$", GlueKind::RustString),
    ("cxx_string$", GlueKind::CxxString),
    ("std$vector$", GlueKind::CxxVector),
    ("unique_ptr$", GlueKind::UniquePtr),
    ("shared_ptr$", GlueKind::SharedPtr),
    ("weak_ptr$", GlueKind::WeakPtr),
    ("std$unique_ptr$", GlueKind::UniquePtr),
    ("std$shared_ptr$", GlueKind::SharedPtr),
    ("std$weak_ptr$", GlueKind::WeakPtr),
];

/// A function that cxx generates for a type: `cxxbridge1$rust_vec$shop$Item$len`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glue<'s> {
    /// What it is for.
    pub kind: GlueKind,
    /// What is inside, with its namespaces: `shop$Item`; empty where the kind says it.
    pub ty: &'s str,
    /// What it does: `drop`, `len`, `push_back`, ….
    pub operation: &'s str,
}

impl<'s> Glue<'s> {
    /// What a symbol is glue for; none for functions that people wrote.
    #[must_use]
    pub fn parse(symbol: &'s str) -> Option<Glue<'s>> {
        let rest = symbol.strip_prefix(CURRENT)?.strip_prefix('$')?;
        let rest = match rest.split_once('$') {
            Some((number, rest)) if is_number(number) => rest,
            _ => rest,
        };
        let (start, kind) = KINDS.iter().find(|(start, _)| rest.starts_with(start))?;
        let rest = &rest[start.len()..];
        let (ty, operation) = rest.rsplit_once('$').unwrap_or(("", rest));
        Some(Glue {
            kind: *kind,
            ty,
            operation,
        })
    }

    /// The type inside without its namespaces.
    #[must_use]
    pub fn type_name(&self) -> &'s str {
        self.ty.rsplit('$').next().unwrap_or(self.ty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_symbols_and_the_names_that_people_gave_them() {
        let namespace = ["org".to_owned(), "blobstore".to_owned()];
        let put = function_symbol(&namespace, None, "put");
        assert_eq!(put, "org$blobstore$cxxbridge1$put");
        assert_eq!(source_name(&put).as_deref(), Some("org::blobstore::put"));
        let method = function_symbol(&[], Some("Client"), "tag");
        assert_eq!(method, "cxxbridge1$Client$tag");
        assert_eq!(plain_symbol("cxxbridge1$205$Client$tag"), method);
        assert_eq!(
            source_name("cxxbridge1$205$scaled").as_deref(),
            Some("scaled")
        );
        assert_eq!(source_name("plain$name"), None);
        assert_eq!(plain_symbol("plain$7$name"), "plain$7$name");
    }

    #[test]
    fn glue_is_told_from_functions() {
        for symbol in ["cxxbridge1$new_client", "org$blobstore$cxxbridge1$put"] {
            assert!(is_bridge(symbol) && !is_glue(symbol), "{symbol}");
            assert!(is_rust_function(symbol), "{symbol}");
        }
        let trampoline = trampoline("cxxbridge1$205$each", "callback");
        assert_eq!(trampoline, "cxxbridge1$205$each$callback$0");
        for symbol in ["cxxbridge1$unique_ptr$Client$drop", &trampoline] {
            assert!(is_glue(symbol), "{symbol}");
        }
        assert!(!is_rust_function("cxxbridge1$box$Client$drop"));
        assert!(!is_glue("box$of$chocolates"));
    }

    #[test]
    fn memory_and_life_of_objects_are_apart_in_wrappers_of_autocxx() {
        let of = |name: &str, of_memory: bool| {
            let symbol = format!("cxxbridge1$205${name}_autocxx_wrapper_0xccb9");
            StorageOperation::of(&symbol, Some("autocxx_gen_this"), of_memory)
        };
        assert_eq!(
            of("Ledger_autocxx_alloc", false),
            Some(StorageOperation::Allocate)
        );
        assert_eq!(
            of("Ledger_autocxx_free", true),
            Some(StorageOperation::Free)
        );
        assert_eq!(of("new_autocxx", true), Some(StorageOperation::Construct));
        let destructor = "Ledger_synthetic_destructor_0xccb9";
        assert_eq!(of(destructor, true), Some(StorageOperation::Destroy));
        // A member function, whose object is there.
        assert_eq!(of("owner", false), None);
        assert_eq!(
            StorageOperation::of("cxxbridge1$new_client", None, true),
            None
        );
    }

    #[test]
    fn glue_is_parsed_with_and_without_a_number() {
        let vector = Glue {
            kind: GlueKind::RustVec,
            ty: "shop$Item",
            operation: "len",
        };
        for symbol in [
            "cxxbridge1$rust_vec$shop$Item$len",
            "cxxbridge1$205$rust_vec$shop$Item$len",
        ] {
            assert_eq!(Glue::parse(symbol), Some(vector), "{symbol}");
        }
        assert_eq!(vector.type_name(), "Item");
        let init = Glue::parse("cxxbridge1$cxx_string$init").unwrap();
        assert_eq!(
            (init.kind, init.ty, init.operation),
            (GlueKind::CxxString, "", "init")
        );
        let null = Glue::parse("cxxbridge1$std$shared_ptr$u8$null").unwrap();
        assert_eq!((null.kind, null.type_name()), (GlueKind::SharedPtr, "u8"));
        assert_eq!(Glue::parse("cxxbridge1$put"), None);
    }
}
