// verify: violated
// native: none
#include <memory>

struct plain {
    int x = 0;
};
struct more : plain {
};

int main() {
    std::unique_ptr<plain> first(new more);
    return first->x;
} //~ V0702
