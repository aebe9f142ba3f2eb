// verify: proved
// native: ok
// qt: 6
#include <QString>

int main() {
    QString s("abc");
    return s.last(3).size() == 3 ? 0 : 1;
}
