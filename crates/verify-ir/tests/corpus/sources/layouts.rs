// Layouts and atomics, threads, inline assembly, 128-bit integers.
// expect function name: bump widen
use std::sync::atomic::{AtomicUsize, Ordering};

#[repr(C)]
pub struct Pair {
    pub small: u8,
    pub large: u64,
    pub list: [u16; 3],
}

static COUNTER: AtomicUsize = AtomicUsize::new(1);

#[unsafe(no_mangle)]
pub extern "C" fn bump(pair: &mut Pair) -> usize {
    pair.large = pair.large.wrapping_add(u64::from(pair.small));
    COUNTER.fetch_add(pair.list.len(), Ordering::AcqRel)
}

#[unsafe(no_mangle)]
pub fn widen(a: u128, b: i64) -> Result<u128, std::num::TryFromIntError> {
    Ok(a.checked_mul(u128::try_from(b)?).unwrap_or(u128::MAX))
}

thread_local! {
    static LOCAL: std::cell::Cell<u32> = const { std::cell::Cell::new(4) };
}

pub fn touch() -> u32 {
    LOCAL.with(|cell| cell.replace(cell.get() + 1))
}
