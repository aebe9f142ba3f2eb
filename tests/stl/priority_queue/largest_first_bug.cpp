// verify: violated
// system-headers: violated
// native: none
#include <queue>

int main() {
    std::priority_queue<int> q;
    return q.top(); //~ V0505
}
