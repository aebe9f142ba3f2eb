//! What a call may pass, from types, call sites and names.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use verify_ffi::contract::{
    Basis, Becomes, Length, ParameterContract, Retention, ThroughMemory, Unwinding, Value,
};
use verify_ffi::{Contract, CrateRoot, Package, read};

fn contracts(text: &str) -> Vec<Contract> {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("lib.rs");
    std::fs::write(&path, text).unwrap();
    let package = Package {
        crates: vec![CrateRoot {
            name: "sample".to_owned(),
            path,
            is_library: true,
        }],
        ..Package::default()
    };
    let contracts = read(&package).contracts;
    let json = serde_json::to_string(&contracts).unwrap();
    let back: Vec<Contract> = serde_json::from_str(&json).unwrap();
    assert_eq!(back, contracts);
    contracts
}

/// The parameters of the only function.
fn parameters(text: &str) -> Vec<ParameterContract> {
    let mut all = contracts(text);
    assert_eq!(all.len(), 1);
    all.remove(0).parameters
}

fn integer(bits: u16, signed: bool) -> Value {
    Value::Integer { bits, signed }
}

fn array(element: Value, length: Length, nullable: bool, writable: bool) -> Value {
    Value::Array {
        element: Box::new(element),
        length,
        nullable,
        writable,
        owned: false,
    }
}

fn object(pointee: Value, nullable: bool, writable: bool) -> Value {
    Value::Object {
        pointee: Box::new(pointee),
        nullable,
        writable,
        owned: false,
        initialised: true,
    }
}

fn sibling(index: usize) -> Length {
    Length::Sibling { index }
}

#[test]
fn types_alone_say_what_references_promise() {
    let found = parameters(
        "#[repr(u8)] pub enum Level { Low = 1, High = 3 }\n\
         extern \"C\" { fn f(a: &i32, b: &mut u64, c: Option<&f64>, d: Box<i16>, e: Level, g: bool,\n\
         h: Option<extern \"C\" fn(i32) -> bool>, s: &'static u8); }",
    );
    let values: Vec<Value> = found.iter().map(|one| one.value.clone()).collect();
    assert_eq!(
        values,
        [
            object(integer(32, true), false, false),
            object(integer(64, false), false, true),
            object(Value::Float { bits: 64 }, true, false),
            Value::Object {
                pointee: Box::new(integer(16, true)),
                nullable: false,
                writable: true,
                owned: true,
                initialised: true,
            },
            Value::Enum {
                bits: 8,
                values: vec![1, 3]
            },
            Value::Bool,
            Value::Callback {
                nullable: true,
                parameters: vec![integer(32, true)],
                result: Box::new(Value::Bool),
            },
            object(integer(8, false), false, false),
        ]
    );
    let kept: Vec<Retention> = found.iter().map(|one| one.kept).collect();
    use Retention::{Borrowed, Kept, Nothing, Transferred};
    assert_eq!(
        kept,
        [
            Borrowed,
            Borrowed,
            Borrowed,
            Transferred,
            Nothing,
            Nothing,
            Kept,
            Kept
        ]
    );
    assert!(found.iter().all(|one| one.evidence.is_empty()));
}

#[test]
fn a_slice_and_its_length_are_an_array_of_that_length() {
    let found = parameters(
        "extern \"C\" { fn sum(p: *const i32, out: *mut f32, first: u32, second: u64); }\n\
         pub fn call(values: &[i32], mut result: Vec<f32>) {\n\
             let many = values.len();\n\
             unsafe { sum(values.as_ptr(), result.as_mut_ptr(), result.len() as u32, many.try_into().unwrap()) }\n\
         }",
    );
    assert_eq!(
        found[0].value,
        array(integer(32, true), sibling(3), false, false)
    );
    assert_eq!(
        found[1].value,
        array(Value::Float { bits: 32 }, sibling(2), false, true)
    );
    let evidence = &found[0].evidence[0];
    assert_eq!(evidence.basis, Basis::CallSite);
    assert_eq!(
        evidence.words,
        "a call passes `values.as_ptr()` with `many.try_into().unwrap()` as its length"
    );
    assert_eq!(evidence.span.as_ref().unwrap().line, 4);
}

