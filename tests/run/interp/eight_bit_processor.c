// run: same
// clang: -O2
/* A small accumulator machine with flags, a stack in memory and an assembler in C. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { LDI = 0x10, LDA, STA, ADD, SUB, AND, SHL, JMP, JZ, JC, CALL, RET, PUSH, POP, OUT, HLT };

struct cpu {
    uint8_t a, pc, sp;
    unsigned carry : 1, zero : 1;
    uint8_t memory[256];
    unsigned long cycles;
};

static void flags(struct cpu *c, unsigned wide) {
    c->carry = wide >> 8 & 1;
    c->a = (uint8_t)wide;
    c->zero = c->a == 0;
}

static int step(struct cpu *c) {
    uint8_t op = c->memory[c->pc++];
    uint8_t operand = op <= CALL && op != SHL ? c->memory[c->pc++] : 0;
    c->cycles++;
    switch (op) {
    case LDI: flags(c, operand); break;
    case LDA: flags(c, c->memory[operand]); break;
    case STA: c->memory[operand] = c->a; break;
    case ADD: flags(c, c->a + c->memory[operand]); break;
    case SUB: flags(c, (unsigned)(c->a - c->memory[operand]) & 0x1ff); break;
    case AND: flags(c, c->a & c->memory[operand]); break;
    case SHL: flags(c, (unsigned)c->a << 1); break;
    case JMP: c->pc = operand; break;
    case JZ: if (c->zero) c->pc = operand; break;
    case JC: if (c->carry) c->pc = operand; break;
    case CALL: c->memory[--c->sp] = c->pc; c->pc = operand; break;
    case RET: c->pc = c->memory[c->sp++]; break;
    case PUSH: c->memory[--c->sp] = c->a; break;
    case POP: flags(c, c->memory[c->sp++]); break;
    case OUT: printf("%u ", c->a); break;
    case HLT: return 0;
    default: printf("bad opcode %02x at %u\n", op, c->pc - 1u); return 0;
    }
    return 1;
}

static const uint8_t program[] = {
    /* 0: print 13 * n for n = 1..5, by shift and add */
    LDI, 1, STA, 200,
    /* 4 */ LDA, 200, CALL, 30, OUT, LDA, 200, ADD, 210, STA, 200, SUB, 211, JZ, 21, JMP, 4,
    /* 21 */ LDI, 250, ADD, 200, JC, 28, HLT, /* 28 */ OUT, HLT,
    /* 30: a = 13 * a */ STA, 201, SHL, SHL, PUSH, SHL, STA, 202, POP, ADD, 202, ADD, 201, RET,
};

int main(void) {
    struct cpu c;
    memset(&c, 0, sizeof c);
    memcpy(c.memory, program, sizeof program);
    c.memory[210] = 1;
    c.memory[211] = 6;
    while (step(&c) && c.cycles < 10000) {
    }
    printf("| a %u sp %u carry %u cycles %lu\n", c.a, c.sp, c.carry, c.cycles);
    return c.sp;
}
