//! Rust as people write it, to signatures.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use verify_ffi::model::{BridgeType, PointerKind};
use verify_ffi::{CrateRoot, Origin, Package, Reading, RustType, Signature, read};

/// Reads a package of these files, the first of which is the root of its library.
fn read_files(files: &[(&str, &str)], change: impl FnOnce(&mut Package, &Path)) -> Reading {
    let directory = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = directory.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let mut package = Package {
        crates: vec![CrateRoot {
            name: "sample".to_owned(),
            path: directory.path().join(files[0].0),
            is_library: true,
        }],
        ..Package::default()
    };
    change(&mut package, directory.path());
    read(&package)
}

fn read_text(text: &str) -> Reading {
    read_files(&[("src/lib.rs", text)], |_, _| {})
}

fn symbols(reading: &Reading) -> Vec<&str> {
    let signatures = reading.boundary.signatures.iter();
    signatures.map(|one| one.symbol.as_str()).collect()
}

fn notes(reading: &Reading) -> Vec<&str> {
    let notes = reading.boundary.notes.iter();
    notes.map(|note| note.message.as_str()).collect()
}

fn signature<'a>(reading: &'a Reading, symbol: &str) -> &'a Signature {
    reading
        .boundary
        .signature(symbol)
        .unwrap_or_else(|| panic!("`{symbol}` is not among {:?}", symbols(reading)))
}

/// The types of the parameters and of the result of the only function.
fn types(text: &str) -> (Vec<RustType>, RustType, Reading) {
    let reading = read_text(text);
    let [only] = reading.boundary.signatures.as_slice() else {
        panic!("{:#?}", reading.boundary);
    };
    let parameters = only.parameters.iter().map(|one| one.ty.clone()).collect();
    (parameters, only.result.clone(), reading)
}

fn int(bits: u16, signed: bool) -> RustType {
    RustType::integer(bits, signed)
}

#[test]
fn all_ways_to_declare_are_read() {
    let reading = read_text(
        "extern \"C\" { fn plain(n: i32); }\n\
         unsafe extern \"C-unwind\" { safe fn calm(); pub unsafe fn wild(x: u8, ...) -> i32; static X: i32; }\n\
         extern { #[link_name = \"\\u{1}_ZN1A1fEv\"] pub fn A_f(); }\n\
         extern \"system\" { fn sys(); }\n\
         fn inside() { extern \"C\" { fn local(); } }\n\
         mod deep { pub mod deeper { extern \"C\" { fn nested(); } } }\n\
         #[no_mangle] pub extern \"C\" fn callback(n: u16) -> bool { n > 0 }\n\
         #[unsafe(export_name = \"other_name\")] pub unsafe extern \"C\" fn renamed() {}\n\
         #[no_mangle] pub fn rust_abi() {}\n\
         struct S; impl S { #[unsafe(no_mangle)] extern \"C\" fn method(this: &S) {} }",
    );
    let mut found = symbols(&reading);
    found.sort_unstable();
    assert_eq!(
        found,
        [
            "_ZN1A1fEv",
            "callback",
            "calm",
            "local",
            "method",
            "nested",
            "other_name",
            "plain",
            "sys",
            "wild"
        ]
    );
    let wild = signature(&reading, "wild");
    assert!(wild.variadic && wild.unwind && wild.origin == Origin::Extern);
    assert_eq!((wild.span.line, wild.span.column), (2, 58));
    assert_eq!(signature(&reading, "sys").abi, "system");
    assert_eq!(signature(&reading, "_ZN1A1fEv").name, "A_f");
    assert_eq!(signature(&reading, "callback").origin, Origin::Exported);
    assert_eq!(reading.boundary.statics.len(), 1);
    assert_eq!(notes(&reading), Vec::<&str>::new());
}

