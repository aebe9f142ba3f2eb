// verify: violated
// system-headers: violated
// clang: -std=c++17
// native: asan
#include <memory_resource>

int main() {
    int *number = nullptr;
    {
        std::pmr::monotonic_buffer_resource resource(1024);
        number = std::pmr::polymorphic_allocator<int>(&resource).allocate(1);
        *number = 1;
    }
    return *number; //~ V0104
}
