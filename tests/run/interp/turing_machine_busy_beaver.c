// run: same
#include <stdio.h>

struct rule {
    unsigned char write : 1;
    signed char move : 2;
    unsigned char next : 3;
};

#define HALT 7

static const struct rule two_states[][2] = {{{1, 1, 1}, {1, -1, 1}}, {{1, -1, 0}, {1, 1, HALT}}};
static const struct rule three_states[][2] = {{{1, 1, 1}, {1, 1, HALT}}, {{0, 1, 2}, {1, 1, 1}}, {{1, -1, 2}, {1, -1, 0}}};
static const struct rule four_states[][2] = {{{1, 1, 1}, {1, -1, 1}}, {{1, -1, 0}, {0, -1, 2}}, {{1, 1, HALT}, {1, -1, 3}}, {{1, 1, 3}, {0, 1, 0}}};

static int run(const struct rule (*rules)[2], int *ones) {
    unsigned char tape[64] = {0};
    int at = 32, state = 0, steps = 0;
    while (state != HALT) {
        struct rule r = rules[state][tape[at]];
        tape[at] = r.write;
        at += r.move;
        state = r.next;
        if (++steps > 1000)
            return -1;
    }
    *ones = 0;
    for (int i = 0; i < 64; i++)
        *ones += tape[i];
    return steps;
}

int main(void) {
    int ones, steps = run(two_states, &ones);
    printf("2 states: %d steps, %d ones\n", steps, ones);
    if (steps != 6 || ones != 4)
        return 1;
    steps = run(three_states, &ones);
    printf("3 states: %d steps, %d ones\n", steps, ones);
    if (ones != 6)
        return 2;
    steps = run(four_states, &ones);
    printf("4 states: %d steps, %d ones\n", steps, ones);
    return steps == 107 && ones == 13 ? 0 : 3;
}
