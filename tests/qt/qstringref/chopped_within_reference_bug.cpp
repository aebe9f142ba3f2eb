// verify: violated
// native: abort
// qt: 5
#include <QString>

int main() {
    QString s("ab");
    return s.midRef(0).chopped(3).size(); //~ V0506
}
