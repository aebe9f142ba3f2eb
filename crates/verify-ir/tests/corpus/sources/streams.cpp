// Streams: virtual bases and static initialisers of the standard library.
#include <iostream>
#include <sstream>
// expect function: `std::string show(int)` at 5
std::string show(int x) { std::ostringstream out; out << "x=" << x << ' ' << 2.5; return out.str(); }
int main() { int n = 0; std::cin >> n; std::cout << show(n) << std::endl; return n; }
