// verify: bounded
// clang: -std=c++23
// native: none
#include <cassert>
#include <stacktrace>

int main() {
    const std::stacktrace here = std::stacktrace::current(0, 2);
    assert(here.size() <= 2);
    return !here.empty() && here[0] == std::stacktrace_entry() ? 0 : 1;
}
