//! Garbles real modules and reads them: an error or a module, never a panic, and memory in
//! proportion to the text.
//!
//! Runs for 10 seconds, or for as many as `FUZZ_SECONDS` says. `FUZZ_SEED` repeats a run; a failing
//! input is written beside the test's other output and named.

use std::alloc::{GlobalAlloc, Layout, System};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// More than this many bytes for each byte of text is not in proportion.
const MEMORY_FACTOR: usize = 200;
/// What a module needs whatever its text.
const MEMORY_BASE: usize = 1 << 20;

/// Counts what is allocated.
struct Counting;

static CURRENT: AtomicUsize = AtomicUsize::new(0);
static GREATEST: AtomicUsize = AtomicUsize::new(0);

#[expect(unsafe_code, reason = "there is no other way to count allocations")]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = CURRENT.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        GREATEST.fetch_max(now, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        CURRENT.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn garbled_modules_are_errors_and_nothing_else() {
    let seconds = number_from("FUZZ_SECONDS").unwrap_or(10);
    let seed = number_from("FUZZ_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let seeds = seeds();
    let end = Instant::now() + Duration::from_secs(seconds);
    let (mut rounds, mut understood) = (0_u64, 0_u64);
    while Instant::now() < end {
        let text = mutate(&seeds, &mut random);
        understood += u64::from(read_within_bounds(&text, seed));
        rounds += 1;
    }
    eprintln!("{rounds} garbled modules (seed {seed}), {understood} still understood");
    assert!(rounds > understood, "nothing was garbled");
}

fn number_from(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Whether the text is still a module.
fn read_within_bounds(text: &[u8], seed: u64) -> bool {
    let before = CURRENT.load(Ordering::Relaxed);
    GREATEST.store(before, Ordering::Relaxed);
    let result = std::panic::catch_unwind(|| match verify_ir::read_bytes(text, "fuzz.ll") {
        Ok(module) => {
            // What can be asked of a module must not panic either.
            drop(verify_ir::describe(&module));
            true
        }
        Err(error) => {
            assert!(error.line > 0 && error.column > 0);
            false
        }
    });
    let used = GREATEST.load(Ordering::Relaxed) - before;
    let bounded = used <= MEMORY_BASE + MEMORY_FACTOR * text.len();
    match result {
        Ok(understood) if bounded => understood,
        result => {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz-failure.ll");
            std::fs::write(&path, text).expect("the directory is ours");
            let what = if result.is_err() {
                "a panic"
            } else {
                "too much memory"
            };
            panic!(
                "{what}: {used} bytes for {} (seed {seed}): {}",
                text.len(),
                path.display()
            );
        }
    }
}

/// Real modules: what the clangs at hand print for some sources of the corpus.
fn seeds() -> Vec<Vec<u8>> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/sources");
    let names = [
        "aliases.c",
        "atomics.c",
        "bit_fields.c",
        "computed_goto.c",
        "exceptions.cpp",
        "floats.c",
        "funclets.cpp",
        "globals.c",
        "inline_asm.c",
        "int128.c",
        "member_pointers.cpp",
        "scoped_enums.cpp",
        "strings.c",
        "structs_by_value.c",
        "switches.c",
        "templates.cpp",
        "thin_summary.c",
        "thread_locals.c",
        "use_lists.c",
        "vectors.c",
        "virtual_bases.cpp",
    ];
    let compile_all = |major: u32, level: &str| -> Vec<Vec<u8>> {
        names
            .iter()
            .filter_map(|name| compile(major, &sources.join(name), level))
            .collect()
    };
    let installed = |major: &u32| compile(*major, &sources.join(names[0]), "-O1").is_some();
    let oldest = (15..=22)
        .find(installed)
        .expect("no clang-15 to clang-22 is on the PATH");
    let newest = (15..=22)
        .rev()
        .find(installed)
        .expect("the oldest at least");
    let mut seeds = compile_all(oldest, "-O1");
    seeds.extend(compile_all(newest, "-O1"));
    seeds.extend(compile_all(newest, "-O2"));
    seeds
}

