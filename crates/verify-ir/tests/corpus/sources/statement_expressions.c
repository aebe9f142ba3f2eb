// GNU C: statement expressions, nested conditionals, compound literals, labels, local labels.
// expect function: `int largest(int, int, int)` at 4
#define MAX(a, b) ({ __typeof__(a) x_ = (a), y_ = (b); x_ > y_ ? x_ : y_; })
int largest(int a, int b, int c) { return MAX(a, MAX(b, c)); }

int first(int a) {
    int *p = (int[]){a, a + 1, a + 2};
    return p[1] ?: ({ __label__ out; if (a) goto out; a = 5; out: a; });
}
