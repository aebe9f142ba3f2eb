//! Runs the rebuilt program and says what its end means.

use super::failure::{Failure, Likeness};
use super::recipe::Recipe;
use super::sanitizers::{self, Tool};
use crate::Replayed;
use std::ffi::OsString;
use std::io::{Read, Seek, SeekFrom, Write};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use verify_project::interrupt::Interrupt;
use verify_project::process::{self, Limits, ProcessError, Waited};
use verify_symex::Code;
use verify_symex::outcome::{Input, Origin};

/// How long a replayed program may run.
const TIME: Duration = Duration::from_secs(10);
/// The driver ends with this where the program takes another way than the counterexample.
const ANOTHER_WAY: i32 = 77;
/// And with this where it asks for something that is not part of a replay.
const BEYOND: i32 = 78;
/// `ENOEXEC`, which is this on every Unix: the file is no program of this machine.
const FORMAT_UNKNOWN: i32 = 8;

/// What runs are made with.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    pub interrupt: &'a Interrupt,
    pub symbolizer: Option<&'a Path>,
}

/// Runs the program with the counterexample's inputs, and says what its end means.
pub fn judge(
    recipe: &Recipe,
    program: &Path,
    tool: Tool,
    by: &Means<'_>,
) -> Result<Replayed, ProcessError> {
    let Some((status, said)) = execute(recipe, program, tool, by)? else {
        return Ok(Replayed::NotReplayable {
            why: "the program is built for another machine".to_owned(),
        });
    };
    if status.is_none() && recipe.code == Code::ThreadMisuse && !by.interrupt.is_set() {
        let how = format!("it hangs: no end after {} s", TIME.as_secs());
        return Ok(Replayed::Confirmed { how, differs: None });
    }
    Ok(verdict(recipe, status, &said))
}

/// What the library's model, built natively, says of the program, or a sanitizer of what the model does: only
/// the same failure, at the same place.
pub fn judge_by_model(
    recipe: &Recipe,
    program: &Path,
    by: &Means<'_>,
) -> Result<Option<String>, ProcessError> {
    let ran = execute(recipe, program, sanitizers::OF_MODELS, by)?;
    Ok(ran.and_then(|(status, said)| {
        check_of_model(recipe, &said).or_else(|| beside_a_model(recipe, status?, &said))
    }))
}

/// What a sanitizer says: only the same kind of failure, at the same place.
fn beside_a_model(recipe: &Recipe, status: ExitStatus, said: &str) -> Option<String> {
    let failure = Failure::new(failure(status, said)?, said);
    let is_same = !failure.places.is_empty() && failure.likeness(recipe) == Likeness::Same;
    is_same.then_some(failure.how)
}

fn check_of_model(recipe: &Recipe, said: &str) -> Option<String> {
    let check = format!("{}: {}", recipe.code.name(), recipe.message);
    let failure = Failure::new(check, said);
    let is_said = said.lines().any(|line| line == failure.how);
    (is_said && failure.elsewhere(recipe).is_none()).then_some(failure.how)
}

