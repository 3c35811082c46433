package import Bridgebook

/// Sentences for inconsistencies in a book.
package enum BookProblemText {
  /// Returns the message for a problem, with its kind, place and advice.
  package static func message(for problem: BookProblem) -> UserMessage {
    let (message, help) = sentences(for: problem.fault)
    return UserMessage(
      "\(message) (\(problem.fault.kind.rawValue))",
      location: "\(problem.path):\(problem.line)", help: help)
  }

  /// Returns the description of a fault, and advice.
  package static func sentences(for fault: BookProblem.Fault) -> (message: String, help: String) {
    switch fault {
    case .duplicateId(let id):
      ("the id \(id) occurs twice", "ids are unique across all kinds; rename one of them")
    case .unknownLink(let id), .unknownClaim(let id), .unknownGotcha(let id),
      .unknownPattern(let id), .unknownComponent(let id), .unknownFact(let id),
      .unknownSource(let id):
      unknown(id, fault.kind)
    case .unknownChoice(let fact, let choice):
      ("\(choice) is not a choice of the fact \(fact)", "add it to tables/facts.txt or correct it")
    case .unlistedMark(let id):
      (
        "the mark [^\(id)] refers to a source that this entry does not list",
        "add \(id) to the key sources"
      )
    case .unmarkedSentence(let heading, let text):
      (
        "a sentence under \(heading) does not name its source: \(text)",
        "end it with the mark of its source, or with [^inference]"
      )
    case .noGrounds:
      ("the claim has no grounds", "add one as - for | stated | SOURCE | what it says")
    case .unsettled(let status):
      (
        "the grounds do not settle that the claim is \(status)",
        "add printed, api or documentation grounds, or write status: stated"
      )
    case .oneSidedDispute:
      ("only one side of the dispute is given", "add what the other side says under Grounds")
    case .statusDiffers(let status, let follows):
      (
        "the status is \(status), but the grounds imply \(follows)",
        "write status: \(follows), leave the key out, or correct the grounds"
      )
    case .modifierReplacesView(let api):
      (
        "\(api) is a modifier and cannot cover a view class in full",
        "name the view, scene or type that does, or say native: partial with what it lacks"
      )
    case .noSuccessor(let api, let platform):
      (
        "\(api) ends on \(platform), and no later row begins there by then",
        "add the API that replaces it below it, or leave the last cell out"
      )
    case .missingSection(let heading): ("the heading \(heading) is missing", "add ## \(heading)")
    case .markedCleanExample:
      ("an example without the gotcha marks a line", "leave its first two columns blank")
    case .unmarkedTriggeringExample:
      ("an example marks no line of the finding", "put ! before the lines that show it")
    case .missingKey(let key):
      ("the key \(key) is missing", "add a line \(key): … to the front matter")
    case .kindDoesNotFitRole(let kind, let role):
      ("the kind \(kind) does not fit the role \(role)", "correct class-kind or role")
    case .unreleased(let platform, let version):
      (
        "there is no release \(version) of \(platform)",
        "correct it, or add it to tables/releases.txt"
      )
    case .availabilityDiffers(let api, let platform, let here, let table):
      (
        "\(api) is said to begin at \(platform) \(here); the table says \(table)",
        "correct the entry, or tables/availability.txt"
      )
    case .newerThanEntry(let api, let platform, let since):
      (
        "the code uses \(api), which needs \(platform) \(since)",
        "name that release in the text, guard the code with @available, or raise platforms"
      )
    case .unlinked:
      ("the entry has no links and no entry links to it", "add links, or link to it from another")
    case .sameSymptom(let other):
      ("\(other) has the same symptom", "distinguish the two, or merge the entries")
    case .tabInCode: ("a line of code contains a tab", "indent with spaces")
    case .longCodeLine(let columns):
      ("a line of code has \(columns) columns", "break it at 100")
    case .placeholderInCode(let line):
      ("the sample is not complete: \(line)", "write it out")
    case .missingCode(let heading):
      ("there is no Swift code under \(heading)", "add a sample between ```swift fences")
    case .britishSpelling(let word, let american):
      ("\(word) is British spelling", "write \(american), or quote it")
    case .unusedSource(let id):
      ("no entry cites the source \(id)", "cite it where it is used, or remove it")
    case .phrasingCount(let count):
      ("the task has \(count) phrasings", "give it two to ten phrasings that people use")
    case .samePhrasing(let phrase, let other):
      ("\(other) has the phrasing \"\(phrase)\" too", "distinguish the two, or merge the tasks")
    }
  }

  private static func unknown(
    _ id: String, _ kind: BookProblem.Fault.Kind
  ) -> (message: String, help: String) {
    switch kind {
    case .unknownClaim: ("there is no claim \(id)", "correct the key claims, or add the claim")
    case .unknownSource: ("there is no source \(id)", "correct it, or add it to tables/sources.txt")
    case .unknownFact: ("there is no fact \(id)", "correct it, or add it to tables/facts.txt")
    case .unknownGotcha: ("there is no gotcha \(id)", "correct it, or add the gotcha")
    case .unknownPattern: ("there is no pattern \(id)", "correct it, or add the pattern")
    case .unknownComponent: ("there is no component \(id)", "correct it, or add the component")
    default: ("there is no entry \(id)", "correct the key links, or add the entry")
    }
  }
}
