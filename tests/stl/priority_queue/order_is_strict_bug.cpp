// verify: violated
// native: none
#include <queue>
#include <vector>

struct NotBelow {
    bool operator()(int a, int b) const { return a >= b; }
};

int main() {
    std::priority_queue<int, std::vector<int>, NotBelow> q;
    q.push(2); //~ V0509
    q.push(2);
}
