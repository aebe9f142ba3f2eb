// verify: proved
// native: ok
// Value-initialisation sets an object to zero before its implicit constructor runs.
#include <cassert>
#include <string>
#include <vector>

struct row {
    int number;
    std::vector<int> places;
    std::string name;
};

int main() {
    row empty = row();
    row other{};
    row *third = new row();
    assert(empty.number == 0 && empty.places.empty() && empty.name.empty());
    assert(other.number == 0 && third->number == 0);
    delete third;
    return 0;
}
