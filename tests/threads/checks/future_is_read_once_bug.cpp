// verify: violated
// clang: -std=c++17
// native: none
#include <future>

int main() {
    std::future<int> result = std::async(std::launch::async, [] { return 0; });
    int sum = result.get();
    sum += result.get(); //~ V1109
    return sum;
}
