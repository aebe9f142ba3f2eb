//! Compiles every source of the corpus with every clang at hand, reads what clang prints, and checks
//! it: counts against LLVM's own, sizes against debug info, and the facts that the sources state in
//! their comments.
//!
//! `CORPUS=name` restricts the run to sources whose name contains it.

mod counts;
mod directives;
mod facts;
mod sizes;
mod toolchain;

use directives::Source;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use toolchain::{Compiler, Mode};

struct Job<'a> {
    source: &'a Source,
    compiler: &'a Compiler,
    mode: Mode,
    /// How many sizes have been compared.
    sizes: &'a AtomicUsize,
}

#[test]
fn every_source_is_read_as_llvm_reads_it() {
    let wanted = std::env::var("CORPUS").unwrap_or_default();
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/sources");
    let sources = directives::load(&directory);
    let native = sources
        .iter()
        .filter(|source| source.language != directives::Language::Rust);
    assert!(native.count() >= 60, "the corpus has shrunk");
    let compilers = toolchain::find();
    assert!(
        compilers
            .iter()
            .any(|compiler| matches!(compiler, Compiler::Clang { .. })),
        "no clang from 15 to 22 is installed (clang-19 and the like on the PATH)"
    );
    let sizes = AtomicUsize::new(0);
    let mut jobs = Vec::new();
    for source in sources
        .iter()
        .filter(|source| source.name.contains(&wanted))
    {
        for compiler in compilers
            .iter()
            .filter(|compiler| compiler.compiles(source))
        {
            for mode in compiler.modes(source) {
                jobs.push(Job {
                    source,
                    compiler,
                    mode,
                    sizes: &sizes,
                });
            }
        }
    }
    assert!(!jobs.is_empty(), "no source is called `{wanted}`");
    let failures = run_all(&jobs);
    println!(
        "{} modules read, {} sizes compared with debug info",
        jobs.len(),
        sizes.load(Ordering::Relaxed)
    );
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// Runs the jobs on all cores; what failed.
fn run_all(jobs: &[Job<'_>]) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(problem) = run(job) {
                        let place =
                            format!("{} with {} {}", job.source.name, job.compiler, job.mode);
                        failures
                            .lock()
                            .expect("no worker panics here")
                            .push(format!("{place}: {problem}"));
                    }
                }
            });
        }
    });
    failures.into_inner().expect("no worker panics here")
}

fn run(job: &Job<'_>) -> Result<(), String> {
    let output = job.compiler.compile(job.source, job.mode)?;
    let text = std::fs::read(&output).map_err(|error| error.to_string())?;
    let module = verify_ir::read_bytes(&text, &output.display().to_string())
        .map_err(|error| error.to_string())?;
    counts::check_text(&module, &text)?;
    counts::check_with_opt(&module, job.compiler, &output)?;
    if job.mode == Mode::Plain {
        let checked = sizes::check(&module)?;
        job.sizes.fetch_add(checked, Ordering::Relaxed);
        for fact in &job.source.facts {
            facts::check(&module, fact)
                .map_err(|problem| format!("line {}: {problem}", fact.line))?;
        }
    }
    std::fs::remove_file(output).map_err(|error| error.to_string())
}
