// Making and destroying objects in memory of the program's own ([specialized.algorithms]).
// standards: 11 14 17 20 23
#include "check.h"
#include <list>
#include <memory>
#include <new>
#include <utility>
#include <vector>

using check::Tracked;

// Memory for some objects, without any.
struct Memory {
    static const int count = 4;
    alignas(Tracked) unsigned char bytes[count * sizeof(Tracked)];

    Tracked *begin() { return reinterpret_cast<Tracked *>(bytes); }
    Tracked *end() { return begin() + count; }
};

static bool are(const Tracked *made, int count, int first, int step) {
    for (int i = 0; i != count; ++i)
        if (made[i].value != first + i * step)
            return false;
    return true;
}
static void destroy_all(Tracked *made, int count) {
    for (int i = 0; i != count; ++i)
        made[i].~Tracked();
}

static void copying() {
    check::section("copies");
    const int numbers[] = {1, 2, 3, 4};
    const std::list<int> list(numbers, numbers + 4);
    Memory m;
    CHECK(std::uninitialized_copy(numbers, numbers + 4, m.begin()) == m.end());
    CHECK(are(m.begin(), 4, 1, 1) && Tracked::alive() == 4);
    destroy_all(m.begin(), 4);
    CHECK(std::uninitialized_copy(list.begin(), list.end(), m.begin()) == m.end());
    CHECK(are(m.begin(), 4, 1, 1));
    destroy_all(m.begin(), 4);
    CHECK(std::uninitialized_copy_n(numbers + 1, 2, m.begin()) == m.begin() + 2);
    CHECK(are(m.begin(), 2, 2, 1) && Tracked::alive() == 2);
    destroy_all(m.begin(), 2);
    std::uninitialized_fill(m.begin(), m.end(), 5);
    CHECK(are(m.begin(), 4, 5, 0));
    destroy_all(m.begin(), 4);
    CHECK(std::uninitialized_fill_n(m.begin(), 3, 6) == m.begin() + 3);
    CHECK(are(m.begin(), 3, 6, 0) && Tracked::alive() == 3);
    destroy_all(m.begin(), 3);
    CHECK(Tracked::alive() == 0);
}

// Throws when the third object is made.
struct Fragile {
    Tracked inner;
    Fragile(int value) : inner(value) {
        if (value == 3)
            throw value;
    }
};

static void failing() {
    check::section("what was made is destroyed when the next cannot be");
    const int numbers[] = {1, 2, 3, 4};
    alignas(Fragile) unsigned char bytes[4 * sizeof(Fragile)];
    bool thrown = false;
    try {
        std::uninitialized_copy(numbers, numbers + 4, reinterpret_cast<Fragile *>(bytes));
    } catch (int value) {
        thrown = value == 3;
    }
    CHECK(thrown && Tracked::alive() == 0);
    try {
        std::uninitialized_fill_n(reinterpret_cast<Fragile *>(bytes), 2, 3);
    } catch (int) {
        CHECK(Tracked::alive() == 0);
    }
}

#if __cplusplus >= 201703L
static void constructing() {
    check::section("C++17");
    Memory m;
    std::uninitialized_default_construct(m.begin(), m.end());
    CHECK(are(m.begin(), 4, 0, 0) && Tracked::alive() == 4);
    std::destroy(m.begin(), m.end());
    CHECK(Tracked::alive() == 0);
    CHECK(std::uninitialized_default_construct_n(m.begin(), 2) == m.begin() + 2);
    CHECK(Tracked::alive() == 2);
    CHECK(std::destroy_n(m.begin(), 2) == m.begin() + 2);
    CHECK(Tracked::alive() == 0);
    std::uninitialized_value_construct(m.begin(), m.end());
    CHECK(are(m.begin(), 4, 0, 0));
    std::destroy(m.begin(), m.end());
    CHECK(std::uninitialized_value_construct_n(m.begin(), 3) == m.begin() + 3);
    for (int i = 0; i != 3; ++i)
        std::destroy_at(m.begin() + i);
    CHECK(Tracked::alive() == 0);

    int zeroed[3] = {7, 7, 7};
    std::uninitialized_value_construct(zeroed, zeroed + 3);
    CHECK(zeroed[0] == 0 && zeroed[2] == 0);
    zeroed[0] = zeroed[1] = 7;
    std::uninitialized_value_construct_n(zeroed, 1);
    CHECK(zeroed[0] == 0 && zeroed[1] == 7);

    std::vector<std::unique_ptr<int>> owners;
    owners.emplace_back(new int(1));
    owners.emplace_back(new int(2));
    alignas(std::unique_ptr<int>) unsigned char bytes[2 * sizeof(std::unique_ptr<int>)];
    std::unique_ptr<int> *const made = reinterpret_cast<std::unique_ptr<int> *>(bytes);
    CHECK(std::uninitialized_move(owners.begin(), owners.end(), made) == made + 2);
    CHECK(!owners[0] && *made[0] == 1 && *made[1] == 2);
    alignas(std::unique_ptr<int>) unsigned char more[sizeof(std::unique_ptr<int>)];
    std::unique_ptr<int> *const last = reinterpret_cast<std::unique_ptr<int> *>(more);
    CHECK(std::uninitialized_move_n(made, 1, last).first == made + 1);
    CHECK(!made[0] && **last == 1);
    std::destroy_at(last);
    std::destroy(made, made + 2);
}
#endif

