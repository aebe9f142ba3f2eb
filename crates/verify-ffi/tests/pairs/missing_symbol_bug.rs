extern "C" {
    fn half(n: i32) -> i32; //~ V0801 ffi-missing-symbol
}

#[link(name = "pairs", kind = "static")]
extern "C" {
    fn third(n: i32) -> i32; //~ V0801 ffi-missing-symbol
    fn fourth(n: i32) -> i32;
}

// Another library may define it.
extern "C" {
    fn getpid() -> i32;
}
