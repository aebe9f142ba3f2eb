#[repr(C)]
pub struct Parser { //~ V0806 ffi-struct-layout
    depth: i64,
}

#[repr(C)]
pub struct Context { //~ V0806 ffi-struct-layout
    address: u8,
}

extern "C" {
    fn context_new() -> *mut Context;
    fn parser_new() -> *mut Parser;
}
