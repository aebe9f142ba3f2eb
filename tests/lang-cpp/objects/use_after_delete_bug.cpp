// verify: violated
// native: asan
#include <cassert>

struct session {
    int user;
    explicit session(int u) : user(u) {}
    int id() const {
        return user; //~ V0104
    }
};

int main() {
    session *s = new session(5);
    int before = s->id();
    delete s;
    int after = s->id();
    assert(before == after);
    return 0;
}
