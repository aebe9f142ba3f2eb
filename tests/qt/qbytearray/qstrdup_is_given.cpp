// verify: proved
// qt: 5 6
// native: ok
#include <QByteArray>

int main() {
    char *copy = qstrdup("abc");
    const int first = copy[0];
    delete[] copy;
    return first == 'a' ? 0 : 1;
}
