extern "C" {
    fn report(format: *const i8, ...) -> i32;
    fn plain(format: *const i8) -> i32;
}
