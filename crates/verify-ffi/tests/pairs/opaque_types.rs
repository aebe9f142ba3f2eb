use std::os::raw::c_void;

#[repr(C)]
pub struct Parser {
    _private: [u8; 0],
}

pub enum Engine {}

pub struct State {
    names: Vec<String>,
}

extern "C" {
    fn parser_new(engine: *mut Engine) -> *mut Parser;
    fn parser_run(parser: *mut Parser, state: *mut State, call: extern "C" fn(*mut c_void)) -> bool;
}
