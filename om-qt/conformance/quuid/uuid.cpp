// QUuid: texts, versions, order, and ids of names.
#include "../show.h"
#include <QByteArray>
#include <QUuid>

static const char *const texts[] = {"{67c8770b-44f1-410a-ab9a-f9b5446f13ee}",
                                    "67c8770b-44f1-410a-ab9a-f9b5446f13ee",
                                    "67C8770B-44F1-410A-AB9A-F9B5446F13EE",
                                    "{67c8770b-44f1-410a-ab9a-f9b5446f13e",
                                    "{67c8770b-44f1-410a-ab9a-f9b5446f13ee",
                                    "67c8770b44f1410aab9af9b5446f13ee",
                                    "67c8770b-44f1-410a-ab9a-f9b5446f13eeX",
                                    "67c8770b-44f1-410a-ab9a-f9b5446f13ee and more than there may be",
                                    "67c8770g-44f1-410a-ab9a-f9b5446f13ee",
                                    "{00000000-0000-0000-0000-000000000000}",
                                    "{67c8770b-44f1-110a-ab9a-f9b5446f13ee}",
                                    "{67c8770b-44f1-510a-8b9a-f9b5446f13ee}",
                                    "{67c8770b-44f1-610a-8b9a-f9b5446f13ee}",
                                    "{67c8770b-44f1-410a-0b9a-f9b5446f13ee}",
                                    "{67c8770b-44f1-410a-cb9a-f9b5446f13ee}",
                                    "{67c8770b-44f1-410a-eb9a-f9b5446f13ee}",
                                    "",
                                    "{",
                                    "x"};

int main() {
    for (const char *text : texts) {
        const QUuid id(QString::fromLatin1(text));
        AT("%s", text);
        SHOW(id.toString());
        AT("%s", text);
        SHOW(QUuid(QByteArray(text)).toString());
        SHOW(QUuid::fromString(QLatin1String(text)) == id);
        SHOW(QUuid::fromString(QStringView(QString::fromLatin1(text))) == id);
        SHOW(id.toString(QUuid::WithoutBraces));
        SHOW(id.toString(QUuid::Id128));
        SHOW(id.toByteArray());
        SHOW(id.toByteArray(QUuid::Id128));
        SHOW(id.toRfc4122());
        SHOW(QUuid::fromRfc4122(id.toRfc4122()) == id);
        SHOW(id.isNull());
        SHOW(int(id.variant()));
        SHOW(int(id.version()));
        SHOW(uint(qHash(id, 0)));
        for (const char *other : texts) {
            const QUuid right(QString::fromLatin1(other));
            AT("%s", other);
            SHOW(int(id < right) + 2 * (id > right) + 4 * (id == right) + 8 * (id != right) + 16 * (id <= right) +
                 32 * (id >= right));
        }
    }
    SHOW(QUuid::fromRfc4122(QByteArray("short")).isNull());
    const QUuid space(0x6ba7b810, 0x9dad, 0x11d1, 0x80, 0xb4, 0x00, 0xc0, 0x4f, 0xd4, 0x30, 0xc8);
    for (int size : {0, 1, 30, 39, 40, 47, 48, 50, 63, 64, 130}) {
        const QByteArray name(size, 'n');
        SHOW(QUuid::createUuidV3(space, name).toString());
        SHOW(QUuid::createUuidV5(space, name).toString());
    }
    SHOW(QUuid::createUuidV5(space, QString::fromUtf8("\xc3\xa4")).toString());
    SHOW(int(QUuid::createUuidV3(space, QString("a")).version()));
    const QUuid made = QUuid::createUuid();
    SHOW(int(made.version()));
    SHOW(int(made.variant()));
    SHOW(made == QUuid::createUuid());
    SHOW(int(sizeof(QUuid)));
    return check::done();
}
