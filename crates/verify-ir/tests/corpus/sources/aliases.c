// Other names for functions and variables; a function chosen at load time.
// expect function: `int original(int)` at 5
// expect alias: again, state_again, chosen

int original(int x) { return x + 1; }
int again(int x) __attribute__((alias("original")));

static int state = 5;
extern int state_again __attribute__((alias("state")));

static int fast(int x) { return x; }
static int slow(int x) { return x * 2; }
static int (*resolve(void))(int) { return state ? fast : slow; }
int chosen(int x) __attribute__((ifunc("resolve")));

int use(int x) { return again(x) + chosen(x) + state_again; }
