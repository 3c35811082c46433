import Foundation
import Testing

@testable import BridgebookApp

/// The files that `check` reads in a folder, and its remarks on unreadable ones.
@Suite struct CheckWalkTests {
  private let folder: TemporaryFolder
  private static let source = """
    struct Note: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    for path in ["code", "other"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(path), withIntermediateDirectories: true)
    }
    try folder.write(Self.source, to: "code/Note.swift")
    try folder.write(Self.source, to: "other/Note.swift")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(line, in: folder.path)
  }

  private func paths(_ words: String) throws -> [String] {
    let document = try run("bridgebook --format json check \(words)").json()
    return try #require(document["files"] as? [[String: Any]]).compactMap { $0["path"] as? String }
  }

  @Test func linksToFoldersElsewhereAreNotFollowed() throws {
    _ = try run("ln -s ../other code/link; mkdir code/in; ln -s in code/again")
    try folder.write(Self.source, to: "code/in/In.swift")
    #expect(try paths("code").sorted() == ["code/Note.swift", "code/again/In.swift"])
    let said = try run("bridgebook check code")
    #expect(said.out.contains("the link code/link to a folder outside code was not followed"))
    // A link given as an argument is followed.
    #expect(try paths("code/link") == ["code/link/Note.swift"])
    _ = try run("ln -s ../other code/second")
    let both = try run("bridgebook check code").out
    #expect(both.contains("2 links to folders outside code were not followed, such as code/link"))
  }

  @Test func changesStayInTheFolder() throws {
    _ = try run(
      "ln -s ../other code/link; echo > other/Only.swift; cp other/Note.swift other/Far.swift; "
        + "ln -s ../other/Far.swift code/Far.swift")
    let result = try run("bridgebook check --fix code")
    #expect(result.status == 0)
    #expect(result.err.contains("code/Note.swift: 1 change written"), "\(result.err)")
    #expect(result.err.contains("code/Far.swift is a link to "), "\(result.err)")
    for name in ["other/Note.swift", "other/Far.swift"] {
      #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8) == Self.source)
    }
    #expect(try run("bridgebook check --fix code/Far.swift").err.contains("1 change written"))
  }

  @Test func aProtectedFileIsNotReplaced() throws {
    _ = try run("chmod 444 code/Note.swift")
    let result = try run("bridgebook check --fix code other")
    #expect(result.err.contains("code/Note.swift is write-protected"), "\(result.err)")
    #expect(result.err.contains("other/Note.swift: 1 change written"))
    #expect(
      try String(contentsOfFile: folder.path("code/Note.swift"), encoding: .utf8) == Self.source)
  }

  @Test func aChangedFileKeepsItsOwnerAndABrokenLinkIsNamed() throws {
    let path = folder.path("code/Note.swift")
    let isRoot = geteuid() == 0
    if isRoot {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 12_345, .groupOwnerAccountID: 20_000], ofItemAtPath: path)
    }
    _ = try run("ln code/Note.swift other/Second.swift")
    let result = try run("bridgebook check --fix code")
    #expect(result.err.contains("code/Note.swift: 1 change written"))
    #expect(result.err.contains("code/Note.swift was a hard link"), "\(result.err)")
    #expect(!result.err.contains("belongs to"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    guard isRoot else { return }
    #expect(attributes[.ownerAccountID] as? Int == 12_345)
    #expect(attributes[.groupOwnerAccountID] as? Int == 20_000)
  }

  /// A check with unread files fails, so that they do not pass unnoticed in continuous integration.
  @Test func aPartThatCannotBeReadFailsTheGate() throws {
    try Data([0xff, 0xfe, 0x61, 0]).write(to: URL(fileURLWithPath: folder.path("code/Wide.swift")))
    _ = try run("rm code/Note.swift; ln -s nowhere code/Gone.swift")
    let plain = try run("bridgebook check code")
    #expect(plain.status == 0)
    #expect(plain.out.contains("it is UTF-16, and Swift source is UTF-8"), "\(plain.out)")
    let gate = try run("bridgebook --quiet check --fail-on error code")
    #expect(gate.status == 2)
    #expect(gate.err.contains("1 file or folder could not be read"), "\(gate.err)")
    _ = try run("rm code/Wide.swift")
    #expect(try run("bridgebook check --fail-on error code").status == 0)
  }

  @Test(arguments: ["< /dev/null", "<&-"])
  func anEmptyInputIsNoSource(input: String) throws {
    let result = try run("bridgebook check --fail-on error - \(input)")
    #expect(result.status == 2)
    #expect(result.err.contains("standard input is empty"), "\(result.err)")
  }

  @Test func whatIsWrongWithStandardInputIsSaidOfIt() throws {
    let result = try run("bridgebook check - < .")
    #expect(result.status == 2 && result.err.contains("standard input cannot be read"))
    #expect(!result.err.contains("space"), "\(result.err)")
    let ignored = try run("bridgebook check --stdin-path A.swift code")
    #expect(ignored.status == 2 && ignored.err.contains("--stdin-path A.swift"), "\(ignored.err)")
  }

  /// An error before the command lists the forms of this command as well, each once.
  @Test(arguments: ["--format xml check .", "check --format xml ."])
  func theFormsOfACheckAreListed(words: String) throws {
    let result = try run("bridgebook \(words)")
    #expect(result.status == 2)
    #expect(
      result.err.contains("it is one of text, markdown, json, sarif, github, xcode, csv\n"),
      "\(result.err)")
  }

  /// Patterns for which naive matching would take exponential time.
  @Test func manyWildcardsAreMatchedInTime() throws {
    let deep = "code/" + (1...24).map(String.init).joined(separator: "/")
    _ = try run("mkdir -p \(deep); cp code/Note.swift \(deep)/Deep.swift")
    try folder.write(
      [
        String(repeating: "**/", count: 60) + "b", String(repeating: "**/x/", count: 40) + "b",
        String(repeating: "*a", count: 60) + "b",
      ].joined(separator: "\n"), to: "code/.gitignore")
    let result = try run("\(Program.within(20)) bridgebook check code")
    #expect(result.status == 0, "\(result.err)")
    #expect(result.out.contains("in 2 files"))
  }

  @Test(arguments: [
    ("**/b", "b", true), ("**/b", "a/c/b", true), ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "c/a/b", false), ("**/a/**/b", "x/a/a/y/b", true),
    ("**/**/**/b", "b", true), ("a/**", "a/b/c", true), ("a/**", "a", false), ("/**", "a", true),
    ("**", "a/b", true), ("/a", "b/a", false), ("a", "b/a", true), ("a/*/b", "a/x/y/b", false),
    ("*.sw[a-i]ft", "x/A.swift", true), ("*.sw[!a-i]ft", "A.swift", false), ("[a", "[a", true),
    ("\\*", "*", true), ("\\*", "a", false), ("a\\", "a", false), ("?a*?", "bab", true),
    ("*a*b", "xaxxb", true), ("*a*b", "xbxa", false), ("[z-a]", "b", false),
  ])
  func patternsMatchAsGitsDo(pattern: String, path: String, isIgnored: Bool) {
    let ignore = GitIgnore(Array((pattern + "\n").utf8))
    let decision = ignore.decision(on: path.split(separator: "/"), isFolder: false)
    #expect((decision ?? false) == isIgnored)
  }
}
