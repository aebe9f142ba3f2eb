// verify: violated
// native: none
// qt: 5 6
#include <QString>

int main() {
    QString s("");
    return s.front() == QChar('a') ? 0 : 1; //~ V0505
}
