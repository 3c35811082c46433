// Preloaded into the program: makes system calls of one kind fail, or sends the process a signal at
// such a call.
//
// FAIL_CALL  The name of the call: pread, read (of regular files), rename, link, fsync, fsync-folder,
//            getpid, mkdir, stat, opendir, room, access, sqlite-sync or cut-index. getpid returns
//            1, and access pretends that an existing file has gone. fsync-folder excludes SQLite's
//            own calls, and sqlite-sync means only those, under the name that its build uses:
//            fdatasync in Debian's library, fsync in one built like Apple's. For cut-index see
//            below.
// FAIL_WITH  EIO or ENOSPC; KILL, before the call; for mkdir only TERM or INT, after the call; or
//            END, with which a file ends at this read.
// FAIL_AT    The number of the call, counting from 1; every call if it is not set.
//
// With cut-index, the file that was last mapped as shared, which is the index of SQLite's log, is
// truncated at the next read after the file "cut" was created in the working directory; that file
// is then removed.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_failing(const char *call) {
  static int count;
  const char *name = getenv("FAIL_CALL");
  const char *at = getenv("FAIL_AT");
  return name && strcmp(name, call) == 0 && (!at || ++count == atoi(at));
}

static int fail(void) {
  const char *how = getenv("FAIL_WITH");
  if (how && strcmp(how, "KILL") == 0) raise(SIGKILL);
  errno = how && strcmp(how, "ENOSPC") == 0 ? ENOSPC : EIO;
  return -1;
}

// The program receives the signal while it works, and handles it after the call.
static void stop(void) {
  const char *how = getenv("FAIL_WITH");
  raise(how && strcmp(how, "INT") == 0 ? SIGINT : SIGTERM);
}

// Tests that run in the background of a shell inherit SIGINT as ignored, and the program would keep
// it ignored.
__attribute__((constructor)) static void heed(void) {
  const char *how = getenv("FAIL_WITH");
  if (how && strcmp(how, "INT") == 0) signal(SIGINT, SIG_DFL);
}

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

int rename(const char *from, const char *to) {
  REAL(int, rename, const char *, const char *);
  return is_failing("rename") ? fail() : real(from, to);
}

int link(const char *from, const char *to) {
  REAL(int, link, const char *, const char *);
  return is_failing("link") ? fail() : real(from, to);
}

static bool is_of_sqlite(void *caller) {
  Dl_info library;
  return dladdr(caller, &library) && library.dli_fname && strstr(library.dli_fname, "libsqlite3");
}

int fsync(int descriptor) {
  REAL(int, fsync, int);
  struct stat status;
  if (is_failing("fsync")) return fail();
  if (is_of_sqlite(__builtin_return_address(0)))
    return is_failing("sqlite-sync") ? fail() : real(descriptor);
  if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode) && is_failing("fsync-folder"))
    return fail();
  return real(descriptor);
}

int fdatasync(int descriptor) {
  REAL(int, fdatasync, int);
  return is_of_sqlite(__builtin_return_address(0)) && is_failing("sqlite-sync") ? fail() : real(descriptor);
}

int mkdir(const char *path, mode_t mode) {
  REAL(int, mkdir, const char *, mode_t);
  int code = real(path, mode);
  if (is_failing("mkdir")) stop();
  return code;
}

char *mkdtemp(char *pattern) {
  REAL(char *, mkdtemp, char *);
  char *path = real(pattern);
  if (is_failing("mkdir")) stop();
  return path;
}

pid_t getpid(void) {
  REAL(pid_t, getpid, void);
  return is_failing("getpid") ? 1 : real();
}

// Simulates a full disk: files can neither be created nor grow.
static bool is_full(int descriptor) {
  struct stat status;
  return is_failing("room") && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  REAL(ssize_t, write, int, const void *, size_t);
  return is_full(descriptor) ? fail() : real(descriptor, bytes, count);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  REAL(ssize_t, read, int, void *, size_t);
  struct stat status;
  const char *how = getenv("FAIL_WITH");
  if (getenv("FAIL_CALL") && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && is_failing("read"))
    return how && strcmp(how, "END") == 0 ? 0 : fail();
  return real(descriptor, bytes, count);
}

DIR *opendir(const char *path) {
  REAL(DIR *, opendir, const char *);
  return is_failing("opendir") ? fail(), NULL : real(path);
}

int stat(const char *path, struct stat *status) {
  REAL(int, stat, const char *, struct stat *);
  return is_failing("stat") ? fail() : real(path, status);
}

int stat64(const char *path, struct stat64 *status) {
  REAL(int, stat64, const char *, struct stat64 *);
  return is_failing("stat") ? fail() : real(path, status);
}

// Affects only the program's own checks, which ask for R_OK alone; SQLite asks for writing as well.
int access(const char *path, int mode) {
  REAL(int, access, const char *, int);
  if (mode != R_OK || !is_failing("access")) return real(path, mode);
  errno = ENOENT;
  return -1;
}

static int mapped = -1;

void *mmap(void *at, size_t length, int access, int flags, int descriptor, off_t offset) {
  REAL(void *, mmap, void *, size_t, int, int, int, off_t);
  if (descriptor >= 0 && (flags & MAP_SHARED)) mapped = descriptor;
  return real(at, length, access, flags, descriptor, offset);
}

void *mmap64(void *at, size_t length, int access, int flags, int descriptor, off64_t offset) {
  REAL(void *, mmap64, void *, size_t, int, int, int, off64_t);
  if (descriptor >= 0 && (flags & MAP_SHARED)) mapped = descriptor;
  return real(at, length, access, flags, descriptor, offset);
}

static void cut_index(void) {
  const char *name = getenv("FAIL_CALL");
  if (!name || strcmp(name, "cut-index") != 0 || mapped < 0 || access("cut", F_OK) != 0) return;
  // The connection that mapped the file may be closed, and its descriptor reused for another file.
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", mapped);
  ssize_t length = readlink(link, path, sizeof path);
  bool is_index = length > 4 && memcmp(path + length - 4, "-shm", 4) == 0;
  if (is_index && ftruncate(mapped, 0) == 0) unlink("cut");
}

ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  REAL(ssize_t, pread, int, void *, size_t, off_t);
  cut_index();
  return is_failing("pread") ? fail() : real(descriptor, bytes, count, offset);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
  REAL(ssize_t, pread64, int, void *, size_t, off64_t);
  cut_index();
  return is_failing("pread") ? fail() : real(descriptor, bytes, count, offset);
}

static bool grows(int descriptor, off_t end) {
  struct stat status;
  return is_full(descriptor) && fstat(descriptor, &status) == 0 && end > status.st_size;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  REAL(ssize_t, pwrite, int, const void *, size_t, off_t);
  return grows(descriptor, offset + (off_t)count) ? fail() : real(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t);
  return grows(descriptor, offset + (off_t)count) ? fail() : real(descriptor, bytes, count, offset);
}

int ftruncate(int descriptor, off_t size) {
  REAL(int, ftruncate, int, off_t);
  return grows(descriptor, size) ? fail() : real(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) {
  REAL(int, ftruncate64, int, off64_t);
  return grows(descriptor, size) ? fail() : real(descriptor, size);
}
