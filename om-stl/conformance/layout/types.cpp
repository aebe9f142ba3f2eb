// Sizes, alignments and triviality of the library's types, which published code asserts and which units compiled
// against libstdc++'s own headers rely on. The expected numbers are what libstdc++ prints; the comparison of the two
// outputs is the test, so every line counts as one assertion. Iterators are left out: they may be larger. Only the
// size is compared where the standard says the rest and libstdc++ 12 has it otherwise (expected), or where a check of
// the model's needs a destructor (mutexes, which must not be owned when they are destroyed).
#include "check.h"
#include <bitset>
#include <cstddef>
#include <complex>
#include <deque>
#include <fstream>
#include <functional>
#include <iostream>
#include <list>
#include <locale>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <string>
#include <utility>
#include <valarray>
#include <vector>
#if __cplusplus >= 201103L
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <forward_list>
#include <future>
#include <initializer_list>
#include <mutex>
#include <random>
#include <ratio>
#include <system_error>
#include <thread>
#include <tuple>
#include <typeindex>
#include <unordered_map>
#include <unordered_set>
#endif
#if __cplusplus >= 201703L
#include <any>
#include <optional>
#include <shared_mutex>
#include <string_view>
#include <variant>
#endif
#if __cplusplus >= 202002L
#include <latch>
#include <semaphore>
#include <span>
#include <stop_token>
#endif
#if __cplusplus > 202002L
#include <expected>
#endif

static void line(const char *name, unsigned long size, unsigned long alignment, bool copied, bool destroyed, bool empty,
                 bool polymorphic) {
    ++check::total();
    printf("%s: %lu bytes, aligned to %lu%s%s%s%s\n", name, size, alignment, copied ? ", trivially copyable" : "",
           destroyed ? ", trivially destroyed" : "", empty ? ", empty" : "", polymorphic ? ", polymorphic" : "");
}

#define LAYOUT(...)                                                                                                    \
    {                                                                                                                  \
        typedef __VA_ARGS__ Type;                                                                                      \
        line(#__VA_ARGS__, sizeof(Type), __alignof__(Type), __is_trivially_copyable(Type),                             \
             __has_trivial_destructor(Type), __is_empty(Type), __is_polymorphic(Type));                                \
    }

