use std::os::raw::c_int;

unsafe extern "C" {
    safe fn clamp(value: c_int, low: c_int, high: c_int) -> c_int;
    fn tick();
}
