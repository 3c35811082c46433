#pragma once
#include <sqlite3.h>

// Swift cannot import the SQLITE_TRANSIENT macro: it casts -1 to a function pointer.
static inline sqlite3_destructor_type bridgebook_transient(void) { return SQLITE_TRANSIENT; }

// Swift cannot call variadic C functions.
static inline int bridgebook_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

// Off is the default, but a library may have been built otherwise.
static inline void bridgebook_deny_extensions(sqlite3 *connection) {
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
  sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, (int *)0);
}
