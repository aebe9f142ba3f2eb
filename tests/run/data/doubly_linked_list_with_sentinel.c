// run: same
#include <stddef.h>
#include <stdio.h>

struct link {
    struct link *prev, *next;
};

struct job {
    int cost;
    struct link link;
    char label;
};

#define job_of(l) ((struct job *)((char *)(l) - offsetof(struct job, link)))

static void init(struct link *l) { l->prev = l->next = l; }

static void insert_before(struct link *at, struct link *l) {
    l->prev = at->prev;
    l->next = at;
    at->prev->next = l;
    at->prev = l;
}

static void unlink_it(struct link *l) {
    l->prev->next = l->next;
    l->next->prev = l->prev;
    init(l);
}

static void show(const char *title, struct link *list) {
    printf("%s:", title);
    for (struct link *l = list->next; l != list; l = l->next)
        printf(" %c%d", job_of(l)->label, job_of(l)->cost);
    printf("\n");
}

int main(void) {
    struct link ready, done;
    init(&ready);
    init(&done);
    struct job jobs[6];
    for (int i = 0; i < 6; i++) {
        jobs[i].cost = 1 + i * 5 % 7;
        jobs[i].label = (char)('a' + i);
        insert_before(&ready, &jobs[i].link);
    }
    show("ready", &ready);
    int slices = 0;
    while (ready.next != &ready) {
        struct job *j = job_of(ready.next);
        unlink_it(&j->link);
        j->cost -= 2;
        slices++;
        if (j->cost > 0)
            insert_before(&ready, &j->link);
        else
            insert_before(&done, &j->link);
    }
    show("done", &done);
    show("ready", &ready);
    printf("%d slices\n", slices);
    return 0;
}
