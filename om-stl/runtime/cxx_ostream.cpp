// The ordinary output streams and their usual inserters, instantiated once for all programs.

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <ostream>

namespace std {

template class basic_ostream<char>;
template class basic_ostream<wchar_t>;
template ostream &operator<<(ostream &, const char *);
template ostream &operator<<(ostream &, char);
template ostream &operator<<(ostream &, const string &);
template ostream &endl(ostream &);
template ostream &flush(ostream &);

} // namespace std
