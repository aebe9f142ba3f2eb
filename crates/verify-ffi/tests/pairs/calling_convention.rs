extern "C" {
    fn usual(n: i32) -> i32;
}

extern "win64" {
    fn windows(n: i32) -> i32;
}

extern "efiapi" {
    fn firmware(n: i32) -> i32;
}

extern "sysv64" {
    fn of_unix(n: i32) -> i32;
}
