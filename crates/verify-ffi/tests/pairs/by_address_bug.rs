#[repr(C)]
pub struct Name {
    text: *mut u8,
    length: usize,
}

extern "C" {
    fn name_length(of: Name) -> usize; //~ V0803 ffi-parameter-type
    fn name() -> Name; //~ V0804 ffi-return-type
}
