//! How a native run failed, and whether that is the failure that the engine found: of the same kind, at
//! the same place.

use super::recipe::Recipe;
use std::path::Path;
use verify_symex::{CheckGroup, Code};

/// A failure of a native run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// In the words of whoever noticed it.
    pub how: String,
    /// The places in sources that the report of it names, the innermost first.
    pub places: Vec<(String, u32)>,
}

/// What a native run and a counterexample have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Likeness {
    Same,
    /// One of kind and place differs: how.
    Differs(String),
    /// Neither fits: the program has another failure.
    Another,
}

impl Failure {
    pub fn new(how: String, said: &str) -> Failure {
        Failure {
            how,
            places: said.lines().filter_map(place).collect(),
        }
    }

    pub fn likeness(&self, recipe: &Recipe) -> Likeness {
        let fits =
            kinds(recipe.code).is_none_or(|kinds| kinds.iter().any(|kind| self.how.contains(kind)));
        let elsewhere = self.elsewhere(recipe);
        match (fits, elsewhere) {
            (true, None) => Likeness::Same,
            (true, Some(place)) => Likeness::Differs(format!("the native run fails at {place}")),
            (false, None) => {
                Likeness::Differs("the native run shows it as another kind of failure".to_owned())
            }
            (false, Some(_)) => Likeness::Another,
        }
    }

    /// The place of the failure, where it is known and is not that of the counterexample.
    pub fn elsewhere(&self, recipe: &Recipe) -> Option<String> {
        // Memory is reported where it was allocated, or where nothing refers to it any more.
        if recipe.code == Code::Leak {
            return None;
        }
        let name = |path: &str| Path::new(path).file_name().map(ToOwned::to_owned);
        let wanted = (name(&recipe.place.file), recipe.place.line);
        let (file, line) = self.places.first()?;
        let is_there = self
            .places
            .iter()
            .any(|(file, line)| (name(file), *line) == wanted);
        (!is_there).then(|| format!("{file}:{line}"))
    }
}

/// The place that a line of a sanitizer's or of `assert`'s report names: `    #1 0x4 in f /a/b.c:3:9`,
/// `/a/b.c:3:9: runtime error: …`, `program: b.c:3: f: Assertion …`.
fn place(line: &str) -> Option<(String, u32)> {
    let trimmed = line.trim_start();
    if trimmed.starts_with('#') {
        let place = trimmed.rsplit(' ').next()?;
        return split_place(place);
    }
    if let Some((place, _)) = line.split_once(": runtime error: ") {
        return split_place(place);
    }
    if line.contains(": Assertion `") {
        let (_, rest) = line.split_once(": ")?;
        let mut parts = rest.split(':');
        return Some((parts.next()?.to_owned(), parts.next()?.trim().parse().ok()?));
    }
    None
}

/// `file:line` or `file:line:column`.
fn split_place(place: &str) -> Option<(String, u32)> {
    let (rest, last) = place.rsplit_once(':')?;
    let last: u32 = last.parse().ok()?;
    match rest.rsplit_once(':') {
        Some((file, line)) if line.parse::<u32>().is_ok() => {
            Some((file.to_owned(), line.parse().ok()?))
        }
        _ => Some((rest.to_owned(), last)),
    }
}

