#pragma once
#include <sqlite3.h>

// Swift cannot import the SQLITE_TRANSIENT macro: it casts -1 to a function pointer.
static inline sqlite3_destructor_type bridgebook_transient(void) { return SQLITE_TRANSIENT; }

// Swift cannot call variadic C functions.
static inline int bridgebook_defensive(sqlite3 *connection) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
