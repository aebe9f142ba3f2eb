#[repr(C)]
pub enum State {
    Idle,
    Busy = 4,
    Done,
}

#[repr(u8)]
pub enum Color {
    Red = 1,
    Blue = 2,
}

extern "C" {
    fn state() -> State;
    fn paint(color: Color);
    // Numbers take any value.
    fn raw_state() -> u32;
}
