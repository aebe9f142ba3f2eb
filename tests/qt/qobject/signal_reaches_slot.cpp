// verify: proved
// qt: 5 6
// native: ok
#include <QObject>
#include <cassert>

class Counter : public QObject {
    Q_OBJECT
    int count = 0;

public:
    int value() const { return count; }

public slots:
    void setValue(int n) {
        if (n == count)
            return;
        count = n;
        emit valueChanged(n);
    }

signals:
    void valueChanged(int n);
};

int main() {
    Counter a, b;
    QObject::connect(&a, &Counter::valueChanged, &b, &Counter::setValue);
    a.setValue(12);
    assert(a.value() == 12 && b.value() == 12);
}

#include "signal_reaches_slot.moc"
