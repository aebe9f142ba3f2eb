// verify: proved
// native: none
extern "C" int nondet_int();

static void process(int v) {
    if (v == 42)
        throw v;
}

static void work() {
    struct owner {
        int *p = new int[4];
        ~owner() { delete[] p; }
    } o;
    o.p[0] = nondet_int();
    process(o.p[0]);
}

int main() {
    try {
        work();
    } catch (int) {
    }
    return 0;
}
