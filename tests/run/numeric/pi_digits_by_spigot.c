// run: same
#include <stdio.h>

int main(void) {
    enum { DIGITS = 60, CELLS = DIGITS * 10 / 3 + 1 };
    int cells[CELLS];
    for (int i = 0; i < CELLS; i++)
        cells[i] = 2;
    int nines = 0, predigit = 0, printed = 0;
    for (int d = 0; d <= DIGITS; d++) {
        int q = 0;
        for (int i = CELLS; i > 0; i--) {
            int x = 10 * cells[i - 1] + q * i;
            cells[i - 1] = x % (2 * i - 1);
            q = x / (2 * i - 1);
        }
        cells[0] = q % 10;
        q /= 10;
        if (q == 9) {
            nines++;
            continue;
        }
        int first = q == 10 ? predigit + 1 : predigit;
        if (d > 0) {
            printf("%d", first);
            printed++;
        }
        for (; nines > 0; nines--, printed++)
            printf("%d", q == 10 ? 0 : 9);
        predigit = q == 10 ? 0 : q;
    }
    printf("\n%d digits\n", printed);
    return 0;
}
