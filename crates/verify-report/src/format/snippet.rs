//! A finding drawn with the source around it, in rustc's manner.

use super::hyperlink;
use crate::fault::Fault;
use crate::finding::{self, Finding, Replay};
use crate::inputs;
use crate::names;
use crate::page;
use crate::sources::Sources;
use crate::trace::{self, TraceDetail};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::collections::BTreeMap;
use verify_symex::CheckGroup;
use verify_symex::outcome::{Counterexample, Place};

/// How many frames of the user's are shown.
const FRAMES: usize = 12;

/// How much is drawn, and how.
#[derive(Clone, Copy, Debug, Default)]
pub struct Detail {
    /// The frames inside models, too.
    pub verbose: bool,
    /// How much of the way to a violation is shown.
    pub trace: TraceDetail,
    /// Whether codes lead to their pages.
    pub hyperlinks: bool,
}

/// A place to mark, and what to say of it.
type Mark<'a> = (&'a Place, &'a str);

/// The finding as text with colour codes (the stream strips them where they are not wanted).
pub fn draw(finding: &Finding, sources: &mut Sources, detail: Detail) -> String {
    // What a function requires needs no execution to be understood.
    let is_brief = finding.requires.is_some() && !detail.verbose;
    let brief;
    let finding = if is_brief {
        brief = Finding {
            trace: Vec::new(),
            counterexample: Counterexample::default(),
            ..finding.clone()
        };
        &brief
    } else {
        finding
    };
    let way = trace::list(finding, detail.trace);
    let marks: Vec<Mark<'_>> = finding
        .notes
        .iter()
        .filter_map(|note| Some((note.place.as_ref()?, note.message.as_str())))
        .filter(|(place, _)| !place.file.is_empty())
        .collect();
    for (place, _) in marks.iter().chain([&(&finding.place, "")]) {
        // Read all first: the groups below borrow them.
        sources.read(&place.file);
    }
    let sources = &*sources;
    let level = match finding.level {
        finding::Level::Error => Level::ERROR,
        finding::Level::Warning => Level::WARNING,
        finding::Level::Known | finding::Level::Precondition => Level::NOTE,
    };
    let title = level
        .primary_title(finding.message.as_str())
        .id(finding.code.as_str());
    // What happened in the same file is marked in the same excerpt.
    let (beside, elsewhere): (Vec<Mark<'_>>, Vec<Mark<'_>>) = marks
        .into_iter()
        .partition(|(place, _)| place.file == finding.place.file && is_there(place, sources));
    let label = label(finding);
    let blamed = (&finding.place, label.as_str());
    let mut main = locate(Group::with_title(title), blamed, &beside, sources);
    for text in remarks(finding, sources, way, detail.verbose) {
        main = main.element(Level::NOTE.message(text));
    }
    main = main.element(Level::HELP.message(help(finding)));
    let mut groups = vec![main];
    for (place, message) in elsewhere {
        let group = Group::with_title(Level::NOTE.secondary_title(message));
        groups.push(locate(group, (place, ""), &[], sources));
    }
    let text = Renderer::styled().render(&groups);
    if detail.hyperlinks {
        hyperlink::link(&text, &files(finding))
    } else {
        text
    }
}

fn is_there(place: &Place, sources: &Sources) -> bool {
    let source = sources.get(&place.file);
    source.is_some_and(|source| source.token(place).is_some())
}

