// verify: proved
// system-headers: bounded
// native: none
// known-gap: a text of any length is looked at up to a limit that the verdict names
#include <fstream>
#include <string>

int main() {
    std::ifstream in("some file");
    if (!in.is_open()) return 1;
    std::string line;
    std::getline(in, line);
    return in.fail() ? 1 : 0;
}
