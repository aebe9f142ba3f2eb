//! What the words of a compiler's command line mean: what is compiled, into what, and which of the
//! words clang is to be given. The options are those of GCC and clang.

use super::recording::Driver;
use crate::clang::Language;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// What a call makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes {
    /// Object files, or a program or shared library straight from sources.
    Code,
    /// Something else: preprocessed text, dependencies, assembly, answers to questions.
    NoCode,
}

/// A command line that has been understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invocation {
    /// What the call makes.
    pub makes: Makes,
    /// The files that it compiles.
    pub sources: Vec<OsString>,
    /// The argument of `-o`.
    pub output: Option<OsString>,
    /// The words that decide what the sources mean, for clang.
    pub flags: Vec<OsString>,
    /// The argument of `-x`.
    pub language: Option<OsString>,
    /// The argument of `-std=`.
    pub standard: Option<String>,
    /// It is linked, not only compiled.
    pub links: bool,
}

/// Options whose value is the next word, and whether clang is given both.
const WITH_VALUE: &[(&str, bool)] = &[
    ("-I", true),
    ("-D", true),
    ("-U", true),
    ("-A", true),
    ("-B", false),
    ("-F", true),
    ("-G", false),
    ("-L", false),
    ("-T", false),
    ("-l", false),
    ("-u", false),
    ("-z", false),
    ("-e", false),
    ("-MF", false),
    ("-MT", false),
    ("-MQ", false),
    ("-MJ", false),
    ("-include", true),
    ("-imacros", true),
    ("-isystem", true),
    ("-iquote", true),
    ("-idirafter", true),
    ("-isysroot", true),
    ("-iprefix", true),
    ("-iwithprefix", true),
    ("-iwithprefixbefore", true),
    ("-imultilib", false),
    ("-iframework", true),
    ("--sysroot", true),
    ("-target", true),
    ("-arch", true),
    ("-framework", false),
    ("--param", false),
    ("-aux-info", false),
    ("-dumpbase", false),
    ("-dumpdir", false),
    ("-wrapper", false),
    ("-Xlinker", false),
    ("-Xassembler", false),
    ("-Xpreprocessor", true),
    ("-mllvm", false),
    ("-install_name", false),
    ("-include-pch", false),
    ("-serialize-diagnostics", false),
];

/// With these nothing is compiled.
const NO_CODE: &[&str] = &[
    "-E",
    "-M",
    "-MM",
    "-S",
    "-fsyntax-only",
    "-###",
    "-?",
    "--version",
    "--help",
    "-dumpversion",
    "-dumpfullversion",
    "-dumpmachine",
    "-dumpspecs",
    "--analyze",
    "-emit-llvm",
    "-rewrite-objc",
];

/// Words that say nothing about what the sources mean.
const DROPPED: &[&str] = &[
    "-c",
    "-MD",
    "-MMD",
    "-MG",
    "-MP",
    "-MV",
    "-shared",
    "-static",
    "-rdynamic",
    "-pie",
    "-no-pie",
    "-s",
    "-r",
    "-v",
    "-pipe",
    "-nostdlib",
    "-nodefaultlibs",
    "-nostartfiles",
    "-pedantic-errors",
    "--coverage",
    "-ftest-coverage",
    "-save-temps",
    "-time",
    "-Q",
    "-H",
    "-Winvalid-pch",
];

/// The same, by how they begin. Sanitizers are ours, debug information is ours, warnings nobody
/// reads, and what a plugin does is not done by clang.
const DROPPED_PREFIXES: &[&str] = &[
    "-Wl,",
    "-Wa,",
    "-Wp,-M",
    "-l",
    "-L",
    "-g",
    "-flto",
    "-fno-lto",
    "-ffat-lto",
    "-fno-fat-lto",
    "-fuse-linker",
    "-fuse-ld",
    "-save-temps=",
    "-fprofile",
    "-fdump",
    "-fplugin",
    "-Werror",
    "-static-lib",
    "-fsanitize",
    "-fno-sanitize",
    "-fdiagnostics",
    "-fcolor",
    "-fno-color",
    "-fmax-errors",
    "-specs=",
    "--param=",
    "-fdebug-prefix-map",
    "-fmacro-backtrace",
];

impl Invocation {
    /// What these arguments of a compiler mean.
    pub fn parse(arguments: &[OsString]) -> Invocation {
        let mut invocation = Invocation {
            makes: Makes::Code,
            sources: Vec::new(),
            output: None,
            flags: Vec::new(),
            language: None,
            standard: None,
            links: true,
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            invocation.word(word, &mut words);
        }
        let is_header = |name: &OsString| name.as_bytes().ends_with(b"-header");
        if invocation.sources.is_empty() || invocation.language.as_ref().is_some_and(is_header) {
            invocation.makes = Makes::NoCode;
        }
        invocation
    }

