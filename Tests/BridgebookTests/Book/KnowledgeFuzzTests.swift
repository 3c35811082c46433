import Bridgebook
import TestSupport
import Testing

/// Parsers return a value or a diagnostic for any damaged file.
@Suite struct KnowledgeFuzzTests {
  static let files = Repository.files(under: "Sources/BookData/Knowledge", suffix: ".txt")
  static let facts = TreeParserTests.facts

  /// The files are divided into chunks that run in parallel.
  @Test(arguments: 0..<Effort.amount(brief: 3, full: 8))
  func damagedFilesNeverCrash(_ chunk: Int) {
    var generator = SeededGenerator(seed: UInt64(chunk) + 1)
    for (index, path) in KnowledgeFuzzTests.files.enumerated() where index % 8 == chunk {
      let bytes = Repository.bytes(of: path)
      for _ in 0..<15 {
        let cut = Int.random(in: 0...bytes.count, using: &generator)
        KnowledgeFuzzTests.read(Array(bytes[..<cut]), at: path)
        KnowledgeFuzzTests.read(KnowledgeFuzzTests.damaged(bytes, using: &generator), at: path)
      }
    }
  }

  @Test func linesInAnyOrderNeverCrash() {
    var generator = SeededGenerator(seed: 99)
    let samples = [
      Samples.gotcha, Samples.pattern, Samples.claim, Samples.component, Samples.tree,
    ]
    for sample in samples {
      let lines = sample.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines.prefix(while: { !$0.isEmpty })
      for _ in 0..<400 {
        // The front matter is kept, so that parsing reaches the body.
        let body = lines.dropFirst(head.count).shuffled(using: &generator)
        let text = (head + [""] + body).joined(separator: "\n") + "\n"
        KnowledgeFuzzTests.read(Array(text.utf8), at: "a.txt")
      }
    }
  }

  /// Parses bytes as a file of the book; bytes that are not valid text are repaired first.
  private static func read(_ bytes: [UInt8], at path: String) {
    let file =
      (try? SourceFile(path: path, bytes: bytes))
      ?? SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    parse(file)
    _ = BookLoader.path(of: bytes)
  }

  private static func parse(_ file: SourceFile) {
    do {
      _ = try BookLoader.load([file])
      if file.path.contains("tree") { _ = try TreeParser.parse(file, facts: facts) }
    } catch {
      #expect(error.path == file.path && error.column >= 1, "\(error)")
      #expect((1...max(1, file.lines.count)).contains(error.line), "\(error)")
    }
  }

  private static func damaged(
    _ bytes: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let position = bytes.indices.randomElement(using: &generator)!
      bytes[position] = UInt8.random(in: 0...255, using: &generator)
    }
    return bytes
  }
}
