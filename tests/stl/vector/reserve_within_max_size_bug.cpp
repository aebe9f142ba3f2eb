// verify: violated
// native: uncaught
#include <vector>

int main() {
    std::vector<int> v;
    v.reserve(v.max_size() + 1); //~ V0601
}
