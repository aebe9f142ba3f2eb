// verify: violated
// qt: 5 6
// native: asan
#include <QObject>

class Button : public QObject {
    Q_OBJECT
signals:
    void clicked();
};

int main() {
    Button button;
    int *const clicks = new int(0);
    QObject::connect(&button, &Button::clicked, [clicks] { ++*clicks; }); //~ V0104
    emit button.clicked();
    delete clicks;
    emit button.clicked();
}

#include "context_ends_with_its_captures_bug.moc"
