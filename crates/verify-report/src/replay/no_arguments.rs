//! A command line without even the program's name. No shell starts a program so, and some kernels add a name; the
//! driver calls `main` itself.

use super::recipe::Recipe;
use std::fmt::Write;
use verify_symex::outcome::Origin;

/// Whether the counterexample's `main` is called with `argc` zero.
fn applies(recipe: &Recipe) -> bool {
    let is_zero = |bytes: &[u8]| bytes.iter().all(|byte| *byte == 0);
    recipe.start.entry.is_none()
        && recipe
            .counterexample
            .inputs
            .iter()
            .any(|input| input.origin == Origin::ArgumentCount && is_zero(&input.bytes))
}

/// What leads the call of `main` to the driver.
pub(super) fn linker_flags(recipe: &Recipe) -> impl Iterator<Item = String> {
    applies(recipe)
        .then(|| "-Wl,--wrap=main".to_owned())
        .into_iter()
}

/// The call of `main`.
pub(super) fn no_arguments(recipe: &Recipe, text: &mut String) {
    if applies(recipe) {
        let _ = writeln!(text, "{CALL}");
    }
}

const CALL: &str = r#"
// Called without arguments, and without a name.
extern "C" int __real_main(int argc, char **argv, char **envp);
extern "C" int __wrap_main(int, char **, char **envp) {
    char *none[] = {nullptr};
    return __real_main(0, none, envp);
}"#;
