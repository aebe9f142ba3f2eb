use std::os::raw::c_int;

extern "C" {
    static version: c_int;
    static mut table: [u16; 4];
}