#if __cplusplus >= 202002L
static void constructing_at() {
    check::section("C++20");
    Memory m;
    CHECK(std::construct_at(m.begin(), 5) == m.begin() && m.begin()->value == 5);
    std::destroy_at(m.begin());
    CHECK(Tracked::alive() == 0);
    CHECK(std::ranges::construct_at(m.begin(), 6) == m.begin() && m.begin()->value == 6);
    std::ranges::destroy_at(m.begin());
    CHECK(std::ranges::uninitialized_fill(m.begin(), m.end(), 4) == m.end());
    CHECK(are(m.begin(), 4, 4, 0));
    CHECK(std::ranges::destroy(m.begin(), m.end()) == m.end());
    CHECK(std::ranges::uninitialized_fill_n(m.begin(), 2, 4) == m.begin() + 2 && are(m.begin(), 2, 4, 0));
    CHECK(std::ranges::destroy_n(m.begin(), 2) == m.begin() + 2 && Tracked::alive() == 0);
    CHECK(std::ranges::uninitialized_value_construct(m.begin(), m.end()) == m.end());
    std::ranges::destroy(m.begin(), m.end());
    CHECK(std::ranges::uninitialized_value_construct_n(m.begin(), 2) == m.begin() + 2);
    std::ranges::destroy_n(m.begin(), 2);
    CHECK(std::ranges::uninitialized_default_construct(m.begin(), m.end()) == m.end());
    std::ranges::destroy(m.begin(), m.end());
    CHECK(std::ranges::uninitialized_default_construct_n(m.begin(), 3) == m.begin() + 3 && Tracked::alive() == 3);
    std::ranges::destroy_n(m.begin(), 3);
    CHECK(Tracked::alive() == 0);

    // As many as there are, and as many as there is room for.
    std::vector<int> numbers{1, 2, 3};
    const auto copied = std::ranges::uninitialized_copy(numbers.begin(), numbers.end(), m.begin(), m.end());
    CHECK(copied.in == numbers.end() && copied.out == m.begin() + 3 && are(m.begin(), 3, 1, 1));
    std::ranges::destroy_n(m.begin(), 3);
    const auto few = std::ranges::uninitialized_copy_n(numbers.begin(), 3, m.begin(), m.begin() + 2);
    CHECK(few.in == numbers.begin() + 2 && few.out == m.begin() + 2);
    std::ranges::destroy_n(m.begin(), 2);
    const auto moved = std::ranges::uninitialized_move(numbers.begin(), numbers.end(), m.begin(), m.end());
    CHECK(moved.out == m.begin() + 3 && are(m.begin(), 3, 1, 1));
    std::ranges::destroy_n(m.begin(), 3);
    CHECK(std::ranges::uninitialized_move_n(numbers.begin(), 1, m.begin(), m.end()).out == m.begin() + 1);
    std::ranges::destroy_n(m.begin(), 1);
}
#endif

int main() {
    copying();
    failing();
#if __cplusplus >= 201703L
    constructing();
#endif
#if __cplusplus >= 202002L
    constructing_at();
#endif
    CHECK(Tracked::alive() == 0);
    return check::done();
}