fn compile(major: u32, source: &PathBuf, level: &str) -> Option<Vec<u8>> {
    let text = std::fs::read_to_string(source).expect("the corpus is part of the crate");
    let flags = text
        .lines()
        .find_map(|line| line.strip_prefix("// flags: "))
        .unwrap_or_default();
    let driver = if source.extension().is_some_and(|e| e == "c") {
        "clang"
    } else {
        "clang++"
    };
    let output = Command::new(format!("{driver}-{major}"))
        .args(["-S", "-emit-llvm", "-g", "-w", level, "-o", "-"])
        .args(flags.split_whitespace())
        .arg(source)
        .output()
        .ok()?;
    output.status.success().then_some(output.stdout)
}

/// Xorshift: good enough to garble text.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit.max(1) as u64).expect("below a usize")
    }

    fn pick<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }
}

/// Some lines of one module, or a whole one, with a few changes.
fn mutate(seeds: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut text = seeds[random.below(seeds.len())].clone();
    if random.below(3) > 0 {
        text = excerpt(&text, random);
    }
    for _ in 0..=random.below(4) {
        change(&mut text, seeds, random);
    }
    text
}

/// Some of the lines: small texts are read often.
fn excerpt(text: &[u8], random: &mut Random) -> Vec<u8> {
    let lines: Vec<&[u8]> = text.split_inclusive(|&b| b == b'\n').collect();
    let start = random.below(lines.len());
    let length = 1 + random.below(60);
    lines[start..lines.len().min(start + length)].concat()
}

/// Words of the grammar that change what follows them.
const WORDS: &[&str] = &[
    "i32",
    "ptr",
    "void",
    "null",
    "undef",
    "poison",
    "zeroinitializer",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "(",
    ")",
    ",",
    "=",
    "!",
    "!{",
    "!0",
    "#0",
    "@0",
    "%0",
    "label",
    "metadata",
    "distinct",
    "-1",
    "0",
    "4294967295",
    "18446744073709551616",
    "0x7FF8000000000000",
    "0xK",
    "\"",
    "c\"\\00\"",
    "align 3",
    "[4294967295 x i8]",
    "<vscale x 4 x i32>",
    "i8388608",
    "i8388609",
    "ret void",
    "unreachable",
    "br label %0",
    "!DILocation(",
    "!DIExpression(",
    "#dbg_value(",
    "getelementptr",
    "blockaddress(@f, %0)",
    "splat (i32 1)",
    "to",
    "x",
    "...",
    "*",
    "|",
    "define void @f() {",
    "declare",
    "attributes #0 = {",
    "\u{fffd}",
    "\0",
    ";",
    "\n",
];

fn change(text: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut Random) {
    if text.is_empty() {
        text.push(b'@');
    }
    let at = random.below(text.len());
    let length = 1 + random.below(16);
    let end = text.len().min(at + length);
    match random.below(9) {
        0 => text[at] ^= 1 << random.below(8),
        1 => text.truncate(at),
        2 => drop(text.drain(at..end)),
        3 => {
            let copy = text[at..end].to_vec();
            let to = random.below(text.len());
            text.splice(to..to, copy);
        }
        4 => {
            let word = random.pick(WORDS);
            text.splice(at..at, format!(" {word} ").into_bytes());
        }
        5 => {
            let word = random.pick(WORDS);
            text.splice(at..end, word.bytes());
        }
        6 => {
            let other = excerpt(&seeds[random.below(seeds.len())], random);
            text.splice(at..at, other);
        }
        7 => swap_numbers(text, at, random),
        _ => {
            let nested = random.pick(&["{", "[1 x ", "<{", "!{", "(", "[{"]);
            text.splice(at..at, nested.repeat(1 + random.below(2000)).into_bytes());
        }
    }
}

/// Replaces the next number by another.
fn swap_numbers(text: &mut Vec<u8>, at: usize, random: &mut Random) {
    let Some(start) = text[at..]
        .iter()
        .position(u8::is_ascii_digit)
        .map(|n| at + n)
    else {
        return;
    };
    let length = text[start..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let number = match random.below(3) {
        0 => random.next().to_string(),
        1 => random.below(100).to_string(),
        _ => u64::from(u32::MAX).to_string(),
    };
    text.splice(start..start + length, number.into_bytes());
}
