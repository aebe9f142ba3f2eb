// QObject and QMetaProperty: the values of properties, declared and dynamic.
#include "../show.h"
#include <QDynamicPropertyChangeEvent>
#include <QMetaEnum>
#include <QMetaProperty>
#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QSize>
#include <QStringList>
#include <QVariant>

struct Celsius {
    double degrees;
    Celsius(double d = 0) : degrees(d) {}
    bool operator==(const Celsius &o) const { return degrees == o.degrees; }
    bool operator!=(const Celsius &o) const { return degrees != o.degrees; }
};
Q_DECLARE_METATYPE(Celsius)

class Lamp : public QObject {
    Q_OBJECT
    Q_PROPERTY(int power READ power WRITE setPower NOTIFY powerChanged RESET resetPower)
    Q_PROPERTY(QString label READ label WRITE setLabel)
    Q_PROPERTY(bool on MEMBER m_on NOTIFY onChanged)
    Q_PROPERTY(int serial READ serial CONSTANT)
    Q_PROPERTY(Colour colour READ colour WRITE setColour)
    Q_PROPERTY(Flags flags READ flags WRITE setFlags)
    Q_PROPERTY(QVariant anything READ anything WRITE setAnything)
    Q_PROPERTY(Celsius heat READ heat WRITE setHeat)
    Q_PROPERTY(QObject *peer READ peer WRITE setPeer)
    Q_PROPERTY(QStringList tags MEMBER m_tags)
    Q_PROPERTY(QList<int> numbers MEMBER m_numbers)
    Q_PROPERTY(QPoint place MEMBER m_place)
    Q_PROPERTY(double ratio MEMBER m_ratio USER true)
    Q_PROPERTY(Lamp *next MEMBER m_next)

public:
    enum Colour { Red = 1, Green = 4 };
    Q_ENUM(Colour)
    enum Flag { None = 0, A = 1, B = 2 };
    Q_DECLARE_FLAGS(Flags, Flag)
    Q_FLAG(Flags)

    int power() const { return m_power; }
    void setPower(int p) {
        if (p == m_power)
            return;
        m_power = p;
        emit powerChanged(p);
    }
    void resetPower() { setPower(60); }
    QString label() const { return m_label; }
    void setLabel(const QString &l) { m_label = l; }
    int serial() const { return 17; }
    Colour colour() const { return m_colour; }
    void setColour(Colour c) { m_colour = c; }
    Flags flags() const { return m_flags; }
    void setFlags(Flags f) { m_flags = f; }
    QVariant anything() const { return m_anything; }
    void setAnything(const QVariant &v) { m_anything = v; }
    Celsius heat() const { return m_heat; }
    void setHeat(Celsius c) { m_heat = c; }
    QObject *peer() const { return m_peer; }
    void setPeer(QObject *p) { m_peer = p; }
    int changes = 0;
    QStringList events;

signals:
    void powerChanged(int power);
    void onChanged();

public:
    bool event(QEvent *e) override {
        if (e->type() == QEvent::DynamicPropertyChange)
            events << QString::fromLatin1(static_cast<QDynamicPropertyChangeEvent *>(e)->propertyName());
        return QObject::event(e);
    }

private:
    int m_power = 40;
    QString m_label = "none";
    bool m_on = false;
    Colour m_colour = Red;
    Flags m_flags;
    QVariant m_anything;
    Celsius m_heat;
    QObject *m_peer = nullptr;
    QStringList m_tags;
    QList<int> m_numbers;
    QPoint m_place;
    double m_ratio = 0.5;
    Lamp *m_next = nullptr;
};

class Spot {
    Q_GADGET
    Q_PROPERTY(int x MEMBER x)
    Q_PROPERTY(QString name READ name WRITE setName)
public:
    int x = 3;
    QString m_name = "spot";
    QString name() const { return m_name; }
    void setName(const QString &n) { m_name = n; }
};

