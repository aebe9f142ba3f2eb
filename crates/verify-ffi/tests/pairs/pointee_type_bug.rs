use std::ffi::{c_char, c_void};

extern "C" {
    fn measure(text: *const c_char, length: *mut u32) -> bool; //~ V0805 ffi-pointee-type
    fn sum(values: *const i64, count: usize) -> f64; //~ V0805 ffi-pointee-type
    fn store(bytes: *const u8, words: *mut *mut i64); //~ V0805 ffi-pointee-type
    fn any(what: *mut bool); //~ V0805 ffi-pointee-type
}
