extern "C" {
    fn total() -> i64;
    fn reset();
    fn give_up() -> !;
    fn ratio() -> f64;
    fn gamma(x: f64) -> f64;
}
