// verify: violated
// native: none
int nondet_int(void);

typedef int v4 __attribute__((vector_size(16)));

int main(void) {
    int d = nondet_int();
    if (d < 0)
        return 0;
    v4 a = {10, 20, 30, 40}, b = {1, 2, d, 4};
    v4 q = a / b; //~ V0203
    return q[0] == 10 ? 0 : 1;
}
