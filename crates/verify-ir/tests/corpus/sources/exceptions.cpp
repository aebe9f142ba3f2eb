// Exceptions: throw, catch by type, catch all, cleanups, rethrow.
// expect function: `int guarded(int)` at 13
// expect function: `int Error::code() const` at 9
// expect opcode: invoke landingpad resume extractvalue
// expect landing pad: catch cleanup
// expect calls: __cxa_allocate_exception __cxa_throw __cxa_begin_catch __cxa_rethrow
// expect personality: `_Z7guardedi` is __gxx_personality_v0
struct Error { int value; Error(int v) : value(v) {}
    int code() const { return value; } };
struct Guard { int *p; ~Guard() { *p = 0; } };
void risky(int x) { if (x > 3) throw Error(x); if (x < -3) throw "too low"; if (x == 0) throw 7L; }

int guarded(int x) {
    int state = 1;
    try {
        Guard guard{&state};
        risky(x);
    } catch (const Error &error) {
        return error.code();
    } catch (const char *) {
        return -1;
    } catch (...) {
        if (x)
            throw;
        return -2;
    }
    return state;
}
