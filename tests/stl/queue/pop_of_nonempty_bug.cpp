// verify: violated
// native: none
#include <queue>

int main() {
    std::queue<int> q;
    q.push(0);
    q.pop();
    q.pop(); //~ V0505
}
