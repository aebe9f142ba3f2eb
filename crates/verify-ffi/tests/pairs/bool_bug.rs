extern "C" {
    fn is_ready() -> bool; //~ V0813 ffi-bool warning
    fn set(on: u8); //~ V0813 ffi-bool warning
    fn wide() -> bool; //~ V0804 ffi-return-type
}
