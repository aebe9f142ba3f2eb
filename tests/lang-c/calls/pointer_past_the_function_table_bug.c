// verify: violated
// native: none
unsigned nondet_uint(void);

static int zero(void) { return 0; }
static int one(void) { return 1; }

typedef int (*operation)(void);

int main(void) {
    operation table[3] = {zero, one, zero};
    operation fallback = (operation)0x10;
    unsigned i = nondet_uint();
    operation f = i < 3 ? table[i] : fallback;
    return f() == 2; //~ V0303
}
