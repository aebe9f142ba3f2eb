// The ordinary string streams, instantiated once for all programs.

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <sstream>

namespace std {

template class basic_stringbuf<char>;
template class basic_stringbuf<wchar_t>;
template class basic_istringstream<char>;
template class basic_istringstream<wchar_t>;
template class basic_ostringstream<char>;
template class basic_ostringstream<wchar_t>;
template class basic_stringstream<char>;
template class basic_stringstream<wchar_t>;

} // namespace std
