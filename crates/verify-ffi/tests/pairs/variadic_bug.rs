extern "C" {
    fn report(format: *const i8) -> i32; //~ V0809 ffi-variadic
    fn plain(format: *const i8, ...) -> i32; //~ V0809 ffi-variadic
}
