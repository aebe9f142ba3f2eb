// Vector extensions: element access, shuffles, comparisons, conversions, splats.
// flags: -Wno-psabi
// expect function: `float4 weigh(float4, float4)` at 11
// expect function: `int8 mask(int8, int8)` at 16
// expect opcode: shufflevector extractelement insertelement fmul icmp sext

typedef float float4 __attribute__((vector_size(16)));
typedef int int8 __attribute__((vector_size(32)));
typedef float float4 __attribute__((vector_size(16)));

float4 weigh(float4 a, float4 b) {
    float4 half = {0.5f, 0.5f, 0.5f, 0.5f};
    return __builtin_shufflevector(a * half, b, 0, 5, -1, 7);
}

int8 mask(int8 a, int8 b) {
    int8 result = a < b;
    result[3] = a[2] + b[7];
    return result & ((int8){} + 9);
}

float pick(float4 v, int i) {
    return v[i];
}
