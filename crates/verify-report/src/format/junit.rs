//! JUnit's XML, as GitLab, Jenkins and most other services show it: a suite for each library, a test
//! for each entry point, and one for each finding that belongs to none, as where Rust and C++ disagree.
//! A violation is a failure, the lack of a verdict an error; what a baseline or the configuration accepts
//! passes, and is said in the test's output.

use super::words;
use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::event::{EntrySummary, Event, Reporter, Summary, verdict_name};
use crate::finding::{Finding, Level};
use quick_junit::{NonSuccessKind, Property, Report, TestCase, TestCaseStatus, TestSuite};
use std::io::{self, Write};
use std::time::Duration;
use verify_symex::outcome::Verdict;

/// JUnit's XML.
pub struct Junit<W> {
    out: W,
    suites: Vec<TestSuite>,
    /// What was found and is in no test yet.
    loose: Vec<Finding>,
    seconds: f64,
}

/// The suite of what belongs to no entry point.
const BOUNDARY: &str = "boundary";

impl<W: Write> Junit<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W) -> Junit<W> {
        Junit {
            out,
            suites: Vec::new(),
            loose: Vec::new(),
            seconds: 0.0,
        }
    }

    fn add(&mut self, suite: &str, case: TestCase) {
        let known = self
            .suites
            .iter_mut()
            .find(|one| one.name.as_str() == suite);
        if let Some(known) = known {
            known.add_test_case(case);
            return;
        }
        let mut new = TestSuite::new(suite);
        new.add_test_case(case);
        self.suites.push(new);
    }

    fn entry(&mut self, entry: &EntrySummary) {
        let suite = match entry.library == entry.package {
            true => entry.package.clone(),
            false => format!("{}/{}", entry.package, entry.library),
        };
        let mut case = self.case(&entry.function, &suite, &entry.summary);
        case.extra.insert("file".into(), entry.unit.as_str().into());
        case.add_property(Property::new("cached", entry.cached.to_string()));
        self.add(&suite, case);
    }

    /// One entry point.
    fn case(&mut self, name: &str, class: &str, summary: &Summary) -> TestCase {
        let is_told = |finding: &Finding| summary.findings.iter().any(|own| own.same_as(finding));
        self.loose.retain(|finding| !is_told(finding));
        case(name, class, summary)
    }

    /// What belongs to no entry point.
    fn add_loose(&mut self) {
        for finding in std::mem::take(&mut self.loose) {
            let place = &finding.place;
            let name = format!("{} {} ({place})", finding.code.as_str(), place.function);
            let text = describe(&finding);
            let mut case = match finding.level {
                Level::Error => {
                    let kind = NonSuccessKind::Failure;
                    let mut status = unsuccessful(kind, finding.code.as_str(), &[text]);
                    status.set_message(finding.message.as_str());
                    TestCase::new(name, status)
                }
                Level::Warning | Level::Known | Level::Precondition => {
                    let mut case = TestCase::new(name, TestCaseStatus::success());
                    case.set_system_out(text);
                    case
                }
            };
            case.set_classname(BOUNDARY);
            self.add(BOUNDARY, case);
        }
    }

    fn error(&mut self, suite: &str, name: &str, error: &Diagnostic) {
        let mut lines = vec![error.message.clone()];
        lines.extend(error.detail.clone());
        lines.extend(error.help.iter().cloned());
        let status = unsuccessful(NonSuccessKind::Error, error.kind.name(), &lines);
        let mut case = TestCase::new(name, status);
        case.set_classname(suite);
        self.add(suite, case);
    }
}

