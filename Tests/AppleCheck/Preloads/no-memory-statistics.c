// Preloaded, this makes libsqlite3 track memory only if the program enables it, like Apple's build
// (SQLITE_DEFAULT_MEMSTATUS=0; source: groue/GRDB.swift#1874).
#include <sqlite3.h>

__attribute__((constructor)) static void count_no_memory(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
