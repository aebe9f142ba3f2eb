// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return int(v.chopped(3).size());
}
