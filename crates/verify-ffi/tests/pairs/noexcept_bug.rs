extern "C-unwind" {
    fn parse(n: i32) -> i32; //~ V0814 ffi-noexcept warning
}

#[unsafe(no_mangle)]
pub extern "C-unwind" fn on_event(code: i32) { //~ V0814 ffi-noexcept
    assert!(code == 1);
}

#[cxx::bridge(namespace = "app")]
mod ffi {
    unsafe extern "C++" {
        #[rust_name = "load"]
        fn load_all(n: i32) -> Result<i32>; //~ V0814 ffi-noexcept warning
    }
}
