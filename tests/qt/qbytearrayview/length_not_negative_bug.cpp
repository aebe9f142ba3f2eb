// verify: violated
// qt: 6
// native: abort
#include <QByteArrayView>

int main() {
    const char *text = "abc";
    const QByteArrayView view(text, -1); //~ V0501
    return (int(view.size())) == 7;
}
