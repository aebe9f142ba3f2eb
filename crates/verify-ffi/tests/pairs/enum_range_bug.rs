#[repr(C)]
pub enum State { //~ V0808 ffi-enum-range
    Idle,
    Busy = 4,
}

#[repr(u8)]
pub enum Color { //~ V0808 ffi-enum-range warning
    Red = 1,
    Black = 9,
}

#[repr(u8)]
pub enum Wide {
    One = 1,
}

extern "C" {
    fn state() -> State;
    fn paint(color: Color);
    fn widen() -> Wide; //~ V0804 ffi-return-type
}
