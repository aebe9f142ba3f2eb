// random_device ([rand.device]): any number may come.
#ifndef OM_RANDOM_DEVICE_H
#define OM_RANDOM_DEVICE_H

#include <string>

extern "C" int getentropy(void *, __SIZE_TYPE__) OM_NOTHROW;

OM_BEGIN_MODEL

namespace std {

class random_device {
public:
    typedef unsigned int result_type;

    static constexpr result_type(min)() { return 0; }
    static constexpr result_type(max)() { return 0xffffffffu; }

    random_device() {}
    explicit random_device(const string &) {}
    random_device(const random_device &) = delete;
    void operator=(const random_device &) = delete;

    result_type operator()() {
        result_type __value = 0;
        if (__verify_executing())
            ::getentropy(&__value, sizeof(__value));
        else
            __verify_input(&__value, sizeof(__value), "random_device");
        return __value;
    }
    double entropy() const noexcept { return 32.0; }
};

} // namespace std

OM_END_MODEL

#endif
