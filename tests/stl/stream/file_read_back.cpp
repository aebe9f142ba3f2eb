// verify: proved
// native: none
#include <cassert>
#include <fstream>

int main() {
    {
        std::ofstream out("verify-file-read-back.tmp");
        if (!(out << "written" << std::flush)) return 0;
        out.close();
        if (!out) return 0;
    }
    std::ifstream in("verify-file-read-back.tmp");
    char first = 0;
    if (in.get(first)) assert(first == 'w');
}
