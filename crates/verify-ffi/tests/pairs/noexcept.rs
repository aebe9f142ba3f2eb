extern "C-unwind" {
    fn parse(n: i32) -> i32;
    fn same(n: i32) -> i32;
}

extern "C" {
    fn convert(n: i32) -> i32;
}

#[unsafe(no_mangle)]
pub extern "C-unwind" fn on_event(code: i32) {
    assert!(code == 1);
}

#[unsafe(no_mangle)]
pub extern "C" fn on_end(code: i32) {
    let _ = code;
}

#[cxx::bridge(namespace = "app")]
mod ffi {
    unsafe extern "C++" {
        fn load(n: i32) -> Result<i32>;
    }
}
