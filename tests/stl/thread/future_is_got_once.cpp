// verify: proved
// native: ok
#include <future>

int main() {
    std::future<int> f = std::async(std::launch::async, [] { return 0; });
    return f.get();
}
