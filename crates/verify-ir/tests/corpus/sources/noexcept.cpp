// What must not throw: terminate on the way out, noexcept operators, destructors that throw.
// expect function: `void quiet(int)` at 7
// expect calls: __clang_call_terminate
// expect landing pad: catch
// expect attribute: `_Z5quieti` has nounwind
void loud(int);
void quiet(int x) noexcept { loud(x); }
struct Loud { ~Loud() noexcept(false) { loud(1); } };
bool promises() { return noexcept(quiet(1)) && !noexcept(loud(1)); }
int nested(int x) {
    try {
        Loud l;
        try { loud(x); } catch (int &i) { throw i + 1; }
    } catch (long) { return 1; } catch (int) { return 2; }
    return 0;
}
