// verify: proved
// native: ok
#include <cassert>
#include <sstream>
#include <string>

int main() {
    std::ostringstream out;
    out << "kept";
    const std::string text = out.str();
    assert(text.c_str()[0] == 'k');
}
