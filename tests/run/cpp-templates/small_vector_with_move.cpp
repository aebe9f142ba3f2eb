// run: same
#include <cstddef>
#include <cstdio>
#include <new>
#include <utility>

struct counted {
    static int made, copied, moved, destroyed;
    int value;
    explicit counted(int v) : value(v) { ++made; }
    counted(const counted &o) : value(o.value) { ++copied; }
    counted(counted &&o) noexcept : value(o.value) {
        o.value = -1;
        ++moved;
    }
    counted &operator=(counted o) noexcept {
        value = o.value;
        return *this;
    }
    ~counted() { ++destroyed; }
};

int counted::made, counted::copied, counted::moved, counted::destroyed;

template <class T, std::size_t Inline> class small_vector {
    alignas(T) unsigned char inline_[Inline * sizeof(T)];
    T *data_ = reinterpret_cast<T *>(inline_);
    std::size_t size_ = 0, capacity_ = Inline;

    bool is_inline() const { return static_cast<const void *>(data_) == inline_; }
    void grow() {
        T *bigger = static_cast<T *>(::operator new(2 * capacity_ * sizeof(T)));
        for (std::size_t i = 0; i < size_; ++i) {
            ::new (bigger + i) T(std::move(data_[i]));
            data_[i].~T();
        }
        if (!is_inline())
            ::operator delete(data_);
        data_ = bigger;
        capacity_ *= 2;
    }

public:
    small_vector() = default;
    small_vector(const small_vector &) = delete;
    small_vector &operator=(const small_vector &) = delete;
    ~small_vector() {
        while (size_)
            pop_back();
        if (!is_inline())
            ::operator delete(data_);
    }
    template <class... A> T &emplace_back(A &&...args) {
        if (size_ == capacity_)
            grow();
        T *p = ::new (data_ + size_) T(std::forward<A>(args)...);
        ++size_;
        return *p;
    }
    void pop_back() { data_[--size_].~T(); }
    T &operator[](std::size_t i) { return data_[i]; }
    std::size_t size() const { return size_; }
    std::size_t capacity() const { return capacity_; }
    T *begin() { return data_; }
    T *end() { return data_ + size_; }
};

int main() {
    {
        small_vector<counted, 4> v;
        for (int i = 0; i < 10; ++i)
            v.emplace_back(i * i);
        counted c(1000);
        v.emplace_back(c);
        v.emplace_back(std::move(c));
        int sum = 0;
        for (counted &x : v)
            sum += x.value;
        std::printf("size %zu capacity %zu sum %d moved-from %d\n", v.size(), v.capacity(), sum, c.value);
        v.pop_back();
        v[0] = v[v.size() - 1];
        std::printf("%d %zu\n", v[0].value, v.size());
    }
    std::printf("made %d copied %d moved %d destroyed %d\n", counted::made, counted::copied, counted::moved, counted::destroyed);
    return counted::made + counted::copied + counted::moved - counted::destroyed;
}
