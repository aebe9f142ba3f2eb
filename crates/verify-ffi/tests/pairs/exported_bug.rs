#[unsafe(no_mangle)]
pub extern "C" fn on_event(code: i64, data: *const u8) { //~ V0803 ffi-parameter-type
    let _ = (code, data);
}
