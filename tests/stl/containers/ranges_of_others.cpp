// verify: proved
// clang: -std=c++20
// native: ok
// The range that a container is given to insert or to assign is of another one, or a copy: [sequence.reqmts],
// [associative.reqmts.general], [unord.req.general].
#include <cassert>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <unordered_set>
#include <vector>

template <class Container>
static void doubled() {
    Container numbers{1, 0};
    const Container copy(numbers);
    numbers.insert(numbers.begin(), copy.begin(), copy.end());
    assert(numbers.size() == 4);
    numbers.assign(copy.begin(), copy.end());
    assert(numbers == copy);
}

template <class Container>
static void united() {
    Container numbers{1, 2};
    const Container copy(numbers);
    numbers.insert(copy.begin(), copy.end());
    assert(numbers == copy);
}

int main() {
    doubled<std::vector<int>>();
    doubled<std::vector<bool>>();
    doubled<std::deque<int>>();
    doubled<std::list<int>>();
    united<std::set<int>>();
    united<std::unordered_set<int>>();
    std::forward_list<int> numbers{1, 2};
    const std::forward_list<int> copy(numbers);
    numbers.insert_after(numbers.begin(), copy.begin(), copy.end());
    numbers.assign(copy.begin(), copy.end());
    assert(numbers == copy);
}