#[test]
fn lengths_that_are_compared_are_the_same() {
    let found = parameters(
        "extern \"C\" { fn both(a: *const u32, b: *mut i32, c: *const u16, n: i32, k: i32); }\n\
         fn call(chars: &[char], sa: &mut [i32], c: &[u16]) {\n\
             let n = chars.len();\n\
             if sa.len() != n { return; }\n\
             assert_eq!(c.len(), chars.len());\n\
             unsafe { both(chars.as_ptr() as *const u32, sa.as_mut_ptr(), c.as_ptr(), n.try_into().unwrap(), 7) }\n\
         }",
    );
    assert_eq!(
        found[0].value,
        array(integer(32, false), sibling(3), false, false)
    );
    assert_eq!(
        found[1].value,
        array(integer(32, true), sibling(3), false, true)
    );
    assert_eq!(
        found[2].value,
        array(integer(16, false), sibling(3), false, false)
    );
}

#[test]
fn strings_end_with_nul_where_calls_or_types_say_so() {
    let text = "use std::ffi::{CString, CStr, c_char};\n\
         extern \"C\" { fn open(a: *const c_char, b: *const c_char, c: *const c_char, d: *const c_char, e: *mut c_char); }\n\
         fn call(name: &str, given: &CStr) {\n\
             let owned = CString::new(name).unwrap();\n\
             let gone = CString::new(name).unwrap();\n\
             unsafe { open(owned.as_ptr(), given.as_ptr(), c\"now\".as_ptr(), b\"then\\0\".as_ptr().cast(), gone.into_raw()) }\n\
         }";
    let found = parameters(text);
    for (at, one) in found.iter().take(4).enumerate() {
        let expected = Value::CString {
            nullable: false,
            writable: false,
            owned: false,
        };
        assert_eq!(one.value, expected, "{at}");
    }
    assert_eq!(
        found[4].value,
        Value::CString {
            nullable: false,
            writable: true,
            owned: true
        }
    );
    assert_eq!(found[4].kept, Retention::Transferred);
}

#[test]
fn bytes_of_a_string_do_not_end_with_nul() {
    let found = parameters(
        "extern \"C\" { fn show(text: *const u8, len: usize); }\n\
         fn call(text: &str) { unsafe { show(text.as_ptr(), text.len()) } }",
    );
    assert_eq!(
        found[0].value,
        array(integer(8, false), sibling(1), false, false)
    );
}

#[test]
fn null_anywhere_makes_null_possible() {
    let text = "use std::ptr;\n\
         extern \"C\" { fn f(a: *const i32, b: *mut i32, c: *const i32, d: *mut i32); }\n\
         fn one(x: &mut i32) { unsafe { f(ptr::null(), x, &*x, x) } }\n\
         fn two(v: Option<&[i32]>, y: &mut i32) {\n\
             let p = v.map_or(std::ptr::null(), |v| v.as_ptr());\n\
             unsafe { f(p, if v.is_some() { y } else { ptr::null_mut() }, &3, y) }\n\
         }";
    let found = parameters(text);
    assert!(matches!(
        found[0].value,
        Value::Array {
            nullable: true,
            length: Length::Unknown,
            ..
        }
    ));
    assert_eq!(found[1].value, object(integer(32, true), true, true));
    assert_eq!(found[2].value, object(integer(32, true), false, false));
    assert_eq!(found[3].value, object(integer(32, true), false, true));
}

#[test]
fn what_is_given_away_is_owned() {
    let text = "#[repr(C)] pub struct Data { n: i32 }\n\
         extern \"C\" { fn make() -> *mut Data; fn keep(d: *mut Data); fn out(d: *mut Data); fn drop_it(d: *mut Data); }\n\
         fn call(d: Data) { unsafe {\n\
             keep(Box::into_raw(Box::new(d)));\n\
             let mut room = std::mem::MaybeUninit::<Data>::uninit();\n\
             out(room.as_mut_ptr());\n\
             let made = make(); drop_it(made);\n\
         } }";
    let all = contracts(text);
    let first = |name: &str| &all.iter().find(|one| one.name == name).unwrap().parameters[0];
    assert!(matches!(
        first("keep").value,
        Value::Object { owned: true, .. }
    ));
    assert_eq!(first("keep").kept, Retention::Transferred);
    assert!(matches!(
        first("out").value,
        Value::Object {
            initialised: false,
            ..
        }
    ));
    assert_eq!(first("drop_it").kept, Retention::Kept);
    let make = all.iter().find(|one| one.name == "make").unwrap();
    assert!(matches!(make.result, Value::RawPointer { .. }));
}

