// std::locale [locale]: the classic locale, and what a program lays on top of it with facets of its
// own. The classic locale is the null pointer, so that streams can be initialised statically and never
// look for a facet that nobody replaced. The functions are in runtime/cxx_locale.cpp.
#ifndef OM_LOCALE_LOCALE_H
#define OM_LOCALE_LOCALE_H

#include <__om/nodebug.h>
#include <__om/string/fwd.h>

OM_BEGIN_MODEL

namespace __om {

struct locale_layer;

// Chooses the constructor that runs before anything else does.
struct classic_locale {};

} // namespace __om

namespace std {

// Units against libstdc++'s headers read its locales inline, so nothing of theirs may be taken for one of these:
// hence the tag.
class OM_ABI_TAG("om") locale {
public:
    class facet;
    class id;
    typedef int category;
    static const category none = 0;
    static const category ctype = 1;
    static const category numeric = 2;
    static const category collate = 4;
    static const category time = 8;
    static const category monetary = 16;
    static const category messages = 32;
    static const category all = 63;

    locale() OM_NOEXCEPT;
    locale(const locale &__other) OM_NOEXCEPT;
    explicit locale(const char *__name);
    locale(const locale &__other, const char *__name, category __which);
    locale(const locale &__other, const locale &__one, category __which);
    template <class _Facet>
    locale(const locale &__other, _Facet *__facet) : __top(__layered(__other, __facet, &_Facet::id)) {}
#if OM_CXX11
    explicit locale(const string &__name);
    locale(const locale &__other, const string &__name, category __which);
#endif
    ~locale() OM_NOEXCEPT {
        if (__top)
            __leave_();
    }

    const locale &operator=(const locale &__other) OM_NOEXCEPT;
    template <class _Facet>
    locale combine(const locale &__other) const;

    string name() const;
    bool operator==(const locale &__other) const OM_NOEXCEPT { return __top == __other.__top; }
#if !OM_CXX20
    bool operator!=(const locale &__other) const OM_NOEXCEPT { return __top != __other.__top; }
#endif
    template <class _CharT, class _Traits, class _Alloc>
    bool operator()(const basic_string<_CharT, _Traits, _Alloc> &__l,
                    const basic_string<_CharT, _Traits, _Alloc> &__r) const;

    static locale global(const locale &__other);
    static const locale &classic();

    OM_CONSTEXPR explicit locale(__om::classic_locale) OM_NOEXCEPT : __top(OM_NULL) {}

    // Whether a facet was laid over the classic ones, and the topmost one for an id; null if none.
    bool __plain() const OM_NOEXCEPT { return __top == OM_NULL; }
    const facet *__find(const id *__id) const;

private:
    static __om::locale_layer *__layered(const locale &__other, const facet *__facet, const id *__id);
    void __leave_() OM_NOEXCEPT;

    __om::locale_layer *__top;
};

// [locale.facet]
class locale::facet {
protected:
    explicit facet(size_t __refs = 0) : __references(__refs) {}
    virtual ~facet();

private:
    friend class locale;
    facet(const facet &);
    void operator=(const facet &);

    // Owned by the locales that hold it, unless the program said otherwise with a first reference.
    mutable size_t __references;
};

// [locale.id]: nothing but an address.
class locale::id {
public:
    OM_CONSTEXPR id() OM_NOEXCEPT : __unused(0) {}

private:
    id(const id &);
    void operator=(const id &);
    char __unused;
};

} // namespace std

OM_END_MODEL

#endif
