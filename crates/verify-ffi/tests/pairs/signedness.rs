use std::ffi::c_char;

extern "C" {
    fn count(n: i32, text: *const c_char, bytes: *const u8) -> u32;
}
