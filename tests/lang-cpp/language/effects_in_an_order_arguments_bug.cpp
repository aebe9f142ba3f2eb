// verify: violated
// clang: -std=c++14
// native: none
static int both(int p, int q) { return p + q; }

int main() {
    int a[4] = {0};
    int i = both(1, 0);
    a[0] = both(i++, i++); //~ V0308
    return a[1] + i > 100;
}
