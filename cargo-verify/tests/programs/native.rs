//! Builds a program with the system's compiler under sanitizers, runs it, and compares how it ends
//! with its `native:` comment: what the engine says must be true of the real thing.

use crate::directives::{Native, Program};
use crate::process::{Output, describe, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

const SANITIZERS: &[&str] = &[
    "-g",
    "-fsanitize=address,undefined,float-cast-overflow",
    "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer",
];

pub fn check(program: &Program) -> Result<(), String> {
    let expected = program
        .native
        .as_ref()
        .expect("only programs with such a comment are run natively");
    let clang: Vec<String> = program.clang.iter().flatten().cloned().collect();
    let (output, command) = build_and_run(program, SANITIZERS, &clang)?;
    let got = classify(&output);
    if got.as_ref() == Some(expected) {
        return Ok(());
    }
    let got = got.map_or_else(
        || format!("signal {:?}", output.signal),
        |got| format!("{got:?}"),
    );
    Err(format!(
        "{}: expected the native run to end with {expected:?}, got {got}\n  built with: {command}\n  standard error: {}",
        program.path.display(),
        output.stderr.trim()
    ))
}

/// Builds the program with these flags and runs it; also the command that built it.
pub fn build_and_run(
    program: &Program,
    flags: &[&str],
    clang: &[String],
) -> Result<(Output, String), String> {
    let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
    let binary = directory.path().join("program");
    let mut objects = Vec::new();
    let mut shown = String::new();
    for (number, file) in program.files().enumerate() {
        let object = directory.path().join(format!("{number}.o"));
        let mut command = Command::new(compiler());
        let c = file.extension().is_some_and(|extension| extension == "c");
        command
            .args(["-x", if c { "c" } else { "c++" }, "-w", "-O0"])
            .args(flags)
            .args(clang);
        for major in &program.qt {
            meta_objects(file, *major, directory.path())?;
        }
        command.arg("-I").arg(directory.path());
        for root in program.qt.iter().filter_map(|major| qt(*major)) {
            // Qt's headers refuse to be compiled otherwise.
            command.arg("-fPIC").arg("-isystem").arg(&root);
            for module in &program.modules {
                command
                    .arg("-isystem")
                    .arg(root.join(format!("Qt{module}")));
            }
        }
        command
            .arg("-idirafter")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../om-stl/verify"));
        command.arg("-c").arg(file).arg("-o").arg(&object);
        shown = describe(&command);
        build(&mut command)?;
        objects.push(object);
    }
    let mut link = Command::new(compiler());
    link.args(&objects)
        .args(flags)
        .args(["-lm", "-pthread", "-o"])
        .arg(&binary);
    for major in &program.qt {
        link.args(
            program
                .modules
                .iter()
                .map(|module| format!("-lQt{major}{module}")),
        );
    }
    build(&mut link)?;
    let mut command = Command::new(&binary);
    command.env(
        "ASAN_OPTIONS",
        // What Qt's own functions, which are not instrumented, do with freed memory should end badly, too.
        "detect_leaks=1:detect_stack_use_after_return=1:allocator_may_return_null=1:max_free_fill_size=65536",
    );
    command.env("QT_QPA_PLATFORM", "offscreen");
    command
        .env("UBSAN_OPTIONS", "print_stacktrace=0")
        .current_dir(directory.path());
    let output = run(
        &mut command,
        program.stdin().as_deref(),
        Duration::from_secs(30),
    )?;
    Ok((output, shown))
}

/// The output of the real moc, where a program includes it at its end.
fn meta_objects(file: &Path, major: u32, directory: &Path) -> Result<(), String> {
    let output = format!(
        "{}.moc",
        file.file_stem().unwrap_or_default().to_string_lossy()
    );
    let source = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    if qt(major).is_none() || !source.contains(&format!("\"{output}\"")) {
        return Ok(());
    }
    let moc = if major >= 6 {
        "/usr/lib/qt6/libexec/moc"
    } else {
        "/usr/lib/qt5/bin/moc"
    };
    build(
        Command::new(moc)
            .arg(file)
            .arg("-o")
            .arg(directory.join(output)),
    )
}

fn build(command: &mut Command) -> Result<(), String> {
    let output = run(command, None, Duration::from_secs(120))?;
    if output.code == Some(0) {
        return Ok(());
    }
    Err(format!(
        "the native build failed: {}\n{}",
        describe(command),
        output.stderr
    ))
}

/// None for an end that no comment can expect.
fn classify(output: &Output) -> Option<Native> {
    let says = |text: &str| output.stderr.contains(text);
    if says("LeakSanitizer") {
        return Some(Native::Leak);
    }
    if says("ERROR: AddressSanitizer") {
        return Some(Native::AddressSanitizer);
    }
    if says("runtime error: ") {
        return Some(Native::UndefinedSanitizer);
    }
    const SIGABRT: i32 = 6;
    match (output.code, output.signal) {
        (Some(0), _) => Some(Native::Ok),
        (Some(code), _) => Some(Native::Exit(code)),
        (None, Some(SIGABRT)) if says("terminate called") => Some(Native::Uncaught),
        (None, Some(SIGABRT)) => Some(Native::Abort),
        _ => None,
    }
}

/// The headers of the installed Qt of this version, where its programs are to be run: `make conformance-qt` does, which
/// installs both versions; `make test` needs none.
pub fn qt(major: u32) -> Option<PathBuf> {
    std::env::var_os("VERIFY_NATIVE_QT")?;
    let places = [
        format!("/usr/include/x86_64-linux-gnu/qt{major}"),
        format!("/usr/include/aarch64-linux-gnu/qt{major}"),
        format!("/usr/include/qt{major}"),
    ];
    let mut places = places.into_iter().map(PathBuf::from);
    places.find(|root| root.join("QtCore/qglobal.h").is_file())
}

/// `VERIFY_NATIVE_CXX`, or the newest clang, or the system's compiler.
fn compiler() -> &'static Path {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| {
        if let Some(path) = std::env::var_os("VERIFY_NATIVE_CXX") {
            return path.into();
        }
        let names = (15..=22).rev().map(|major| format!("clang++-{major}"));
        let works = |name: &String| Command::new(name).arg("--version").output().is_ok();
        names
            .chain(["clang++".to_owned()])
            .find(works)
            .unwrap_or_else(|| "c++".to_owned())
            .into()
    })
}
