#[repr(C)]
pub struct Options {
    stable: u32,
    reserved: [u32; 3],
}

#[repr(C)]
pub struct Base {
    id: i32,
    weight: f32,
}

#[repr(C)]
pub struct Derived {
    _base: Base,
    count: u16,
    // Padding that is written out.
    _padding: [u8; 6],
    next: *mut Derived,
    payload: [u8; 8],
}

extern "C" {
    fn run(options: *const Options, derived: &Derived) -> u32;
}
