// run: same
#include <stdio.h>

enum state { IDLE, PAYING, READY, BROKEN, STATES };
enum event { COIN, SELECT, CANCEL, KICK, REPAIR, EVENTS };

static int credit, sold, refunded;

static enum state accept(int v) { credit += v; return credit >= 3 ? READY : PAYING; }
static enum state vend(int v) { (void)v; sold++; credit -= 3; return credit ? (credit >= 3 ? READY : PAYING) : IDLE; }
static enum state refund(int v) { (void)v; refunded += credit; credit = 0; return IDLE; }
static enum state smash(int v) { (void)v; return BROKEN; }
static enum state fix(int v) { (void)v; return credit >= 3 ? READY : credit ? PAYING : IDLE; }

static enum state (*const transitions[STATES][EVENTS])(int) = {
    [IDLE] = {[COIN] = accept, [KICK] = smash},
    [PAYING] = {[COIN] = accept, [CANCEL] = refund, [KICK] = smash},
    [READY] = {[COIN] = accept, [SELECT] = vend, [CANCEL] = refund, [KICK] = smash},
    [BROKEN] = {[REPAIR] = fix},
};

int main(void) {
    static const char *const names[] = {"idle", "paying", "ready", "broken"};
    enum state s = IDLE;
    int ignored = 0;
    for (const char *p = "12s1ck1r5sscx22sk3rs"; *p; p++) {
        enum event e;
        int value = 0;
        switch (*p) {
        case '1': case '2': case '3': case '5': e = COIN; value = *p - '0'; break;
        case 's': e = SELECT; break;
        case 'c': e = CANCEL; break;
        case 'k': e = KICK; break;
        case 'r': e = REPAIR; break;
        default: continue;
        }
        if (!transitions[s][e]) {
            ignored++;
            continue;
        }
        enum state to = transitions[s][e](value);
        printf("%c: %s -> %s (%d)\n", *p, names[s], names[to], credit);
        s = to;
    }
    printf("sold %d refunded %d ignored %d\n", sold, refunded, ignored);
    return s == BROKEN;
}
