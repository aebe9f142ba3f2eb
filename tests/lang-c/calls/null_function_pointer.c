// verify: proved
// native: none
int nondet_int(void);

static int started;
static void start(void) { started = 1; }
static void stop(void) { started = 0; }

int main(void) {
    static void (*const handlers[4])(void) = {start, stop, 0, start};
    int i = nondet_int();
    if (i < 0 || i > 3)
        return 0;
    if (handlers[i])
        handlers[i]();
    return started;
}
