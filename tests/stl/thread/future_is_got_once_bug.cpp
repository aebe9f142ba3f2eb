// verify: violated
// native: uncaught
#include <future>

int main() {
    std::future<int> f = std::async(std::launch::deferred, [] { return 0; });
    f.get();
    return f.get(); //~ V1109
}
