// verify: proved
// native: none
// A number that is not known has as many characters as its magnitude takes, and a sign.
#include <cassert>
#include <string>

extern "C" int nondet_int();

int main() {
    const int number = nondet_int();
    if (number < -99 || number > 99)
        return 0;
    const std::string text = std::to_string(number);
    assert((text[0] == '-') == (number < 0));
    assert(text.size() == (number < 0 ? 1u : 0u) + (number <= -10 || number >= 10 ? 2 : 1));
}
