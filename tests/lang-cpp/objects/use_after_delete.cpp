// verify: proved
// native: ok
#include <cassert>

struct session {
    int user;
    explicit session(int u) : user(u) {}
    int id() const {
        return user;
    }
};

int main() {
    session *s = new session(5);
    int before = s->id();
    int after = s->id();
    delete s;
    assert(before == after);
    return 0;
}
