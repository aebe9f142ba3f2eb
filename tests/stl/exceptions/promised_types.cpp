// verify: proved
// clang: -std=c++20
// native: ok
// What the library throws is caught as the type that the standard promises.
#include <any>
#include <array>
#include <bitset>
#include <cassert>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <limits>
#include <locale>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <typeinfo>
#include <unordered_map>
#include <variant>
#include <vector>

template <class Exception, class Action>
static bool throws(Action action) {
    try {
        action();
    } catch (const Exception &e) {
        return e.what() != nullptr;
    } catch (...) {
    }
    return false;
}

struct Base {
    virtual ~Base() {}
};
struct Derived : Base {};
struct Shared : std::enable_shared_from_this<Shared> {};
struct Facet : std::locale::facet {
    static std::locale::id id;
};
std::locale::id Facet::id;

static void positions() {
    std::vector<int> vector(2);
    std::deque<int> deque(2);
    std::array<int, 2> array{};
    std::map<int, int> map;
    std::unordered_map<int, int> hashed;
    std::bitset<4> bits;
    std::string string("ab");
    const std::string_view view(string);
    char buffer[4];
    assert(throws<std::out_of_range>([&] { vector.at(2); }));
    assert(throws<std::out_of_range>([&] { deque.at(2); }));
    assert(throws<std::out_of_range>([&] { (void)array.at(2); }));
    assert(throws<std::out_of_range>([&] { map.at(1); }));
    assert(throws<std::out_of_range>([&] { hashed.at(1); }));
    assert(throws<std::out_of_range>([&] { bits.test(4); }));
    assert(throws<std::out_of_range>([&] { bits.set(4); }));
    assert(throws<std::out_of_range>([&] { bits.flip(4); }));
    assert(throws<std::out_of_range>([&] { string.at(2); }));
    assert(throws<std::out_of_range>([&] { (void)string.substr(3); }));
    assert(throws<std::out_of_range>([&] { string.insert(3, "c"); }));
    assert(throws<std::out_of_range>([&] { string.erase(3); }));
    assert(throws<std::out_of_range>([&] { string.replace(3, 1, "c"); }));
    assert(throws<std::out_of_range>([&] { (void)string.compare(3, 1, "c"); }));
    assert(throws<std::out_of_range>([&] { string.copy(buffer, 1, 3); }));
    assert(throws<std::out_of_range>([&] { (void)view.at(2); }));
    assert(throws<std::out_of_range>([&] { (void)view.substr(3); }));
    assert(string == "ab");
}

static void lengths() {
    const std::size_t many = std::numeric_limits<std::size_t>::max();
    std::vector<int> vector;
    std::string string;
    assert(throws<std::length_error>([&] { vector.reserve(many); }));
    assert(throws<std::length_error>([&] { vector.resize(many); }));
    assert(throws<std::length_error>([&] { std::vector<int> made(many); }));
    assert(throws<std::length_error>([&] { string.reserve(many); }));
    assert(throws<std::length_error>([&] { string.resize(many); }));
    assert(throws<std::length_error>([&] { string.append(many, 'a'); }));
}

static void conversions() {
    assert(throws<std::invalid_argument>([] { (void)std::stoi("x"); }));
    assert(throws<std::out_of_range>([] { (void)std::stoi("99999999999"); }));
    assert(throws<std::invalid_argument>([] { (void)std::stol(""); }));
    assert(throws<std::out_of_range>([] { (void)std::stoull("99999999999999999999999"); }));
    assert(throws<std::invalid_argument>([] { (void)std::stod("."); }));
    assert(throws<std::out_of_range>([] { (void)std::stof("1e99"); }));
    assert(throws<std::invalid_argument>([] { std::bitset<4> made(std::string("012")); }));
    assert(throws<std::overflow_error>([] { (void)std::bitset<70>().set(69).to_ulong(); }));
    assert(throws<std::regex_error>([] { std::regex made("("); }));
}

static void values() {
    std::variant<int, char> variant = 'a';
    std::any any = 1;
    std::function<void()> function;
    Base base;
    Base *none = nullptr;
    assert(throws<std::bad_optional_access>([] { (void)std::optional<int>().value(); }));
    assert(throws<std::bad_variant_access>([&] { (void)std::get<int>(variant); }));
    assert(throws<std::bad_any_cast>([&] { (void)std::any_cast<char>(any); }));
    assert(throws<std::bad_function_call>([&] { function(); }));
    assert(throws<std::bad_weak_ptr>([] { std::shared_ptr<int> made{std::weak_ptr<int>()}; }));
    assert(throws<std::bad_weak_ptr>([] { (void)Shared().shared_from_this(); }));
    assert(throws<std::bad_cast>([&] { (void)dynamic_cast<Derived &>(base); }));
    assert(throws<std::bad_typeid>([&] { (void)typeid(*none).name(); }));
    assert(throws<std::bad_cast>([] { (void)std::use_facet<Facet>(std::locale::classic()); }));
}

static void states() {
    std::istringstream stream("x");
    stream.exceptions(std::ios_base::failbit);
    int number;
    assert(throws<std::ios_base::failure>([&] { stream >> number; }));
    std::mutex mutex;
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock), nothing;
    assert(throws<std::system_error>([&] { lock.unlock(); }));
    assert(throws<std::system_error>([&] { nothing.lock(); }));
    assert(throws<std::system_error>([] { std::thread().join(); }));
    std::promise<int> promise;
    promise.set_value(1);
    assert(throws<std::future_error>([&] { promise.set_value(2); }));
    std::future<int> future = promise.get_future();
    assert(throws<std::future_error>([&] { (void)promise.get_future(); }));
    assert(future.get() == 1);
}

int main() {
    positions();
    lengths();
    conversions();
    values();
    states();
}
