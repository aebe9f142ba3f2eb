// Exceptions of Windows: catch switches, pads and returns from them.
// flags: --target=x86_64-pc-windows-msvc -fcxx-exceptions -fexceptions
// expect function: `int guarded(int)` at 6
// expect opcode: catchswitch catchpad cleanuppad catchret cleanupret invoke
struct Guard { int *p; Guard(int *p) : p(p) {} ~Guard() { *p = 0; } }; void risky(int);
int guarded(int x) {
    int state = 1;
    try {
        Guard guard(&state);
        risky(x);
    } catch (int i) {
        Guard again(&state);
        risky(i);
        return i;
    } catch (...) {
        return -1;
    }
    return state;
}
