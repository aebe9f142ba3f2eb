// What rustc prints for plain functions, slices, enums and panics.
// expect function name: add sum classify
#[unsafe(no_mangle)]
pub extern "C" fn add(a: i32, b: i32) -> i32 {
    a + b
}

#[unsafe(no_mangle)]
pub fn sum(values: &[u64]) -> u64 {
    values.iter().copied().filter(|value| value % 2 == 0).sum()
}

pub enum Shape {
    Circle(f64),
    Rectangle { width: f64, height: f64 },
    Nothing,
}

#[unsafe(no_mangle)]
pub fn classify(shape: &Shape) -> Option<u8> {
    match shape {
        Shape::Circle(radius) if *radius > 1.0 => Some(1),
        Shape::Rectangle { width, height } => Some((width * height) as u8),
        _ => None,
    }
}
