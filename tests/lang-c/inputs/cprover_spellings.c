// verify: proved
// native: none
int __CPROVER_nondet_int(void);
unsigned char __CPROVER_nondet_uchar(void);
void __CPROVER_assume(_Bool);
void __CPROVER_assert(_Bool, const char *);

int main(void) {
    int x = __CPROVER_nondet_int();
    unsigned char c = __CPROVER_nondet_uchar();
    __CPROVER_assume(x > c);
    __CPROVER_assert(x > 0, "x is positive");
    return 0;
}
