// The handler is written in C because it may interrupt any instruction, where Swift's runtime must
// not be called.
#define _GNU_SOURCE
#include "mapping_fault.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// SQLite maps 32 KB of index for each 4,096 pages of the log, so a higher count means that the
// program touches pages in an endless loop.
enum { MAXIMUM_FAULT_COUNT = 100000 };
// The distance from the program's own data within which an address is part of its image; files are
// mapped far from it.
enum { OWN_IMAGE = 1 << 28 };

static const char *message;
static long message_length;
static int exit_status = 2;
static uintptr_t page_size;
static atomic_bool survives;
static atomic_int fragile;
static atomic_long faults;

static bool is_own_image(uintptr_t address) {
  uintptr_t own = (uintptr_t)&message;
  return (address > own ? address - own : own - address) < OWN_IMAGE;
}

// Replaces a page that is missing from its file with zeros.
static bool replace(uintptr_t address) {
  uintptr_t page = address & ~(page_size - 1);
  if (!page || is_own_image(address)) return false;
  // Incremented before the zeros become readable.
  if (atomic_fetch_add(&faults, 1) >= MAXIMUM_FAULT_COUNT) return false;
  void *zeros = mmap(
      (void *)page, page_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON | MAP_FIXED, -1, 0);
  return zeros != MAP_FAILED;
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)context;
  int error = errno;
  if (atomic_load(&survives) && !atomic_load(&fragile) && replace((uintptr_t)info->si_addr)) {
    errno = error;
    return;
  }
  ssize_t written = write(2, message, (size_t)message_length);
  (void)written;
  _exit(exit_status);
}

void bridgebook_watch_mapping_faults(const char *text, long length, int status) {
  message = text;
  message_length = length;
  exit_status = status;
  page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, 0);
}

void bridgebook_survive_mapping_faults(bool value) { atomic_store(&survives, value); }

bool bridgebook_survives_mapping_faults(void) { return atomic_load(&survives); }

void bridgebook_change_fragile_work(int change) { atomic_fetch_add(&fragile, change); }

long bridgebook_mapping_faults(void) { return atomic_load(&faults); }
