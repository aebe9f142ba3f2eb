extern "win64" {
    fn usual(n: i32) -> i32; //~ V0810 ffi-calling-convention
}

extern "C" {
    fn windows(n: i32) -> i32; //~ V0810 ffi-calling-convention
}
