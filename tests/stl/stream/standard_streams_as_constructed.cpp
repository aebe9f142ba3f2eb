// verify: proved
// native: ok
#include <cassert>
#include <iostream>

int main() {
    assert(std::cout.precision() == 6 && std::cout.width() == 0);
    assert(std::cout.flags() == (std::ios_base::skipws | std::ios_base::dec));
    assert(std::cout.good() && std::cout.exceptions() == std::ios_base::goodbit && std::cout.fill() == ' ');
    assert(std::cin.precision() == 6 && std::cin.tie() == &std::cout && std::wcerr.precision() == 6);
    assert(std::cerr.flags() & std::ios_base::unitbuf);
}
