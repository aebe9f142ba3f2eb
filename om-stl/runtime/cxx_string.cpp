// The ordinary strings, instantiated once for all programs (<string> declares them extern).

#include <string>

namespace std {

template class basic_string<char>;
template class basic_string<wchar_t>;

} // namespace std
