// verify: proved
// native: ok
// clang: -std=c++17
static int both(int *p, int *q) { return (*p = 1) + (*q = 2); }

int main() {
    int i = 1;
    i = i++ + 1;
    int a[4] = {0};
    a[i] = i++;
    i = (i++, i);
    int z = i++ && i++;
    z = i ? i++ : i--;
    int x, y;
    return both(&x, &y) - 3;
}
