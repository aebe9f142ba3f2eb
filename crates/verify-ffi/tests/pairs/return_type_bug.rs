extern "C" {
    fn total() -> i32; //~ V0804 ffi-return-type
    fn reset() -> i32; //~ V0804 ffi-return-type
    // Ignoring a number is harmless, ignoring the memory for a big result is not.
    fn count(); //~ V0804 ffi-return-type warning
    fn matrix(); //~ V0804 ffi-return-type
    fn ratio() -> f32; //~ V0804 ffi-return-type
    // A computed number is all that there is to call it for.
    fn gamma(x: f64); //~ V0804 ffi-return-type
}
