extern "C" {
    static version: u64; //~ V0811 ffi-variable-type
    static mut table: [u16; 8]; //~ V0811 ffi-variable-type
}
