// Trait objects, closures, generics, boxes, strings, unwinding.
// expect function name: describe run
use std::collections::HashMap;

trait Animal {
    fn name(&self) -> String;
}
struct Dog(u32);
impl Animal for Dog {
    fn name(&self) -> String {
        format!("dog {}", self.0)
    }
}

#[unsafe(no_mangle)]
fn describe(animals: &[Box<dyn Animal>]) -> usize {
    animals.iter().map(|animal| animal.name().len()).sum()
}

#[unsafe(no_mangle)]
pub fn run(n: u32) -> usize {
    let mut counts: HashMap<String, u32> = HashMap::new();
    for i in 0..n {
        *counts.entry(Dog(i % 3).name()).or_default() += 1;
    }
    describe(&[Box::new(Dog(n))]) + counts.len()
}