impl<W: Write> Reporter for Junit<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        match event {
            Event::Note { .. } | Event::Begin => {}
            // Most of what was found is in the results of the entry points.
            Event::Violation(finding) => self.loose.push((*finding).clone()),
            Event::BadUnit { package, error } => self.error(package, "compilation", error),
            Event::Entry(entry) => self.entry(entry),
            Event::Total(total) => {
                self.seconds = total.summary.seconds;
                if let Some(what) = words::skipped(total) {
                    let status = unsuccessful(NonSuccessKind::Error, "interrupted", &[what]);
                    let mut case = TestCase::new("all entry points", status);
                    case.set_classname("cargo verify");
                    self.add("cargo verify", case);
                }
            }
            Event::Error { error, seconds } => {
                self.seconds = *seconds;
                self.error("cargo verify", "set-up", error);
            }
            Event::Summary(summary) => {
                self.seconds = summary.seconds;
                let suite = summary.subject.files.join(", ");
                let case = self.case(&summary.subject.function, &suite, summary);
                self.add(&suite, case);
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        self.add_loose();
        let mut report = Report::new("cargo verify");
        report.set_time(Duration::from_secs_f64(self.seconds));
        for mut suite in self.suites.drain(..) {
            suite.time = Some(suite.test_cases.iter().filter_map(|case| case.time).sum());
            report.add_test_suite(suite);
        }
        report.serialize(&mut self.out).map_err(io::Error::other)?;
        self.out.flush()
    }
}

/// One entry point.
fn case(name: &str, class: &str, summary: &Summary) -> TestCase {
    let is_counted = |finding: &&Finding| finding.level == Level::Error;
    let (counted, accepted): (Vec<&Finding>, Vec<&Finding>) =
        summary.findings.iter().partition(is_counted);
    let status = match (counted.first(), summary.verdict) {
        (Some(first), _) => {
            let texts: Vec<String> = counted.iter().map(|finding| describe(finding)).collect();
            let mut status = unsuccessful(NonSuccessKind::Failure, first.code.as_str(), &texts);
            status.set_message(first.message.as_str());
            status
        }
        (None, _) if summary.verdict_of_rest() == Verdict::Unknown => {
            let kind = summary
                .unknown
                .first()
                .map_or("unknown", |one| one.kind.name());
            let reasons = summary.unknown.iter().flat_map(|one| {
                let advice = one.kind.advice().map(str::to_owned);
                std::iter::once(one.what.clone()).chain(advice)
            });
            unsuccessful(NonSuccessKind::Error, kind, &reasons.collect::<Vec<_>>())
        }
        (None, _) => TestCaseStatus::success(),
    };
    let mut case = TestCase::new(name, status);
    case.set_classname(class);
    case.set_time(Duration::from_secs_f64(summary.seconds));
    case.add_property(Property::new("verdict", verdict_name(summary.verdict)));
    if let Some(bound) = summary.bound {
        case.add_property(Property::new("bound", bound.to_string()));
    }
    for hit in &summary.bounds_hit {
        let what = format!("{} at {}:{}", hit.what, hit.place.file, hit.place.line);
        case.add_property(Property::new("bound reached", what));
    }
    for one in &summary.assumed {
        case.add_property(Property::new("assumed", one.what.as_str()));
    }
    let mut said: Vec<String> = accepted.iter().map(|finding| describe(finding)).collect();
    if coverage::is_vacuous(&summary.coverage) {
        said.push(format!("warning: {}", coverage::VACUOUS));
    }
    said.extend(coverage::line(&summary.coverage, true));
    if !said.is_empty() {
        case.set_system_out(said.join("\n"));
    }
    case
}

fn unsuccessful(kind: NonSuccessKind, name: &str, texts: &[String]) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_type(name);
    if let Some(first) = texts.first() {
        status.set_message(first.as_str());
    }
    status.set_description(texts.join("\n\n"));
    status
}

