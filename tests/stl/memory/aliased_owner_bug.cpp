// verify: violated
// system-headers: violated
// native: asan
#include <memory>

struct Pair {
    int first, second;
};

int main() {
    int *second;
    {
        std::shared_ptr<Pair> p(new Pair{1, 2});
        second = &p->second;
    }
    return *second; //~ V0104
}
