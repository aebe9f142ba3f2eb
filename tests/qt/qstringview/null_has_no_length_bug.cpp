// verify: violated
// native: abort
// qt: 5 6
#include <QString>

int main() {
    const QChar *text = nullptr;
    QStringView v(text, 2); //~ V0306
    return v.isEmpty() ? 0 : 1;
}
