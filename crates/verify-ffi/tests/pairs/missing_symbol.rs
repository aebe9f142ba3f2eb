extern "C" {
    fn half(n: i32) -> i32;
}

// The C library has it; the method of that name is another function.
extern "C" {
    fn read(file: i32, to: *mut u8, size: usize) -> isize;
}

#[link(name = "pairs")]
extern "C" {
    fn inlined(n: i32) -> i32;
}
