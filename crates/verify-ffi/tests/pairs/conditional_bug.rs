#[cfg(large_numbers)]
extern "C" {
    fn advance(by: i16); //~ V0803 ffi-parameter-type
}

#[cfg(not(large_numbers))]
extern "C" {
    fn advance(by: i32); //~ V0803 ffi-parameter-type
}

#[repr(C)]
pub struct Step { //~ V0806 ffi-struct-layout
    length: i32,
}

#[cfg(large_numbers)]
extern "C" {
    fn walk(step: *const Step);
}

#[cfg(not(large_numbers))]
extern "C" {
    fn walk(step: *mut Step);
}
