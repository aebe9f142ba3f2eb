//! A counterexample as a regression test: Rust where Rust calls the function, C++ otherwise.

use super::driver::driver;
use super::recipe::Recipe;
use std::fmt::Write;
use verify_symex::outcome::{Argument, Origin, ScalarKind};

/// The test's text, or why there can be none.
pub fn regression_test(recipe: &Recipe) -> Result<String, String> {
    let only_arguments = recipe
        .counterexample
        .inputs
        .iter()
        .all(|input| input.origin == Origin::Argument);
    match &recipe.start.entry {
        Some(entry) if recipe.start.from_rust && only_arguments => rust_test(recipe, entry),
        _ => driver(recipe),
    }
}

fn rust_test(recipe: &Recipe, entry: &str) -> Result<String, String> {
    let mut types = Vec::new();
    let mut values = Vec::new();
    let mut body = String::new();
    for (index, argument) in recipe.counterexample.arguments.iter().enumerate() {
        match argument {
            Argument::Scalar { scalar, bytes } => {
                let (ty, value) = scalar_text(*scalar, bytes)?;
                types.push(ty);
                values.push(value);
            }
            Argument::Null => {
                types.push("*mut u8".to_owned());
                values.push("std::ptr::null_mut()".to_owned());
            }
            Argument::Object { bytes, links, .. } if links.is_empty() => {
                // Of words, so that it is aligned for everything.
                let mut padded = bytes.clone();
                padded.resize(bytes.len().next_multiple_of(8), 0);
                let words: Vec<String> = padded
                    .chunks_exact(8)
                    .map(|word| {
                        format!(
                            "{:#x}",
                            word.iter()
                                .rev()
                                .fold(0_u64, |all, byte| all << 8 | u64::from(*byte))
                        )
                    })
                    .collect();
                let _ = writeln!(
                    body,
                    "    let mut object_{index}: Vec<u64> = vec![{}];",
                    words.join(", ")
                );
                types.push("*mut u8".to_owned());
                values.push(format!("object_{index}.as_mut_ptr().cast()"));
            }
            Argument::Same { argument } => {
                types.push("*mut u8".to_owned());
                values.push(format!("object_{argument}.as_mut_ptr().cast()"));
            }
            Argument::Object { .. } => return Err("an object points to others".to_owned()),
            Argument::Value { .. } | Argument::Result { .. } => {
                return Err("a struct is passed or returned by value".to_owned());
            }
            Argument::Other { what } => return Err(format!("{what} cannot be written down")),
        }
    }
    let parameters: Vec<String> = types
        .iter()
        .enumerate()
        .map(|(at, ty)| format!("a{at}: {ty}"))
        .collect();
    Ok(format!(
        "// {code}: {message}\n\
         // It belongs to the crate that links the function. What only sanitizers notice may not fail it:\n\
         // `cargo verify replay {id}` runs with them.\n\
         #[test]\n\
         #[allow(clashing_extern_declarations, reason = \"what is behind pointers is given as bytes\")]\n\
         fn replays_{id}() {{\n    \
         unsafe extern \"C\" {{\n        #[link_name = \"{entry}\"]\n        fn entry({parameters});\n    }}\n\
         {body}    // SAFETY: these arguments are ones that the function has to accept.\n    \
         unsafe {{ entry({values}) }};\n}}\n",
        code = recipe.code.as_str(),
        message = recipe.message.replace('\n', " "),
        id = recipe.id(),
        parameters = parameters.join(", "),
        values = values.join(", "),
    ))
}

/// A scalar's type and value in Rust.
fn scalar_text(scalar: ScalarKind, bytes: &[u8]) -> Result<(String, String), String> {
    let word = bytes
        .iter()
        .take(8)
        .rev()
        .fold(0_u64, |all, byte| all << 8 | u64::from(*byte));
    Ok(match scalar {
        ScalarKind::Integer { bits: 1, .. } => ("bool".to_owned(), (word & 1 == 1).to_string()),
        ScalarKind::Integer {
            bits: bits @ (8 | 16 | 32 | 64),
            ..
        } => {
            let shift = 64 - bits;
            (
                format!("i{bits}"),
                (((word << shift) as i64) >> shift).to_string(),
            )
        }
        ScalarKind::Float { bits: 32 } => (
            "f32".to_owned(),
            format!("f32::from_bits({:#x})", word as u32),
        ),
        ScalarKind::Float { bits: 64 } => ("f64".to_owned(), format!("f64::from_bits({word:#x})")),
        ScalarKind::Pointer => ("*mut u8".to_owned(), "std::ptr::null_mut()".to_owned()),
        ScalarKind::Integer { bits, .. } | ScalarKind::Float { bits } => {
            return Err(format!("a scalar of {bits} bits is passed"));
        }
    })
}
