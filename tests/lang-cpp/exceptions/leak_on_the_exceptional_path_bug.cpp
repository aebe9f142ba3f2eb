// verify: violated
// native: none
extern "C" int nondet_int();

static void process(int v) {
    if (v == 42)
        throw v;
}

static void work() {
    int *p = new int[4]; //~ V0110
    p[0] = nondet_int();
    process(p[0]);
    delete[] p;
}

int main() {
    try {
        work();
    } catch (int) {
    }
    return 0;
}
