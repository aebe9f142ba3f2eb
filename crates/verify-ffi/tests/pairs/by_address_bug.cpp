#include <cstddef>

struct Name {
    char *text;
    std::size_t length;
    Name(const Name &);
    ~Name();
};
extern "C" std::size_t name_length(Name of) { return of.length; }
extern "C" Name name() { return Name(*static_cast<Name *>(nullptr)); }
