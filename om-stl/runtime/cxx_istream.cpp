// The ordinary input streams and their usual extractors, instantiated once for all programs.

// Members that only some dialects have are instantiated as well.
#define OM_ALL_DIALECTS 1

#include <istream>

namespace std {

template class basic_istream<char>;
template class basic_istream<wchar_t>;
template class basic_iostream<char>;
template class basic_iostream<wchar_t>;
template istream &operator>>(istream &, char &);
template istream &operator>>(istream &, string &);
template istream &getline(istream &, string &, char);
template istream &getline(istream &, string &);
template istream &ws(istream &);

} // namespace std
