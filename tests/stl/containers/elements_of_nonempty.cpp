// verify: proved
// system-headers: bounded
// native: ok
// First and last elements are asked for and taken away where there are some.
#include <cassert>
#include <deque>
#include <forward_list>
#include <list>
#include <queue>
#include <stack>
#include <string>
#include <vector>

template <class Container>
static void emptied(Container container) {
    while (!container.empty()) {
        assert(container.front() == container.front() && container.back() == container.back());
        container.pop_back();
    }
    assert(container.size() == 0);
}

int main() {
    emptied(std::vector<int>{1, 2});
    emptied(std::vector<bool>{true, false});
    emptied(std::deque<int>{1, 2});
    emptied(std::list<int>{1, 2});
    emptied(std::string("ab"));
    std::forward_list<int> forward{1, 2};
    for (; !forward.empty(); forward.pop_front())
        assert(forward.front() != 0);
    std::queue<int> queue;
    queue.push(1);
    assert(queue.front() == queue.back());
    queue.pop();
    std::stack<int> stack;
    stack.push(1);
    assert(stack.top() == 1);
    stack.pop();
    std::priority_queue<int> heap;
    heap.push(1);
    assert(heap.top() == 1);
    heap.pop();
}
