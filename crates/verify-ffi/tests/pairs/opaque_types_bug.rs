#[repr(C)]
pub struct Parser { //~ V0806 ffi-struct-layout
    depth: i64,
}

extern "C" {
    fn parser_new() -> *mut Parser;
}