#[test]
fn types_of_the_language_of_std_and_of_libc_have_their_widths() {
    let (parameters, result, _) = types(
        "use std::os::raw::{c_int, c_long}; use libc::*; use core::ffi as c;\n\
         extern \"C\" { fn f(a: c_int, b: c_long, c: size_t, d: ::std::os::raw::c_uchar, e: c::c_char,\n\
         g: usize, h: libc::ssize_t, i: uint16_t, j: char, k: f32, l: core::ffi::c_double) -> std::ffi::c_ulonglong; }",
    );
    let plain_char = RustType::Integer {
        bits: 8,
        signed: true,
        plain_char: true,
    };
    assert_eq!(
        parameters,
        [
            int(32, true),
            int(64, true),
            int(64, false),
            int(8, false),
            plain_char,
            int(64, false),
            int(64, true),
            int(16, false),
            RustType::Char,
            RustType::Float { bits: 32 },
            RustType::Float { bits: 64 },
        ]
    );
    assert_eq!(result, int(64, false));
}

#[test]
fn pointers_say_what_they_promise() {
    let (parameters, result, _) = types(
        "use std::ptr::NonNull; use std::mem::MaybeUninit;\n\
         extern \"C\" { fn f(a: *const u8, b: &mut i32, c: Option<&i64>, d: Box<u16>, e: NonNull<f32>,\n\
         f: Option<unsafe extern \"C\" fn(i32) -> bool>, g: &mut MaybeUninit<u64>) -> Option<Box<u8>>; }",
    );
    let kinds: Vec<_> = parameters
        .iter()
        .map(|ty| match ty {
            RustType::Pointer {
                kind,
                mutable,
                nullable,
                ..
            } => (Some(*kind), *mutable, *nullable),
            RustType::Function { nullable, .. } => (None, false, *nullable),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        kinds,
        [
            (Some(PointerKind::Raw), false, true),
            (Some(PointerKind::Reference), true, false),
            (Some(PointerKind::Reference), false, true),
            (Some(PointerKind::Box), true, false),
            (Some(PointerKind::NonNull), true, false),
            (None, false, true),
            (Some(PointerKind::Reference), true, false),
        ]
    );
    assert!(matches!(
        result,
        RustType::Pointer {
            kind: PointerKind::Box,
            nullable: true,
            ..
        }
    ));
}

#[test]
fn structs_unions_and_enums_are_laid_out() {
    let text = "
        const WORDS: usize = 2; const SIZE: usize = WORDS * std::mem::size_of::<u32>() + 1;
        #[repr(C)] struct A { a: u8, b: u32, c: u16, d: [u8; SIZE] }
        #[repr(C, packed(2))] struct P { a: u8, b: u32 }
        #[repr(C, align(32))] struct L { a: u8 }
        #[repr(C)] union U { a: u8, b: [u16; 3] }
        #[repr(transparent)] struct T(std::marker::PhantomData<u8>, i64);
        #[repr(u8)] enum E { One = 1, Two, Big = Self_::X as isize }
        #[repr(C)] enum C { Minus = -1, Max = 7 }
        enum Self_ { X = 9 }
        #[repr(C)] struct G<T> { pointer: *const T, value: T }
        type Alias = G<P>;
        extern \"C\" { fn f(a: A, p: P, l: L, u: U, t: T, e: E, c: C, g: Alias); }";
    let (parameters, _, reading) = types(text);
    let layouts: Vec<_> = parameters
        .iter()
        .map(|ty| reading.boundary.layout(ty))
        .collect();
    assert_eq!(
        layouts,
        [
            Some((20, 4)),
            Some((6, 2)),
            Some((32, 32)),
            Some((6, 2)),
            Some((8, 8)),
            Some((1, 1)),
            Some((4, 4)),
            Some((16, 8)),
        ],
        "{:#?}",
        reading.boundary
    );
    assert_eq!(parameters[4], int(64, true));
    let RustType::Composite { index } = parameters[0] else {
        panic!()
    };
    let offsets: Vec<_> = reading.boundary.composites[index]
        .fields
        .iter()
        .map(|field| field.offset)
        .collect();
    assert_eq!(offsets, [Some(0), Some(4), Some(8), Some(10)]);
    let RustType::Composite { index } = parameters[6] else {
        panic!()
    };
    let values: Vec<_> = reading.boundary.composites[index]
        .variants
        .iter()
        .map(|one| one.value)
        .collect();
    assert_eq!(values, [Some(-1), Some(7)]);
}

#[test]
fn names_are_found_through_modules_and_imports() {
    let reading = read_files(
        &[
            (
                "src/lib.rs",
                "mod types; mod raw; #[path = \"odd name.rs\"] mod other; pub use types::inner::Deep as Renamed;",
            ),
            (
                "src/types.rs",
                "pub mod inner; pub type Count = u16; pub use self::inner::*;",
            ),
            (
                "src/types/inner.rs",
                "#[repr(C)] pub struct Deep { x: super::Count } pub type Id = i64;",
            ),
            (
                "src/raw/mod.rs",
                "use crate::types::{self, Count}; use super::Renamed; use crate::types::*;\n\
                 extern \"C\" { fn f(a: Count, b: types::inner::Id, c: Renamed, d: Id, e: crate::types::Deep); }",
            ),
            ("src/odd name.rs", "mod beside;"),
            (
                "src/beside.rs",
                "extern \"C\" { fn g(x: super::super::types::Count); }",
            ),
        ],
        |_, _| {},
    );
    let f = signature(&reading, "f");
    let layouts: Vec<_> = f
        .parameters
        .iter()
        .map(|one| reading.boundary.layout(&one.ty))
        .collect();
    assert_eq!(
        layouts,
        [
            Some((2, 2)),
            Some((8, 8)),
            Some((2, 2)),
            Some((8, 8)),
            Some((2, 2))
        ]
    );
    assert_eq!(signature(&reading, "g").parameters[0].ty, int(16, false));
    assert_eq!(notes(&reading), Vec::<&str>::new());
}

#[test]
fn recursive_types_end() {
    let (parameters, _, reading) = types(
        "#[repr(C)] struct Node { next: *mut Node, other: Option<&'static Pair<Node>> }\n\
         #[repr(C)] struct Pair<T> { left: *const T, right: *const Pair<T> }\n\
         #[repr(transparent)] struct Link(*mut Link);\n\
         type Circle = Circle;\n\
         #[repr(C)] struct Whole { part: Whole }\n\
         #[repr(C)] struct Huge { a: [u64; 0x7fff_ffff_ffff_ffff], b: [u8; i128::MAX as usize] }\n\
         extern \"C\" { fn f(a: Node, l: Link, c: *const Circle, w: Whole, h: &Huge); }",
    );
    assert_eq!(reading.boundary.layout(&parameters[0]), Some((16, 8)));
    assert_eq!(reading.boundary.layout(&parameters[1]), Some((8, 8)));
    assert_eq!(notes(&reading), ["`Circle` is defined by itself"]);
}

#[test]
fn conditions_are_evaluated_and_unknown_ones_kept() {
    let text = "
        #[cfg(target_os = \"windows\")] extern \"C\" { fn on_windows(); }
        #[cfg(target_os = \"linux\")] extern \"C\" { fn on_linux(); }
        #[cfg(feature = \"fast\")] mod fast { extern \"C\" { fn fast(); } }
        #[cfg(not(feature = \"fast\"))] mod slow { extern \"C\" { fn slow(); } }
        extern \"C\" { #[cfg(some_probe)] fn probed(); #[cfg(test)] fn tested(); }
        cfg_if::cfg_if! { if #[cfg(windows)] { extern \"C\" { fn no(); } } else { extern \"C\" { fn yes(); } } }
        extern \"C\" { #[cfg_attr(unix, link_name = \"unix_name\")] fn named(); }";
    let reading = read_files(&[("src/lib.rs", text)], |package, _| {
        package.features = vec!["fast".to_owned()];
    });
    let mut found = symbols(&reading);
    found.sort_unstable();
    assert_eq!(found, ["fast", "on_linux", "probed", "unix_name", "yes"]);
    assert!(signature(&reading, "probed").conditional);
    assert!(!signature(&reading, "fast").conditional);
}

#[test]
fn generated_files_are_included() {
    let reading = read_files(
        &[
            (
                "src/lib.rs",
                "#![allow(warnings)]\nmod bindings { include!(concat!(env!(\"OUT_DIR\"), \"/bindings.rs\")); }\n\
                 include!(\"more.rs\"); include!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/src/most.rs\")); include!(concat!(env!(\"OUT_DIR\"), \"/missing.rs\"));",
            ),
            ("src/more.rs", "extern \"C\" { fn more(); }"),
            ("src/most.rs", "extern \"C\" { fn most(); }"),
            (
                "out/bindings.rs",
                "#[repr(C)] #[derive(Debug, Copy, Clone)] pub struct __BindgenBitfieldUnit<Storage> { storage: Storage }\n\
                 #[repr(C)] pub struct options { pub _bitfield_align_1: [u8; 0], pub _bitfield_1: __BindgenBitfieldUnit<[u8; 4usize]>, pub level: ::std::os::raw::c_int }\n\
                 extern \"C\" { pub fn open(arg1: *const options) -> ::std::os::raw::c_int; }",
            ),
        ],
        |package, directory| {
            package.out_dirs = vec![directory.join("out")];
            package.manifest_directory = directory.to_owned();
        },
    );
    assert_eq!(symbols(&reading), ["open", "more", "most"]);
    let options = &reading
        .boundary
        .composites
        .iter()
        .find(|one| one.name == "options")
        .unwrap();
    assert_eq!((options.size, options.align), (Some(8), Some(4)));
    assert_eq!(
        notes(&reading),
        ["the file of `include!(concat!(env!(\"OUT_DIR\"), \"/missing.rs\"))` is not found"]
    );
}

#[test]
fn bridges_are_read_with_all_their_types() {
    let text = "
        #[cxx::bridge(namespace = \"org::store\")]
        mod ffi {
            struct Meta { size: usize, tags: Vec<String> }
            #[derive(Debug)] enum Kind { Small, Large = 300 }
            extern \"Rust\" { type Parts; fn next_chunk(parts: &mut Parts) -> &[u8]; fn risky() -> Result<String>; }
            unsafe extern \"C++\" {
                include!(\"store.h\");
                type Client;
                #[cxx_name = \"Blob\"] type RustBlob;
                fn new_client() -> UniquePtr<Client>;
                fn put(&self, parts: &mut Parts, kind: Kind) -> u64;
                fn fill(self: Pin<&mut RustBlob>, data: &mut [u16], name: &str) -> Result<()>;
                #[rust_name = \"describe_it\"] fn describe(id: u64) -> Result<Meta>;
                #[namespace = \"other\"] fn take(s: SharedPtr<Client>, b: Box<Parts>, v: &CxxVector<i32>, t: &CxxString, call: fn(i32) -> i32);
                fn kind_of(meta: &Meta) -> Kind;
            }
            impl UniquePtr<Client> {}
        }";
    let reading = read_text(text);
    assert_eq!(
        symbols(&reading),
        [
            "org$store$cxxbridge1$next_chunk",
            "org$store$cxxbridge1$risky",
            "org$store$cxxbridge1$new_client",
            "org$store$cxxbridge1$Client$put",
            "org$store$cxxbridge1$Blob$fill",
            "org$store$cxxbridge1$describe_it",
            "other$cxxbridge1$take",
            "org$store$cxxbridge1$kind_of",
        ]
    );
    assert_eq!(notes(&reading), Vec::<&str>::new());
    let fill = signature(&reading, "org$store$cxxbridge1$Blob$fill");
    assert!(fill.unwind && fill.origin == Origin::BridgeCpp && fill.name == "RustBlob::fill");
    assert!(matches!(
        &fill.parameters[1].ty,
        RustType::Bridge { bridge: BridgeType::Slice { mutable: true, element } } if **element == int(16, false)
    ));
    assert_eq!(
        fill.parameters[2].ty,
        RustType::Bridge {
            bridge: BridgeType::Str
        }
    );
    assert_eq!(
        signature(&reading, "org$store$cxxbridge1$risky").origin,
        Origin::BridgeRust
    );
    let RustType::Composite { index } = signature(&reading, "org$store$cxxbridge1$kind_of").result
    else {
        panic!();
    };
    // The smallest integer that holds 300 has 16 bits.
    assert_eq!(reading.boundary.composites[index].size, Some(2));
    let meta = reading
        .boundary
        .composites
        .iter()
        .find(|one| one.name == "Meta")
        .unwrap();
    assert_eq!(meta.size, Some(32));
}

#[test]
fn nothing_is_dropped_without_a_word() {
    let reading = read_files(
        &[
            (
                "src/lib.rs",
                "mod gone; mod broken;\n\
                 macro_rules! declare { ($name:ident) => { extern \"C\" { fn $name(); } } }\n\
                 wrap! { extern \"C\" { fn wrapped(); } }\n\
                 odd! { extern \"C\" => { fn odd(); } }\n\
                 extern \"C\" { fn f(a: other::Type, b: [u8; unknown()], c: &dyn Send, d: &[u8]); }",
            ),
            ("src/broken.rs", "fn ("),
        ],
        |_, _| {},
    );
    assert_eq!(symbols(&reading), ["wrapped", "f"]);
    let notes = notes(&reading);
    let expected = [
        "the file of the module `gone` is not there",
        "is not Rust that can be read",
        "the declarations that the macro `declare` makes are not read",
        "what `odd!` declares is not read",
        "`other::Type` is defined elsewhere and not looked into",
        "the length `unknown()` cannot be evaluated",
        "is passed by a wide pointer, which C does not have",
        "`f` passes a slice or a string, which C does not have; it is not compared",
    ];
    assert_eq!(notes.len(), expected.len(), "{notes:#?}");
    for (note, part) in notes.iter().zip(expected) {
        assert!(note.contains(part), "{note}");
    }
}

#[test]
fn other_crates_of_the_package_use_the_library() {
    let reading = read_files(
        &[
            (
                "src/lib.rs",
                "#[repr(C)] pub struct Shared { a: u64 } mod common;",
            ),
            ("src/common.rs", "extern \"C\" { fn common(); }"),
            (
                "src/main.rs",
                "use sample::Shared; mod common; extern \"C\" { fn f(x: Shared); } fn main() {}",
            ),
        ],
        |package, directory| {
            package.crates.push(CrateRoot {
                name: "tool".to_owned(),
                path: directory.join("src/main.rs"),
                is_library: false,
            });
        },
    );
    assert_eq!(
        symbols(&reading),
        ["common", "f"],
        "a file that both have is read once"
    );
    let f = signature(&reading, "f");
    assert_eq!(reading.boundary.layout(&f.parameters[0].ty), Some((8, 8)));
}

#[test]
fn plain_char_has_the_sign_of_the_target() {
    let text = "extern \"C\" { fn f(a: std::ffi::c_char, b: libc::wchar_t); }";
    let reading = read_files(&[("src/lib.rs", text)], |package, _| {
        package.target = verify_ffi::Target::Aarch64;
    });
    let parameters = &signature(&reading, "f").parameters;
    let plain_char = RustType::Integer {
        bits: 8,
        signed: false,
        plain_char: true,
    };
    assert_eq!(parameters[0].ty, plain_char);
    assert_eq!(parameters[1].ty, int(32, false));
}

#[test]
fn sources_that_break_off_are_read_as_far_as_they_go() {
    let pairs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pairs");
    for entry in std::fs::read_dir(pairs).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "rs") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for without in 0..lines.len() {
            let kept = lines.iter().enumerate().filter(|(at, _)| *at != without);
            let kept: Vec<&str> = kept.map(|(_, line)| *line).collect();
            let reading = read_text(&kept.join("\n"));
            let boundary = &reading.boundary;
            let is_silent = boundary.signatures.is_empty() && boundary.notes.is_empty();
            let declares = kept.iter().any(|line| line.starts_with("    fn "));
            let is_known = kept.iter().any(|line| line.contains("cfg("));
            assert!(
                !is_silent || !declares || is_known,
                "{} without line {without}",
                path.display()
            );
        }
    }
}

#[test]
fn modules_that_import_all_of_each_other_are_read_at_once() {
    // Each step through the imports has as many ways on as there are modules.
    let count = 12;
    let mut text = "extern \"C\" { fn f(x: Nowhere) -> Here; }\nuse m0::*;\n".to_owned();
    for at in 0..count {
        text += &format!("mod m{at} {{ use outside::prelude{at}::*; ");
        for other in (0..count).filter(|other| *other != at) {
            text += &format!("use super::m{other}::*; ");
        }
        text += &format!("pub type Here{at} = u8; }}\n");
    }
    text += "use m5::Here5 as Here;\n";
    let began = std::time::Instant::now();
    let reading = read_text(&text);
    assert_eq!(signature(&reading, "f").result, int(8, false));
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}
