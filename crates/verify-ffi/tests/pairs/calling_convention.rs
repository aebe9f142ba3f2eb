extern "C" {
    fn usual(n: i32) -> i32;
}

extern "win64" {
    fn windows(n: i32) -> i32;
}
