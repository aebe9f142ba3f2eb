#include <cstddef>
#include <cstdint>

struct meters { double value; };
extern "C" void fill(std::uint8_t value, std::size_t count) { (void)value; (void)count; }
extern "C" void scale(float by) { (void)by; }
extern "C" void open(const char *path, std::uint64_t handle) { (void)path; (void)handle; }
extern "C" void each(void (*callback)(int)) { (void)callback; }
extern "C" void move_to(meters x) { (void)x; }
