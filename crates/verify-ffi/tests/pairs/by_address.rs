#[repr(C)]
pub struct Point {
    x: i32,
    y: i32,
}

extern "C" {
    fn norm(of: Point) -> i32;
    fn name_length(of: *const Name) -> usize;
}

#[repr(C)]
pub struct Name {
    _private: [u8; 0],
}