/// How the program ended, if it did, and what it said; nothing where this machine does not run it.
fn execute(
    recipe: &Recipe,
    program: &Path,
    tool: Tool,
    by: &Means<'_>,
) -> Result<Option<(Option<ExitStatus>, String)>, ProcessError> {
    let failed = |source| ProcessError::CannotStart {
        program: program.to_owned(),
        source,
    };
    // What it writes to files is nobody's.
    let directory = tempfile::tempdir().map_err(failed)?;
    let program = std::path::absolute(program).map_err(failed)?;
    let mut command = Command::new(program);
    let words = command_line(&recipe.counterexample.inputs);
    if let Some((name, arguments)) = words.split_first() {
        command.arg0(name).args(arguments);
    }
    let mut stdin = tempfile::tempfile().map_err(failed)?;
    stdin
        .write_all(
            recipe
                .counterexample
                .standard_input
                .as_deref()
                .unwrap_or_default(),
        )
        .map_err(failed)?;
    stdin.seek(SeekFrom::Start(0)).map_err(failed)?;
    let mut output = tempfile::tempfile().map_err(failed)?;
    command
        .envs(environment(tool, by.symbolizer))
        .current_dir(directory.path())
        .stdin(Stdio::from(stdin))
        .stdout(Stdio::null())
        .stderr(output.try_clone().map_err(failed)?)
        .process_group(0);
    let mut child = match command.spawn() {
        Ok(child) => child,
        Err(source) if source.raw_os_error() == Some(FORMAT_UNKNOWN) => {
            return Ok(None);
        }
        Err(source) => return Err(failed(source)),
    };
    let limits = Limits {
        deadline: Some(Instant::now() + TIME),
        interrupt: by.interrupt.clone(),
    };
    let status = match process::wait(&mut child, &limits).map_err(failed)? {
        Waited::Ended(status) => Some(status),
        Waited::TimedOut | Waited::Interrupted => None,
    };
    output.seek(SeekFrom::Start(0)).map_err(failed)?;
    let mut bytes = Vec::new();
    output
        .take(1 << 20)
        .read_to_end(&mut bytes)
        .map_err(failed)?;
    Ok(Some((status, printable(&String::from_utf8_lossy(&bytes)))))
}

/// What a program said, without what would make a terminal do something, or is no text in XML.
fn printable(said: &str) -> String {
    let mut text = String::with_capacity(said.len());
    for letter in said.chars() {
        match letter {
            '\n' | '\t' => text.push(letter),
            '\r' => {}
            letter if letter.is_control() => text.extend(letter.escape_unicode()),
            letter => text.push(letter),
        }
    }
    text
}

/// Lets the models' checks call the program's functions, too (`om-stl/runtime/native.c`).
const PROBE: &str = "CARGO_VERIFY_PROBE";

