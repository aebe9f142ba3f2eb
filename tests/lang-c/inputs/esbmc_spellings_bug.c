// verify: violated
// native: none
int __ESBMC_nondet_int(void);
unsigned __ESBMC_nondet_uint(void);
void __ESBMC_assume(_Bool);
void __ESBMC_assert(_Bool, const char *);

int main(void) {
    int x = __ESBMC_nondet_int();
    unsigned u = __ESBMC_nondet_uint();
    __ESBMC_assume(x >= 3 && x <= 8);
    __ESBMC_assume(u < 4);
    __ESBMC_assert(x + (int)u <= 10, "sum is small"); //~ V0001
    return 0;
}
