use std::os::raw::c_void;

#[repr(C)]
pub struct Parser {
    _private: [u8; 0],
}

pub enum Engine {}

pub struct State {
    names: Vec<String>,
}

#[repr(C)]
pub struct Context {
    _address: u8,
}

extern "C" {
    fn context_new() -> *mut Context;
    fn parser_new(engine: *mut Engine) -> *mut Parser;
    fn parser_run(parser: *mut Parser, state: *mut State, call: extern "C" fn(*mut c_void)) -> bool;
}
