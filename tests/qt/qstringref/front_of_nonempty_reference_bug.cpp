// verify: violated
// native: abort
// qt: 5
#include <QString>

int main() {
    QString s("ab");
    return s.leftRef(0).front().unicode() - 'a'; //~ V0505
}
