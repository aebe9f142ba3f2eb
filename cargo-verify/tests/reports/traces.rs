//! The way to a violation, as people read it.

use super::program::Program;

#[test]
fn objects_are_shown_by_their_dynamic_types() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Shape {\n    int id = 1;\n    virtual int area() const { return 0; }\n};\n\
          struct Circle : Shape {\n    int radius = 2;\n    int area() const override { return 3 * radius * radius; }\n};\n\
          int inverse(const Shape &shape) {\n    int area = shape.area();\n    return 12 / (area - 12);\n}\n\
          int main() {\n    Circle circle;\n    Shape *shape = &circle;\n    return inverse(*shape);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    assert!(
        printed.contains("`inverse` is called with shape = Circle {id = 1}"),
        "{printed}"
    );
    assert!(printed.contains("`Circle::area` is called"), "{printed}");
    assert!(printed.contains("shape = &circle\n"), "{printed}");
    assert!(!printed.contains("_vptr"), "{printed}");
}

#[test]
fn branches_of_checks_are_none_of_the_program() {
    let program = Program::new(&[(
        "a.cpp",
        b"struct Base {\n    virtual int half(int n) { return n / 2; }\n    virtual ~Base() {}\n};\n\
          int nondet_int();\n\
          int main() {\n    Base base;\n    Base &shape = base;\n    int table[4] = {1, 2, 3, 4};\n    int n = nondet_int();\n    \
          if (n < 0 || n > 3)\n        return 0;\n    return 10 / (shape.half(table[n]) - 1);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp", "--trace", "full"]);
    assert!(printed.contains("division by zero"), "{printed}");
    let decided: Vec<&str> = printed
        .lines()
        .filter(|line| line.contains("the condition"))
        .collect();
    assert!(!decided.is_empty(), "{printed}");
    assert!(
        decided.iter().all(|line| line.contains("a.cpp:11")),
        "only one line has a condition: {printed}"
    );
}
