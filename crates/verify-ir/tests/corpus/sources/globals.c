// Globals: linkages, sections, alignment, visibility, initialisers with addresses.
// expect global: `int counter` at 6
// expect global: `const char *const names[3]` at 9
// expect linkage: counter external, secret internal, common_one common, weak_one weak, elsewhere external, maybe extern_weak

int counter = 42;
static long secret[3] = {1, 2, 3};
extern int elsewhere;
const char *const names[3] = {"one", "two", "three" + 2};
int common_one __attribute__((common));
int weak_one __attribute__((weak)) = 1;
extern int maybe __attribute__((weak));
int aligned_one __attribute__((aligned(64))) = 2;
int placed __attribute__((section(".mine"))) = 3;
int hidden_one __attribute__((visibility("hidden"))) = 4;
int protected_one __attribute__((visibility("protected"))) = 5;
long *inside = &secret[1];
char *bytes = (char *)&secret[2] + 3;
unsigned long address = (unsigned long)&counter;
struct Node { int value; struct Node *next; struct { short a; char b[3]; } parts[2]; };
struct Node ring[2] = {{1, &ring[1], {{2, "ab"}, {3, {4, 5}}}}, {6, &ring[0], {{0}}}};
static int unused_but_kept __attribute__((used)) = 9;

int read_all(void) {
    return counter + elsewhere + (&maybe ? maybe : 0) + (int)*inside + ring[0].next->value + bytes[0] + (int)address;
}
