// Matrix extension.
// flags: -fenable-matrix
// expect function: `void multiply(square *, square *)` at 6
// expect calls: llvm.matrix.multiply.v4f32.v4f32.v4f32
typedef float square __attribute__((matrix_type(2, 2)));
void multiply(square *a, square *b) { *a = *a * *b; }
