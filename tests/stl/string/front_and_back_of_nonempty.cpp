// verify: proved
// native: ok
#include <cassert>
#include <string>

int main() {
    std::string s;
    s.push_back('x');
    assert(s.front() == 'x' && s.back() == 'x');
    s.pop_back();
    assert(s.empty());
}
