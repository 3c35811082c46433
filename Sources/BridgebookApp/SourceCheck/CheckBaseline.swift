internal import Bridgebook
package import BridgebookExport
internal import Platform

/// What a project has already: findings by fingerprint, one a line, so that a change of the file can be read.
package struct CheckBaseline {
  private(set) var fingerprints: Set<String> = []

  private static let header = "# bridgebook baseline 1\n"

  package init() {}

  /// Reads the baseline that a check wrote.
  package init(path: String) throws {
    var bytes: [UInt8] = []
    do {
      try SystemCalls.readChunks(of: path, isEnough: { bytes.count > 64 << 20 }, { bytes += $0 })
    } catch let error as SystemError {
      throw SourceInputError.baselineUnreadable(path: path, reason: error.reason)
    }
    for (index, line) in String(decoding: bytes, as: UTF8.self).lines.enumerated() {
      guard let first = line.first, first != "#" else { continue }
      let word = line.prefix { $0 != " " }
      guard word.utf8.count == 16, word.allSatisfy(\.isHexDigit) else {
        throw SourceInputError.baseline(path: path, line: index + 1)
      }
      fingerprints.insert(String(word))
    }
  }

  /// A baseline of what a report has, in its order.
  package static func text(of report: SourceReport) -> String {
    var text = header
    for file in report.files {
      for item in file.items {
        text +=
          "\(item.fingerprint) \(item.finding.gotcha) \(Printable.escaped(file.path)):\(item.start.line)\n"
      }
    }
    return text
  }
}
