#[unsafe(no_mangle)]
pub extern "C" fn on_event(code: i32, data: *const u8) {
    let _ = (code, data);
}
