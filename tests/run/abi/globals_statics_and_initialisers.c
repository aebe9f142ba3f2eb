// run: same
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static int zero;
int exported = 7;
static const int squares[] = {[5] = 25, [2] = 4, 9, [0] = 0, [7] = 49};
static int *pointer_to_element = (int *)&squares[2] + 1;
static const char *const names[] = {"alpha", &"beta"[1], &"gamma"[2]};
static struct config {
    int level;
    struct { short x, y; } at;
    const char *label;
    double weights[3];
    int (*hook)(int);
} configuration;
static int doubled(int x) { return 2 * x; }
static struct config preset = {.at.y = 5, .label = "preset", .weights = {[1] = 0.5}, .hook = doubled};
static char buffer[] = "text";
static char exact[4] = "four";
static struct node { int v; struct node *next; } ring[3] = {{1, &ring[1]}, {2, &ring[2]}, {3, &ring[0]}};
static _Thread_local int local_to_thread = 11;

static int counter(void) {
    static int calls = 100;
    return calls++;
}

int main(void) {
    printf("%d %d %zu\n", zero, exported, sizeof squares / sizeof *squares);
    for (size_t i = 0; i < sizeof squares / sizeof *squares; i++)
        printf("%d ", squares[i]);
    printf("| %d\n", *pointer_to_element);
    printf("%s %s %s\n", names[0], names[1], names[2]);
    printf("%d %p %d\n", configuration.level, (void *)configuration.label, configuration.hook == NULL);
    printf("%d %d %s %g %d\n", preset.level, preset.at.y, preset.label, preset.weights[1], preset.hook(21));
    printf("%zu %zu %.4s\n", sizeof buffer, sizeof exact, exact);
    buffer[0] = 'n';
    printf("%s\n", buffer);
    int walked = 0;
    for (struct node *n = ring; walked < 7; n = n->next)
        walked += n->v;
    printf("%d\n", walked);
    counter();
    counter();
    printf("%d %d\n", counter(), ++local_to_thread);
    struct config copy = preset;
    copy.weights[1] = 9;
    printf("%g %g\n", preset.weights[1], copy.weights[1]);
    return memcmp(exact, "four", 4);
}
