#pragma once
#include <sqlite3.h>

// Swift cannot import the SQLITE_TRANSIENT macro: it casts -1 to a function pointer.
static inline sqlite3_destructor_type bridgebook_transient(void) { return SQLITE_TRANSIENT; }

// Swift cannot call variadic C functions.
static inline int bridgebook_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

// Switches SQLite's memory statistics on or off; a heap limit needs them. Apple builds SQLite with
// SQLITE_DEFAULT_MEMSTATUS=0 (groue/GRDB.swift#1874). Effective only before the first use of the
// library. Variadic, as above.
static inline int bridgebook_count_memory(int counts) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, counts);
}

// Disables memory-mapped files, regardless of how the library was built. Effective only before the
// first use of the library, as above.
static inline int bridgebook_map_nothing(void) {
  return sqlite3_config(SQLITE_CONFIG_MMAP_SIZE, (sqlite3_int64)0, (sqlite3_int64)0);
}

// Leaves the write-ahead log to the next connection instead of checkpointing it at the end.
static inline void bridgebook_leave_log_at_close(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

// Removes the write-ahead log when the last connection closes. Apple's SQLite keeps the log unless
// each connection says otherwise (rusqlite/rusqlite#1669).
static inline int bridgebook_remove_log_at_close(
    sqlite3 *connection, const char *database) {
  int persists = 0;
  return sqlite3_file_control(connection, database, SQLITE_FCNTL_PERSIST_WAL, &persists);
}

// Switches off features that are off by default, but that a library may have been built with.
static inline void bridgebook_deny_extensions(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, (int *)0);
}

// Returns whether the database file is no longer at the path at which it was opened, or the system
// could not report it.
static inline int bridgebook_has_moved(sqlite3 *connection) {
  int moved = 0;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved;
}

// Returns the path of the write-ahead log of the main database; null if the database has no file.
static inline const char *bridgebook_log_path(sqlite3 *connection) {
  const char *file = sqlite3_db_filename(connection, "main");
  return file && *file ? sqlite3_filename_wal(file) : 0;
}
