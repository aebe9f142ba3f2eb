// verify: proved
// native: ok
#include <queue>

int main() {
    std::queue<int> q;
    q.push(0);
    int x = q.front();
    q.pop();
    return x;
}
