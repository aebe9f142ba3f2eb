// verify: violated
// native: abort
#include <cassert>
#include <ctime>
#include <iomanip>
#include <sstream>

int main() {
    std::istringstream in("2024-13-01");
    std::tm when = std::tm();
    in >> std::get_time(&when, "%Y-%m-%d");
    assert(when.tm_mday == 1); //~ V0001
}
