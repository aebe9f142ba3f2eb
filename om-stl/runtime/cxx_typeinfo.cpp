// The type_info objects of the fundamental types, and of pointers to them: the compiler emits them where the
// destructor of their class is defined (Itanium C++ ABI, 2.9.2). A native build has them in the compiler's
// support library.

#include <typeinfo>

namespace __cxxabiv1 {

class __fundamental_type_info : public std::type_info {
public:
    explicit __fundamental_type_info(const char *name) : std::type_info(name) {}
    virtual ~__fundamental_type_info();
};

__fundamental_type_info::~__fundamental_type_info() {}

} // namespace __cxxabiv1
