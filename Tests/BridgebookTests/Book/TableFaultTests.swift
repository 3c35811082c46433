import Bridgebook
import Testing

@Suite struct TableFaultTests {
  private static let platforms = Platform.allCases.map(\.rawValue)

  static let faults: [Fault] = [
    Fault("kind: table\nid: sources\n\na | b | c\n", 4, 1, .badRow(expectedCells: 4)),
    Fault(
      "kind: table\nid: sources\n\nissue | the thread\nissue | the title\n", 5, 1,
      .own(.knownRow("issue"))),
    Fault("kind: table\nid: drinks\n\na | b\n", 2, 1, .unknownKind("drinks")),
    Fault("kind: table\n\na | b\n", 1, 1, .missingKey("id")),
    Fault(
      "kind: table\nid: releases\n\n# none\nbeos | - | 5.0\n", 5, 1,
      .badValue(key: "platform", value: "beos", allowed: platforms)),
    Fault(
      "kind: table\nid: releases\n\nios | - | 16.0, sixteen\n", 4, 1,
      .badValue(key: "release", value: "sixteen", allowed: ["16.4"])),
    Fault(
      "kind: table\nid: availability\n\napi-x | X | ios | apple-x | -\n", 4, 1,
      .badAvailability("ios")),
    Fault(
      "kind: table\nid: availability\n\napi-x | X | ios 13.0 | apple-x | - | firm\n", 4, 1,
      .badValue(key: "deprecation", value: "firm", allowed: ["soft", "hard ios 17.0"])),
    Fault(
      "kind: table\nid: availability\n\napi-x | X | ios 13.0 | apple-x | - | hard soon\n", 4, 1,
      .badAvailability("soon")),
    Fault(
      "kind: table\nid: releases\n\nios | - | 27.0, beta\n", 4, 1,
      .badValue(key: "release", value: "beta", allowed: ["16.4"])),
    Fault(
      "kind: table\nid: facts\n\nthing | | A thing\nplace | cell | a cell\n", 5, 1,
      .unknownNode("place")),
    Fault(
      "kind: table\nid: facts\n\ntarget | versions beos | A release\n", 4, 1,
      .badValue(key: "platform", value: "beos", allowed: platforms)),
    Fault(
      "kind: table\nid: lexicon\n\nmap | thing | view | 10\n", 4, 1,
      .badValue(key: "weight", value: "10", allowed: ["1", "9"])),
    Fault("kind: table\nid: synonyms\n\nmap\n", 4, 1, .badRow(expectedCells: 2)),
    Fault(
      "kind: table\nid: messages\n\nm | it is printed | noise | note | -\n  | UIKit\n", 4, 1,
      .badRow(expectedCells: 5)),
    Fault("kind: table\nid: messages\n\n  | UIKit | It is odd.\n", 4, 1, .badRow(expectedCells: 5)),
  ]

  @Test(arguments: faults)
  func isFoundWhereItIs(_ fault: Fault) {
    #expect(throws: fault.diagnostic(path: "tables/a.txt")) {
      try BookLoader.load([Samples.file(fault.text, path: "tables/a.txt")])
    }
  }

  @Test func aSourceSaysWhatWasReadOrNamesTheRuleForItsKind() throws {
    let book = try BookLoader.load([
      Samples.file(
        """
        kind: table
        id: sources

        issue | the thread
        a | issue | A | - | its first comment
        b | issue | B | https://example.com
        c | video | C | -

        """)
    ])
    #expect(book.sources.map(\.id) == ["a", "b", "c"])
    #expect(
      book.sources.map(\.reading) == ["its first comment", "the thread (rule for issue)", nil])
  }

  @Test func softAndHardDeprecationsOfAPIsAreToldApart() throws {
    let book = try BookLoader.load([
      Samples.file(
        """
        kind: table
        id: availability

        api-a | A | ios 13.0 | x | - | soft
        api-b | B | macos 11.0 | x | - | hard macos 15.0
        api-c | C | ios 13.0 | x | -

        """)
    ])
    #expect(
      book.entries.map(\.deprecation) == [
        .soft,
        .hard(since: Availability([.init(platform: .macos, since: Version(15))])),
        .none,
      ])
  }

  @Test func aBetaIsARelease() throws {
    let book = try BookLoader.load([
      Samples.file("kind: table\nid: releases\n\nios | - | 27.1, 27.2 beta\n")
    ])
    #expect(book.releases.map(\.version) == [Version(27, 1), Version(27, 2)])
    #expect(book.releases.map(\.isBeta) == [false, true])
  }

  @Test func aMessageSaysWhoPrintsItInItsRowOrBelow() throws {
    let book = try BookLoader.load([
      Samples.file(
        """
        kind: table
        id: messages

        a | it is printed | noise | note | -
        b | this is printed | noise | note | once | UIKit | It is odd.
        c | that is printed | noise | note | -
          | AppKit | It is even.

        """)
    ])
    #expect(book.messages.patterns.map(\.id) == ["a", "b", "c"])
    #expect(book.messages.patterns.map(\.origin) == ["", "UIKit", "AppKit"])
    #expect(book.messages.patterns.map(\.meaning) == ["", "It is odd.", "It is even."])
    #expect(book.messages.patterns.map(\.isOnceOnly) == [false, true, false])
  }

  @Test func goodTables() throws {
    let book = try BookLoader.load([
      Samples.file("kind: table\nid: sources\n\na | article | A | -\nb | sdk | B | https://x\n"),
      Samples.file("kind: table\nid: releases\n\nmacos | Sonoma | 14.0, 14.1\n"),
      Samples.file(
        "kind: table\nid: availability\n\napi-x | X | ios 13.0, macos - | a, b | Note.\n"),
      Samples.file("kind: table\nid: facts\n\nthing | | A thing\nthing | view | a view\n"),
      Samples.file("kind: table\nid: lexicon\n\nmap ~ view, a map | thing | view | 3\n"),
      Samples.file("kind: table\nid: synonyms\n\nvc, ctrl | view controller, controller\n"),
    ])
    #expect(book.sources.map(\.url) == [nil, "https://x"])
    #expect(book.releases.map(\.version) == [Version(14), Version(14, 1)])
    #expect(book.releases.map(\.name) == ["Sonoma", "Sonoma"])
    #expect(book.entries.map(\.id) == ["api-x"] && book.entries[0].sources == ["a", "b"])
    #expect(book.entries[0].section("Note")?.markdown == "Note.")
    #expect(book.tree.facts.map(\.choices) == [[.init(id: "view", title: "a view")]])
    #expect(book.lexicon.map(\.phrase) == ["map ~ view", "a map"])
    #expect(book.lexicon.map(\.weight) == [3, 3])
    #expect(book.synonyms.map(\.word) == ["vc", "ctrl"])
    #expect(book.synonyms[1].expansions == ["view controller", "controller"])
  }
}
