// <memory_resource>: resources, the allocator over them, containers with it.
// standards: 17 20 23
#include "check.h"
#include <map>
#include <memory_resource>
#include <string>
#include <vector>

// Counts what goes through it.
class Counting : public std::pmr::memory_resource {
public:
    int allocated = 0, released = 0;

private:
    void *do_allocate(std::size_t bytes, std::size_t alignment) override {
        ++allocated;
        return std::pmr::new_delete_resource()->allocate(bytes, alignment);
    }
    void do_deallocate(void *p, std::size_t bytes, std::size_t alignment) override {
        ++released;
        std::pmr::new_delete_resource()->deallocate(p, bytes, alignment);
    }
    bool do_is_equal(const std::pmr::memory_resource &other) const noexcept override { return this == &other; }
};

int main() {
    check::section("resources");
    CHECK(std::pmr::get_default_resource() == std::pmr::new_delete_resource());
    CHECK(*std::pmr::new_delete_resource() == *std::pmr::new_delete_resource());
    CHECK(!(*std::pmr::new_delete_resource() == *std::pmr::null_memory_resource()));
    bool thrown = false;
    try {
        (void)std::pmr::null_memory_resource()->allocate(1);
    } catch (const std::bad_alloc &) {
        thrown = true;
    }
    CHECK(thrown);
    Counting counting;
    CHECK(std::pmr::set_default_resource(&counting) == std::pmr::new_delete_resource());
    CHECK(std::pmr::get_default_resource() == &counting);
    CHECK(std::pmr::set_default_resource(nullptr) == &counting);
    void *p = counting.allocate(100, 64);
    CHECK(reinterpret_cast<std::size_t>(p) % 64 == 0);
    counting.deallocate(p, 100, 64);
    CHECK(counting.allocated == 1);
    CHECK(counting.released == 1);

    check::section("containers");
    {
        std::pmr::vector<int> v({1, 2, 3}, &counting);
        v.push_back(4);
        CHECK(v.size() == 4);
        CHECK(v.get_allocator().resource() == &counting);
        std::pmr::vector<int> copy(v);
        CHECK(copy == v);
        CHECK(copy.get_allocator().resource() == std::pmr::new_delete_resource());
        std::pmr::vector<int> same(v, &counting);
        CHECK(same.get_allocator() == v.get_allocator());
        std::pmr::vector<std::pmr::string> words(&counting);
        words.emplace_back("a text that is too long for the object itself");
        CHECK(words.front().get_allocator().resource() == &counting);
        std::pmr::map<int, std::pmr::string> map(&counting);
        map[1] = "one";
        CHECK(map.at(1) == "one");
    }
    CHECK(counting.allocated == counting.released);

    check::section("buffers");
    char buffer[256];
    {
        std::pmr::monotonic_buffer_resource monotonic(buffer, sizeof buffer, std::pmr::null_memory_resource());
        void *first = monotonic.allocate(10, 1);
        CHECK(first == buffer);
        void *second = monotonic.allocate(10, 1);
        CHECK(second == buffer + 10);
        monotonic.deallocate(second, 10, 1);
        CHECK(monotonic.allocate(1, 1) == buffer + 20);
        thrown = false;
        try {
            (void)monotonic.allocate(1000);
        } catch (const std::bad_alloc &) {
            thrown = true;
        }
        CHECK(thrown);
        monotonic.release();
        CHECK(monotonic.allocate(1, 1) == buffer);
        CHECK(monotonic.upstream_resource() == std::pmr::null_memory_resource());
        CHECK(!monotonic.is_equal(*std::pmr::new_delete_resource()));
    }
    const int before = counting.allocated - counting.released;
    {
        std::pmr::unsynchronized_pool_resource pool(&counting);
        std::pmr::vector<int> v(&pool);
        for (int i = 0; i != 100; ++i)
            v.push_back(i);
        CHECK(v[99] == 99);
        CHECK(pool.upstream_resource() == &counting);
        (void)pool.allocate(24);
    }
    CHECK(counting.allocated - counting.released == before);
    std::pmr::synchronized_pool_resource shared;
    p = shared.allocate(8);
    shared.deallocate(p, 8);
    shared.release();
    return check::done();
}