#define SIZE(...)                                                                                                      \
    {                                                                                                                  \
        typedef __VA_ARGS__ Type;                                                                                      \
        line(#__VA_ARGS__, sizeof(Type), __alignof__(Type), false, false, false, false);                               \
    }

struct Large {
    char bytes[100];
};
struct Less {
    bool operator()(int a, int b) const { return a < b; }
};

static void containers() {
    LAYOUT(std::vector<int>)
    LAYOUT(std::vector<Large>)
    LAYOUT(std::vector<bool>)
    LAYOUT(std::deque<int>)
    LAYOUT(std::deque<Large>)
    LAYOUT(std::list<int>)
    LAYOUT(std::set<int>)
    LAYOUT(std::set<int, Less>)
    LAYOUT(std::multiset<std::string>)
    LAYOUT(std::map<int, Large>)
    LAYOUT(std::multimap<std::string, int>)
    LAYOUT(std::stack<int>)
    LAYOUT(std::queue<int>)
    LAYOUT(std::priority_queue<int>)
    LAYOUT(std::bitset<1>)
    LAYOUT(std::bitset<64>)
    LAYOUT(std::bitset<65>)
    LAYOUT(std::valarray<double>)
}

static void general() {
    LAYOUT(std::string)
    LAYOUT(std::wstring)
    LAYOUT(std::pair<int, char>)
    LAYOUT(std::pair<std::string, int>)
    LAYOUT(std::complex<float>)
    LAYOUT(std::complex<double>)
    LAYOUT(std::complex<long double>)
    LAYOUT(std::allocator<int>)
    LAYOUT(std::less<int>)
    LAYOUT(std::exception)
    LAYOUT(std::runtime_error)
    LAYOUT(std::logic_error)
    LAYOUT(std::out_of_range)
    LAYOUT(std::bad_alloc)
    LAYOUT(std::locale)
    LAYOUT(std::fpos<mbstate_t>)
}

static void streams() {
    LAYOUT(std::ios_base)
    LAYOUT(std::ios)
    LAYOUT(std::wios)
    LAYOUT(std::streambuf)
    LAYOUT(std::wstreambuf)
    LAYOUT(std::istream)
    LAYOUT(std::ostream)
    LAYOUT(std::iostream)
    LAYOUT(std::wostream)
    LAYOUT(std::stringbuf)
    LAYOUT(std::wstringbuf)
    LAYOUT(std::istringstream)
    LAYOUT(std::ostringstream)
    LAYOUT(std::stringstream)
    LAYOUT(std::filebuf)
    LAYOUT(std::wfilebuf)
    LAYOUT(std::ifstream)
    LAYOUT(std::ofstream)
    LAYOUT(std::fstream)
}

#if __cplusplus >= 201103L
struct Deleter {
    void *state;
    void operator()(int *) const {}
};

static void since_11() {
    LAYOUT(std::array<int, 3>)
    LAYOUT(std::array<int, 0>)
    LAYOUT(std::forward_list<int>)
    LAYOUT(std::unordered_set<int>)
    LAYOUT(std::unordered_multiset<std::string>)
    LAYOUT(std::unordered_map<int, int>)
    LAYOUT(std::unordered_multimap<std::string, int>)
    LAYOUT(std::initializer_list<int>)
    LAYOUT(std::u16string)
    LAYOUT(std::u32string)
    LAYOUT(std::unique_ptr<int>)
    LAYOUT(std::unique_ptr<int[]>)
    LAYOUT(std::unique_ptr<int, void (*)(int *)>)
    LAYOUT(std::unique_ptr<int, Deleter>)
    LAYOUT(std::shared_ptr<int>)
    LAYOUT(std::weak_ptr<int>)
    LAYOUT(std::enable_shared_from_this<int>)
    LAYOUT(std::function<void()>)
    LAYOUT(std::function<int(int, int)>)
    LAYOUT(std::reference_wrapper<int>)
    LAYOUT(std::tuple<>)
    LAYOUT(std::tuple<int>)
    LAYOUT(std::tuple<int, char, std::string>)
    LAYOUT(std::tuple<std::allocator<int>, int>)
    LAYOUT(std::atomic<bool>)
    LAYOUT(std::atomic<int>)
    LAYOUT(std::atomic<long long>)
    LAYOUT(std::atomic<void *>)
    LAYOUT(std::atomic_flag)
    LAYOUT(std::chrono::seconds)
    LAYOUT(std::chrono::system_clock::time_point)
    LAYOUT(std::error_code)
    LAYOUT(std::error_condition)
    LAYOUT(std::system_error)
    LAYOUT(std::exception_ptr)
    LAYOUT(std::type_index)
    LAYOUT(std::thread)
    LAYOUT(std::thread::id)
    SIZE(std::mutex)
    SIZE(std::recursive_mutex)
    SIZE(std::timed_mutex)
    LAYOUT(std::lock_guard<std::mutex>)
    LAYOUT(std::unique_lock<std::mutex>)
    LAYOUT(std::once_flag)
    LAYOUT(std::condition_variable)
    LAYOUT(std::condition_variable_any)
    LAYOUT(std::future<int>)
    LAYOUT(std::shared_future<int>)
    LAYOUT(std::promise<int>)
    LAYOUT(std::packaged_task<int()>)
    LAYOUT(std::minstd_rand)
    LAYOUT(std::mt19937)
    LAYOUT(std::uniform_int_distribution<int>)
    LAYOUT(std::uniform_real_distribution<double>)
    LAYOUT(std::ratio<1, 2>)
}
#endif

#if __cplusplus >= 201703L
static void since_17() {
    LAYOUT(std::string_view)
    LAYOUT(std::wstring_view)
    LAYOUT(std::optional<int>)
    LAYOUT(std::optional<char>)
    LAYOUT(std::optional<std::string>)
    LAYOUT(std::variant<int, char>)
    LAYOUT(std::variant<std::monostate, std::string, double>)
    LAYOUT(std::any)
    LAYOUT(std::shared_ptr<int[]>)
    SIZE(std::shared_mutex)
    SIZE(std::shared_timed_mutex)
    LAYOUT(std::scoped_lock<std::mutex>)
    LAYOUT(std::byte)
}
#endif

#if __cplusplus >= 202002L
static void since_20() {
    LAYOUT(std::span<int>)
    LAYOUT(std::span<int, 4>)
    LAYOUT(std::u8string)
    LAYOUT(std::strong_ordering)
    LAYOUT(std::stop_source)
    LAYOUT(std::stop_token)
    LAYOUT(std::jthread)
    LAYOUT(std::latch)
    LAYOUT(std::counting_semaphore<4>)
}
#endif

#if __cplusplus > 202002L
static void since_23() {
    SIZE(std::expected<int, char>)
    LAYOUT(std::expected<std::string, int>)
    SIZE(std::expected<void, int>)
}
#endif

int main() {
    containers();
    general();
    streams();
#if __cplusplus >= 201103L
    since_11();
#endif
#if __cplusplus >= 201703L
    since_17();
#endif
#if __cplusplus >= 202002L
    since_20();
#endif
#if __cplusplus > 202002L
    since_23();
#endif
    return check::done();
}
