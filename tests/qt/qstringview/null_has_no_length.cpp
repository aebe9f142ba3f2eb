// verify: proved
// native: ok
// qt: 5 6
#include <QString>

int main() {
    const QChar *text = nullptr;
    QStringView v(text, 0);
    return v.isEmpty() ? 0 : 1;
}
