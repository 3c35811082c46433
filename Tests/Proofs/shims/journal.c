// Records a program's changes of files in order, to simulate what a loss of power can undo.
//
// Preloaded (LD_PRELOAD); glibc only. PROOF_ROOT names the files to record, PROOF_LOG the file that
// receives the records: a letter, three 64-bit numbers (file number, offset, number of bytes that
// follow), then those bytes.
//   With the number of the file or folder:
//     C created (and its path)   T truncated to an offset   W written   S synchronized
//     D folder synchronized
//   With paths, two of them separated by a NUL:
//     U removed   R renamed   L linked

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static const char *root;
static size_t root_length;
static int log_descriptor = -1;
// Serializes calls and their records, so that the records are in the order of the calls.
static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
// The file number of each open descriptor; 0 for files that are not recorded.
static uint64_t numbers[4096];

static int is_ours(const char *path) {
  return log_descriptor >= 0 && path && !strncmp(path, root, root_length);
}

static uint64_t number_of(int descriptor) {
  return descriptor > 2 && descriptor < 4096 ? numbers[descriptor] : 0;
}

static void record(char letter, uint64_t number, uint64_t offset, const void *bytes, size_t count) {
  struct { char letter[8]; uint64_t number, offset, count; } head = {{letter}, number, offset, count};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, count}};
  if (writev(log_descriptor, parts, 2) != (ssize_t)(sizeof head + count)) abort();
}

static void record_paths(char letter, const char *from, const char *to) {
  char both[8192];
  size_t first = strlen(from), second = to ? strlen(to) + 1 : 0;
  if (first + second > sizeof both) abort();
  memcpy(both, from, first);
  if (to) {
    both[first] = 0;
    memcpy(both + first + 1, to, second - 1);
  }
  struct stat status;
  uint64_t number = lstat(to ? to : from, &status) ? 0 : status.st_ino;
  record(letter, number, 0, both, first + second);
}

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static void opened(int descriptor, const char *path, int flags, int is_new) {
  struct stat status;
  if (fstat(descriptor, &status) || descriptor >= 4096) return;
  numbers[descriptor] = status.st_ino;
  size_t length = strlen(path);
  if (S_ISDIR(status.st_mode) || (length > 4 && !strcmp(path + length - 4, "-shm"))) {
    if (!S_ISDIR(status.st_mode)) numbers[descriptor] = 0;
    return;
  }
  if (is_new) record('C', status.st_ino, 0, path, length);
  else if (flags & O_TRUNC) record('T', status.st_ino, 0, NULL, 0);
}

#define OPEN_LIKE(name, text) \
  int name(const char *path, int flags, ...) { \
    REAL(int, text, const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = va_arg(list, mode_t); \
    va_end(list); \
    if (!is_ours(path)) return real(path, flags, mode); \
    pthread_mutex_lock(&mutex); \
    int is_new = (flags & O_CREAT) && access(path, F_OK) != 0; \
    int descriptor = real(path, flags, mode); \
    if (descriptor >= 0) opened(descriptor, path, flags, is_new); \
    pthread_mutex_unlock(&mutex); \
    return descriptor; \
  }
OPEN_LIKE(open, "open")
OPEN_LIKE(open64, "open64")

int close(int descriptor) {
  REAL(int, "close", int);
  if (descriptor > 2 && descriptor < 4096) numbers[descriptor] = 0;
  return real(descriptor);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(ssize_t, "write", int, const void *, size_t);
  uint64_t number = number_of(descriptor);
  if (!number) return real(descriptor, bytes, count);
  pthread_mutex_lock(&mutex);
  off_t offset = lseek(descriptor, 0, SEEK_CUR);
  ssize_t done = real(descriptor, bytes, count);
  if (done > 0) record('W', number, offset, bytes, done);
  pthread_mutex_unlock(&mutex);
  return done;
}

#define PWRITE_LIKE(name, text, offset_type) \
  ssize_t name(int descriptor, const void *bytes, size_t count, offset_type offset) { \
    REAL(ssize_t, text, int, const void *, size_t, offset_type); \
    uint64_t number = number_of(descriptor); \
    if (!number) return real(descriptor, bytes, count, offset); \
    pthread_mutex_lock(&mutex); \
    ssize_t done = real(descriptor, bytes, count, offset); \
    if (done > 0) record('W', number, offset, bytes, done); \
    pthread_mutex_unlock(&mutex); \
    return done; \
  }
PWRITE_LIKE(pwrite, "pwrite", off_t)
PWRITE_LIKE(pwrite64, "pwrite64", off64_t)

#define TRUNCATE_LIKE(name, offset_type) \
  int name(int descriptor, offset_type length) { \
    REAL(int, #name, int, offset_type); \
    uint64_t number = number_of(descriptor); \
    if (!number) return real(descriptor, length); \
    pthread_mutex_lock(&mutex); \
    int code = real(descriptor, length); \
    if (!code) record('T', number, length, NULL, 0); \
    pthread_mutex_unlock(&mutex); \
    return code; \
  }
TRUNCATE_LIKE(ftruncate, off_t)
TRUNCATE_LIKE(ftruncate64, off64_t)

// A folder is recorded by its number, too, but with another letter.
static int synchronized(int descriptor, int (*real)(int)) {
  uint64_t number = number_of(descriptor);
  if (!number) return real(descriptor);
  pthread_mutex_lock(&mutex);
  int code = real(descriptor);
  struct stat status;
  if (!code && !fstat(descriptor, &status))
    record(S_ISDIR(status.st_mode) ? 'D' : 'S', number, 0, NULL, 0);
  pthread_mutex_unlock(&mutex);
  return code;
}

int fsync(int descriptor) {
  REAL(int, "fsync", int);
  return synchronized(descriptor, real);
}

int fdatasync(int descriptor) {
  REAL(int, "fdatasync", int);
  return synchronized(descriptor, real);
}

#define TWO_PATHS(name, letter) \
  int name(const char *from, const char *to) { \
    REAL(int, #name, const char *, const char *); \
    if (!is_ours(to)) return real(from, to); \
    pthread_mutex_lock(&mutex); \
    int code = real(from, to); \
    if (!code) record_paths(letter, from, to); \
    pthread_mutex_unlock(&mutex); \
    return code; \
  }
TWO_PATHS(rename, 'R')
TWO_PATHS(link, 'L')

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  if (!is_ours(path)) return real(path);
  pthread_mutex_lock(&mutex);
  int code = real(path);
  if (!code) record_paths('U', path, NULL);
  pthread_mutex_unlock(&mutex);
  return code;
}

__attribute__((constructor)) static void begin(void) {
  root = getenv("PROOF_ROOT");
  root_length = root ? strlen(root) : 0;
  const char *log_path = getenv("PROOF_LOG");
  REAL(int, "open64", const char *, int, ...);
  if (root && log_path) log_descriptor = real(log_path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
}
