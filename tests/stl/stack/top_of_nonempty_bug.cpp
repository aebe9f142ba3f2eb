// verify: violated
// native: none
#include <stack>

int main() {
    std::stack<int> s;
    s.push(1);
    s.pop();
    return s.top(); //~ V0505
}
