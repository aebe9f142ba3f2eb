#[repr(C)]
pub struct Flags {
    kind: u16,
    _bitfield_1: [u8; 2],
    count: u32,
}

extern "C" {
    fn has(flags: *const Flags) -> bool;
}
