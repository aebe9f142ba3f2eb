// Type information of the fundamental types and of pointers to them. The compiler emits all of it
// where the destructor of this class is defined (Itanium C++ ABI, section 2.9.2), as the run-time
// library of a native build does.

#include <typeinfo>

namespace __cxxabiv1 {

class __fundamental_type_info : public std::type_info {
public:
    explicit __fundamental_type_info(const char *name) : std::type_info(name) {}
    virtual ~__fundamental_type_info();
};

__fundamental_type_info::~__fundamental_type_info() {}

} // namespace __cxxabiv1
