use std::os::raw::c_int;

unsafe extern "C" {
    safe fn clamp(value: c_int, high: c_int) -> c_int; //~ V0802 ffi-arity
    fn tick(times: u32); //~ V0802 ffi-arity
}
