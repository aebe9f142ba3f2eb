// verify: violated
// native: uncaught
#include <functional>

int main() {
    std::function<int(int)> f;
    return f(1); //~ V0601
}
