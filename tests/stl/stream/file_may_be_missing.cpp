// verify: proved
// native: none
#include <fstream>
#include <string>

int main() {
    std::ifstream in("some file");
    if (!in.is_open()) return 1;
    std::string line;
    std::getline(in, line);
    return in.fail() ? 1 : 0;
}
