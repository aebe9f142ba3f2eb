// stack, queue and priority_queue ([container.adaptors]).
#include "check.h"
#include <deque>
#include <functional>
#include <list>
#include <queue>
#include <stack>
#include <vector>

template <class S>
static void stacks() {
    for (int n = 0; n != 12; ++n) {
        S s;
        CHECK(s.empty());
        for (int i = 0; i != n; ++i) {
            s.push(i);
            CHECK(s.top() == i);
            CHECK(s.size() == size_t(i + 1));
        }
        S copy(s);
        CHECK(copy == s);
        for (int i = n; i-- > 0;) {
            CHECK(s.top() == i);
            s.pop();
            CHECK(s.size() == size_t(i));
            CHECK(s != copy);
            CHECK(s < copy);
        }
        s = copy;
        CHECK(s == copy && s.size() == size_t(n));
    }
}
template <class Q>
static void queues() {
    for (int n = 0; n != 12; ++n) {
        Q q;
        for (int i = 0; i != n; ++i) {
            q.push(i);
            CHECK(q.front() == 0);
            CHECK(q.back() == i);
            CHECK(q.size() == size_t(i + 1));
        }
        Q copy(q);
        for (int i = 0; i != n; ++i) {
            CHECK(q.front() == i);
            q.pop();
        }
        CHECK(q.empty());
        CHECK((copy == q) == (n == 0));
        CHECK(copy >= q);
    }
}
template <class Q>
static void priorities(bool largest) {
    for (int number = 0; number != 256; ++number) {
        Q q;
        int counts[4] = {0, 0, 0, 0};
        for (int i = 0, rest = number; i != 4; ++i, rest /= 4) {
            q.push(rest % 4);
            ++counts[rest % 4];
        }
        bool right = q.size() == 4;
        for (int i = 0; i != 4; ++i) {
            const int wanted = largest ? 3 - i : i;
            for (; counts[wanted]; --counts[wanted]) {
                right = right && q.top() == wanted;
                q.pop();
            }
        }
        CHECK(right && q.empty());
    }
}

int main() {
    check::section("stack");
    stacks<std::stack<int> >();
    stacks<std::stack<int, std::vector<int> > >();
    stacks<std::stack<int, std::list<int> > >();
    check::section("queue");
    queues<std::queue<int> >();
    queues<std::queue<int, std::list<int> > >();
    check::section("priority_queue");
    priorities<std::priority_queue<int> >(true);
    priorities<std::priority_queue<int, std::vector<int>, std::greater<int> > >(false);
    priorities<std::priority_queue<int, std::deque<int> > >(true);
    const int numbers[] = {3, 9, 4};
    std::priority_queue<int> ranged(numbers, numbers + 3);
    CHECK(ranged.top() == 9);
    CHECK(sizeof(std::stack<int>) == sizeof(std::deque<int>));
#if __cplusplus >= 201103L
    std::stack<int> moved;
    moved.emplace(4);
    std::stack<int> taken(std::move(moved));
    CHECK(taken.top() == 4);
    std::queue<int> one, two;
    one.emplace(1);
    swap(one, two);
    CHECK(one.empty() && two.front() == 1);
    ranged.emplace(10);
    CHECK(ranged.top() == 10);
#endif
    return check::done();
}
