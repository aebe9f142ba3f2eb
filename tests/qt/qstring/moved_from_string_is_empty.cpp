// verify: proved
// native: ok
// qt: 5 6
#include <QString>
#include <cassert>
#include <utility>

int main() {
    QString a("abc");
    QString b = std::move(a);
    assert(b.size() == 3 && a.isEmpty());
}
