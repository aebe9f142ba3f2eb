//! A code as SARIF's rule, in the words of its page.

use super::TEXT;
use crate::page;
use serde_json::{Value, json};
use verify_symex::Code;

pub fn of(code: Code) -> Value {
    let description: String = page::description(code).chars().take(TEXT).collect();
    json!({
        "id": code.as_str(),
        "name": pascal_case(code.name()),
        "shortDescription": {"text": sentence(code.title())},
        "fullDescription": {"text": description},
        "help": {"text": page::advice(code), "markdown": page::text(code)},
        "defaultConfiguration": {"level": "error"},
        "properties": {"tags": [code.group().name()]},
    })
}

/// SARIF wants names of rules in Pascal case: `null-dereference` is `NullDereference`.
fn pascal_case(name: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    name.split('-').map(capital).collect()
}

fn sentence(title: &str) -> String {
    let mut letters = title.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).chain(['.']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_descriptions_are_as_sarif_wants_them() {
        let rule = of(Code::NullDereference);
        assert_eq!(rule["name"], "NullDereference");
        let short = &rule["shortDescription"]["text"];
        assert_eq!(short, "A null pointer is dereferenced.");
    }
}
