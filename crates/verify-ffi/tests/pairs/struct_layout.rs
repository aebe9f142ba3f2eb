use std::os::raw::{c_double, c_int};

const NAME: usize = 4 * 2;

#[repr(C)]
pub struct Item {
    id: c_int,
    flags: u8,
    name: [i8; NAME],
    weight: c_double,
    next: *mut Item,
}

#[repr(C, packed)]
pub struct Header {
    kind: u8,
    length: u32,
}

#[repr(C, align(16))]
pub struct Lane {
    cells: [f32; 4],
}

#[repr(C)]
pub union Cell {
    number: i64,
    text: *const i8,
}

extern "C" {
    fn weigh(item: *const Item) -> f64;
    fn parse(header: &Header, lane: &Lane, cell: &Cell) -> bool;
    fn area(of: Size) -> i32;
}

#[repr(C)]
pub struct Size {
    width: i32,
    height: i32,
}
