#!/usr/bin/env bash
# Runs the tests that are shortened in `swift test` again, with as many processes, rounds and lines
# as are needed for certainty.
#
# usage: tests.sh BUNDLE, which is .build/debug/bridgebookPackageTests.xctest
set -euo pipefail
export BRIDGEBOOK_PROOFS=1 BRIDGEBOOK_MUTATIONS=${BRIDGEBOOK_MUTATIONS:-10000}

# Suites, or single tests of suites whose other tests are not shortened in `swift test`.
proofs='
BuiltInSearchTests/aTermFindsItsEntry
CorpusTests/questionsAreUnderstood
DamagedRowTests/aRowOfTheBook
DamagedRowsTests/aCommandNamesWhatIsDamagedAndDoctorFindsIt
DoctorBesideWritersTests/besideWritersItFindsNothing
DoctorHistoryTests/aChangedVersionIsFound
DoctorHistoryTests/aGapInAHistoryIsFound
DoctorTests/aDamagedFileIsAnsweredAndNotChanged
DoctorTests/theCheckFindsTheDamage
FollowTests/aFileThatGrowsByALotTakesNoMoreMemory
KnowledgeFuzzTests/damagedFilesNeverCrash
LinearTimeTests
LongReadingTests
MutatedScenarioTests
OutputTests/noControlCharacterOfAnArgumentIsPrinted
OutputTests/noEntryPrintsAControlCharacter
OwnDoctorTests/whatIsMadeAgainIsMadeOfOwnTextsToo
OwnEverywhereTests/anExportedBookBringsTextsWithTheirHistoriesBack
OwnScopeTests/aCheckOfAPartFindsWhatACheckOfAllFinds
OwnSheetTests/theDocumentMakesThemAgain
OwnUpgradeTests/aStoreOfEveryEarlierSchemaKeepsItsOwnRowsAndRuns
RedactionTests/aRedactedRunHasTheSameEvents
RedactionTests/noSecretSurvivesWhateverStandsAroundIt
RefusedReadTests/aLiveDiagnosisShowsEveryFindingOrFails
RefusedReadTests/aSoundStoreIsNotCalledDamaged
RefusedStatusTests/aFileThatTheDiskHidesIsNotTakenForAnId
SQLTests/aFunctionThatTakesTooLongIsStopped
SQLTests/aSignalStopsTheQuery
SQLTests/aTableForPeopleHoldsFewBytesAndSaysWhatItCuts
SearchFuzzTests/nothingThatCanBeTypedIsASyntaxError
StorePlaceTests/aNameAloneIsAFileInTheCurrentFolder
StoreRaceTests
StoreStressTests
SwiftDamageTests/aMissingByteIsRead
SwiftDamageTests/eachPrefixIsRead
TemporaryPlaceTests/aFolderThatIsNotOnTheDiskDoesNotGetItsName
TemporaryPlaceTests/whatAKilledCommandLeavesIsCollectedByTheNext
TemporaryPlaceTests/whatAnotherProcessOneLeftBlocksNothing
TemporaryPlaceTests/whatIsInPlaceIsNotCalledUnwritable
TraceTests/aFileAndAStreamGiveTheSameRows
'
filter=$(printf '%s' "$proofs" | awk 'NF { printf "%s%s", separator, $1; separator = "|" }')
"$1" --testing-library swift-testing --filter "\.($filter)[/(]"
