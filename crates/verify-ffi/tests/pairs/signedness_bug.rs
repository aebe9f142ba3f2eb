use std::ffi::c_char;

extern "C" {
    fn count( //~ V0812 ffi-signedness warning
        //~^ V0812 ffi-signedness warning
        //~^^ V0812 ffi-signedness warning
        n: u32,
        text: *const c_char,
        values: *const u32,
    ) -> i32;
}
