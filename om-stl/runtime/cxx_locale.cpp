// std::locale: the classic locale and the layers of facets over it.

#include <__om/locale/locale.h>
#include <__om/locale/numpunct.h>
#include <__om/throw.h>
#include <string>

namespace __om {

// One facet laid over what is below. Layers are shared and never change.
struct locale_layer {
    std::size_t references;
    const std::locale::id *id;
    const std::locale::facet *facet;
    locale_layer *below;
};

namespace {

locale_layer *shared(locale_layer *layer) {
    if (layer)
        ++layer->references;
    return layer;
}

bool is_classic(const char *name) { return __builtin_strcmp(name, "C") == 0 || __builtin_strcmp(name, "POSIX") == 0; }

// A locale by name: there is only the classic one, and the environment is taken to name that.
void require_known(const char *name) {
    OM_REQUIRES(name != nullptr, "locale(name): name is null");
    if (name[0] == '\0') {
        __verify_assumed("the locale of the environment is the classic one");
        return;
    }
    if (!is_classic(name))
        throw_runtime_error("locale::facet::_S_create_c_locale name not valid");
}

// Never destroyed: streams are made and used until the very end of the program.
union EternalLocale {
    std::locale locale;
    constexpr EternalLocale() : locale(classic_locale()) {}
    ~EternalLocale() {}
} global_locale, plain_locale;

} // namespace
} // namespace __om

namespace std {

const locale::category locale::none;
const locale::category locale::ctype;
const locale::category locale::numeric;
const locale::category locale::collate;
const locale::category locale::time;
const locale::category locale::monetary;
const locale::category locale::messages;
const locale::category locale::all;

locale::facet::~facet() {}

locale::locale() noexcept : __top(__om::shared(__om::global_locale.locale.__top)) {}
locale::locale(const locale &other) noexcept : __top(__om::shared(other.__top)) {}
locale::locale(const char *name) : __top(nullptr) { __om::require_known(name); }
locale::locale(const string &name) : __top(nullptr) { __om::require_known(name.c_str()); }
locale::locale(const locale &other, const char *name, category) : __top(__om::shared(other.__top)) {
    __om::require_known(name);
}
locale::locale(const locale &other, const string &name, category) : __top(__om::shared(other.__top)) {
    __om::require_known(name.c_str());
}
locale::locale(const locale &other, const locale &one, category which)
    : __top(__om::shared(which == none ? other.__top : one.__top)) {
    if (which != none && which != all && other.__top != one.__top)
        __verify_unsupported("a locale combined from some categories of two locales");
}

const locale &locale::operator=(const locale &other) noexcept {
    __om::locale_layer *const old = __top;
    __top = __om::shared(other.__top);
    locale released{__om::classic_locale()};
    released.__top = old;
    return *this;
}

__om::locale_layer *locale::__layered(const locale &other, const facet *added, const id *key) {
    if (!added)
        return __om::shared(other.__top);
    __om::locale_layer *const layer = static_cast<__om::locale_layer *>(__verify_allocate(sizeof(__om::locale_layer)));
    *layer = __om::locale_layer{1, key, added, __om::shared(other.__top)};
    ++added->__references;
    return layer;
}

void locale::__leave_() noexcept {
    __om::locale_layer *layer = __top;
    while (layer && --layer->references == 0) {
        __om::locale_layer *const below = layer->below;
        if (--layer->facet->__references == 0)
            delete layer->facet;
        __verify_release(layer);
        layer = below;
    }
}

const locale::facet *locale::__find(const id *key) const {
    for (const __om::locale_layer *layer = __top; layer; layer = layer->below)
        if (layer->id == key)
            return layer->facet;
    return nullptr;
}

string locale::name() const { return __top ? "*" : "C"; }

locale locale::global(const locale &next) {
    const locale old;
    __om::global_locale.locale = next;
    return old;
}

const locale &locale::classic() { return __om::plain_locale.locale; }

template class numpunct<char>;
template class numpunct<wchar_t>;

} // namespace std
