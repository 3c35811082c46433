#include "embedded.h"

// One line per file of Migrations/, in order. A test compares this table with the folder.
static const unsigned char texts[] = {
#embed "../../Migrations/0001_book.sql" suffix(, 0, )
#embed "../../Migrations/0002_kinds.sql" suffix(, 0, )
#embed "../../Migrations/0003_tree.sql" suffix(, 0, )
#embed "../../Migrations/0004_search.sql" suffix(, 0, )
#embed "../../Migrations/0005_runs.sql" suffix(, 0, )
#embed "../../Migrations/0006_scenarios.sql" suffix(, 0, )
#embed "../../Migrations/0007_own.sql" suffix(, 0, )
#embed "../../Migrations/0008_book_views.sql" suffix(, 0, )
#embed "../../Migrations/0009_tree_and_run_views.sql" suffix(, 0, )
#embed "../../Migrations/0010_own_relations.sql" suffix(, 0, )
#embed "../../Migrations/0011_short_events.sql" suffix(, 0, )
#embed "../../Migrations/0012_stored_events.sql" suffix(, 0, )
};

struct bridgebook_texts bridgebook_migrations(void) {
  return (struct bridgebook_texts){texts, sizeof texts};
}
