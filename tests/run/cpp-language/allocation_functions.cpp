// run: same
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

static int global_news, global_deletes;

void *operator new(std::size_t n) {
    ++global_news;
    if (void *p = std::malloc(n ? n : 1))
        return p;
    throw std::bad_alloc();
}
void operator delete(void *p) noexcept {
    if (p)
        ++global_deletes;
    std::free(p);
}
void operator delete(void *p, std::size_t) noexcept { operator delete(p); }

struct pooled {
    long payload[2];
    alignas(16) static unsigned char pool[4][16];
    static int used;
    static void *operator new(std::size_t n) {
        if (n != sizeof(pooled) || used == 4)
            throw std::bad_alloc();
        return pool[used++];
    }
    static void operator delete(void *) { --used; }
};
alignas(16) unsigned char pooled::pool[4][16];
int pooled::used;

struct alignas(64) cache_line {
    char data[64];
};

struct arena {
    alignas(16) unsigned char bytes[128];
    std::size_t at = 0;
};
void *operator new(std::size_t n, arena &a) {
    void *p = a.bytes + a.at;
    a.at += (n + 15) / 16 * 16;
    return p;
}
void operator delete(void *, arena &a) { a.at = 9999; }

struct bomb {
    bomb() { throw 5; }
};

int main() {
    int *i = new int(7);
    long *many = new long[5]();
    std::printf("%d %ld\n", *i, many[4]);
    delete i;
    delete[] many;
    pooled *a = new pooled{{1, 2}}, *b = new pooled{{3, 4}};
    std::printf("%ld %d\n", b->payload[1] - a->payload[0], pooled::used);
    delete b;
    delete a;
    cache_line *c = new cache_line;
    std::printf("%d\n", static_cast<int>(reinterpret_cast<std::uintptr_t>(c) % 64));
    delete c;
    arena ar;
    int *x = new (ar) int(1);
    double *y = new (ar) double(2.5);
    std::printf("%d %g %zu\n", *x, *y, ar.at);
    try {
        new (ar) bomb;
    } catch (int v) {
        std::printf("%d %zu\n", v, ar.at);
    }
    alignas(int) unsigned char raw[sizeof(int)];
    int *placed = ::new (static_cast<void *>(raw)) int(99);
    std::printf("%d %d\n", *placed, global_news - global_deletes);
    return pooled::used;
}
