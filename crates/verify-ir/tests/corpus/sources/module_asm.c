// Assembly at file scope.
// expect module asm: 2
__asm__(".globl placed_by_hand\n.set placed_by_hand, 7");
extern char placed_by_hand;
char *where(void) { return &placed_by_hand; }
