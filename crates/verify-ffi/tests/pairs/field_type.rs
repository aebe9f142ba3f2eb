#[repr(C)]
pub struct Sample {
    time: u64,
    value: f32,
    valid: bool,
    inner: Inner,
}

#[repr(C)]
pub struct Inner {
    low: i16,
    high: i16,
}

extern "C" {
    fn record(sample: *mut Sample);
}