/// Parts of the complaints by which a kind of bug may show natively; none where it may show in any way.
fn kinds(code: Code) -> Option<&'static [&'static str]> {
    Some(match code {
        Code::NullDereference => &["null pointer", "SEGV"],
        Code::OutOfBounds | Code::SubobjectBounds => &[
            "buffer-",
            "out of bounds",
            "SEGV",
            "insufficient space",
            "unknown-crash",
            "negative-size",
            "container-overflow",
            "use-after",
            "string_view",
            "overflow on",
        ],
        Code::UseAfterFree => &["use-after", "SEGV", "invalid vptr", "container-overflow"],
        Code::UseAfterScope | Code::UseAfterReturn => {
            &["use-after", "stack-", "SEGV", "null pointer"]
        }
        Code::DoubleFree => &["double-free", "attempting free", "use-after-free"],
        Code::InvalidFree => &["free", "dealloc"],
        Code::MismatchedFree => &["mismatch", "free"],
        Code::Leak => &["leak"],
        Code::Uninitialised => &["uninitialized"],
        Code::Misaligned => &["misaligned"],
        Code::WriteToConstant => &["SEGV", "BUS"],
        Code::OverlappingCopy => &["overlap"],
        Code::SignedOverflow | Code::UnsignedOverflow => &["overflow", "cannot be represented"],
        Code::DivisionByZero | Code::FloatDivisionByZero => &["division by zero", "FPE"],
        Code::DivisionOverflow => &["cannot be represented", "FPE"],
        Code::ShiftRange => &["shift"],
        Code::FloatCast => &["outside the range"],
        Code::InvalidBool | Code::InvalidEnum => &["not a valid value"],
        Code::VlaBound => &["variable length array", "stack-", "dynamic-stack"],
        Code::UnreachableReached => &["unreachable"],
        Code::MissingReturn => &["without returning"],
        Code::StackOverflow => &["stack-overflow", "SEGV"],
        Code::NonnullViolated => &["null"],
        Code::WrittenWhileShared => &["SEGV"],
        Code::PointerKept => &["ABRT"],
        Code::InvalidResult => &["ABRT", "use-after", "overflow", "SEGV"],
        Code::ForeignFree => &["free"],
        code => match code.group() {
            CheckGroup::Assertion => &["ABRT"],
            CheckGroup::Exception => &["ABRT"],
            CheckGroup::Pointer => &["invalid-pointer-pair"],
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recipe(code: Code, line: u32) -> Recipe {
        let mut recipe = Recipe::sample(code);
        recipe.place.line = line;
        recipe
    }

    const OVERRUN: &str = "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1\n    \
                           #0 0x4 in strcpy (/x/program+0x1)\n    #1 0x5 in copy /home/me/src/a.c:7:3\n    \
                           #2 0x6 in main /home/me/src/a.c:12:3\n";

    #[test]
    fn the_same_failure_at_the_same_place_is_the_same() {
        let failure = Failure::new("AddressSanitizer: heap-buffer-overflow".to_owned(), OVERRUN);
        assert_eq!(
            failure.likeness(&recipe(Code::OutOfBounds, 7)),
            Likeness::Same
        );
        assert_eq!(
            failure.likeness(&recipe(Code::OutOfBounds, 12)),
            Likeness::Same,
            "the caller is to blame"
        );
    }

    #[test]
    fn what_differs_is_told_and_another_failure_is_none() {
        let failure = Failure::new("AddressSanitizer: heap-buffer-overflow".to_owned(), OVERRUN);
        let elsewhere = Likeness::Differs("the native run fails at /home/me/src/a.c:7".to_owned());
        assert_eq!(failure.likeness(&recipe(Code::OutOfBounds, 8)), elsewhere);
        assert!(matches!(
            failure.likeness(&recipe(Code::DivisionByZero, 7)),
            Likeness::Differs(_)
        ));
        assert_eq!(
            failure.likeness(&recipe(Code::DivisionByZero, 8)),
            Likeness::Another
        );
    }

    #[test]
    fn places_are_read_from_every_kind_of_report() {
        let read = |line: &str| place(line).map(|(file, line)| format!("{file}|{line}"));
        assert_eq!(
            read("a b/x.c:3:9: runtime error: division by zero").as_deref(),
            Some("a b/x.c|3")
        );
        assert_eq!(
            read("program: x.c:21: main: Assertion `n' failed.").as_deref(),
            Some("x.c|21")
        );
        assert_eq!(
            read("    #0 0x1 in f(int) x.cpp:4").as_deref(),
            Some("x.cpp|4")
        );
        assert_eq!(read("    #0 0x1 in f (/lib/libc.so.6+0x2)"), None);
    }
}
