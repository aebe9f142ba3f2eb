// run: same
// clang: -std=c++17
#include <algorithm>
#include <cstdio>
#include <deque>
#include <iterator>
#include <queue>
#include <set>
#include <stack>
#include <vector>

int main() {
    std::set<int> a, b;
    for (int i = 1; i < 30; i += 2)
        a.insert(i);
    for (int i = 0; i < 30; i += 3)
        b.insert(i);
    std::vector<int> both, either;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(either));
    for (int v : both)
        std::printf("%d ", v);
    std::printf("| %zu | %d %d\n", either.size(), *a.lower_bound(10), *std::prev(b.upper_bound(20)));

    std::priority_queue<int, std::vector<int>, std::greater<int>> nearest;
    for (int v : {5, 1, 8, 3, 9, 2})
        nearest.push(v);
    std::stack<int> reversed;
    while (!nearest.empty()) {
        reversed.push(nearest.top());
        nearest.pop();
    }
    while (!reversed.empty()) {
        std::printf("%d ", reversed.top());
        reversed.pop();
    }
    std::deque<int> window;
    std::vector<int> maxima, data = {1, 3, -1, -3, 5, 3, 6, 7};
    for (int i = 0; i < 8; ++i) {
        while (!window.empty() && data[static_cast<std::size_t>(window.back())] <= data[static_cast<std::size_t>(i)])
            window.pop_back();
        window.push_back(i);
        if (window.front() <= i - 3)
            window.pop_front();
        if (i >= 2)
            maxima.push_back(data[static_cast<std::size_t>(window.front())]);
    }
    std::printf("|");
    for (int v : maxima)
        std::printf(" %d", v);
    std::printf("\n");
    return maxima == std::vector<int>{3, 3, 5, 5, 6, 7} ? 0 : 1;
}