fn describe(finding: &Finding) -> String {
    format!(
        "{}: {} {}: {}",
        finding.place,
        finding.code.as_str(),
        finding.code.name(),
        words::finding(finding)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use roxmltree::{Document, Node};

    fn count(node: &Node<'_, '_>, name: &str) -> usize {
        node.descendants()
            .filter(|one| one.has_tag_name(name))
            .count()
    }

    /// What the schemas of Jenkins and the readers of GitLab agree on: which elements stand where,
    /// which attributes they need, and that the counts are those of the tests.
    fn check(text: &str) {
        let document = Document::parse(text).unwrap();
        let root = document.root_element();
        assert!(root.has_tag_name("testsuites"));
        for suite in root.children().filter(Node::is_element) {
            assert!(suite.has_tag_name("testsuite"), "{suite:?}");
            assert!(suite.attribute("name").is_some_and(|name| !name.is_empty()));
            for (counter, element) in [
                ("tests", "testcase"),
                ("failures", "failure"),
                ("errors", "error"),
            ] {
                let counted: usize = suite.attribute(counter).unwrap().parse().unwrap();
                assert_eq!(counted, count(&suite, element), "{counter} of {suite:?}");
            }
            suite
                .children()
                .filter(Node::is_element)
                .for_each(check_case);
        }
        for counter in ["tests", "failures", "errors"] {
            let all: usize = root.attribute(counter).unwrap().parse().unwrap();
            let suites = root.children().filter(Node::is_element);
            let sum =
                suites.map(|suite| suite.attribute(counter).unwrap().parse::<usize>().unwrap());
            assert_eq!(all, sum.sum::<usize>(), "{counter}");
        }
    }

    fn check_case(case: Node<'_, '_>) {
        assert!(case.has_tag_name("testcase"), "{case:?}");
        for needed in ["name", "classname"] {
            assert!(case.attribute(needed).is_some(), "{needed} of {case:?}");
        }
        if let Some(time) = case.attribute("time") {
            assert!(time.parse::<f64>().unwrap() >= 0.0);
        }
        let outcomes = count(&case, "failure") + count(&case, "error") + count(&case, "skipped");
        assert!(outcomes <= 1, "{case:?}");
        for child in case.children().filter(Node::is_element) {
            let name = child.tag_name().name();
            let known = [
                "properties",
                "failure",
                "error",
                "skipped",
                "system-out",
                "system-err",
            ];
            assert!(known.contains(&name), "{name}");
            if ["failure", "error"].contains(&name) {
                assert!(child.attribute("type").is_some() && child.attribute("message").is_some());
            }
        }
    }

    #[test]
    fn a_workspace_as_junit() {
        let text = samples::played(|out| Box::new(Junit::new(out)));
        check(&text);
        insta::assert_snapshot!(text);
    }

    #[test]
    fn what_the_baseline_accepts_passes() {
        let mut out = Vec::new();
        let mut junit = Junit::new(&mut out);
        let mut finding = samples::double_free().finding;
        finding.level = Level::Known;
        let summary = samples::summary("f", Verdict::Violated, vec![finding.clone()]);
        junit.event(&Event::Summary(&summary)).unwrap();
        finding.level = Level::Error;
        let summary = samples::summary("g", Verdict::Violated, vec![finding]);
        junit.event(&Event::Summary(&summary)).unwrap();
        junit.finish().unwrap();
        let text = String::from_utf8(out).unwrap();
        check(&text);
        let document = Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("failures"), Some("1"));
        assert!(text.contains("system-out"));
    }

    #[test]
    fn a_run_that_an_error_ends_has_a_test_that_did_not_pass() {
        let mut out = Vec::new();
        let mut junit = Junit::new(&mut out);
        let error =
            &samples::does_not_compile("a.cpp", "a.cpp:1:1: error: <b> & \u{1b}[31mred\u{1b}[0m");
        junit
            .event(&Event::Error {
                error,
                seconds: 0.5,
            })
            .unwrap();
        junit.finish().unwrap();
        let text = String::from_utf8(out).unwrap();
        check(&text);
        let document = Document::parse(&text).unwrap();
        assert_eq!(document.root_element().attribute("errors"), Some("1"));
        let said = document
            .descendants()
            .find(|node| node.has_tag_name("error"));
        assert!(said.unwrap().text().unwrap().contains("<b> & red"));
    }
}
