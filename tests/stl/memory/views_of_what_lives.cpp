// verify: proved
// clang: -std=c++20
// native: ok
// Views, wrapped references and pointers into containers are used while what they refer to is there.
#include <cassert>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

int main() {
    std::string text("abc");
    std::vector<int> numbers{1, 2, 3};
    const std::string_view view(text);
    const char *const characters = text.c_str();
    const std::span<int> span(numbers);
    int *const data = numbers.data();
    const std::reference_wrapper<int> wrapped(numbers.front());
    const std::shared_ptr<std::vector<int>> owner = std::make_shared<std::vector<int>>(3, 1);
    const std::shared_ptr<int> element(owner, &owner->front());
    span[0] = 7;
    assert(wrapped == 7 && data[0] == 7 && *element == 1);
    assert(view == "abc" && characters[2] == 'c' && owner.use_count() == 2);
}
