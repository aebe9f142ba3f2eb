// verify: proved
// qt: 5 6
// native: ok
#include <QDebug>
#include <cassert>

int main() {
    QString text;
    {
        QDebug debug(&text);
        debug << 1;
    }
    assert(text == "1 ");
}