#[test]
fn names_decide_where_nobody_calls() {
    let text = "#[repr(C)] pub struct Path { points: *const f64, count: usize, next: *mut Path }\n\
         extern \"C\" { fn f(data: *const u8, len: usize, out: *mut i32, path: &Path, text: *const std::ffi::c_char, user: *mut std::ffi::c_void); }";
    let found = parameters(text);
    assert_eq!(
        found[0].value,
        array(integer(8, false), sibling(1), false, false)
    );
    assert_eq!(found[0].evidence[0].basis, Basis::Name);
    assert_eq!(found[2].value, object(integer(32, true), false, true));
    assert_eq!(found[2].evidence[0].basis, Basis::Default);
    let Value::Object { pointee, .. } = &found[3].value else {
        panic!()
    };
    let Value::Struct {
        fields, size: 24, ..
    } = &**pointee
    else {
        panic!("{pointee:?}")
    };
    assert_eq!(
        fields[0].value,
        array(Value::Float { bits: 64 }, sibling(1), false, false)
    );
    assert!(matches!(found[4].value, Value::CString { .. }));
    assert!(matches!(found[5].value, Value::Opaque { .. }));
}

/// A number beside three pointers is the length of the list that the variable of the caller's points to; without
/// one the function makes the list.
#[test]
fn lists_of_strings_lie_behind_a_variable() {
    let text = "use std::ffi::{c_char, c_int};\n\
         extern \"C\" { fn free_list(list: *mut *mut *mut c_char, n: c_int);\n\
         fn suggest(list: *mut *mut *mut c_char, word: *const c_char) -> c_int;\n\
         fn join(parts: *mut *mut c_char, count: usize) -> usize; }";
    let all = contracts(text);
    let string = || Value::CString {
        nullable: false,
        writable: true,
        owned: false,
    };
    let list = |length| array(string(), length, false, true);
    let freed = &all[0].parameters[0];
    assert_eq!(freed.value, object(list(sibling(1)), false, true));
    let made = &all[1].parameters[0];
    assert!(
        matches!(
            &made.value,
            Value::Object {
                initialised: false,
                ..
            }
        ),
        "{:?}",
        made.value
    );
    assert_eq!(all[2].parameters[0].value, list(sibling(1)));
}

#[test]
fn functions_of_the_same_name_are_told_apart() {
    let text = "mod sys { extern \"C\" { pub fn pack(p: *const u8, n: usize) -> i32; } }\n\
         pub fn pack(p: *const u8, n: usize) -> i32 { let v = [1u8]; unsafe { sys::pack(v.as_ptr(), v.len()) } }\n\
         fn other() { pack(std::ptr::null(), 0); }";
    let found = parameters(text);
    assert_eq!(
        found[0].value,
        array(integer(8, false), sibling(1), false, false)
    );
}

#[test]
fn bridges_say_it_all_in_types() {
    let all = contracts(
        "#[cxx::bridge] mod ffi {\n\
             struct Pair { a: i32, b: bool }\n\
             unsafe extern \"C++\" { type Client;\n\
             fn f(self: Pin<&mut Client>, s: &str, v: &mut [u16], t: String, u: UniquePtr<Client>) -> Result<Pair>;\n\
             fn g(p: &Pair) -> &str; fn h() -> Vec<u8>; fn i() -> Pair; } }",
    );
    let f = &all[0];
    let values: Vec<&Value> = f.parameters.iter().map(|one| &one.value).collect();
    assert!(matches!(
        values[0],
        Value::Opaque {
            nullable: false,
            writable: true,
            ..
        }
    ));
    assert_eq!(values[1], &Value::Str);
    assert_eq!(
        values[2],
        &Value::Slice {
            element: Box::new(integer(16, false)),
            writable: true
        }
    );
    assert_eq!(values[3], &Value::RustString);
    assert!(matches!(values[4], Value::UniquePtr { .. }));
    assert_eq!(f.parameters[4].kept, Retention::Transferred);
    assert_eq!(f.unwinding, Unwinding::StdException);
    assert_eq!(f.result_through_memory, ThroughMemory::Yes);
    assert_eq!(
        (all[1].unwinding, &all[1].result),
        (Unwinding::Forbidden, &Value::Str)
    );
    // cxx 1.0.205 returns through memory what borrows from an argument; older releases did not.
    assert_eq!(all[1].result_through_memory, ThroughMemory::Perhaps);
    assert_eq!(all[2].result_through_memory, ThroughMemory::Yes);
    assert_eq!(all[3].result_through_memory, ThroughMemory::Perhaps);
}

