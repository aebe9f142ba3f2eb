#[cfg(large_numbers)]
extern "C" {
    fn advance(by: i16); //~ V0803 ffi-parameter-type
}

#[cfg(not(large_numbers))]
extern "C" {
    fn advance(by: i32); //~ V0803 ffi-parameter-type
}
