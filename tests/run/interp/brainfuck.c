// run: same
// clang: -O2
#include <stdio.h>
#include <string.h>

static const char hello[] = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.";
static const char letters[] = "++++[>++++<-]>[>++++<-]>+.+.+[>+<-]>.";

static int jumps[256];

static int link_brackets(const char *p) {
    int open[32], depth = 0;
    for (int i = 0; p[i]; i++) {
        if (p[i] == '[') {
            open[depth++] = i;
        } else if (p[i] == ']') {
            if (depth == 0)
                return 0;
            int o = open[--depth];
            jumps[o] = i;
            jumps[i] = o;
        }
    }
    return depth == 0;
}

static long run(const char *p, long limit) {
    unsigned char tape[300];
    memset(tape, 0, sizeof tape);
    int at = 0;
    long steps = 0;
    for (int pc = 0; p[pc] && steps < limit; pc++, steps++)
        switch (p[pc]) {
        case '>': at++; break;
        case '<': at--; break;
        case '+': tape[at]++; break;
        case '-': tape[at]--; break;
        case '.': putchar(tape[at]); break;
        case '[':
            if (!tape[at])
                pc = jumps[pc];
            break;
        case ']':
            if (tape[at])
                pc = jumps[pc];
            break;
        default: break;
        }
    return steps;
}

int main(void) {
    if (!link_brackets(hello))
        return 1;
    long steps = run(hello, 100000);
    printf("[%ld steps]\n", steps);
    if (link_brackets("[[]") || link_brackets("]["))
        return 2;
    if (!link_brackets(letters))
        return 3;
    steps = run(letters, 1000);
    printf("\n[%ld steps]\n", steps);
    return 0;
}
