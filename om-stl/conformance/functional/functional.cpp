// std::function, bind, references and function objects ([function.objects]).
// standards: 11 14 17 20 23
#include "check.h"
#include <functional>
#include <memory>
#include <string>
#include <utility>

static int twice(int x) { return 2 * x; }
struct Counter {
    int count;
    int add(int n) { return count += n; }
    int get() const { return count; }
};
struct Large {
    char filler[100];
    int value;
    int operator()(int x) const { return x + value; }
};

int main() {
    check::section("function");
    std::function<int(int)> none;
    CHECK(!none);
    CHECK(none == nullptr);
    CHECK_THROWS(std::bad_function_call, none(1));
    std::function<int(int)> f = twice;
    CHECK(f && f(4) == 8);
    f = [](int x) { return x + 1; };
    CHECK(f(4) == 5);
    int captured = 10;
    std::function<int(int)> g = [&captured](int x) { return captured += x; };
    CHECK(g(5) == 15 && captured == 15);
    Large large = {{0}, 7};
    std::function<int(int)> h = large;
    std::function<int(int)> copy = h;
    CHECK(copy(1) == 8);
    std::function<int(int)> moved = std::move(h);
    CHECK(moved(1) == 8);
    moved.swap(copy);
    CHECK(copy(2) == 9);
    f = nullptr;
    CHECK(!f);
    f = std::ref(large);
    large.value = 1;
    CHECK(f(1) == 2);
    std::function<int(Counter &, int)> member = &Counter::add;
    Counter counter = {1};
    CHECK(member(counter, 2) == 3 && counter.count == 3);
    std::function<int(const Counter &)> data = &Counter::count;
    CHECK(data(counter) == 3);
    CHECK(std::function<int(int)>(twice).target_type() == typeid(int (*)(int)));
    CHECK(*std::function<int(int)>(twice).target<int (*)(int)>() == twice);
    std::function<void(int)> ignores = twice;
    ignores(1);
    std::function<long(short)> converts = twice;
    CHECK(converts(3) == 6);
    {
        check::Tracked tracked(1);
        std::function<int()> holds = [tracked] { return tracked.value; };
        std::function<int()> again = holds;
        CHECK(again() == 1 && check::Tracked::alive() == 3);
    }
    CHECK(check::Tracked::alive() == 0);
    CHECK(sizeof(std::function<void()>) == 32);

    check::section("bind");
    using namespace std::placeholders;
    auto minus = [](int a, int b) { return a - b; };
    CHECK(std::bind(minus, 10, 3)() == 7);
    CHECK(std::bind(minus, _2, _1)(1, 5) == 4);
    CHECK(std::bind(minus, _1, 2)(9) == 7);
    CHECK(std::bind(&Counter::add, &counter, _1)(2) == 5);
    CHECK(std::bind(minus, std::bind(twice, _1), _1)(4) == 4);
    int value = 1;
    auto by_reference = std::bind([](int &x) { return ++x; }, std::ref(value));
    by_reference();
    CHECK(value == 2);
    CHECK(std::mem_fn(&Counter::get)(counter) == 5);
    CHECK(std::mem_fn(&Counter::count)(counter) == 5);
    std::shared_ptr<Counter> pointer(new Counter{4});
    CHECK(std::mem_fn(&Counter::get)(pointer) == 4);

    check::section("reference_wrapper");
    int a = 1, b = 2;
    std::reference_wrapper<int> r(a);
    r.get() = 5;
    CHECK(a == 5);
    r = b;
    CHECK(&r.get() == &b);
    int &plain = r;
    CHECK(plain == 2);
    CHECK(std::cref(a).get() == 5);
    std::reference_wrapper<int(int)> call(twice);
    CHECK(call(2) == 4);

    check::section("function objects");
    CHECK(std::plus<int>()(2, 3) == 5);
    CHECK(std::minus<int>()(2, 3) == -1);
    CHECK(std::multiplies<int>()(2, 3) == 6);
    CHECK(std::divides<int>()(7, 2) == 3);
    CHECK(std::modulus<int>()(7, 2) == 1);
    CHECK(std::negate<int>()(7) == -7);
    CHECK(std::equal_to<int>()(1, 1));
    CHECK(std::not_equal_to<int>()(1, 2));
    CHECK(std::less<int>()(1, 2));
    CHECK(std::greater<int>()(2, 1));
    CHECK(std::less_equal<int>()(2, 2));
    CHECK(std::greater_equal<int>()(2, 2));
    CHECK(std::logical_and<bool>()(true, true));
    CHECK(std::logical_or<bool>()(false, true));
    CHECK(std::logical_not<bool>()(false));
    CHECK(std::bit_and<int>()(6, 3) == 2);
    CHECK(std::bit_or<int>()(6, 3) == 7);
    CHECK(std::bit_xor<int>()(6, 3) == 5);
    CHECK(std::hash<int>()(3) == std::hash<int>()(3));
    CHECK(std::hash<std::string>()("a") == std::hash<std::string>()("a"));
#if __cplusplus >= 201402L
    CHECK(std::plus<>()(2, 0.5) == 2.5);
    CHECK(std::less<>()(1, 2L));
#endif
#if __cplusplus >= 201703L
    CHECK(std::invoke(twice, 3) == 6);
    CHECK(std::invoke(&Counter::add, counter, 1) == 6);
    CHECK(std::not_fn([](int x) { return x > 0; })(0));
    std::function deduced = twice;
    CHECK((std::is_same<decltype(deduced), std::function<int(int)>>::value));
#endif
#if __cplusplus >= 202002L
    CHECK(std::bind_front(minus, 10)(4) == 6);
    CHECK(std::identity()(4) == 4);
#endif
    return check::done();
}
