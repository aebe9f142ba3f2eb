#[repr(C)]
pub struct Node {
    owner: *mut Tree,
    depth: i32,
}

#[repr(C)]
pub struct Leaf {
    owner: *mut Tree,
    depth: i32,
    value: f64,
}

#[repr(C)]
pub struct Tree {
    first: Leaf,
    root: Node,
    small: u8,
}

extern "C" {
    fn grow(node: *mut Node, tree: *mut Tree);
}
