extern "C" {
    fn fill(value: u8, count: usize);
    fn scale(by: f32);
    fn open(path: *const std::ffi::c_char, handle: u64);
    fn each(callback: Option<extern "C" fn(i32)>);
    fn move_to(x: Meters);
}

#[repr(transparent)]
struct Meters(f64, std::marker::PhantomData<u8>);
