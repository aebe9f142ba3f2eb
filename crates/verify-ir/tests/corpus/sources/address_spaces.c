// Pointers outside of the default address space.
// expect function: `int peek(unsigned long)` at 8
// expect opcode: addrspacecast inttoptr
int __attribute__((address_space(257))) *fs;
__attribute__((address_space(3))) int shared = 4;
__attribute__((address_space(3))) int *to_shared = &shared;

int peek(unsigned long offset) {
    return *(int __attribute__((address_space(256))) *)offset + *fs + *to_shared;
}

int *generic(int i) { return (int *)(&shared + i); }
