// Switches: dense, sparse, ranges, wide values, fall-through.
// expect function: `int classify(long)` at 5
// expect opcode: switch br

int classify(long x) {
    switch (x) {
    case -1:
        return 1;
    case 0 ... 9:
        x++;
        __attribute__((fallthrough));
    case 100:
        return (int)x;
    case 0x7fffffffffffffff:
        return 5;
    default:
        break;
    }
    switch ((unsigned char)x) {
    case 'a': case 'b': case 'z':
        return 2;
    }
    switch (x > 3) {
    case 1:
        return 7;
    }
    return 0;
}
