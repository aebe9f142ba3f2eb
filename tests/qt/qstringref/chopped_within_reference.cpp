// verify: proved
// native: ok
// qt: 5
#include <QString>

int main() {
    QString s("ab");
    return s.midRef(0).chopped(2).size();
}
