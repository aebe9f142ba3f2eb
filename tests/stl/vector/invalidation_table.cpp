// verify: proved
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes a vector: [vector.capacity], [vector.modifiers],
// [container.reqmts].
#include <cassert>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

using Vector = std::vector<int>;

// A vector of 1, 2, 3, 4 that has room for more, and what refers to its second element.
struct Watched {
    Vector numbers{1, 2, 3, 4};
    Vector::iterator second;
    int &reference;

    Watched() : second((numbers.reserve(16), numbers.begin() + 1)), reference(*second) {}

    void still_there() const { assert(*second == 2 && reference == 2 && &reference == &*second); }
};

static void growth_within_capacity() {
    Watched w;
    w.numbers.push_back(5);
    w.still_there();
    w.numbers.emplace_back(6);
    w.still_there();
    w.numbers.insert(w.numbers.end(), 3, 7);
    w.still_there();
    w.numbers.insert(w.numbers.begin() + 2, 8);
    w.still_there();
    w.numbers.emplace(w.numbers.begin() + 2, 9);
    w.still_there();
    w.numbers.resize(12);
    w.still_there();
    w.numbers.reserve(16);
    w.still_there();
}

static void shrinking() {
    Watched w;
    w.numbers.pop_back();
    w.still_there();
    w.numbers.erase(w.numbers.begin() + 2);
    w.still_there();
    w.numbers.resize(2);
    w.still_there();
    w.numbers.erase(w.numbers.end(), w.numbers.end());
    w.still_there();
}

static void change_of_owner() {
    Watched w;
    Vector other;
    w.numbers.swap(other);
    w.still_there();
    assert(w.second == other.begin() + 1);
    std::swap(w.numbers, other);
    w.still_there();
    Vector moved(std::move(w.numbers));
    w.still_there();
    other = std::move(moved);
    w.still_there();
    assert(std::distance(w.second, other.end()) == 3);
}

int main() {
    growth_within_capacity();
    shrinking();
    change_of_owner();
}
