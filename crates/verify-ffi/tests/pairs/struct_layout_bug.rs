use std::os::raw::{c_double, c_int};

#[repr(C)]
pub struct Item { //~ V0806 ffi-struct-layout
    id: c_int,
    weight: c_double,
    flags: u8,
}

#[repr(C)]
pub struct Header { //~ V0806 ffi-struct-layout
    kind: u8,
    length: u32,
}

#[repr(C)]
pub struct Lane { //~ V0806 ffi-struct-layout
    cells: [f32; 4],
}

// The same types at the same places, with their names exchanged.
#[repr(C)]
pub struct Size { //~ V0806 ffi-struct-layout
    height: i32,
    width: i32,
}

extern "C" {
    fn weigh(item: *const Item) -> f64;
    fn parse(header: &Header, lane: &Lane) -> bool;
    fn area(of: Size) -> i32;
}
