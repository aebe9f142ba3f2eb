// verify: violated
// native: none
static void set(int *p) {
    *p = 4; //~ V0113
}

int main(void) {
    const int pair[2] = {1, 2};
    set((int *)pair);
    return pair[1] - 2;
}
