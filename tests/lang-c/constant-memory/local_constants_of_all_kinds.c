// verify: proved
// native: ok
typedef int vector __attribute__((vector_size(16)));
enum colour { red, green };
static int matrix[3][4];

static int first(const void *p) { return *(const int *)p; }

int main(void) {
    const vector v = {1, 2, 3, 4};
    int *const row = matrix[1];
    const _Complex double z = 2.0;
    const enum colour c = green;
    const long double wide = 1.5L;
    const int many[40] = {7};
    const __int128 big = 5;
    row[3] = 2;
    int *const *again = &row;
    return first(&v) + (int)__real__ z + first(&c) + (int)*&wide + first(many) + first(&big) + (*again)[3] - 19;
}
