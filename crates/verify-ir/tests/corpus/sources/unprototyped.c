// Functions without prototypes, called with whatever is at hand.
// flags: -std=c89 -Wno-deprecated-non-prototype -Wno-everything
// expect function: `int twice(int)` at 6
// expect opcode: call
int helper();
int twice(x)
    int x;
{
    return helper(x, 1.5) + implicit_one(x, "text");
}
