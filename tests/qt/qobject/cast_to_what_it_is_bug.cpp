// verify: violated
// qt: 5 6
// native: ubsan
#include <QObject>

class Shape : public QObject {
    Q_OBJECT
public:
    int sides = 3;
};
class Line : public QObject {
    Q_OBJECT
};

int main() {
    Line line;
    QObject *const object = &line;
    return qobject_cast<Shape *>(object)->sides; //~ V0101
}

#include "cast_to_what_it_is_bug.moc"
