// Fails, cuts short or kills at the Nth system call of a kind, or the Nth allocation of SQLite.
//
// Preloaded (LD_PRELOAD) into the program under test; glibc only. Environment variables:
//   PROOF_ROOT    Only files whose path begins with this, or is not absolute, are counted.
//   PROOF_KIND    A name in `kinds`, "room" (every call that needs space on the disk) or "any".
//   PROOF_AT      The number of the call of that kind, counting from 1; 0 only counts.
//   PROOF_ACT     An error number, "short" (half of a write is done), "kill" (SIGKILL before the
//                 call), "cut" (the mapped file is truncated, as another program may do), or "lost"
//                 (a write reports success without writing, which the proof must detect).
//   PROOF_STICKY  1 to apply the fault to all later calls of the kind, too.
//   PROOF_COUNT   A file that receives the number of calls of each kind at exit.
//   PROOF_CLOCK   The time that all wall clocks show, in seconds since 1970.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "faults.h"

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

#define OPEN_LIKE(name, text) \
  int name(const char *path, int flags, ...) { \
    REAL(int, text, const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = va_arg(list, mode_t); \
    va_end(list); \
    if (!is_ours(path)) { \
      int descriptor = real(path, flags, mode); \
      track(descriptor, NULL); \
      return descriptor; \
    } \
    int makes = (flags & O_CREAT) && access(path, F_OK) != 0; \
    if (fails(OPEN, makes)) return -1; \
    int descriptor = real(path, flags, mode); \
    track(descriptor, path); \
    return descriptor; \
  }
OPEN_LIKE(open, "open")
OPEN_LIKE(open64, "open64")

#define OPENAT_LIKE(name, text) \
  int name(int folder, const char *path, int flags, ...) { \
    REAL(int, text, int, const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = va_arg(list, mode_t); \
    va_end(list); \
    if (is_ours(path) && fails(OPEN, 0)) return -1; \
    int descriptor = real(folder, path, flags, mode); \
    track(descriptor, path); \
    return descriptor; \
  }
OPENAT_LIKE(openat, "openat")
OPENAT_LIKE(openat64, "openat64")

ssize_t read(int descriptor, void *bytes, size_t count) {
  REAL(ssize_t, "read", int, void *, size_t);
  if (is_tracked(descriptor) && fails(READ, 0)) return -1;
  return real(descriptor, bytes, count);
}

#define PREAD_LIKE(name, text, offset_type) \
  ssize_t name(int descriptor, void *bytes, size_t count, offset_type offset) { \
    REAL(ssize_t, text, int, void *, size_t, offset_type); \
    if (is_tracked(descriptor) && fails(READ, 0)) return -1; \
    return real(descriptor, bytes, count, offset); \
  }
PREAD_LIKE(pread, "pread", off_t)
PREAD_LIKE(pread64, "pread64", off64_t)

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(ssize_t, "write", int, const void *, size_t);
  if (is_tracked(descriptor) && fails(WRITE, 1)) {
    if (is_lost) return count;
    if (is_short && count > 1) return real(descriptor, bytes, count / 2);
    if (is_short) return real(descriptor, bytes, count);
    return -1;
  }
  return real(descriptor, bytes, count);
}

#define PWRITE_LIKE(name, text, offset_type) \
  ssize_t name(int descriptor, const void *bytes, size_t count, offset_type offset) { \
    REAL(ssize_t, text, int, const void *, size_t, offset_type); \
    if (is_tracked(descriptor) && fails(WRITE, 1)) { \
      if (is_lost) return count; \
      if (is_short) return real(descriptor, bytes, count > 1 ? count / 2 : count, offset); \
      return -1; \
    } \
    return real(descriptor, bytes, count, offset); \
  }
PWRITE_LIKE(pwrite, "pwrite", off_t)
PWRITE_LIKE(pwrite64, "pwrite64", off64_t)

#define DESCRIPTOR_CALL(name, kind) \
  int name(int descriptor) { \
    REAL(int, #name, int); \
    if (is_tracked(descriptor) && fails(kind, 0)) return -1; \
    return real(descriptor); \
  }
DESCRIPTOR_CALL(fsync, SYNC)
DESCRIPTOR_CALL(fdatasync, SYNC)

// On Linux, a failed close has closed the descriptor nevertheless.
int close(int descriptor) {
  REAL(int, "close", int);
  int is_failing = is_tracked(descriptor) && fails(CLOSE, 0);
  int error = errno;
  if (descriptor > 2 && descriptor < (int)sizeof tracked) tracked[descriptor] = 0;
  int result = real(descriptor);
  if (!is_failing) return result;
  errno = error;
  return -1;
}

#define TRUNCATE_LIKE(name, offset_type) \
  int name(int descriptor, offset_type length) { \
    REAL(int, #name, int, offset_type); \
    if (is_tracked(descriptor) && fails(TRUNCATE, length > 0)) return -1; \
    return real(descriptor, length); \
  }
TRUNCATE_LIKE(ftruncate, off_t)
TRUNCATE_LIKE(ftruncate64, off64_t)

#define TWO_PATHS(name, kind) \
  int name(const char *from, const char *to) { \
    REAL(int, #name, const char *, const char *); \
    if (is_ours(to) && fails(kind, 1)) return -1; \
    return real(from, to); \
  }
TWO_PATHS(rename, RENAME)
TWO_PATHS(link, LINK)

#define ONE_PATH(name) \
  int name(const char *path) { \
    REAL(int, #name, const char *); \
    if (is_ours(path) && fails(UNLINK, 0)) return -1; \
    return real(path); \
  }
ONE_PATH(unlink)
ONE_PATH(rmdir)

int mkdir(const char *path, mode_t mode) {
  REAL(int, "mkdir", const char *, mode_t);
  if (is_ours(path) && fails(MKDIR, 1)) return -1;
  return real(path, mode);
}

#define MMAP_LIKE(name, offset_type) \
  void *name(void *at, size_t length, int access, int flags, int descriptor, offset_type offset) { \
    REAL(void *, #name, void *, size_t, int, int, int, offset_type); \
    int is_failing = is_tracked(descriptor) && fails(MMAP, 0); \
    if (is_failing && !is_cut) return MAP_FAILED; \
    void *mapped = real(at, length, access, flags, descriptor, offset); \
    if (is_failing && (flags & MAP_SHARED)) (void)!ftruncate(descriptor, 0); \
    return mapped; \
  }
MMAP_LIKE(mmap, off_t)
MMAP_LIKE(mmap64, off64_t)

// SQLite extends its mapping with this call; the mapping is of a file, so its address is not needed
// here.
void *mremap(void *at, size_t old_length, size_t length, int flags, ...) {
  REAL(void *, "mremap", void *, size_t, size_t, int, ...);
  if (root && fails(MMAP, 0)) return MAP_FAILED;
  return real(at, old_length, length, flags);
}

// Affects locks only; for other requests, the argument is missing or not an address.
#define FCNTL_LIKE(name) \
  int name(int descriptor, int request, ...) { \
    REAL(int, #name, int, int, ...); \
    va_list list; \
    va_start(list, request); \
    void *argument = va_arg(list, void *); \
    va_end(list); \
    int is_lock = request == F_SETLK || request == F_SETLKW || request == F_GETLK; \
    if (is_lock && is_tracked(descriptor) && fails(LOCK, 0)) return -1; \
    return real(descriptor, request, argument); \
  }
FCNTL_LIKE(fcntl)
FCNTL_LIKE(fcntl64)

#define STAT_LIKE(name, type) \
  int name(const char *path, struct type *status) { \
    REAL(int, #name, const char *, struct type *); \
    if (is_ours(path) && fails(STAT, 0)) return -1; \
    return real(path, status); \
  }
STAT_LIKE(stat, stat)
STAT_LIKE(lstat, stat)
STAT_LIKE(stat64, stat64)
STAT_LIKE(lstat64, stat64)

#define FSTAT_LIKE(name, type) \
  int name(int descriptor, struct type *status) { \
    REAL(int, #name, int, struct type *); \
    if (is_tracked(descriptor) && fails(STAT, 0)) return -1; \
    return real(descriptor, status); \
  }
FSTAT_LIKE(fstat, stat)
FSTAT_LIKE(fstat64, stat64)

time_t time(time_t *result) {
  REAL(time_t, "time", time_t *);
  time_t now = fixed_clock ? fixed_clock : real(NULL);
  if (result) *result = now;
  return now;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  REAL(int, "clock_gettime", clockid_t, struct timespec *);
  int code = real(clock, result);
  if (fixed_clock && !code && clock == CLOCK_REALTIME) *result = (struct timespec){fixed_clock, 0};
  return code;
}

int gettimeofday(struct timeval *result, void *zone) {
  REAL(int, "gettimeofday", struct timeval *, void *);
  int code = real(result, zone);
  if (fixed_clock && !code) *result = (struct timeval){fixed_clock, 0};
  return code;
}

static sqlite3_mem_methods heap;

static void *failing_malloc(int size) {
  return fails(MEMORY, 0) ? NULL : heap.xMalloc(size);
}

static void *failing_realloc(void *old, int size) {
  return fails(MEMORY, 0) ? NULL : heap.xRealloc(old, size);
}

__attribute__((constructor)) static void begin(void) {
  root = getenv("PROOF_ROOT");
  root_length = root ? strlen(root) : 0;
  count_path = getenv("PROOF_COUNT");
  const char *kind = getenv("PROOF_KIND"), *at = getenv("PROOF_AT"), *act = getenv("PROOF_ACT");
  for (int number = 0; kind && number < KINDS; number++)
    if (!strcmp(kind, kinds[number])) failing_kind = number;
  failing_call = at ? atol(at) : 0;
  is_short = act && !strcmp(act, "short");
  is_lost = act && !strcmp(act, "lost");
  is_cut = act && !strcmp(act, "cut");
  is_kill = act && !strcmp(act, "kill");
  action = act ? atoi(act) : 0;
  is_sticky = getenv("PROOF_STICKY") != NULL;
  fixed_clock = getenv("PROOF_CLOCK") ? atol(getenv("PROOF_CLOCK")) : 0;
  // Programs started by the program are not affected.
  unsetenv("LD_PRELOAD");
  int (*configure)(int, ...) = (int (*)(int, ...))dlsym(RTLD_DEFAULT, "sqlite3_config");
  if (!configure || (!count_path && failing_kind != MEMORY)) return;
  if (configure(SQLITE_CONFIG_GETMALLOC, &heap) != SQLITE_OK) return;
  sqlite3_mem_methods failing = heap;
  failing.xMalloc = failing_malloc;
  failing.xRealloc = failing_realloc;
  configure(SQLITE_CONFIG_MALLOC, &failing);
}

__attribute__((destructor)) static void end(void) {
  if (!count_path) return;
  failing_kind = -1;
  FILE *file = fopen(count_path, "w");
  if (!file) return;
  for (int number = 0; number < KINDS; number++)
    fprintf(file, "%s %ld\n", kinds[number], atomic_load(&counts[number]));
  fclose(file);
}
