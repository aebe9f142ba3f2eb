// verify: violated
// native: uncaught
#include <future>

int main() {
    std::future<int> f;
    {
        std::promise<int> p;
        f = p.get_future();
    }
    return f.get(); //~ V0601
}
