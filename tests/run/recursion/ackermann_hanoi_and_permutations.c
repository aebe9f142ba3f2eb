// run: same
#include <stdio.h>
#include <string.h>

static unsigned calls;

static unsigned ackermann(unsigned m, unsigned n) {
    calls++;
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static int pegs[3][8], height[3], moves;

static int move(int n, int from, int to) {
    if (n == 0)
        return 1;
    int via = 3 - from - to;
    if (!move(n - 1, from, via))
        return 0;
    int disk = pegs[from][--height[from]];
    if (height[to] && pegs[to][height[to] - 1] < disk)
        return 0;
    pegs[to][height[to]++] = disk;
    moves++;
    return move(n - 1, via, to);
}

static int printed;

static void permute(char *s, int k, int n) {
    if (k == n) {
        printf("%s%c", s, ++printed % 8 ? ' ' : '\n');
        return;
    }
    for (int i = k; i < n; i++) {
        char t = s[k];
        s[k] = s[i];
        s[i] = t;
        permute(s, k + 1, n);
        t = s[k];
        s[k] = s[i];
        s[i] = t;
    }
}

static int even(int n);
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }

int main(void) {
    unsigned a = ackermann(2, 9), b = ackermann(3, 3);
    printf("ackermann %u %u in %u calls\n", a, b, calls);
    for (int d = 7; d > 0; d--)
        pegs[0][height[0]++] = d;
    int legal = move(7, 0, 2);
    printf("hanoi %d moves, legal %d, on the last %d\n", moves, legal, height[2]);
    char s[] = "abcd";
    permute(s, 0, 4);
    printf("even(500) %d odd(333) %d\n", even(500), odd(333));
    return a == 21 && b == 61 && moves == 127 ? 0 : 1;
}