/// The sanitizers' options; addresses become lines with this program.
pub fn environment(tool: Tool, symbolizer: Option<&Path>) -> [(&'static str, String); 7] {
    let lines = symbolizer.and_then(Path::to_str);
    // Options are divided by colons.
    let lines = lines.filter(|path| !path.contains(':'));
    let lines = lines.map(|path| format!(":external_symbolizer_path={path}"));
    let lines = lines.unwrap_or_default();
    let with = |options: &str| format!("{options}:exitcode=99{lines}");
    let address = format!(
        "{}:detect_stack_use_after_return=1:strict_string_checks=1:detect_odr_violation=0:\
         allocator_may_return_null=1",
        tool.address_options
    );
    [
        ("ASAN_OPTIONS", with(&address)),
        ("UBSAN_OPTIONS", with("print_stacktrace=0")),
        ("MSAN_OPTIONS", with("print_stats=0")),
        // Where the program ends, what is left on its stack belongs to frames that are gone.
        ("LSAN_OPTIONS", with("use_stacks=0")),
        ("TSAN_OPTIONS", with("halt_on_error=1:detect_deadlocks=1")),
        // What is freed is overwritten at once: `call.rs` looks through memory.
        (
            "GLIBC_TUNABLES",
            "glibc.malloc.tcache_count=0:glibc.malloc.perturb=90".to_owned(),
        ),
        (PROBE, "1".to_owned()),
    ]
}

fn verdict(recipe: &Recipe, status: Option<ExitStatus>, said: &str) -> Replayed {
    let Some(status) = status else {
        return Replayed::NotConfirmed {
            what: format!("it still ran after {} s", TIME.as_secs()),
        };
    };
    let said_by_driver = said.lines().find_map(|line| line.strip_prefix("replay: "));
    match (status.code(), said_by_driver) {
        (Some(ANOTHER_WAY), Some(why)) => {
            return Replayed::NotConfirmed {
                what: format!("it took another way: {why}"),
            };
        }
        (Some(BEYOND), Some(why)) => {
            return Replayed::NotReplayable {
                why: why.to_owned(),
            };
        }
        _ => {}
    }
    let Some(how) = failure(status, said) else {
        let what = match status.code() {
            Some(0) => "it ended without an error".to_owned(),
            code => format!("it ended with status {}", code.unwrap_or(-1)),
        };
        return Replayed::NotConfirmed { what };
    };
    let failure = Failure::new(how, said);
    match failure.likeness(recipe) {
        Likeness::Same => Replayed::Confirmed {
            how: failure.how,
            differs: None,
        },
        Likeness::Differs(how) => Replayed::Confirmed {
            how: failure.how,
            differs: Some(how),
        },
        Likeness::Another => {
            let place = failure
                .places
                .first()
                .map(|(file, line)| format!(" at {file}:{line}"))
                .unwrap_or_default();
            Replayed::NotConfirmed {
                what: format!("it has another failure: {}{place}", failure.how),
            }
        }
    }
}

/// What went wrong, in the words of the sanitizer, of the checked library or of the system.
fn failure(status: ExitStatus, said: &str) -> Option<String> {
    let mut lines = said.lines().skip_while(|line| !is_complaint(line));
    if let Some(line) = lines.next() {
        let said = match line.starts_with(CHECKED_LIBRARY) {
            true => paragraph(line, lines),
            false => complaint(line),
        };
        return Some(said);
    }
    let signal = status.signal()?;
    let last = last_words(said).map(|words| format!(": {words}"));
    let name = signal_hook::low_level::signal_name(signal)
        .map_or_else(|| format!("signal {signal}"), str::to_owned);
    Some(format!("{name}{}", last.unwrap_or_default()))
}

/// How the checked library begins a complaint, which it goes on with until a line is empty.
const CHECKED_LIBRARY: &str = "Error: ";

/// Whether a sanitizer or the checked library says this.
fn is_complaint(line: &str) -> bool {
    let is_sanitizers = |rest: &str| {
        let name = rest.split(':').next().unwrap_or_default();
        name.ends_with("Sanitizer")
    };
    let said = ["==ERROR: ", "==WARNING: ", "WARNING: ", "ERROR: "];
    said.iter()
        .filter_map(|said| Some(line.split_once(said)?.1))
        .any(is_sanitizers)
        || line.contains(": runtime error: ")
        || line.starts_with(CHECKED_LIBRARY)
        // It does not know the thread that it is asked about.
        || line.starts_with("ThreadSanitizer: CHECK failed")
}

/// A line and those that follow it, up to an empty one, as one sentence.
fn paragraph<'a>(first: &'a str, rest: impl Iterator<Item = &'a str>) -> String {
    let rest = rest.map(str::trim).take_while(|line| !line.is_empty());
    let lines: Vec<&str> = std::iter::once(first.trim()).chain(rest).collect();
    lines.join(" ")
}

/// What a program says last: of an assertion, only which one, as its place is told elsewhere; of an
/// exception, which, and what it says.
fn last_words(said: &str) -> Option<String> {
    let mut lines = said
        .lines()
        .rev()
        .map(str::trim)
        .filter(|line| !line.is_empty());
    let last = lines.next()?;
    if let Some(at) = last.find(": Assertion ") {
        return Some(last[at + 2..].to_owned());
    }
    match (last.strip_prefix("what():"), lines.next()) {
        (Some(what), Some(thrown)) => Some(format!("{thrown}: {}", what.trim())),
        _ => Some(last.to_owned()),
    }
}

/// The complaint without the number of the process and without addresses.
fn complaint(line: &str) -> String {
    let text = line
        .trim_start_matches("==")
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .trim_start_matches("==");
    let text = text
        .trim_start_matches("ERROR: ")
        .trim_start_matches("WARNING: ");
    match text.split_once(": runtime error: ") {
        Some((_, what)) => format!("runtime error: {what}"),
        None => [" on address", " on unknown address"]
            .iter()
            .fold(text, |text, end| text.split(end).next().unwrap_or(text))
            .trim()
            .to_owned(),
    }
}

