// verify: proved
// native: ok
// qt: 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.first(3).size() - v.last(3).size());
}