/// The source at the place, marked, and what else is to be marked in the same file; only the name of
/// the place where the source cannot be read.
fn locate<'a>(
    group: Group<'a>,
    (place, label): Mark<'a>,
    beside: &[Mark<'a>],
    sources: &'a Sources,
) -> Group<'a> {
    let source = sources.get(&place.file);
    if let Some((source, token)) = source.and_then(|source| Some((source, source.token(place)?))) {
        let mut primary = AnnotationKind::Primary.span(token);
        if !label.is_empty() {
            primary = primary.label(label);
        }
        let others = beside.iter().filter_map(|(place, message)| {
            let token = source.token(place)?;
            Some(AnnotationKind::Context.span(token).label(*message))
        });
        let snippet = Snippet::source(source.text.as_str())
            .path(place.file.as_str())
            .annotation(primary)
            .annotations(others);
        return group.element(snippet);
    }
    if place.file.is_empty() {
        return group;
    }
    let mut origin = Origin::path(place.file.as_str()).line(place.line as usize);
    if place.column > 0 {
        origin = origin.char_column(place.column as usize);
    }
    group.element(origin)
}

/// What is said below the source: what is odd about it, notes without a place, the inputs, the way,
/// the calls, and what became of repeating it.
fn remarks(
    finding: &Finding,
    sources: &Sources,
    way: Option<String>,
    verbose: bool,
) -> Vec<String> {
    let doubt = sources.doubt(&finding.place.file).map(str::to_owned);
    let is_placed = |place: &Place| !place.file.is_empty();
    let notes = finding
        .notes
        .iter()
        .filter(|note| !note.place.as_ref().is_some_and(is_placed))
        .map(|note| note.message.clone());
    doubt
        .into_iter()
        .chain(notes)
        .chain(inputs::list(finding))
        .chain(way)
        .chain(frames(finding, verbose))
        .chain(finding.replay.as_ref().map(Replay::sentence))
        .collect()
}

/// Whose fault it is, unless it is the program's as ever, and what to do.
fn help(finding: &Finding) -> String {
    if finding.requires.is_some() {
        return "callers have to see to it: nothing that is known of them says whether they do; \
                `cargo verify accept` makes it a contract"
            .to_owned();
    }
    match finding.fault {
        Fault::Program => {
            let advice = page::advice(finding.code);
            let mut letters = advice.chars();
            let first = letters.next().map(|first| first.to_ascii_lowercase());
            first.into_iter().chain(letters).collect()
        }
        _ => "no code of the program had part in it: it may be a fault of cargo-verify's models; please report it"
            .to_owned(),
    }
}

/// Every file that the drawing may name, by its name there.
fn files(finding: &Finding) -> BTreeMap<&str, &str> {
    let notes = finding.notes.iter().filter_map(|note| note.place.as_ref());
    let inputs = finding
        .counterexample
        .inputs
        .iter()
        .filter_map(|input| input.place.as_ref());
    let whole = std::iter::once(&finding.place)
        .chain(&finding.stack)
        .chain(notes)
        .chain(inputs)
        .map(|place| (place.file.as_str(), place.file.as_str()));
    let short = trace::short_names(finding)
        .into_iter()
        .map(|(file, name)| (name, file));
    short
        .chain(whole)
        .filter(|(name, file)| !name.is_empty() && !file.starts_with('<'))
        .collect()
}

/// The way to the place, the frames of models folded into one line unless all are asked for.
fn frames(finding: &Finding, verbose: bool) -> Option<String> {
    let mut lines = Vec::new();
    match finding.inside.as_slice() {
        [] => {}
        inside if verbose => lines.extend(
            inside
                .iter()
                .map(|frame| format!("    in {}", describe(frame))),
        ),
        [.., outermost] => lines.push(format!("    in {}, in the library", short(outermost))),
    }
    // A single frame is where the finding is drawn.
    let is_told = lines.is_empty() && finding.stack.len() == 1;
    let shown = if is_told { 0 } else { FRAMES };
    let frames = folded(&finding.stack, verbose);
    lines.extend(frames.take(shown).map(|frame| format!("    in {frame}")));
    (!lines.is_empty()).then(|| {
        format!(
            "the calls that lead here, innermost first:\n{}",
            lines.join("\n")
        )
    })
}

