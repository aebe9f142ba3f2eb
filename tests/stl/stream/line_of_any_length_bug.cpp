// verify: violated
// system-headers: violated
// native: none
#include <fstream>
#include <string>

int main() {
    std::ifstream in("some file");
    std::string line;
    std::getline(in, line);
    return line.front(); //~ V0505
}
