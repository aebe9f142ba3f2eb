// verify: proved
// native: ok
// qt: 5 6
#include <QStringList>
#include <cassert>

int main() {
    QStringList list{"b", "C", "a"};
    list.sort(Qt::CaseInsensitive);
    assert(list.join("") == "abC");
}
