import Foundation
import Testing

/// Commands do not replace the store in use, its log or, when they write a baseline, any other
/// file.
@Suite struct KeptFileTests {
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
    try SharedStore.copy(to: folder.path("book.sqlite"))
    try folder.write(Self.source, to: "Note.swift")
  }

  private func run(_ line: String) throws -> Program.Output {
    try Program.shell(
      "bridgebook \(line)", store: folder.path("book.sqlite"), in: folder.path)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
  }

  @Test(arguments: [
    "export cheatsheet --brief --force -o", "export book --as jsonl --force -o",
    "new gotcha --force -o", "check Note.swift --write-baseline", "backup --force",
  ])
  func theStoreInUseIsNotReplaced(command: String) throws {
    _ = try Program.shell("ln book.sqlite hard; ln -s book.sqlite soft", in: folder.path)
    let before = try bytes("book.sqlite")
    let names = try folder.names()
    for name in ["book.sqlite", "hard", "soft", "book.sqlite-wal", "./book.sqlite-shm"] {
      let result = try run("\(command) \(name)")
      #expect(result.status == 2, "\(name): \(result.out)")
      #expect(result.err.contains("of the store") || result.err.contains("the store itself"))
      #expect(result.err.contains("help: "), "\(result.err)")
      #expect(try bytes("book.sqlite") == before, "\(name)")
      #expect(try folder.names() == names, "\(name)")
    }
  }

  /// SQLite keeps the log beside the target of a link.
  @Test func theLogOfALinkedStoreIsNotReplaced() throws {
    _ = try Program.shell("mkdir there; ln -s ../book.sqlite there/link", in: folder.path)
    let result = try Program.shell(
      "bridgebook --store there/link export claims --force -o book.sqlite-wal", in: folder.path)
    #expect(result.status == 2 && result.err.contains("is a file of the store in use"))
  }

  @Test(arguments: ["Note.swift", "notes.txt", "empty.txt"])
  func aBaselineReplacesNothingElse(name: String) throws {
    try folder.write("my notes\n", to: "notes.txt")
    try folder.write("", to: "empty.txt")
    let before = try bytes(name)
    let result = try run("check Note.swift --write-baseline \(name)")
    #expect(result.status == 2, "\(result.err)")
    #expect(result.err.contains("\(name) is not a baseline"), "\(result.err)")
    #expect(result.err.contains("help: name another file"))
    #expect(result.out == "")
    #expect(try bytes(name) == before)
  }

  @Test func aBaselineReplacesAnOlderOne() throws {
    try folder.write("# bridgebook baseline 1\r\n", to: "old.txt")
    for name in ["old.txt", "new.txt", "new.txt"] {
      let result = try run("check Note.swift --write-baseline \(name)")
      #expect(result.status == 0, "\(result.err)")
      let text = String(decoding: try bytes(name), as: UTF8.self)
      #expect(text.hasPrefix("# bridgebook baseline 1\n") && text.contains("update-unguarded"))
    }
  }

  /// The nearest file is reported, without reading everything below.
  @Test func aFolderWithOtherFilesIsNotReplaced() throws {
    #expect(try run("export plugin -o a").status == 0)
    _ = try Program.shell(
      "mkdir -p a/a/b; echo mine > a/a/b/deep.txt; echo mine > a/z.txt", in: folder.path)
    let result = try run("export plugin --force -o a")
    #expect(result.status == 2)
    #expect(result.err.contains("replacing it would lose z.txt"), "\(result.err)")
  }
}
