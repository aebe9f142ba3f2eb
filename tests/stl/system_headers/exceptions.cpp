// verify: bounded
// clang: -include bits/c++config.h
// native: ok
#include <cassert>
#include <cstring>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

int main() {
    int caught = 0;
    try {
        std::vector<int>(3).at(3);
    } catch (const std::out_of_range &) {
        ++caught;
    }
    try {
        std::string("abc").substr(4);
    } catch (const std::logic_error &) {
        ++caught;
    }
    try {
        std::function<void()>()();
    } catch (const std::bad_function_call &) {
        ++caught;
    }
    try {
        std::shared_ptr<int> shared{std::weak_ptr<int>()};
    } catch (const std::bad_weak_ptr &) {
        ++caught;
    }
    try {
        throw std::runtime_error(std::string("a message longer than what fits into a small string"));
    } catch (const std::exception &error) {
        assert(std::strlen(error.what()) == 51);
        ++caught;
    }
    try {
        std::stoi("none");
    } catch (const std::invalid_argument &) {
        ++caught;
    }
    assert(caught == 6);
}
