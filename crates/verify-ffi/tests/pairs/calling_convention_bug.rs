extern "win64" {
    fn usual(n: i32) -> i32; //~ V0810 ffi-calling-convention
}

extern "C" {
    fn windows(n: i32) -> i32; //~ V0810 ffi-calling-convention
}

extern "efiapi" {
    fn firmware(n: i32) -> i32; //~ V0810 ffi-calling-convention
}

extern "sysv64" {
    fn of_unix(n: i32) -> i32; //~ V0810 ffi-calling-convention
}
