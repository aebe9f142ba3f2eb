// verify: proved
// native: ok
static int sum(const int *p) { return p[0] + p[1]; }

int main(void) {
    int all = 0;
    for (int i = 0; i < 3; i++) {
        const int pair[2] = {i, 1};
        const int one = i;
        all += sum(pair) + *(&one);
    }
    int x = 3;
    const int *view = &x;
    *(int *)view = 4;
    return all + x != 13;
}
