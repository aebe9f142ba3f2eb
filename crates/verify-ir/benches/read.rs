//! How fast and how compactly a real module is read: one core, text already in memory.
//! Time is processor time, so that a busy machine does not matter.
//!
//! `cargo bench -p verify-ir` compiles a source with many instantiations of the standard library to
//! more than 5 MB of LLVM IR with debug info, reads it several times, and prints the best and the
//! median rate and the greatest memory as a multiple of the text. It asserts nothing. Files named on
//! the command line are read instead.

use cpu_time::ThreadTime;
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

const ROUNDS: usize = 15;

/// Counts what is allocated.
struct Counting;

static CURRENT: AtomicUsize = AtomicUsize::new(0);
static GREATEST: AtomicUsize = AtomicUsize::new(0);

fn grow(bytes: usize) {
    let now = CURRENT.fetch_add(bytes, Ordering::Relaxed) + bytes;
    GREATEST.fetch_max(now, Ordering::Relaxed);
}

#[expect(unsafe_code, reason = "there is no other way to count allocations")]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        CURRENT.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // Both blocks may exist for a moment.
        grow(size);
        CURRENT.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn main() {
    let named: Vec<PathBuf> = std::env::args_os()
        .skip(1)
        .map(PathBuf::from)
        .filter(|path| path.is_file())
        .collect();
    let files = if named.is_empty() { generate() } else { named };
    if files.is_empty() {
        eprintln!("no clang from 15 to 22 is installed: nothing to read");
    }
    for file in files {
        measure(&file);
    }
}

/// Compiles the benchmark's source with the oldest and the newest clang at hand.
fn generate() -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/instantiations.cpp");
    let directory = std::env::temp_dir();
    let compile = |major: u32| {
        let output = directory.join(format!("verify-ir-read-{}-{major}.ll", std::process::id()));
        let status = Command::new(format!("clang++-{major}"))
            .args([
                "-std=c++17",
                "-S",
                "-emit-llvm",
                "-g",
                "-fno-discard-value-names",
            ])
            .args(["-O1", "-Xclang", "-disable-llvm-passes", "-w"])
            .arg(&source)
            .arg("-o")
            .arg(&output)
            .status();
        status
            .is_ok_and(|status| status.success())
            .then_some(output)
    };
    let oldest = (15..=22).find_map(compile);
    let newest = (15..=22).rev().find_map(compile);
    let mut files: Vec<_> = oldest.into_iter().chain(newest).collect();
    files.dedup();
    files
}

fn measure(file: &Path) {
    let text = match std::fs::read(file) {
        Ok(text) => text,
        Err(error) => return eprintln!("{}: {error}", file.display()),
    };
    let mut seconds = Vec::new();
    let mut greatest = 0;
    let mut kept = 0;
    for _ in 0..ROUNDS {
        let before = CURRENT.load(Ordering::Relaxed);
        GREATEST.store(before, Ordering::Relaxed);
        let start = ThreadTime::now();
        let module = match verify_ir::read_bytes(&text, &file.display().to_string()) {
            Ok(module) => module,
            Err(error) => return eprintln!("{error}"),
        };
        seconds.push(start.elapsed().as_secs_f64());
        kept = CURRENT.load(Ordering::Relaxed) - before;
        greatest = GREATEST.load(Ordering::Relaxed) - before;
        drop(module);
    }
    seconds.sort_by(f64::total_cmp);
    #[expect(clippy::cast_precision_loss, reason = "sizes of files")]
    let (size, greatest, kept) = (text.len() as f64, greatest as f64, kept as f64);
    let report = format!(
        "{}: {:.1} MB, best {:.0} MB/s, median {:.0} MB/s, memory {:.1} times the text at most, \
         {:.1} times kept",
        file.display(),
        size / 1e6,
        size / 1e6 / seconds[0],
        size / 1e6 / seconds[seconds.len() / 2],
        greatest / size,
        kept / size,
    );
    eprintln!("{report}");
}
