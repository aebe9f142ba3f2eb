// verify: violated
// native: none
#include <cassert>
#include <fstream>
#include <string>

int main() {
    std::ifstream in("some file");
    std::string word;
    if (in >> word) assert(word == "expected"); //~ V0001
}
