// verify: violated
// native: none
// qt: 5
#include <QString>

int main() {
    QString s("abc");
    QStringRef r(&s, 2, 2); //~ V0506
    return r.size() - 2;
}
