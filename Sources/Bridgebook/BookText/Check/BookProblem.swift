/// Something the book says that does not fit the rest of the book, as facts.
package struct BookProblem: Equatable, Sendable {
  /// Everything that can be wrong between the files of a book.
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
    /// A sentence that does not say where it comes from.
    case unmarkedSentence(heading: String, text: String)
    case noGrounds
    /// The status says more than the grounds do.
    case unsettled(status: String)
    case oneSidedDispute
    /// The grounds give the claim another status than the one that is written.
    case statusDiffers(status: String, follows: String)
    /// A view class for which only a modifier stands in, said to be covered in full.
    case modifierReplacesView(api: String)
    /// A row of a native API ends at a release at which no later row takes its place.
    case noSuccessor(api: String, platform: String)
    case missingSection(String)
    case markedCleanExample
    case unmarkedTriggeringExample
    case missingKey(String)
    case kindDoesNotFitRole(kind: String, role: String)
    case unreleased(platform: String, version: String)
    /// The release given for an API is not the one of the availability table; `-` stands for none.
    case availabilityDiffers(api: String, platform: String, here: String, table: String)
    case unlinked
    case sameSymptom(as: String)
    case tabInCode
    case longCodeLine(columns: Int)
    case placeholderInCode(String)
    /// A gotcha's fix or a pattern without a sample.
    case missingCode(heading: String)
    /// Code needs a release that its entry neither requires nor names.
    case newerThanEntry(api: String, platform: String, since: String)
    case britishSpelling(word: String, american: String)
    case unusedSource(String)
    /// A task has too few or too many ways of saying it.
    case phrasingCount(Int)
    /// Another task is said in the same words.
    case samePhrasing(String, as: String)
  }

  /// The file; a row of the availability table follows after `#`, by its id.
  package let path: String
  /// The line of the heading or fence it is under, counted from 1; 1 for the front matter.
  package let line: Int
  package let fault: Fault

  package init(path: String, line: Int = 1, _ fault: Fault) {
    self.path = path
    self.line = line
    self.fault = fault
  }
}
