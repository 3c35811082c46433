#include "embedded.h"

// One line a file of Migrations/, in order. A test compares this table with the folder.
static const unsigned char texts[] = {
#embed "../../Migrations/0001_book.sql" suffix(, 0, )
#embed "../../Migrations/0002_tree.sql" suffix(, 0, )
#embed "../../Migrations/0003_search_and_views.sql" suffix(, 0, )
#embed "../../Migrations/0004_runs.sql" suffix(, 0, )
#embed "../../Migrations/0005_messages.sql" suffix(, 0, )
#embed "../../Migrations/0006_scenarios.sql" suffix(, 0, )
#embed "../../Migrations/0007_evidence.sql" suffix(, 0, )
#embed "../../Migrations/0008_search.sql" suffix(, 0, )
#embed "../../Migrations/0009_message_texts.sql" suffix(, 0, )
#embed "../../Migrations/0010_sentences.sql" suffix(, 0, )
#embed "../../Migrations/0011_documented_views.sql" suffix(, 0, )
#embed "../../Migrations/0012_documented_run_views.sql" suffix(, 0, )
#embed "../../Migrations/0013_own_texts.sql" suffix(, 0, )
#embed "../../Migrations/0014_tasks.sql" suffix(, 0, )
#embed "../../Migrations/0015_checksums.sql" suffix(, 0, )
#embed "../../Migrations/0016_releases.sql" suffix(, 0, )
#embed "../../Migrations/0017_grounds.sql" suffix(, 0, )
#embed "../../Migrations/0018_requirements.sql" suffix(, 0, )
};

struct bridgebook_texts bridgebook_migrations(void) {
  return (struct bridgebook_texts){texts, sizeof texts};
}
