// verify: violated
// system-headers: violated
// native: none
#include <queue>

int main() {
    std::queue<int> q;
    return q.front(); //~ V0505
}
