// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    QString s("a");
    return s.front() == QChar('a') ? 0 : 1;
}
