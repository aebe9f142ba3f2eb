// The headers of Qt that most programs include, and a use of each.
#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVector>

int main() {
  QList<int> list;
  list << 1 << 2;
  QMap<QString, int> map;
  map.insert("a", list.first());
  QHash<int, QString> hash;
  hash[1] = QString::number(map.value("a"));
  QVector<double> vector(3, 0.5);
  const QStringList parts = QString("a,b").split(',');
  return list.size() + hash.size() + vector.size() +
         parts.join(QString()).toUtf8().size();
}
