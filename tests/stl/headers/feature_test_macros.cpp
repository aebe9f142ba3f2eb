// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>
#include <vector>

// Defined by <vector> itself, without <version>.
#if defined(__cpp_lib_nonmember_container_access) && defined(__GLIBCXX__)
static int size_of(const std::vector<int> &v) { return static_cast<int>(std::size(v)); }
#else
static int size_of(const std::vector<int> &) { return -1; }
#endif

int main() { assert(size_of({1, 2, 3}) == 3); }
