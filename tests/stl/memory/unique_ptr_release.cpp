// verify: proved
// native: ok
#include <memory>

int main() {
    std::unique_ptr<int> p(new int(0));
    int *raw = p.release();
    int value = *raw;
    delete raw;
    return value;
}
