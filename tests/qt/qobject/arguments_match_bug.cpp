// verify: violated
// qt: 5 6
// native: ok
#include <QObject>

class Lamp : public QObject {
    Q_OBJECT
public slots:
    void dim(int level) { (void)level; }
signals:
    void dimmed(int level);
    void broken();
};

int main() {
    Lamp first, second;
    QObject::connect(&first, SIGNAL(broken()), &second, SLOT(dim(int))); //~ V0501
    emit first.broken();
}

#include "arguments_match_bug.moc"
