#!/usr/bin/env bash
# Runs those tests again that look only briefly in `swift test`, with as many processes, rounds and
# lines as it takes to be sure.
#
# usage: tests.sh BUNDLE, which is .build/debug/bridgebookPackageTests.xctest
set -euo pipefail
export BRIDGEBOOK_PROOFS=1 BRIDGEBOOK_MUTATIONS=${BRIDGEBOOK_MUTATIONS:-20000}
suites='StoreRace|StoreStress|StorePlace|LongReading|LinearTime|Doctor|OwnDoctor|OwnScope|OwnUpgrade'
suites+='|OwnSheet|OwnEverywhere|Corpus|RefusedRead|RefusedStatus|DamagedRow|Redaction|Output|SQL'
suites+='|SwiftDamage|SearchFuzz|KnowledgeFuzz|MutatedScenario|TemporaryPlace'
"$1" --testing-library swift-testing --filter "\.($suites)"
