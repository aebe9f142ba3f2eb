// verify: violated
// clang: -std=c++23
// native: none
#include <stacktrace>

int main() {
    const std::stacktrace here = std::stacktrace::current();
    return here[0] == std::stacktrace_entry() ? 0 : 1; //~ V0506
}
