// verify: proved
// native: none
#include <cassert>
#include <fstream>
#include <string>

int main() {
    {
        std::ofstream out("verify-file-read-back.tmp");
        if (!(out << "written" << std::flush)) return 0;
        out.close();
        if (!out) return 0;
    }
    std::ifstream in("verify-file-read-back.tmp");
    std::string word;
    if (in >> word) assert(!word.empty());
}
