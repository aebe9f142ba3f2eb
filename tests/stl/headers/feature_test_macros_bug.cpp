// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>
#include <vector>

// <vector> of this library says nothing of std::optional.
#if defined(__cpp_lib_nonmember_container_access) && !defined(__cpp_lib_optional)
static int size_of(const std::vector<int> &v) { return static_cast<int>(std::size(v)) + 1; }
#else
static int size_of(const std::vector<int> &v) { return static_cast<int>(v.size()); }
#endif

int main() {
    assert(size_of({1, 2, 3}) == 3); //~ V0001
}
