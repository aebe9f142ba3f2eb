// run: same
#include <stdio.h>

enum op { PUSH, ADD, SUB, MUL, DUP, SWAP, OVER, DROP, JUMP, JUMP_IF_ZERO, LOAD, STORE, PRINT, CALL, RETURN, HALT };

struct machine {
    int stack[64]; /* The lowest cell stays unused. */
    int returns[16], memory[8];
    int sp, rp, pc;
    long steps;
};

static int run(struct machine *m, const int *code) {
    for (;;) {
        m->steps++;
        int *top = &m->stack[m->sp - 1];
        switch ((enum op)code[m->pc++]) {
        case PUSH: m->stack[m->sp++] = code[m->pc++]; break;
        case ADD: top[-1] += *top; m->sp--; break;
        case SUB: top[-1] -= *top; m->sp--; break;
        case MUL: top[-1] *= *top; m->sp--; break;
        case DUP: m->stack[m->sp++] = *top; break;
        case SWAP: {
            int t = *top;
            *top = top[-1];
            top[-1] = t;
            break;
        }
        case OVER: m->stack[m->sp++] = top[-1]; break;
        case DROP: m->sp--; break;
        case JUMP: m->pc = code[m->pc]; break;
        case JUMP_IF_ZERO:
            m->sp--;
            if (*top == 0)
                m->pc = code[m->pc];
            else
                m->pc++;
            break;
        case LOAD: m->stack[m->sp++] = m->memory[code[m->pc++]]; break;
        case STORE: m->memory[code[m->pc++]] = *top; m->sp--; break;
        case PRINT: printf("%d\n", *top); m->sp--; break;
        case CALL: m->returns[m->rp++] = m->pc + 1; m->pc = code[m->pc]; break;
        case RETURN: m->pc = m->returns[--m->rp]; break;
        case HALT: return m->sp - 1;
        default: return -1;
        }
    }
}

int main(void) {
    static const int factorials[] = {
        /* 0 */ PUSH, 1, STORE, 0,
        /* 4 */ LOAD, 0, CALL, 21, PRINT,
        /* 9 */ LOAD, 0, PUSH, 1, ADD, DUP, STORE, 0, PUSH, 11, JUMP, 44,
        /* 21: n -> n! */ DUP, JUMP_IF_ZERO, 40, DUP, PUSH, 1, SUB, JUMP_IF_ZERO, 39, DUP, PUSH, 1, SUB, CALL, 21, MUL, RETURN, HALT,
        /* 39 */ RETURN,
        /* 40 */ DROP, PUSH, 1, RETURN,
        /* 44 */ SUB, JUMP_IF_ZERO, 49, JUMP, 4,
        /* 49 */ HALT,
    };
    struct machine m = {.sp = 1};
    int left = run(&m, factorials);
    printf("left on the stack %d, steps %ld\n", left, m.steps);
    return left;
}
