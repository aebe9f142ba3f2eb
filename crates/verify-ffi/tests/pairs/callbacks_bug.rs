use std::ffi::c_void;

type Visit = unsafe extern "C" fn(user: *mut c_void, index: u64, value: f64) -> bool;

#[repr(C)]
pub struct Table {
    open: Option<extern "C" fn(*const i8, i32) -> i32>, //~ V0802 ffi-arity
    log: unsafe extern "C" fn(*const i8), //~ V0809 ffi-variadic
}

extern "C" {
    fn visit(each: Visit, user: *mut c_void); //~ V0803 ffi-parameter-type
    fn install(table: *const Table);
    fn later(call: fn(i32)); //~ V0810 ffi-calling-convention
    // Any byte comes back where C++ expects a `bool`.
    fn ask(answer: extern "C" fn() -> u8) -> bool; //~ V0813 ffi-bool warning
    fn tell(answer: extern "C" fn(bool)); //~ V0813 ffi-bool warning
}
