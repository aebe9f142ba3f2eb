// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QStringView v(u"abc");
    return v.left(1).front() == QChar('a') ? 0 : 1;
}
