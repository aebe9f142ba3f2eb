// verify: violated
// clang: -std=c++17
// native: none
#include <execution>

int main() {
    int numbers[3] = {1, 2, 3};
    // An exception must not leave an algorithm that was given a policy.
    std::for_each(std::execution::par, numbers, numbers + 3, [](int n) { //~v V0602
        if (n == 3) throw n;
    });
}
