/// A statement in the book that does not fit the rest of it; `BookProblemText` writes the message.
package struct BookProblem: Equatable, Sendable {
  /// A kind of problem between the files of a book.
  package enum Fault: Equatable, Sendable {
    case duplicateId(String)
    case unknownLink(String)
    case unknownClaim(String)
    case unknownSource(String)
    case unlistedMark(String)
    case unknownGotcha(String)
    case unknownPattern(String)
    case unknownFact(String)
    case unknownChoice(fact: String, choice: String)
    case unknownComponent(String)
    /// A sentence without a source mark.
    case unmarkedSentence(heading: String, text: String)
    case noGrounds
    /// A status that is not supported by the grounds.
    case unsettled(status: String)
    case oneSidedDispute
    /// A status that differs from the one that follows from the grounds.
    case statusDiffers(status: String, follows: String)
    /// A view class that is marked as fully covered although only a modifier replaces it.
    case modifierReplacesView(api: String)
    /// A native API that ends at a release without a later row that replaces it.
    case noSuccessor(api: String, platform: String)
    case missingSection(String)
    case markedCleanExample
    case unmarkedTriggeringExample
    case missingKey(String)
    case kindDoesNotFitRole(kind: String, role: String)
    case unreleased(platform: String, version: String)
    /// An API whose release differs from the availability table; `-` means none.
    case availabilityDiffers(api: String, platform: String, here: String, table: String)
    case unlinked
    case sameSymptom(as: String)
    case tabInCode
    case longCodeLine(columns: Int)
    case placeholderInCode(String)
    /// A fix of a gotcha, or a pattern, without a code sample.
    case missingCode(heading: String)
    /// Code that needs a release which its entry neither requires nor mentions.
    case newerThanEntry(api: String, platform: String, since: String)
    case britishSpelling(word: String, american: String)
    case unusedSource(String)
    /// A task with too few or too many phrasings.
    case phrasingCount(Int)
    /// A phrasing that another task also has.
    case samePhrasing(String, as: String)
  }

  /// The path of the file; for a row of the availability table, its id follows `#`.
  package let path: String
  /// The line of the heading or fence that contains the problem, counted from 1; 1 for the front
  /// matter.
  package let line: Int
  package let fault: Fault

  package init(path: String, line: Int = 1, _ fault: Fault) {
    self.path = path
    self.line = line
    self.fault = fault
  }
}
