extern "C" {
    fn fill(value: u8, count: u32); //~ V0803 ffi-parameter-type
    fn scale(by: f64); //~ V0803 ffi-parameter-type
    // A pointer fits an integer of its width; the meaning differs.
    fn open(path: usize, handle: u64); //~ V0803 ffi-parameter-type warning
    fn each(callback: u32); //~ V0803 ffi-parameter-type
    fn move_to(x: Meters); //~ V0803 ffi-parameter-type
}

#[repr(transparent)]
struct Meters(i64);
