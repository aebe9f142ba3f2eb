// verify: proved
// native: ok
#include <memory>

struct open {
    virtual ~open() = default;
};
struct derived : open {
    int x = 0;
};
struct plain {
    int x = 0;
};
struct more : plain {
};

int main() {
    std::unique_ptr<open> first(new derived);
    std::shared_ptr<plain> second(new more);
    return second->x;
}