#[test]
fn a_length_may_go_in_and_out_behind_a_pointer() {
    let text = "extern \"C\" { fn pack(from: *const u8, from_size: usize, to: *mut u8, to_size: *mut usize);\n\
         fn fetch(to: *mut i16, room: *mut u32) -> i32; }\n\
         fn call(buffer: &mut [i16]) {\n\
             let mut room = buffer.len() as u32;\n\
             unsafe { fetch(buffer.as_mut_ptr(), &mut room) };\n\
         }";
    let all = contracts(text);
    let behind = |index| Length::Behind { index };
    assert_eq!(
        all[0].parameters[2].value,
        array(integer(8, false), behind(3), false, true)
    );
    assert_eq!(
        all[1].parameters[0].value,
        array(integer(16, true), behind(1), false, true)
    );
    assert_eq!(
        all[1].parameters[1].value,
        object(integer(32, false), false, true)
    );
}

#[test]
fn types_of_rust_in_a_bridge_are_not_for_cpp_to_look_into() {
    let all = contracts(
        "#[cxx::bridge] mod ffi { extern \"Rust\" { type Parts; }\n\
         unsafe extern \"C++\" { fn put(parts: &mut Parts); } }",
    );
    let value = &all[0].parameters[0].value;
    assert!(matches!(value, Value::RustOpaque { .. }), "{value:?}");
}

#[test]
fn what_becomes_of_a_returned_pointer() {
    let declared = "unsafe extern \"C\" { fn make() -> *mut u32; fn name() -> *const std::ffi::c_char; fn other() -> *mut u32; }";
    let body = "pub fn all() { unsafe {
        let made = make();
        if made.is_null() { return; }
        let _ = Box::from_raw(made.cast::<u32>());
        let _ = std::ffi::CStr::from_ptr(name());
        let _ = other();
    } }";
    let all = contracts(&format!("{declared}\n{body}"));
    let uses: Vec<Vec<(Becomes, bool)>> = all
        .iter()
        .map(|one| {
            one.result_uses
                .iter()
                .map(|used| (used.becomes, used.null_checked))
                .collect()
        })
        .collect();
    assert_eq!(
        uses,
        [
            vec![(Becomes::Owned, true)],
            vec![(Becomes::Text, false)],
            vec![]
        ]
    );
    assert_eq!(
        all[1].result_uses[0].words,
        "std::ffi::CStr::from_ptr(name())"
    );
}

#[test]
fn a_name_that_is_bound_again_is_another_pointer() {
    let all = contracts(
        "unsafe extern \"C\" { fn make() -> *mut u32; }
         pub fn f(mine: Box<u32>) { unsafe {
             let p = make();
             let _ = *p;
             let p = Box::into_raw(mine);
             let _ = Box::from_raw(p);
         } }",
    );
    assert!(all[0].result_uses.is_empty());
}

