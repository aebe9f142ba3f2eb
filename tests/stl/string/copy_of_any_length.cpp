// verify: proved
// system-headers: bounded
// native: none
// A string of unknown length equals its copy.
#include <cassert>
#include <string>

extern "C" unsigned nondet_uint();
extern "C" char nondet_char();

int main() {
    std::string text;
    for (unsigned left = nondet_uint() % 5; left != 0; --left)
        text.push_back(nondet_char());
    std::string copy = text;
    assert(copy == text);
    assert(copy.compare(text) == 0);
    copy.push_back('!');
    assert(copy != text);
}