    fn word<'a>(&mut self, word: &OsString, rest: &mut impl Iterator<Item = &'a OsString>) {
        // An option that is not UTF-8 is a file or holds a path: it is passed on as it is.
        let text = word.to_str().unwrap_or_default();
        if word.as_bytes().first() != Some(&b'-') || word == "-" {
            if is_source(word) || self.language.is_some() {
                self.sources.push(word.clone());
            }
        } else if text == "-o" {
            self.output = rest.next().cloned();
        } else if let Some(path) = text.strip_prefix("-o").filter(|_| !text.starts_with("-ob")) {
            self.output = Some(path.into());
        } else if text == "-x" {
            self.language = rest.next().filter(|name| *name != "none").cloned();
        } else if let Some(name) = text.strip_prefix("-x") {
            self.language = Some(name.into()).filter(|name| name != "none");
        } else if text == "-Xclang" {
            self.clang_word(rest);
        } else if let Some((_, kept)) = WITH_VALUE.iter().find(|(name, _)| *name == text) {
            if let (true, Some(value)) = (kept, rest.next()) {
                self.flags.extend([word.clone(), value.clone()]);
            }
        } else {
            self.lone_word(word, text);
        }
    }

    fn lone_word(&mut self, word: &OsString, text: &str) {
        if NO_CODE.contains(&text) || text.starts_with("-print-") || text.starts_with("--print-") {
            self.makes = Makes::NoCode;
        }
        if text == "-c" {
            self.links = false;
        }
        if let Some(standard) = text
            .strip_prefix("-std=")
            .or_else(|| text.strip_prefix("--std="))
        {
            self.standard = Some(standard.to_owned());
        }
        let dropped = DROPPED.contains(&text)
            || NO_CODE.contains(&text)
            || DROPPED_PREFIXES
                .iter()
                .any(|prefix| word.as_bytes().starts_with(prefix.as_bytes()));
        if !dropped {
            self.flags.push(word.clone());
        }
    }

    /// A word for the compiler behind clang's driver. A precompiled header is left out: the header
    /// itself, which CMake names beside it, is read instead.
    fn clang_word<'a>(&mut self, rest: &mut impl Iterator<Item = &'a OsString>) {
        let Some(word) = rest.next() else { return };
        if word == "-include-pch" {
            let _ = (rest.next(), rest.next());
        } else {
            self.flags.extend(["-Xclang".into(), word.clone()]);
        }
    }

    /// What a source is written in: `-x`, else the driver, else the file's name. None for what is
    /// neither C nor C++ (assembly, Objective-C, CUDA).
    pub fn language_of(&self, source: &OsStr, driver: Driver) -> Option<Language> {
        let explicit: Vec<OsString> = self
            .language
            .iter()
            .flat_map(|name| ["-x".into(), name.clone()])
            .collect();
        let named = Language::of(Path::new(source), &explicit)?;
        let by_driver = self.language.is_none() && driver == Driver::Cpp;
        match named {
            Language::Ir => None,
            Language::C if by_driver => Some(Language::Cpp),
            other => Some(other),
        }
    }
}

/// Whether a file is one that a compiler compiles, rather than an object or a library.
fn is_source(word: &OsStr) -> bool {
    let known = Path::new(word).extension().and_then(OsStr::to_str);
    known.is_some_and(|extension| {
        matches!(
            extension,
            "c" | "i"
                | "cc"
                | "cpp"
                | "cxx"
                | "c++"
                | "cp"
                | "C"
                | "CPP"
                | "ii"
                | "m"
                | "mm"
                | "cu"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Invocation {
        let words: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        Invocation::parse(&words)
    }

    #[test]
    fn a_compilation_is_taken_apart() {
        let one = parse(
            "-O2 -g -fPIC -I include -DX=1 -std=c++17 -MD -MF a.d -Wall -o out/a.o -c src/a.cpp",
        );
        assert_eq!(one.makes, Makes::Code);
        assert_eq!(one.sources, ["src/a.cpp"]);
        assert_eq!(one.output, Some("out/a.o".into()));
        assert_eq!(
            one.flags,
            [
                "-O2",
                "-fPIC",
                "-I",
                "include",
                "-DX=1",
                "-std=c++17",
                "-Wall"
            ]
        );
        assert_eq!(one.standard.as_deref(), Some("c++17"));
        assert!(!one.links);
    }

    #[test]
    fn questions_make_no_code() {
        for line in [
            "--version",
            "-E a.c",
            "-v",
            "-dumpmachine",
            "a.o -o program",
            "-print-prog-name=ld",
            "-?",
            "-MM a.c",
        ] {
            assert_eq!(parse(line).makes, Makes::NoCode, "{line}");
        }
    }

    #[test]
    fn a_precompiled_header_is_not_a_unit_and_its_header_is_kept() {
        assert_eq!(
            parse("-x c++-header -o a.gch -c a.hxx").makes,
            Makes::NoCode
        );
        let with = parse(
            "-Xclang -include-pch -Xclang a.pch -Xclang -include -Xclang a.hxx -c a.cpp -o a.o",
        );
        assert_eq!(with.flags, ["-Xclang", "-include", "-Xclang", "a.hxx"]);
        assert_eq!(
            parse("-include a.hxx -c a.cpp").flags,
            ["-include", "a.hxx"]
        );
    }

    #[test]
    fn the_language_is_decided_by_option_then_driver_then_name() {
        let language = |line: &str, driver| {
            let one = parse(line);
            one.language_of(&one.sources[0], driver)
        };
        assert_eq!(language("-c a.c", Driver::Cpp), Some(Language::Cpp));
        assert_eq!(language("-c a.c", Driver::C), Some(Language::C));
        assert_eq!(language("-c a.cpp", Driver::C), Some(Language::Cpp));
        assert_eq!(language("-x c -c a.c", Driver::Cpp), Some(Language::C));
        assert_eq!(language("-xc++ -c a.c", Driver::C), Some(Language::Cpp));
        assert_eq!(language("-c a.m", Driver::C), None);
    }

    #[test]
    fn linking_from_sources_makes_code() {
        let one = parse("-shared -o libx.so a.cpp b.cpp -lm");
        assert_eq!(one.makes, Makes::Code);
        assert_eq!(one.sources, ["a.cpp", "b.cpp"]);
        assert!(one.links);
    }
}
