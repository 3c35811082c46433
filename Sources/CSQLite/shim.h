#pragma once
#include <sqlite3.h>

// Swift cannot import the SQLITE_TRANSIENT macro: it casts -1 to a function pointer.
static inline sqlite3_destructor_type bridgebook_transient(void) { return SQLITE_TRANSIENT; }

// Swift cannot call variadic C functions.
static inline int bridgebook_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

// Counts memory, which a heap limit needs, or not. Apple builds SQLite with SQLITE_DEFAULT_MEMSTATUS=0
// (groue/GRDB.swift#1874). Has an effect before the library's first use only. Variadic, as above.
static inline int bridgebook_count_memory(int counts) {
  return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, counts);
}

// Maps no pages of files, whatever the library was built with. Before the library's first use only, as above.
static inline int bridgebook_map_nothing(void) {
  return sqlite3_config(SQLITE_CONFIG_MMAP_SIZE, (sqlite3_int64)0, (sqlite3_int64)0);
}

// Leaves the write-ahead log to the next connection instead of bringing it into the file at the end.
static inline void bridgebook_leave_log_at_close(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

// Removes the write-ahead log when the last connection closes. Apple's SQLite keeps it unless it is told
// otherwise on each connection (rusqlite/rusqlite#1669).
static inline int bridgebook_remove_log_at_close(
    sqlite3 *connection, const char *database) {
  int persists = 0;
  return sqlite3_file_control(connection, database, SQLITE_FCNTL_PERSIST_WAL, &persists);
}

// Off is the default, but a library may have been built otherwise.
static inline void bridgebook_deny_extensions(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, (int *)0);
}

// Whether the database file is no longer at the path under which it was opened, or the system could not
// tell.
static inline int bridgebook_has_moved(sqlite3 *connection) {
  int moved = 0;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved;
}

// The path of the write-ahead log of the main database; null for one without a file.
static inline const char *bridgebook_log_path(sqlite3 *connection) {
  const char *file = sqlite3_db_filename(connection, "main");
  return file && *file ? sqlite3_filename_wal(file) : 0;
}
