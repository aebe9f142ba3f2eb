// A module with a summary behind it.
// flags: -flto=thin
// expect function: `int shared_one(int)` at 5
static int helper(int x) { return x * 3; }
int shared_one(int x) { return helper(x) + 1; }
