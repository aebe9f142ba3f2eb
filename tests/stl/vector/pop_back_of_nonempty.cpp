// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v(2);
    while (!v.empty())
        v.pop_back();
}