/// The frames in words; of those that follow each other in the library only the outermost, unless all are asked for.
fn folded(stack: &[Place], verbose: bool) -> impl Iterator<Item = String> {
    stack.iter().enumerate().filter_map(move |(at, frame)| {
        let is_outermost = stack.get(at + 1).is_none_or(|next| !is_librarys(next));
        match is_librarys(frame) && !verbose {
            true => is_outermost.then(|| format!("{}, in the library", short(frame))),
            false => Some(describe(frame)),
        }
    })
}

/// Whether a frame is of the models, or of the system's headers.
fn is_librarys(frame: &Place) -> bool {
    // Headers of models have no lines.
    frame.file.is_empty()
        || frame.file.starts_with("<models>/")
        || frame.file.contains("/include/c++/")
}

fn describe(frame: &Place) -> String {
    if frame.file.is_empty() {
        return name(frame);
    }
    format!("{} at {frame}", name(frame))
}

fn name(frame: &Place) -> String {
    if frame.function.is_empty() {
        "a function without a name".to_owned()
    } else {
        format!("`{}`", names::plain(&frame.function))
    }
}

/// A function of the library without its parameters, which overloads share in all that is told.
fn short(frame: &Place) -> String {
    let function = names::of_template(names::without_parameters(&frame.function)).to_owned();
    name(&Place {
        function,
        ..frame.clone()
    })
}

/// What is wrong at the place, and whose precondition it is where the library noticed.
fn label(finding: &Finding) -> String {
    let title = finding.code.title();
    match finding.inside.last() {
        Some(outermost) if finding.code.group() == CheckGroup::Library => {
            format!("{title}: precondition of {}", short(outermost))
        }
        _ => title.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    fn drawn(sample: &samples::Sample, detail: Detail) -> String {
        let text = draw(&sample.finding, &mut Sources::since_now(), detail);
        let text = anstream::adapter::strip_str(&text).to_string();
        samples::without_directory(&text, &sample.directory)
    }

    #[test]
    fn places_in_one_file_are_marked_in_one_excerpt() {
        insta::assert_snapshot!(drawn(&samples::double_free(), Detail::default()));
    }

    #[test]
    fn the_way_is_drawn_below() {
        insta::assert_snapshot!(drawn(&samples::traced(), Detail::default()));
    }

    #[test]
    fn a_place_in_another_file_has_an_excerpt_of_its_own() {
        insta::assert_snapshot!(drawn(&samples::across_files(), Detail::default()));
    }

    #[test]
    fn a_source_that_is_gone_is_named_and_said_to_be_gone() {
        let sample = samples::double_free();
        std::fs::remove_file(sample.directory.path().join("a.cpp")).unwrap();
        insta::assert_snapshot!(drawn(&sample, Detail::default()));
    }

    #[test]
    fn a_finding_without_any_code_of_the_program_is_said_to_be_ours() {
        let mut sample = samples::double_free();
        sample.finding.fault = Fault::Tool;
        assert!(drawn(&sample, Detail::default()).contains("cargo-verify's models"));
    }

    #[test]
    fn what_a_native_run_says_is_told() {
        let mut sample = samples::double_free();
        sample.finding.replay = Some(Replay {
            id: "ab12".to_owned(),
            replayed: crate::Replayed::Confirmed {
                differs: None,
                how: "AddressSanitizer: double-free".to_owned(),
            },
            latent: false,
        });
        let text = drawn(&sample, Detail::default());
        assert!(text.contains("confirmed: a native run fails"), "{text}");
    }

    #[test]
    fn links_lead_to_the_files() {
        let sample = samples::double_free();
        let detail = Detail {
            hyperlinks: true,
            ..Detail::default()
        };
        let text = draw(&sample.finding, &mut Sources::since_now(), detail);
        let target = format!(
            "\x1b]8;;file://{}/a.cpp\x1b\\",
            sample.directory.path().display()
        );
        assert!(text.contains(&target), "{text:?}");
    }
}