/// The words that the counterexample's command line has.
pub fn command_line(inputs: &[Input]) -> Vec<OsString> {
    let count = inputs
        .iter()
        .find(|input| input.origin == Origin::ArgumentCount)
        .map(|input| number(&input.bytes));
    let mut words: Vec<Vec<u8>> = Vec::new();
    for input in inputs {
        if let Origin::ArgumentWord { index } = input.origin {
            let index = index as usize;
            words.resize(words.len().max(index + 1), Vec::new());
            words[index].extend(&input.bytes);
        }
    }
    let count = count.unwrap_or(0).min(64) as usize;
    words.resize(count, b"x\0".to_vec());
    let text = |word: Vec<u8>| {
        let end = word
            .iter()
            .position(|byte| *byte == 0)
            .unwrap_or(word.len());
        OsString::from_vec(word[..end].to_vec())
    };
    words.into_iter().map(text).collect()
}

fn number(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .take(8)
        .rev()
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn input(origin: Origin, bytes: &[u8]) -> Input {
        Input {
            name: String::new(),
            type_name: String::new(),
            value: String::new(),
            bytes: bytes.to_vec(),
            place: None,
            origin,
            matters: true,
        }
    }

    #[test]
    fn a_command_line_has_as_many_words_as_it_says() {
        let inputs = [
            input(Origin::ArgumentCount, &[2, 0, 0, 0]),
            input(Origin::ArgumentWord { index: 0 }, b"p\0\0\0"),
            input(Origin::ArgumentWord { index: 1 }, b"ab"),
            input(Origin::ArgumentWord { index: 1 }, b"c\0"),
            input(Origin::ArgumentWord { index: 2 }, b"never"),
        ];
        assert_eq!(command_line(&inputs), ["p", "abc"]);
    }

    #[test]
    fn what_a_program_says_does_nothing_to_terminals() {
        assert_eq!(printable("a\tb\r\n\x1b[2J\u{1}"), "a\tb\n\\u{1b}[2J\\u{1}");
    }

    #[test]
    fn complaints_are_told_without_what_differs_from_run_to_run() {
        let said = "==4711==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010 at pc 0x1";
        let how = failure(ExitStatus::from_raw(99 << 8), said);
        assert_eq!(
            how.as_deref(),
            Some("AddressSanitizer: heap-use-after-free")
        );
        let said =
            "==4711==ERROR: AddressSanitizer: SEGV on unknown address 0x7f5a3f6c8ff0 (pc 0x1)";
        let how = failure(ExitStatus::from_raw(99 << 8), said);
        assert_eq!(how.as_deref(), Some("AddressSanitizer: SEGV"));
        assert_eq!(failure(ExitStatus::from_raw(0), "all is well"), None);
        let said = "vector:442:\nError: attempt to subscript with index 4, but \ncontainer only holds 3.\n\nObjects";
        let how = failure(ExitStatus::from_raw(6), said);
        assert_eq!(
            how.as_deref(),
            Some("Error: attempt to subscript with index 4, but container only holds 3.")
        );
        let said = "==7==ERROR: MemorySanitizer: SEGV on unknown address 0x0 (pc 0x1)";
        let how = failure(ExitStatus::from_raw(99 << 8), said);
        assert_eq!(how.as_deref(), Some("MemorySanitizer: SEGV"));
        let aborted = failure(
            ExitStatus::from_raw(6),
            "a.c:1: main: Assertion `n' failed.\n",
        );
        assert_eq!(aborted.as_deref(), Some("SIGABRT: Assertion `n' failed."));
        let thrown = failure(
            ExitStatus::from_raw(6),
            "terminate called after throwing an instance of 'E'\n  what():  no more\n",
        );
        assert_eq!(
            thrown.as_deref(),
            Some("SIGABRT: terminate called after throwing an instance of 'E': no more")
        );
    }
}
