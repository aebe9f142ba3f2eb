// qDeleteAll, the bit functions, and the deprecated algorithms of Qt 5, on arrays and containers of the standard library.
#include "check.h"
#include <QtAlgorithms>
#include <vector>

template <class T>
struct Sequence : std::vector<T> {
    using std::vector<T>::vector;
    typename std::vector<T>::const_iterator constBegin() const { return this->begin(); }
    typename std::vector<T>::const_iterator constEnd() const { return this->end(); }
};

int main() {
    std::vector<check::Tracked *> owned;
    for (int k = 0; k < 3; ++k)
        owned.push_back(new check::Tracked(k));
    CHECK(check::Tracked::alive() == 3);
    qDeleteAll(owned);
    CHECK(check::Tracked::alive() == 0);
    owned.assign(2, nullptr);
    qDeleteAll(owned.begin(), owned.end());
    CHECK(check::Tracked::alive() == 0);

    check::section("bits");
    CHECK(qPopulationCount(quint8(0xff)) == 8u && qPopulationCount(quint16(0x101)) == 2u);
    CHECK(qPopulationCount(quint32(0)) == 0u && qPopulationCount(~quint64(0)) == 64u && qPopulationCount(5ul) == 2u);
    CHECK(qCountTrailingZeroBits(quint8(0)) == 8u && qCountTrailingZeroBits(quint16(0)) == 16u);
    CHECK(qCountTrailingZeroBits(quint32(8)) == 3u && qCountTrailingZeroBits(quint64(0)) == 64u);
    CHECK(qCountLeadingZeroBits(quint8(1)) == 7u && qCountLeadingZeroBits(quint16(1)) == 15u);
    CHECK(qCountLeadingZeroBits(quint32(0)) == 32u && qCountLeadingZeroBits(quint64(1)) == 63u);
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    check::section("Qt 5");
    Sequence<int> s{5, 3, 9, 3, 1};
    const Sequence<int> &cs = s;
    CHECK(*qFind(s.begin(), s.end(), 9) == 9 && qFind(cs, 7) == cs.end());
    int n = 10;
    qCount(s.begin(), s.end(), 3, n);
    CHECK(n == 12);
    qCount(cs, 5, n);
    CHECK(n == 13);
    qSort(s);
    CHECK_ELEMENTS(s, int, 1, 3, 3, 5, 9);
    qSort(s.begin(), s.end(), qGreater<int>());
    CHECK_ELEMENTS(s, int, 9, 5, 3, 3, 1);
    qStableSort(s);
    qStableSort(s.begin(), s.end());
    qStableSort(s.begin(), s.end(), qLess<int>());
    CHECK_ELEMENTS(s, int, 1, 3, 3, 5, 9);
    CHECK(qLowerBound(s.begin(), s.end(), 3) - s.begin() == 1 && qUpperBound(s.begin(), s.end(), 3) - s.begin() == 3);
    CHECK(qLowerBound(cs, 4) - cs.begin() == 3 && qUpperBound(cs, 9) == cs.end());
    CHECK(*qBinaryFind(s.begin(), s.end(), 3) == 3 && qBinaryFind(s.begin(), s.end(), 4) == s.end());
    CHECK(qBinaryFind(cs, 10) == cs.end() && qBinaryFind(s.begin(), s.end(), 5, qLess<int>()) - s.begin() == 3);
    int copy[5] = {};
    CHECK(qCopy(s.begin(), s.end(), copy) == copy + 5 && qEqual(s.begin(), s.end(), copy));
    CHECK(qCopyBackward(copy, copy + 4, copy + 5) == copy + 1 && copy[1] == 1 && copy[4] == 5);
    qFill(copy, copy + 5, 7);
    CHECK(copy[0] == 7 && copy[4] == 7);
    qFill(s, 2);
    CHECK_ELEMENTS(s, int, 2, 2, 2, 2, 2);
#endif
    return check::done();
}
