// verify: proved
// native: none
#include <fstream>

int main() {
    std::ifstream in("some file");
    if (!in.is_open()) return 1;
    int number = 0;
    in >> number;
    return in.fail() ? 1 : number != 0;
}
