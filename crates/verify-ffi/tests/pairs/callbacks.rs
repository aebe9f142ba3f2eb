use std::ffi::c_void;

type Visit = unsafe extern "C" fn(user: *mut c_void, index: u32, value: f64) -> bool;

#[repr(C)]
pub struct Table {
    open: Option<extern "C" fn(*const i8) -> i32>,
    log: unsafe extern "C" fn(*const i8, ...),
}

extern "C" {
    fn visit(each: Visit, user: *mut c_void);
    fn install(table: *const Table);
}
