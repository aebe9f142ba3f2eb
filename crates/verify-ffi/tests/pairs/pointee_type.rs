use std::ffi::{c_char, c_void};

extern "C" {
    fn measure(text: *const c_char, length: *mut usize) -> bool;
    fn sum(values: *const f64, count: usize) -> f64;
    fn store(bytes: *const u8, words: *mut *mut i32);
    fn any(what: *mut c_void);
    fn corners(of: *const [f32; 4]);
}
