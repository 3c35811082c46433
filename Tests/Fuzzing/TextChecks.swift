import Bridgebook
import BridgebookCLI

/// What holds for files of a book and for command lines of any bytes.
enum TextChecks {
  private static let facts: [Fact] = {
    let path = "Sources/BookData/Knowledge/tables/facts.txt"
    guard let file = try? SourceFile(path: path, bytes: Repository.bytes(of: path)),
      let table = try? TableFile(file), let facts = try? TableReaders.facts(table)
    else { fatalError("\(path) cannot be read") }
    return facts
  }()

  /// A file is read, or the fault is said with a place in it.
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

  /// Every line is a word; what is no option stays, in its order.
  static func readArguments(_ bytes: [UInt8]) {
    let words = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    do {
      let parsed = try SampleCommandLine.parse(words)
      var rest = words[...]
      for argument in parsed.arguments {
        guard let index = rest.firstIndex(of: argument) else {
          fatalError("\(argument) of \(parsed) is no word of \(words)")
        }
        rest = rest[(index + 1)...]
      }
    } catch {
      require(error is UsageError, "\(error)")
    }
  }
}
