// The ordinary strings, instantiated once for all programs (<string> declares them extern).

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <string>

namespace std {

template class basic_string<char>;
template class basic_string<wchar_t>;

} // namespace std
