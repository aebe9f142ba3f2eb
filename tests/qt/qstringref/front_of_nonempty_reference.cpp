// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("ab");
    return s.leftRef(1).front().unicode() - 'a';
}
