// verify: violated
// clang: -std=c++11
// native: abort
#include <cassert>
#include <exception>

static int alive;

struct error {
    int code;
    explicit error(int c) : code(c) { ++alive; }
    error(const error &o) : code(o.code) { ++alive; }
    ~error() { --alive; }
};

static std::exception_ptr capture(int code) {
    try {
        throw error(code);
    } catch (...) {
        return std::current_exception();
    }
}

int main() {
    int code = 0;
    {
        std::exception_ptr p = capture(5);
        assert(p != nullptr && alive == 1);
        std::exception_ptr q = p;
        try {
            std::rethrow_exception(q);
        } catch (const error &e) {
            code = e.code;
        }
        assert(alive == 1);
    }
    assert(alive == 0);
    assert(code == 0); //~ V0001
    return 0;
}
