extern "C" {
    fn half(n: i32) -> i32;
}
