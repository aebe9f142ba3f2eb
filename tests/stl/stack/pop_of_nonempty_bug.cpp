// verify: violated
// system-headers: violated
// native: none
#include <stack>

int main() {
    std::stack<int> s;
    s.pop(); //~ V0505
}
