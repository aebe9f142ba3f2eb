// verify: proved
// native: ok
// const, noexcept and & stand between parameters and clauses; a type may follow an arrow.
#include <verify.h>

struct Box {
    int value;
    auto get() const & noexcept -> int
        VERIFY_PRE(value < 100)
        VERIFY_POST(r, r == value + 1)
    {
        return value + 1;
    }
};

int main() {
    Box box = {4};
    return box.get() == 5 ? 0 : 1;
}
