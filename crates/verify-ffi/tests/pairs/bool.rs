extern "C" {
    fn is_ready() -> bool;
    // What Rust passes is 0 or 1, which any byte can hold.
    fn set(on: bool);
}
