// Preloaded, this makes libsqlite3 behave like Apple's build: it keeps the write-ahead log when the
// last connection closes (source: rusqlite/rusqlite#1669). For connections that may create a file,
// it also sets auto_vacuum and recursive triggers, whose defaults a program must not depend on
// either.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sqlite3.h>

int sqlite3_open_v2(const char *path, sqlite3 **connection, int flags, const char *system) {
  static int (*open)(const char *, sqlite3 **, int, const char *);
  if (!open) open = dlsym(RTLD_NEXT, "sqlite3_open_v2");
  int code = open(path, connection, flags, system);
  if (code != SQLITE_OK) return code;
  int keeps = 1;
  sqlite3_file_control(*connection, "main", SQLITE_FCNTL_PERSIST_WAL, &keeps);
  if (flags & SQLITE_OPEN_CREATE) {
    sqlite3_exec(*connection, "PRAGMA auto_vacuum = 1; PRAGMA recursive_triggers = 1", 0, 0, 0);
  }
  return code;
}
