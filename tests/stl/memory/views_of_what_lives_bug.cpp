// verify: violated
// clang: -std=c++20
// native: none
// Views, wrapped references and pointers into containers that outlive what they refer to.
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

extern "C" int nondet_int();

static std::string made() { return "a text that is longer than any short string"; }
static std::string_view view_of_local() {
    const std::string local = made();
    return local;
}
static std::reference_wrapper<int> wrapped_local() {
    int local = 1;
    return local;
}

int main() {
    std::string text = made();
    std::vector<int> numbers{1, 2, 3};
    switch (nondet_int()) {
    case 0: {
        const std::string_view view = made();
        return view[0]; //~ V0104
    }
    case 1: return view_of_local()[0]; //~ V0104
    case 2: {
        const std::string_view view(text);
        text += "!";
        return view[0]; //~ V0104
    }
    case 3: {
        const char *const characters = made().c_str();
        return characters[0]; //~ V0104
    }
    case 4: {
        const std::span<int> span(numbers);
        numbers.push_back(4);
        return span[0]; //~ V0104
    }
    case 5: {
        int *const data = numbers.data();
        numbers.clear();
        return *data; //~ V0104
    }
    case 6: {
        const std::reference_wrapper<int> wrapped(numbers.front());
        numbers.insert(numbers.begin(), 0);
        return wrapped; //~ V0104
    }
    case 7: return wrapped_local(); //~ V0106
    case 8: {
        std::shared_ptr<std::vector<int>> owner = std::make_shared<std::vector<int>>(3, 1);
        // Owns nothing: it is made from an address.
        const std::shared_ptr<int> element(std::shared_ptr<int>(), &owner->front());
        owner.reset();
        return *element; //~ V0104
    }
    default: return 0;
    }
}
