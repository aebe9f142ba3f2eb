// verify: proved
// native: none
#include <assert.h>
#include <stddef.h>

int nondet_int(void);

struct hook {
    struct hook *next;
};

struct task {
    int id;
    struct hook by_time, by_name;
};

#define task_of(hook, member) ((struct task *)((char *)(hook)-offsetof(struct task, member)))

int main(void) {
    struct task tasks[3];
    for (int i = 0; i < 3; i++) {
        tasks[i].id = i + 10;
        tasks[i].by_time.next = &tasks[(i + 1) % 3].by_time;
        tasks[i].by_name.next = &tasks[(i + 2) % 3].by_name;
    }
    int i = nondet_int();
    if (i < 0 || i > 2)
        return 0;
    struct task *t = task_of(tasks[i].by_time.next, by_time);
    assert(t->id == 10 + (i + 1) % 3);
    t = task_of(t->by_name.next, by_name);
    assert(t->id == tasks[i].id);
    return 0;
}