#[test]
fn arrays_of_a_fixed_length_have_that_length() {
    let all = contracts(
        "const ROWS: usize = 4;\nunsafe extern \"C\" {\n\
           fn whole(m: *mut f32);\n  fn two(m: *const u8);\n  fn other(m: *const u32);\n  fn typed(m: *mut [u8; 32]);\n\
         }\npub fn f() {\n  let mut m = [0f32; ROWS * 4];\n  let a: [u8; 9] = [1; 9];\n  let mut t = [[0u8; 32]; 1];\n\
           unsafe {\n    whole(m.as_mut_ptr());\n    two(a.as_ptr());\n    two([1, 2, 3].as_ptr());\n\
             other(a.as_ptr().cast());\n    typed(t.as_mut_ptr());\n  }\n}\n",
    );
    let elements = |element: Value, count: u64, writable: bool| {
        let element = Box::new(element);
        object(Value::Elements { element, count }, false, writable)
    };
    let value = |at: usize| all[at].parameters[0].value.clone();
    assert_eq!(value(0), elements(Value::Float { bits: 32 }, 16, true));
    assert_eq!(value(1), elements(integer(8, false), 3, false));
    assert!(
        matches!(
            value(2),
            Value::Array {
                length: Length::Unknown,
                ..
            }
        ),
        "a cast counts otherwise: {:?}",
        value(2)
    );
    assert_eq!(value(3), elements(integer(8, false), 32, true));
}

#[test]
fn what_is_made_with_a_count_is_as_long_as_that_count() {
    for made in [
        "let mut out = vec![0u8; n];",
        "let mut out: Vec<u8> = Vec::with_capacity(n);",
        "let mut out = vec![0u8; v.len()];",
    ] {
        let found = parameters(&format!(
            "extern \"C\" {{ fn f(p: *const u8, count: usize, q: *mut u8); }}\n\
             fn one(v: &[u8]) {{ let n = v.len(); {made} unsafe {{ f(v.as_ptr(), n, out.as_mut_ptr()) }} }}\n"
        ));
        let bytes = |writable| array(integer(8, false), sibling(1), false, writable);
        assert_eq!(
            (&found[0].value, &found[2].value),
            (&bytes(false), &bytes(true)),
            "{made}"
        );
    }
    let found = parameters(
        "extern \"C\" { fn f(q: *mut u8, count: usize); }\n\
         fn one(out: &mut [u8], n: usize) { unsafe { f(out[..n].as_mut_ptr(), n) } }\n",
    );
    assert_eq!(
        found[0].value,
        array(integer(8, false), sibling(1), false, true)
    );
}

#[test]
fn fields_and_newtypes_tell_how_long_arrays_are() {
    let found = parameters(
        "extern \"C\" { fn f(key: *const u8); }\nconst N: usize = 32;\ntype Bytes = [u8; N];\nstruct Key(Bytes);\n\
         struct Pair { key: Key }\nimpl Pair { fn one(&self) { unsafe { f(self.key.0.as_ptr()) } } }\n",
    );
    let Value::Object { pointee, .. } = &found[0].value else {
        panic!("{found:#?}");
    };
    assert!(
        matches!(&**pointee, Value::Elements { count: 32, .. }),
        "{found:#?}"
    );
    // The pointer in a field is no slice.
    let found = parameters(
        "extern \"C\" { fn f(tree: *const Tree); }\n#[repr(C)] pub struct Tree { _address: u8 }\n\
         struct Owner { tree: std::ptr::NonNull<Tree> }\nimpl Owner { fn one(&self) { unsafe { f(self.tree.as_ptr()) } } }\n",
    );
    assert!(
        matches!(&found[0].value, Value::Opaque { .. }),
        "{found:#?}"
    );
}

#[test]
fn numbers_that_all_calls_pass_are_known() {
    let observed = |last: &str| {
        let found = parameters(&format!(
            "extern \"C\" {{ fn f(mode: i32); }}\nconst BEST: i32 = 2;\n\
             fn one(any: i32) {{ let low = -1; unsafe {{ f(low); f(BEST as i32); f({last}) }} }}\n"
        ));
        found[0].observed.clone()
    };
    assert_eq!(observed("0"), [-1, 0, 2]);
    assert!(observed("any").is_empty());
}

#[test]
fn a_comparison_with_null_looks_whether_it_is() {
    for (test, looks) in [("p == std::ptr::null_mut()", true), ("p == q", false)] {
        let found = contracts(&format!(
            "extern \"C\" {{ fn make() -> *mut u8; }}\n\
             fn one(q: *mut u8) -> &'static [u8] {{ let p = unsafe {{ make() }}; if {test} {{ return &[] }}\n\
             unsafe {{ std::slice::from_raw_parts(p, 1) }} }}\n"
        ));
        assert_eq!(found[0].result_uses[0].null_checked, looks, "{test}");
    }
}
