// qDeleteAll and the bit functions, and in Qt 5 the deprecated algorithms (QtAlgorithms), which are those of the
// standard library: their preconditions are checked there.
#ifndef OM_QT_QALGORITHMS_H
#define OM_QT_QALGORITHMS_H

#include <QtCore/qglobal.h>

OM_BEGIN_MODEL

template <typename ForwardIterator>
void qDeleteAll(ForwardIterator begin, ForwardIterator end) {
    while (begin != end) {
        delete *begin;
        ++begin;
    }
}
template <typename Container>
inline void qDeleteAll(const Container &c) {
    qDeleteAll(c.begin(), c.end());
}

#if !OM_QT6
template <typename T>
class qLess {
public:
    bool operator()(const T &t1, const T &t2) const { return t1 < t2; }
};
template <typename T>
class qGreater {
public:
    bool operator()(const T &t1, const T &t2) const { return t2 < t1; }
};

template <typename InputIterator, typename OutputIterator>
inline OutputIterator qCopy(InputIterator begin, InputIterator end, OutputIterator dest) {
    return std::copy(begin, end, dest);
}
template <typename BiIterator1, typename BiIterator2>
inline BiIterator2 qCopyBackward(BiIterator1 begin, BiIterator1 end, BiIterator2 dest) {
    return std::copy_backward(begin, end, dest);
}
template <typename InputIterator1, typename InputIterator2>
inline bool qEqual(InputIterator1 first1, InputIterator1 last1, InputIterator2 first2) {
    return std::equal(first1, last1, first2);
}
template <typename ForwardIterator, typename T>
inline void qFill(ForwardIterator first, ForwardIterator last, const T &val) {
    std::fill(first, last, val);
}
template <typename Container, typename T>
inline void qFill(Container &container, const T &val) {
    std::fill(container.begin(), container.end(), val);
}
template <typename InputIterator, typename T>
inline InputIterator qFind(InputIterator first, InputIterator last, const T &val) {
    return std::find(first, last, val);
}
template <typename Container, typename T>
inline typename Container::const_iterator qFind(const Container &container, const T &val) {
    return std::find(container.constBegin(), container.constEnd(), val);
}
// The count is added to n.
template <typename InputIterator, typename T, typename Size>
inline void qCount(InputIterator first, InputIterator last, const T &value, Size &n) {
    for (; first != last; ++first)
        if (*first == value)
            ++n;
}
template <typename Container, typename T, typename Size>
inline void qCount(const Container &container, const T &value, Size &n) {
    qCount(container.constBegin(), container.constEnd(), value, n);
}

template <typename Iterator>
inline void qSort(Iterator start, Iterator end) {
    std::sort(start, end);
}
template <typename Iterator, typename LessThan>
inline void qSort(Iterator start, Iterator end, LessThan lessThan) {
    std::sort(start, end, lessThan);
}
template <typename Container>
inline void qSort(Container &c) {
    std::sort(c.begin(), c.end());
}
template <typename Iterator>
inline void qStableSort(Iterator start, Iterator end) {
    std::stable_sort(start, end);
}
template <typename Iterator, typename LessThan>
inline void qStableSort(Iterator start, Iterator end, LessThan lessThan) {
    std::stable_sort(start, end, lessThan);
}
template <typename Container>
inline void qStableSort(Container &c) {
    std::stable_sort(c.begin(), c.end());
}
#define OM_QT_BOUND(name, algorithm)                                                                                   \
    template <typename Iterator, typename T>                                                                           \
    inline Iterator name(Iterator begin, Iterator end, const T &value) {                                               \
        return std::algorithm(begin, end, value);                                                                      \
    }                                                                                                                  \
    template <typename Iterator, typename T, typename LessThan>                                                        \
    inline Iterator name(Iterator begin, Iterator end, const T &value, LessThan lessThan) {                            \
        return std::algorithm(begin, end, value, lessThan);                                                            \
    }                                                                                                                  \
    template <typename Container, typename T>                                                                          \
    inline typename Container::const_iterator name(const Container &container, const T &value) {                       \
        return std::algorithm(container.constBegin(), container.constEnd(), value);                                    \
    }
OM_QT_BOUND(qLowerBound, lower_bound)
OM_QT_BOUND(qUpperBound, upper_bound)
#undef OM_QT_BOUND
// An arbitrary one of several equal elements is documented; the first is one.
template <typename Iterator, typename T>
Iterator qBinaryFind(Iterator begin, Iterator end, const T &value) {
    Iterator it = std::lower_bound(begin, end, value);
    return it == end || value < *it ? end : it;
}
template <typename Iterator, typename T, typename LessThan>
Iterator qBinaryFind(Iterator begin, Iterator end, const T &value, LessThan lessThan) {
    Iterator it = std::lower_bound(begin, end, value, lessThan);
    return it == end || lessThan(value, *it) ? end : it;
}
template <typename Container, typename T>
inline typename Container::const_iterator qBinaryFind(const Container &container, const T &value) {
    return qBinaryFind(container.constBegin(), container.constEnd(), value);
}
#endif

#define OM_QT_BITS(type)                                                                                               \
    constexpr inline uint qPopulationCount(type v) noexcept { return uint(__builtin_popcountll(v)); }                  \
    constexpr inline uint qCountTrailingZeroBits(type v) noexcept {                                                    \
        return v ? uint(__builtin_ctzll(v)) : uint(8 * sizeof v);                                                      \
    }                                                                                                                  \
    constexpr inline uint qCountLeadingZeroBits(type v) noexcept {                                                     \
        return v ? uint(__builtin_clzll(v)) - uint(64 - 8 * sizeof v) : uint(8 * sizeof v);                            \
    }
OM_QT_BITS(quint8)
OM_QT_BITS(quint16)
OM_QT_BITS(quint32)
OM_QT_BITS(quint64)
OM_QT_BITS(unsigned long)
#undef OM_QT_BITS

OM_END_MODEL

#endif
