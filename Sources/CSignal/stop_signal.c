// The handler is written in C because it may interrupt any instruction, where Swift's runtime must
// not be called. Other threads read the value that it sets, so the value is atomic.
#include "stop_signal.h"

#include <signal.h>
#include <stdatomic.h>

static atomic_int received;

static void receive(int number) {
  atomic_store_explicit(&received, number, memory_order_relaxed);
  signal(number, SIG_DFL);
}

static void watch(int number) {
  // A parent such as nohup may have set the signal to be ignored.
  if (signal(number, receive) == SIG_IGN) signal(number, SIG_IGN);
}

void bridgebook_watch_stop_signals(void) {
  atomic_store_explicit(&received, 0, memory_order_relaxed);
  watch(SIGINT);
  watch(SIGTERM);
}

int bridgebook_stop_signal(void) {
  return atomic_load_explicit(&received, memory_order_relaxed);
}
