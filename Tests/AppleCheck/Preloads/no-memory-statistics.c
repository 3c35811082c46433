// Preloaded, it makes libsqlite3 count no memory until a program asks for it, as Apple's build does
// (SQLITE_DEFAULT_MEMSTATUS=0; source: groue/GRDB.swift#1874).
#include <sqlite3.h>

__attribute__((constructor)) static void count_no_memory(void) {
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
