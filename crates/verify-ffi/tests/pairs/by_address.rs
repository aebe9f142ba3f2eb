#[repr(C)]
pub struct Point {
    x: i32,
    y: i32,
}

extern "C" {
    fn norm(of: Point) -> i32;
    fn name_length(of: *const Name) -> usize;
    // Through memory of the caller's on both sides.
    fn table() -> Table;
    fn next(after: Option<std::num::NonZeroU32>) -> u32;
}

#[repr(C)]
pub struct Table {
    cells: [f64; 4],
}

#[repr(C)]
pub struct Name {
    _private: [u8; 0],
}