static void print(const QVariant &v) {
    printf("%s %d ", v.userType() < int(QMetaType::User) ? v.typeName() : "user", v.isNull());
    check::put(v.toString());
    printf("\n");
}
#define SET(object, name, ...)                                                                                         \
    do {                                                                                                               \
        printf("set %s to %s: %d, ", name, #__VA_ARGS__, (object).setProperty(name, __VA_ARGS__));                     \
        print((object).property(name));                                                                                \
    } while (false)

static void declared() {
    check::section("declared");
    Lamp lamp;
    int heard = 0;
    int switched = 0;
    QObject::connect(&lamp, &Lamp::powerChanged, [&heard](int p) { heard += p; });
    QObject::connect(&lamp, &Lamp::onChanged, [&switched] { ++switched; });
    print(lamp.property("power"));
    SET(lamp, "power", 50);
    SET(lamp, "power", QString("70"));
    SET(lamp, "power", QString("x"));
    SET(lamp, "power", 2.6);
    SET(lamp, "power", true);
    SET(lamp, "power", QPoint(1, 2));
    SET(lamp, "power", QVariant());
    SHOW(heard);
    SET(lamp, "label", QString("desk"));
    SET(lamp, "label", 3);
    SET(lamp, "label", QVariant());
    SET(lamp, "on", true);
    SET(lamp, "on", true);
    SET(lamp, "on", QString("false"));
    SHOW(switched);
    SET(lamp, "serial", 3);
    SET(lamp, "colour", Lamp::Green);
    CHECK(lamp.colour() == Lamp::Green);
    SET(lamp, "colour", QString("Red"));
    CHECK(lamp.colour() == Lamp::Red);
    SET(lamp, "colour", QString("Blue"));
    SET(lamp, "colour", 4);
    CHECK(lamp.colour() == Lamp::Green);
    SET(lamp, "colour", 4.0);
    SET(lamp, "colour", QVariant::fromValue(Lamp::Red));
    CHECK(lamp.colour() == Lamp::Red);
    SHOW(lamp.property("colour").toInt());
    CHECK(lamp.property("colour").value<Lamp::Colour>() == Lamp::Red);
    printf("flags set: %d\n", lamp.setProperty("flags", QString("A|B")));
    SHOW(int(lamp.flags()));
    printf("flags set: %d\n", lamp.setProperty("flags", 2));
    SHOW(int(lamp.flags()));
    SET(lamp, "anything", 3);
    SET(lamp, "anything", QString("x"));
    SET(lamp, "anything", QVariant());
    printf("heat set: %d\n", lamp.setProperty("heat", QVariant::fromValue(Celsius(21))));
    SHOW(lamp.property("heat").value<Celsius>().degrees);
    printf("heat set: %d\n", lamp.setProperty("heat", 5));
    SHOW(lamp.heat().degrees);
    Lamp other;
    printf("peer set: %d\n", lamp.setProperty("peer", QVariant::fromValue<QObject *>(&other)));
    CHECK(lamp.property("peer").value<QObject *>() == &other);
    CHECK(lamp.property("peer").value<Lamp *>() == &other);
    printf("next set: %d\n", lamp.setProperty("next", QVariant::fromValue(&other)));
    CHECK(lamp.property("next").value<Lamp *>() == &other);
    SET(lamp, "tags", QStringList() << "a" << "b");
    CHECK(lamp.property("tags").toStringList().size() == 2);
    SET(lamp, "tags", QString("c"));
    CHECK(lamp.property("tags").toStringList() == QStringList("c"));
    printf("numbers set: %d\n", lamp.setProperty("numbers", QVariant::fromValue(QList<int>() << 1 << 2)));
    CHECK(lamp.property("numbers").value<QList<int> >().size() == 2);
    CHECK(lamp.property("numbers").value<QVariantList>().at(1).toInt() == 2);
    SET(lamp, "place", QPoint(3, 4));
    CHECK(lamp.property("place").toPoint() == QPoint(3, 4));
    SET(lamp, "ratio", 1);
    SET(lamp, "objectName", QString("lamp"));
    CHECK(lamp.objectName() == "lamp");
    CHECK(!lamp.property("nothing").isValid());
}

static void dynamic() {
    check::section("dynamic");
    Lamp lamp;
    CHECK(lamp.dynamicPropertyNames().isEmpty());
    SET(lamp, "extra", 3);
    SET(lamp, "extra", 3);
    SET(lamp, "extra", 3.0);
    SET(lamp, "other", QString("x"));
    SHOW(lamp.dynamicPropertyNames());
    SHOW(lamp.events);
    SET(lamp, "extra", QVariant());
    SHOW(lamp.dynamicPropertyNames());
    SET(lamp, "never", QVariant());
    SHOW(lamp.events);
    const QVariant held = lamp.property("other");
    lamp.setProperty("other", 5);
    CHECK(held.toString() == "x" && lamp.property("other").toInt() == 5);
    QObject plain;
    plain.setProperty("a", QVariantList() << 1);
    CHECK(plain.property("a").toList().size() == 1);
    CHECK(plain.property("A").isValid() == false);
}

static void tables() {
    check::section("tables");
    Lamp lamp;
    const QMetaObject *const table = lamp.metaObject();
    for (int i = 0; i < table->propertyCount(); ++i) {
        const QMetaProperty p = table->property(i);
        printf("%s %s %d%d%d%d%d%d %d %s\n", p.name(), p.typeName(), p.isReadable(), p.isWritable(), p.isResettable(),
               p.isConstant(), p.isEnumType(), p.isFlagType(), p.hasNotifySignal(),
               p.hasNotifySignal() ? p.notifySignal().name().constData() : "");
    }
    const QMetaProperty power = table->property(table->indexOfProperty("power"));
    CHECK(power.read(&lamp).toInt() == 40);
    CHECK(power.write(&lamp, 1) && lamp.power() == 1);
    CHECK(power.reset(&lamp) && lamp.power() == 60);
    CHECK(!power.write(nullptr, 1) && !power.read(nullptr).isValid());
    SHOW(int(power.userType()));
    SHOW(int(power.type()));
    CHECK(!table->property(table->indexOfProperty("serial")).write(&lamp, 1));
    CHECK(!table->property(table->indexOfProperty("label")).reset(&lamp));
    CHECK(!QMetaProperty().read(&lamp).isValid() && !QMetaProperty().isValid());
    CHECK(qstrcmp(table->userProperty().name(), "ratio") == 0);
    Spot spot;
    const QMetaObject &gadget = Spot::staticMetaObject;
    const QMetaProperty x = gadget.property(gadget.indexOfProperty("x"));
    CHECK(x.readOnGadget(&spot).toInt() == 3);
    CHECK(x.writeOnGadget(&spot, 7) && spot.x == 7);
    CHECK(x.writeOnGadget(&spot, QString("8")) && spot.x == 8);
    CHECK(!x.writeOnGadget(&spot, QPoint(1, 2)));
    const QMetaProperty name = gadget.property(gadget.indexOfProperty("name"));
    CHECK(name.writeOnGadget(&spot, QString("s")) && name.readOnGadget(&spot).toString() == "s");
    CHECK(name.writeOnGadget(&spot, 5) && spot.m_name == "5");
}

int main() {
    declared();
    dynamic();
    tables();
    return check::done();
}

#include "properties.moc"
