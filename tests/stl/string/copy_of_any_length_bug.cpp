// verify: violated
// system-headers: violated
// native: none
#include <cassert>
#include <string>

extern "C" unsigned nondet_uint();
extern "C" char nondet_char();

int main() {
    std::string text;
    for (unsigned left = nondet_uint() % 5; left != 0; --left)
        text.push_back(nondet_char());
    std::string copy = text;
    if (copy.size() == 3)
        copy[2] = 'c';
    assert(copy == text); //~ V0001
}
