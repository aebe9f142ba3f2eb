#[repr(C)]
pub struct Flags { //~ V0806 ffi-struct-layout
    kind: u16,
    _bitfield_1: [u8; 4],
    count: u32,
}

extern "C" {
    fn has(flags: *const Flags) -> bool;
}
