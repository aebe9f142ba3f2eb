//! Every format that is about findings tells every kind of them, and whatever keeps a run from being complete.

use super::{Github, Human, HumanStyle, Json, Junit, Repository, Sarif, Short};
use crate::coverage;
use crate::event::Reporter;
use crate::samples;
use std::io::Write;

/// What happens in the sample run, by the words of which every format has some.
const KINDS: &[(&str, &[&str])] = &[
    ("a violation", &["index 7 is out of bounds for"]),
    ("a warning", &["8 bytes are never released"]),
    ("what is known", &["vector::back() on an empty vector"]),
    (
        "a disagreement",
        &["takes a `double` in C++ and an `f32` in Rust"],
    ),
    ("no verdict", &["the time limit was reached"]),
    (
        "nothing was reached",
        &[coverage::VACUOUS, "\"lines\":{\"reached\":0,\"all\":2}"],
    ),
    ("a bad unit", &["`cpp/bad.cpp` does not compile"]),
    (
        "a build that fails",
        &["the build script of `broken v0.1.0` fails"],
    ),
    (
        "what was not begun",
        &[
            "2 not begun",
            "2 entry points were not begun",
            "\"skipped\":2",
        ],
    ),
];

fn reports() -> Vec<(&'static str, String)> {
    fn human(out: &mut Vec<u8>, quiet: bool) -> Box<dyn Reporter + '_> {
        let style = HumanStyle {
            quiet,
            ..HumanStyle::default()
        };
        let out = anstream::StripStream::new(out as &mut dyn Write);
        Box::new(Human::new(out, style))
    }
    vec![
        ("human", samples::played(|out| human(out, false))),
        ("human, quiet", samples::played(|out| human(out, true))),
        ("short", samples::played(|out| Box::new(Short::new(out)))),
        ("json", samples::played(|out| Box::new(Json::new(out)))),
        (
            "sarif",
            samples::played(|out| Box::new(Sarif::new(out, Repository::at("/src")))),
        ),
        ("junit", samples::played(|out| Box::new(Junit::new(out)))),
        (
            "github",
            samples::played(|out| Box::new(Github::new(out, Repository::at("/src")))),
        ),
    ]
}

#[test]
fn every_format_tells_every_kind_of_finding() {
    let mut missing = Vec::new();
    for (format, text) in reports() {
        // Marks that XML has instead of characters, and the escapes of JSON.
        let text = text.replace("&quot;", "\"").replace("&apos;", "'");
        let text = text.replace("&gt;", ">").replace("&lt;", "<");
        for (kind, words) in KINDS {
            if !words.iter().any(|one| text.contains(one)) {
                missing.push(format!("{format}: {kind}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn what_failed_counts_as_a_failure_in_junit() {
    let text = samples::played(|out| Box::new(Junit::new(out)));
    let document = roxmltree::Document::parse(&text).unwrap();
    let root = document.root_element();
    // The out-of-bounds access and the disagreement; no verdict, a unit, a build, and what was not begun.
    assert_eq!(root.attribute("failures"), Some("2"), "{text}");
    assert_eq!(root.attribute("errors"), Some("4"), "{text}");
}
