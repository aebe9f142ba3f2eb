//! The inputs with which a violation happens, as every format lists them: only those on which it depends, and what
//! is read from standard input as the one text that it is.

use crate::finding::Finding;
use crate::names;
use verify_symex::outcome::{Input, Origin};

/// What models call pieces of standard input, which are arranged by giving the program that input.
const FROM_STANDARD_INPUT: &[&str] = &[
    "scanf()",
    "getchar()",
    "getc()",
    "fgetc()",
    "fgets()",
    "gets()",
    "getline()",
    "fread()",
    "read()",
    "a number from a stream",
    "text from a stream",
];

/// Whether an input is a piece of standard input.
pub fn is_typed(input: &Input) -> bool {
    matches!(&input.origin, Origin::Memory { by } if FROM_STANDARD_INPUT.contains(&by.as_str()))
}

/// An input in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownInput {
    pub name: String,
    pub type_name: String,
    pub value: String,
    /// Who gave it.
    pub source: Option<String>,
}

/// The inputs on which a finding depends, and how many others there are.
pub fn shown(finding: &Finding) -> (Vec<ShownInput>, usize) {
    let text = finding.counterexample.standard_input.as_deref();
    let (typed, given): (Vec<&Input>, Vec<&Input>) = finding
        .counterexample
        .inputs
        .iter()
        .partition(|input| text.is_some() && is_typed(input));
    let matters = |input: &&&Input| input.matters;
    let mut shown: Vec<ShownInput> = given
        .iter()
        .filter(matters)
        .map(|input| of(input))
        .collect();
    let mut others = given.len() - shown.len();
    if typed.iter().any(|input| input.matters) {
        shown.push(ShownInput {
            name: "standard input".to_owned(),
            type_name: String::new(),
            value: verify_symex::quoted(text.unwrap_or_default()),
            source: None,
        });
    } else {
        others += usize::from(!typed.is_empty());
    }
    (shown, others)
}

fn of(input: &Input) -> ShownInput {
    ShownInput {
        name: input.name.clone(),
        type_name: input.type_name.clone(),
        value: input.value.clone(),
        source: source(input),
    }
}

/// Who gave the program a value: whoever called its entry point, or what it called itself.
fn source(input: &Input) -> Option<String> {
    let place = input.place.as_ref()?;
    let function = || names::plain(names::without_parameters(&place.function));
    match input.origin {
        Origin::Argument if !place.function.is_empty() => {
            Some(format!("argument of `{}`", function()))
        }
        Origin::Variable => Some(format!("variable, before `{}` is called", function())),
        Origin::ArgumentCount | Origin::ArgumentWord { .. } => Some("the command line".to_owned()),
        _ => (!place.file.is_empty()).then(|| format!("at {}:{}", place.file, place.line)),
    }
}

/// The list for people; none where the program asks for nothing.
pub fn list(finding: &Finding) -> Option<String> {
    let (shown, others) = shown(finding);
    if shown.is_empty() {
        return (others > 0).then(|| "it happens whatever the inputs are".to_owned());
    }
    let mut lines: Vec<String> = shown.iter().map(line).collect();
    match others {
        0 => {}
        1 => lines.push("    1 other input may have any value".to_owned()),
        others => lines.push(format!("    {others} other inputs may have any value")),
    }
    Some(format!(
        "it happens with these inputs:\n{}",
        lines.join("\n")
    ))
}

fn line(shown: &ShownInput) -> String {
    let kind = (!shown.type_name.is_empty()).then_some(&shown.type_name);
    let remarks: Vec<&str> = kind
        .into_iter()
        .chain(&shown.source)
        .map(String::as_str)
        .collect();
    let remarks = match remarks.as_slice() {
        [] => String::new(),
        remarks => format!("   ({})", remarks.join(", ")),
    };
    format!("    {} = {}{remarks}", shown.name, shown.value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    fn piece(by: &str, matters: bool) -> Input {
        let origin = Origin::Memory { by: by.to_owned() };
        Input {
            name: by.to_owned(),
            matters,
            origin,
            ..samples::traced().finding.counterexample.inputs[0].clone()
        }
    }

    #[test]
    fn what_is_typed_is_one_text() {
        let mut finding = samples::traced().finding;
        finding.counterexample.inputs = vec![piece("fgets()", true), piece("scanf()", false)];
        finding.counterexample.standard_input = Some(b"hey\n7 \x01".to_vec());
        let shown = list(&finding).unwrap();
        assert_eq!(
            shown,
            "it happens with these inputs:\n    standard input = \"hey\\n7 \\x01\""
        );
        finding.counterexample.inputs[0].matters = false;
        let shown = list(&finding).unwrap();
        assert_eq!(shown, "it happens whatever the inputs are");
    }

    #[test]
    fn what_comes_from_elsewhere_is_listed_piece_by_piece() {
        let mut finding = samples::traced().finding;
        finding.counterexample.inputs = vec![piece("fgets()", true), piece("a file", true)];
        finding.counterexample.standard_input = None;
        assert_eq!(shown(&finding).0.len(), 2);
        finding.counterexample.standard_input = Some(Vec::new());
        let names: Vec<String> = shown(&finding)
            .0
            .into_iter()
            .map(|input| input.name)
            .collect();
        assert_eq!(names, ["a file", "standard input"]);
    }
}
