#[repr(C)]
pub struct Node {
    owner: *mut Tree,
    depth: i32,
}

#[repr(C)]
pub struct Leaf { //~ V0806 ffi-struct-layout
    value: f64,
}

#[repr(C)]
pub struct Tree { //~ V0806 ffi-struct-layout
    first: Leaf,
    root: Node,
    small: u8,
}

extern "C" {
    fn grow(node: *mut Node, tree: *mut Tree);
    fn leaf(of: *mut Leaf);
}
