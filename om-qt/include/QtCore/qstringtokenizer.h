// QStringTokenizer and qTokenize() (class page QStringTokenizer, Qt 6): the parts between separators, one after another. A
// string that is handed over as a temporary is kept; all others are referred to.
#ifndef OM_QT_QSTRINGTOKENIZER_H
#define OM_QT_QSTRINGTOKENIZER_H

#include <QtCore/qlist.h>
#include <QtCore/qstring.h>

#if OM_QT6
OM_BEGIN_MODEL

namespace __omqt {

// What is kept of an argument, and the view of it.
template <class T>
struct pinned {
    T __kept;
    template <class U>
    explicit pinned(U &&u) : __kept(std::forward<U>(u)) {}
    auto view() const {
        if constexpr (std::is_same_v<T, QLatin1String>)
            return __kept;
        else if constexpr (std::is_same_v<T, QChar>)
            return QStringView(&__kept, 1);
        else
            return QStringView(__kept);
    }
};
template <class T>
struct pinning {
    typedef std::remove_cv_t<std::remove_reference_t<T>> bare;
    typedef std::conditional_t<
        std::is_same_v<bare, QLatin1String> || std::is_same_v<bare, QStringView>, bare,
        std::conditional_t<std::is_convertible_v<bare, QChar> && !std::is_array_v<bare> && !std::is_pointer_v<bare>,
                           QChar,
                           std::conditional_t<std::is_rvalue_reference_v<T &&> && std::is_same_v<bare, QString>,
                                              QString, QStringView>>>
        type;
};

} // namespace __omqt

template <typename Haystack, typename Needle>
class QStringTokenizer {
    __omqt::pinned<Haystack> m_haystack;
    __omqt::pinned<Needle> m_needle;
    Qt::SplitBehavior m_behavior;
    Qt::CaseSensitivity m_cs;

public:
    typedef decltype(std::declval<__omqt::pinned<Haystack>>().view()) value_type;
    typedef qsizetype difference_type;
    typedef qsizetype size_type;
    typedef const value_type &reference;
    typedef const value_type &const_reference;
    typedef const value_type *pointer;
    typedef const value_type *const_pointer;
    struct sentinel {};

    class iterator {
        const QStringTokenizer *m_of;
        qsizetype m_start, m_next, m_extra;
        value_type m_part;
        bool m_ok;

        friend class QStringTokenizer;
        explicit iterator(const QStringTokenizer &of)
            : m_of(&of), m_start(0), m_next(0), m_extra(0), m_part(), m_ok(true) {
            advance();
        }
        void advance() {
            const value_type text = m_of->m_haystack.view();
            const auto needle = m_of->m_needle.view();
            while (m_next >= 0) {
                m_start = m_next;
                const qsizetype end = text.indexOf(needle, m_start + m_extra, m_of->m_cs);
                const qsizetype stop = end < 0 ? text.size() : end;
                m_next = end < 0 ? -1 : end + needle.size();
                m_extra = needle.size() == 0 ? 1 : 0;
                if (stop != m_start || !(m_of->m_behavior & Qt::SkipEmptyParts)) {
                    m_part = text.sliced(m_start, stop - m_start);
                    return;
                }
            }
            m_ok = false;
        }

    public:
        typedef qsizetype difference_type;
        typedef QStringTokenizer::value_type value_type;
        typedef const value_type *pointer;
        typedef const value_type &reference;
        typedef std::forward_iterator_tag iterator_category;

        iterator() noexcept : m_of(nullptr), m_start(0), m_next(-1), m_extra(0), m_part(), m_ok(false) {}
        // QStringTokenizer::iterator, operator*(): "the iterator must be valid"
        reference operator*() const {
            OM_QT_REQUIRES("iterator-range", m_ok, "QStringTokenizer::iterator: dereferenced at the end");
            return m_part;
        }
        pointer operator->() const { return &**this; }
        iterator &operator++() {
            OM_QT_REQUIRES("iterator-range", m_ok, "QStringTokenizer::iterator: incremented at the end");
            advance();
            return *this;
        }
        iterator operator++(int) {
            iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const iterator &l, const iterator &r) {
            return l.m_ok == r.m_ok && (!l.m_ok || (l.m_of == r.m_of && l.m_start == r.m_start));
        }
        friend bool operator!=(const iterator &l, const iterator &r) { return !(l == r); }
        friend bool operator==(const iterator &l, sentinel) { return !l.m_ok; }
        friend bool operator!=(const iterator &l, sentinel) { return l.m_ok; }
        friend bool operator==(sentinel, const iterator &r) { return !r.m_ok; }
        friend bool operator!=(sentinel, const iterator &r) { return r.m_ok; }
    };
    typedef iterator const_iterator;

    template <class H, class N>
    explicit QStringTokenizer(H &&haystack, N &&needle, Qt::SplitBehavior behavior = Qt::KeepEmptyParts,
                              Qt::CaseSensitivity cs = Qt::CaseSensitive)
        : m_haystack(std::forward<H>(haystack)), m_needle(std::forward<N>(needle)), m_behavior(behavior), m_cs(cs) {}
    template <class H, class N>
    explicit QStringTokenizer(H &&haystack, N &&needle, Qt::CaseSensitivity cs,
                              Qt::SplitBehavior behavior = Qt::KeepEmptyParts)
        : QStringTokenizer(std::forward<H>(haystack), std::forward<N>(needle), behavior, cs) {}
    template <class H, class N>
    explicit QStringTokenizer(H &&haystack, N &&needle, Qt::SplitBehaviorFlags behavior,
                              Qt::CaseSensitivity cs = Qt::CaseSensitive)
        : QStringTokenizer(std::forward<H>(haystack), std::forward<N>(needle), Qt::SplitBehavior(behavior), cs) {}

    iterator begin() const noexcept { return iterator(*this); }
    iterator cbegin() const noexcept { return iterator(*this); }
    sentinel end() const noexcept { return sentinel(); }
    sentinel cend() const noexcept { return sentinel(); }

    template <typename Container = QList<value_type>>
    Container toContainer(Container &&c = {}) const & {
        for (iterator i = begin(); i != end(); ++i)
            c.push_back(*i);
        return std::forward<Container>(c);
    }
};
template <typename H, typename N, typename... Flags>
QStringTokenizer(H &&, N &&, Flags...)
    -> QStringTokenizer<typename __omqt::pinning<H>::type, typename __omqt::pinning<N>::type>;

template <typename H, typename N, typename... Flags>
inline auto qTokenize(H &&haystack, N &&needle, Flags... flags) {
    return QStringTokenizer<typename __omqt::pinning<H>::type, typename __omqt::pinning<N>::type>(
        std::forward<H>(haystack), std::forward<N>(needle), flags...);
}

OM_END_MODEL
#endif

#endif
