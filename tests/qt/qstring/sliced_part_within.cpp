// verify: proved
// native: ok
// qt: 6
#include <QString>

int main() {
    QString s("abc");
    return int(s.sliced(1, 2).size()) - 2;
}
