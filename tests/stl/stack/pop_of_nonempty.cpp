// verify: proved
// system-headers: bounded
// native: ok
#include <stack>

int main() {
    std::stack<int> s;
    s.push(1);
    while (!s.empty())
        s.pop();
}
