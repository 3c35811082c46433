import Bridgebook
import BridgebookCLI
import Foundation

/// The initial inputs of a fuzzer and its dictionary, taken from tests and the book.
enum Seeds {
  /// Writes a folder `corpus` and a file `words`.
  static func write(for target: Target, into folder: String) {
    let texts = texts(for: target)
    let corpus = URL(fileURLWithPath: folder).appendingPathComponent("corpus")
    do {
      try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
      for (index, text) in texts.enumerated() {
        try Data(text.utf8).write(to: corpus.appendingPathComponent("seed-\(index)"))
      }
      let words = words(of: texts).map { "\"\($0)\"\n" }.joined()
      try Data(words.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("words"))
    } catch {
      fatalError("\(folder): \(error)")
    }
  }

  private static let files = Repository.files(under: "Sources/BookData/Knowledge")

  private static func texts(for target: Target) -> [String] {
    switch target {
    case .traces(nil): return FormatRegistry.formats.flatMap { traces(of: $0) }
    case .traces(let format?): return traces(of: format)
    case .book: return files.map { Repository.text(of: $0) }.filter { $0.utf8.count <= 4096 }
    case .arguments:
      return SampleCommandLine.commands.flatMap { command in
        [command.name] + command.flags.map { "\(command.name)\n--\($0.name)=\($0.choices)\na\n--" }
      } + SampleCommandLine.globalFlags.map { "--\($0.name)\nx\nfind\n-h\n--tag\nb" }
    }
  }

  /// Returns the sample, the fixtures and the book's examples of a format.
  private static func traces(of format: TraceFormat) -> [String] {
    let fixtures = Fixture.all.filter { $0.format == format.id }.map(\.text)
    let entries = files.filter { $0.contains("/gotchas/") }.compactMap { path in
      try? EntryParser.parse(SourceFile(path: path, bytes: Repository.bytes(of: path)))
    }
    let examples = entries.flatMap(\.examples).filter { $0.form == .trace(format: format.id) }
    return [format.sample] + fixtures
      + examples.map { $0.lines.map(\.text).joined(separator: "\n") + "\n" }
  }

  /// Returns the words in the texts, and their sequences of letters and of other characters, in the
  /// syntax of a dictionary.
  private static func words(of texts: [String]) -> [String] {
    var found: Set<String> = []
    for text in texts {
      for part in text.split(whereSeparator: \.isWhitespace) {
        found.insert(String(part))
        found.formUnion(part.split { !($0.isLetter || $0.isNumber) }.map(String.init))
        found.formUnion(part.split { $0.isLetter || $0.isNumber }.map(String.init))
      }
    }
    return found.filter { 2...32 ~= $0.utf8.count }.sorted().prefix(2_000).map { word in
      word.utf8.map { byte in
        let hexadecimal = String(byte, radix: 16)
        return "\\x" + (byte < 16 ? "0" : "") + hexadecimal
      }.joined()
    }
  }
}
