import Bridgebook
import BridgebookCLI

/// Properties of reading arbitrary bytes as a file of the book or as a command line.
enum TextChecks {
  private static let facts: [Fact] = {
    let path = "Sources/BookData/Knowledge/tables/facts.txt"
    guard let file = try? SourceFile(path: path, bytes: Repository.bytes(of: path)),
      let table = try? TableFile(file), let facts = try? TableReaders.facts(table)
    else { fatalError("\(path) cannot be read") }
    return facts
  }()

  /// Checks that a file is parsed, or that the error has a valid position.
  static func readBook(_ bytes: [UInt8]) {
    let path = BookLoader.path(of: bytes)
    let file =
      (try? SourceFile(path: path, bytes: bytes))
      ?? SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    do {
      _ = try BookLoader.load([file])
      if file.lines.first == "kind: tree" { _ = try TreeParser.parse(file, facts: facts) }
    } catch {
      require(error.path == path && error.column >= 1, "\(error)")
      require((1...max(1, file.lines.count)).contains(error.line), "\(error)")
    }
  }

  /// Checks that every line is one argument, and that arguments that are not options keep their
  /// order.
  static func readArguments(_ bytes: [UInt8]) {
    let words = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      let parsed = try SampleCommandLine.parse(words)
      var rest = words[...]
      for argument in parsed.arguments {
        guard let index = rest.firstIndex(of: argument) else {
          fatalError("\(argument) of \(parsed) is not a word of \(words)")
        }
        rest = rest[(index + 1)...]
      }
    } catch {
      require(error is UsageError, "\(error)")
    }
  }
}
