// run: same
// clang: -std=c++17 -O2
#include <cstddef>
#include <cstdio>

template <class T> struct hook {
    T *prev = nullptr, *next = nullptr;
};

template <class T, hook<T> T::*Member> class intrusive_list {
    T *head_ = nullptr, *tail_ = nullptr;
    std::size_t size_ = 0;

public:
    class iterator {
        T *at_;

    public:
        explicit iterator(T *at) : at_(at) {}
        T &operator*() const { return *at_; }
        T *operator->() const { return at_; }
        iterator &operator++() {
            at_ = (at_->*Member).next;
            return *this;
        }
        bool operator!=(iterator o) const { return at_ != o.at_; }
    };
    iterator begin() { return iterator(head_); }
    iterator end() { return iterator(nullptr); }
    std::size_t size() const { return size_; }
    void push_back(T &x) {
        (x.*Member).prev = tail_;
        (x.*Member).next = nullptr;
        (tail_ ? (tail_->*Member).next : head_) = &x;
        tail_ = &x;
        ++size_;
    }
    void erase(T &x) {
        hook<T> &h = x.*Member;
        (h.prev ? (h.prev->*Member).next : head_) = h.next;
        (h.next ? (h.next->*Member).prev : tail_) = h.prev;
        h = {};
        --size_;
    }
};

struct task {
    int priority;
    hook<task> by_arrival, by_priority;
    explicit task(int p = 0) : priority(p) {}
};

template <class List> static void show(const char *name, List &list) {
    std::printf("%s (%zu):", name, list.size());
    for (task &t : list)
        std::printf(" %d", t.priority);
    std::printf("\n");
}

int main() {
    task tasks[8];
    intrusive_list<task, &task::by_arrival> arrival;
    intrusive_list<task, &task::by_priority> urgent;
    for (int i = 0; i < 8; ++i) {
        tasks[i].priority = i * 5 % 8;
        arrival.push_back(tasks[i]);
        if (tasks[i].priority > 3)
            urgent.push_back(tasks[i]);
    }
    show("arrival", arrival);
    show("urgent", urgent);
    arrival.erase(tasks[0]);
    arrival.erase(tasks[7]);
    arrival.erase(tasks[3]);
    urgent.erase(*urgent.begin());
    show("arrival", arrival);
    show("urgent", urgent);
    return arrival.size() == 5 && urgent.size() == 3 ? 0 : 1;
}
