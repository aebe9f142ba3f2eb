// run: same
#include <cstdio>

class event_loop;

class handler {
public:
    virtual ~handler() {}
    virtual void fire(event_loop &loop, int time) = 0;
};

class event_loop {
    struct entry {
        int time, serial;
        handler *h;
    };
    entry queue_[64];
    int size_ = 0, serial_ = 0, now_ = 0;

    bool before(const entry &a, const entry &b) const { return a.time != b.time ? a.time < b.time : a.serial < b.serial; }

public:
    void at(int time, handler *h) {
        int i = size_++;
        queue_[i] = entry{time, serial_++, h};
        for (; i > 0 && before(queue_[i], queue_[i - 1]); --i) {
            entry t = queue_[i];
            queue_[i] = queue_[i - 1];
            queue_[i - 1] = t;
        }
    }
    int run(int until) {
        int fired = 0;
        while (size_ > 0 && queue_[0].time <= until) {
            entry e = queue_[0];
            --size_;
            for (int i = 0; i < size_; ++i)
                queue_[i] = queue_[i + 1];
            now_ = e.time;
            e.h->fire(*this, now_);
            ++fired;
        }
        return fired;
    }
    int pending() const { return size_; }
};

template <class F> class callback : public handler {
    F f_;

public:
    explicit callback(F f) : f_(f) {}
    void fire(event_loop &loop, int time) override { f_(loop, time, this); }
};

template <class F> static callback<F> make(F f) { return callback<F>(f); }

int main() {
    event_loop loop;
    int ticks = 0, total = 0;
    auto tick = make([&](event_loop &l, int t, handler *self) {
        ++ticks;
        if (t < 50)
            l.at(t + 10, self);
    });
    auto once = make([&](event_loop &, int t, handler *) {
        std::printf("once at %d after %d ticks\n", t, ticks);
        total += t;
    });
    auto burst = make([&](event_loop &l, int t, handler *) {
        for (int i = 0; i < 3; ++i)
            l.at(t + i, &once);
    });
    loop.at(5, &tick);
    loop.at(25, &burst);
    loop.at(24, &once);
    int fired = loop.run(40);
    std::printf("%d fired, %d pending\n", fired, loop.pending());
    fired += loop.run(1000);
    std::printf("%d fired, %d ticks, total %d\n", fired, ticks, total);
    return ticks == 6 && total == 24 + 25 + 26 + 27 ? 0 : 1;
}
