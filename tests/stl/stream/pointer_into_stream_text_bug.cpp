// verify: violated
// native: none
#include <sstream>

int main() {
    std::ostringstream out;
    out << "lost";
    const char *text = out.str().c_str();
    return text[0]; //~ V0104
}
