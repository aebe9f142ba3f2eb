#[repr(C)]
pub struct Sample {
    time: u64,
    value: i32, //~ V0807 ffi-field-type
    valid: bool,
    inner: Inner,
}

#[repr(C)]
pub struct Inner {
    low: u16, //~ V0812 ffi-signedness warning
    high: i16,
}

extern "C" {
    fn record(sample: *mut Sample);
}
