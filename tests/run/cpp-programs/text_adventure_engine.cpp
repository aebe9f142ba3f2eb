// run: same
#include <cstdio>
#include <cstring>

enum class direction { north, south, east, west, count };

struct room {
    const char *name;
    room *exits[static_cast<int>(direction::count)];
    const char *item;
};

class game {
    room cellar{"cellar", {}, "lamp"}, hall{"hall", {}, nullptr}, attic{"attic", {}, "gold"}, garden{"garden", {}, "key"};
    room *here = &hall;
    const char *carried[4] = {};
    int moves = 0, held = 0;

    bool has(const char *what) const {
        for (int i = 0; i < held; ++i)
            if (!std::strcmp(carried[i], what))
                return true;
        return false;
    }
    void go(direction d) {
        room *next = here->exits[static_cast<int>(d)];
        if (!next) {
            std::printf("No way there.\n");
        } else if (next == &attic && !has("key")) {
            std::printf("The attic is locked.\n");
        } else {
            here = next;
            ++moves;
            std::printf("You are in the %s%s%s.\n", here->name, here->item ? ", here is a " : "", here->item ? here->item : "");
        }
    }

public:
    game() {
        link(cellar, direction::north, hall, direction::south);
        link(hall, direction::north, attic, direction::south);
        link(hall, direction::east, garden, direction::west);
    }
    static void link(room &a, direction ab, room &b, direction ba) {
        a.exits[static_cast<int>(ab)] = &b;
        b.exits[static_cast<int>(ba)] = &a;
    }
    bool play(const char *commands) {
        for (; *commands; ++commands)
            switch (*commands) {
            case 'n': go(direction::north); break;
            case 's': go(direction::south); break;
            case 'e': go(direction::east); break;
            case 'w': go(direction::west); break;
            case 't':
                if (here->item) {
                    std::printf("Taken: %s.\n", here->item);
                    carried[held++] = here->item;
                    here->item = nullptr;
                }
                break;
            default: std::printf("What is '%c'?\n", *commands);
            }
        std::printf("%d moves, %d things\n", moves, held);
        return has("gold");
    }
};

int main() {
    game lost, won;
    bool a = lost.play("nswxt");
    bool b = won.play("netwnt");
    return !a && b ? 0 : 1;
}
