// generator ([coro.generator]), against the words of the standard.
// standards: 23
// model only: libstdc++ 12 has no <generator>
#include "check.h"
#include <generator>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

static std::generator<const int &> upwards(int from, int to) {
    for (int i = from; i != to; ++i)
        co_yield i;
}
static std::generator<const int &> tree(int depth) {
    if (depth == 0)
        co_return;
    co_yield std::ranges::elements_of(tree(depth - 1));
    co_yield depth;
    co_yield std::ranges::elements_of(tree(depth - 1));
}
static std::generator<const int &> of_range(const std::vector<int> &numbers) {
    co_yield std::ranges::elements_of(numbers);
    co_yield -1;
}
static std::generator<int> throwing() {
    co_yield 1;
    throw std::runtime_error("no more");
}
static std::generator<int> around_throwing() {
    bool caught = false;
    try {
        co_yield std::ranges::elements_of(throwing());
    } catch (const std::runtime_error &) {
        caught = true;
    }
    co_yield caught ? 2 : 3;
}
static std::generator<std::string> words() {
    const std::string kept = "kept";
    co_yield kept;
    co_yield "made";
    CHECK(kept == "kept");
}
static std::generator<int> in_memory_of(std::allocator_arg_t, std::allocator<int>) { co_yield 7; }
static std::generator<check::Tracked> tracked() {
    check::Tracked local(4);
    co_yield local;
    co_yield local;
}

template <class Generator>
static std::string text(Generator generator) {
    std::string out;
    for (auto &&element : generator)
        out += std::to_string(element) + " ";
    return out;
}

int main() {
    CHECK(text(upwards(2, 5)) == "2 3 4 ");
    CHECK(text(upwards(2, 2)) == "");
    CHECK(text(tree(3)) == "1 2 1 3 1 2 1 ");
    CHECK(text(of_range({8, 9})) == "8 9 -1 ");
    CHECK(text(around_throwing()) == "1 2 ");
    CHECK(text(in_memory_of(std::allocator_arg, {})) == "7 ");
    CHECK_THROWS(std::runtime_error, text(throwing()));
    std::string both;
    for (std::string word : words())
        both += word;
    CHECK(both == "keptmade");
    {
        std::generator<check::Tracked> stopped = tracked();
        auto first = stopped.begin();
        CHECK((*first).value == 4 && first != std::default_sentinel);
    }
    CHECK(check::Tracked::alive() == 0);
    CHECK(std::ranges::input_range<std::generator<int>> && std::ranges::view<std::generator<int>>);
    CHECK(std::is_same_v<std::ranges::range_reference_t<std::generator<int>>, int &&>);
    CHECK(std::is_same_v<std::ranges::range_value_t<std::generator<const int &>>, int>);
    CHECK(sizeof(std::generator<int>) == sizeof(void *));
    return check::done();
}
