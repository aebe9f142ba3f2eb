#[repr(C)]
pub struct Options { //~ V0806 ffi-struct-layout
    stable: u32,
    reserved: [u16; 6],
}

#[repr(C)]
pub struct Derived { //~ V0806 ffi-struct-layout
    id: i32,
    weight: f32,
    count: u16,
    next: *mut Derived,
    _rest: i32,
}

extern "C" {
    fn run(options: *const Options, derived: &Derived) -> u32;
}
