#!/usr/bin/env bash
# Runs those tests again that look only briefly in `swift test`, with as many processes, rounds and
# lines as it takes to be sure.
#
# usage: tests.sh BUNDLE, which is .build/debug/bridgebookPackageTests.xctest
set -euo pipefail
BRIDGEBOOK_PROOFS=1 "$1" --testing-library swift-testing \
  --filter '\.(StoreRace|StoreStress|StorePlace|LongReading|LinearTime|Doctor|OwnDoctor|OwnScope|OwnUpgrade|OwnSheet|Corpus|RefusedRead|RefusedStatus|DamagedRow|Redaction|Output|SQL|SwiftDamage|SearchFuzz|KnowledgeFuzz|OwnEverywhere|TemporaryPlace)'
