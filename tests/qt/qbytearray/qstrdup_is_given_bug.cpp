// verify: violated
// qt: 5 6
// native: leak
#include <QByteArray>

int main() {
    char *copy = qstrdup("abc"); //~ V0110
    const int first = copy[0];
    return first == 'a' ? 0 : 1;
}
