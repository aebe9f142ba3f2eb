// Smart pointers: control blocks, deleters, casts, weak references.
#include <memory>
// expect function: `int run(bool)` at 6
struct Base { virtual ~Base() = default; virtual int get() { return 1; } };
struct Derived : Base { int x; Derived(int x) : x(x) {} int get() override { return x; } };
int run(bool b) {
    std::unique_ptr<Base> owner = std::make_unique<Derived>(3);
    std::shared_ptr<Base> shared = b ? std::make_shared<Derived>(4) : std::shared_ptr<Base>(owner.release());
    std::weak_ptr<Base> weak = shared;
    auto file = std::unique_ptr<int, void (*)(int *)>(new int(5), [](int *p) { delete p; });
    return weak.lock()->get() + *file + (int)std::static_pointer_cast<Derived>(shared).use_count();
}
