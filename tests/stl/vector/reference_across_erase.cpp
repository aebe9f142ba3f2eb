// verify: proved
// clang: -std=c++17
// native: ok
// What was obtained before the erased element, or after the erasure, is valid ([vector.modifiers]/3), also where
// the elements keep pointers into themselves, or others do for them, and set them right as they move.
#include <cassert>
#include <cstddef>
#include <list>
#include <map>
#include <memory_resource>
#include <string>
#include <utility>
#include <vector>

static void from_a_pointer_before() {
    std::vector<int> v{1, 2, 3, 4};
    int *const first = v.data();
    int &second = v[1];
    v.erase(v.begin() + 2);
    assert(second == 2 && first[2] == 4 && &first[2] == &v[2]);
    second = 5;
    assert(*(first + 1) == 5);
    first[2] = 6;
    assert(v.back() == 6);
}

static void compared_but_not_used() {
    std::vector<int> v{1, 2, 3};
    const int *const last = &v[2];
    v.erase(v.begin());
    assert(last - v.data() == 2 && last != &v[1] && v.data() < last);
}

static void elements_with_pointers_into_themselves() {
    std::vector<std::string> words{"a", "bc", "d"};
    words.erase(words.begin());
    words.insert(words.begin(), "e");
    assert(words[0] == "e" && words[1] == "bc" && words[2] == "d");
    std::vector<std::list<int>> lists(3);
    lists[1].push_back(7);
    lists.erase(lists.begin());
    lists[0].push_back(8);
    assert(lists[0].front() == 7 && lists[0].back() == 8 && lists[1].empty());
    std::vector<std::map<int, int>> maps(2);
    maps[1][3] = 4;
    maps.erase(maps.begin());
    assert(maps[0].begin()->second == 4);
    std::vector<std::vector<int>> rows{{1}, {2, 3}, {4}};
    std::vector<int>::iterator inner = rows[1].begin();
    rows.erase(rows.begin());
    assert(*inner == 2 && inner == rows[0].begin());
}

// Registers where it is.
struct Known {
    static std::map<int, Known *> places;
    int id;

    explicit Known(int i) : id(i) { places[id] = this; }
    Known(Known &&other) noexcept : id(other.id) { places[id] = this; }
    Known &operator=(Known &&other) noexcept {
        id = other.id;
        places[id] = this;
        return *this;
    }
};
std::map<int, Known *> Known::places;

static void elements_that_others_point_to() {
    std::vector<Known> v;
    v.reserve(3);
    for (int i = 0; i != 3; ++i)
        v.emplace_back(i);
    v.erase(v.begin());
    assert(Known::places[1] == &v[0] && Known::places[1]->id == 1 && Known::places[2]->id == 2);
}

// Its neighbours in memory are not concerned.
static void in_a_shared_buffer() {
    alignas(16) std::byte bytes[256];
    std::pmr::monotonic_buffer_resource buffer(bytes, sizeof bytes, std::pmr::null_memory_resource());
    std::pmr::vector<int> left({1, 2}, &buffer), right({3, 4}, &buffer);
    int &last = right.back();
    left.erase(left.begin());
    assert(last == 4 && right.front() == 3);
    last = 5;
    assert(right[1] == 5);
}

static void as_a_stack() {
    std::vector<int> v{1};
    for (int i = 0; i != 4; ++i) {
        v.push_back(i);
        int &top = v.back();
        top += v.front();
        v.pop_back();
    }
    assert(v.front() == 1);
}

int main() {
    from_a_pointer_before();
    compared_but_not_used();
    elements_with_pointers_into_themselves();
    elements_that_others_point_to();
    in_a_shared_buffer();
    as_a_stack();
}
