// verify: violated
// native: abort
// qt: 5 6
#include <QString>
#include <cassert>
#include <utility>

int main() {
    QString a("abc");
    QString b = std::move(a);
    assert(a.size() == 3); //~ V0001
}
