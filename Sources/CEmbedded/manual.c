#include "embedded.h"

// One line per topic of the manual, in the order in which help lists them. A test compares this
// table with the folder.
static const unsigned char texts[] = {
#embed "../BridgebookCLI/Manual/recommend.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/traces.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/watching.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/recorder.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/scenarios.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/facts.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/source-check.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/own-book.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/exports.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/fleet.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/agents.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/sql.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/knowledge.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/performance.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/reliability.md" suffix(, 0, )
#embed "../BridgebookCLI/Manual/contributing.md" suffix(, 0, )
};

struct bridgebook_texts bridgebook_manual(void) {
  return (struct bridgebook_texts){texts, sizeof texts};
}
