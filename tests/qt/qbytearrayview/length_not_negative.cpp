// verify: proved
// qt: 6
// native: ok
#include <QByteArrayView>

int main() {
    const char *text = "abc";
    const QByteArrayView view(text, 3);
    return (int(view.size())) == 7;
}
