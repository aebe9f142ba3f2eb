// verify: proved
// native: ok
#include <cassert>
#include <ctime>
#include <iomanip>
#include <sstream>

int main() {
    std::istringstream in("2024-02-30");
    std::tm when = std::tm();
    in >> std::get_time(&when, "%Y-%m-%d");
    assert(in && when.tm_year == 124 && when.tm_mon == 1 && when.tm_mday == 30);
    std::istringstream wrong("2024-13-01");
    assert(!(wrong >> std::get_time(&when, "%Y-%m-%d")));
}
