internal import Bridgebook
package import BridgebookExport
internal import Platform

/// The known findings of a project by fingerprint, one per line so that a diff of the file is
/// readable.
package struct CheckBaseline {
  private(set) var fingerprints: Set<String> = []

  private static let header = "# bridgebook baseline 1\n"

  package init() {}

  /// Reads a baseline file that a check wrote.
  package init(path: String) throws {
    var bytes: [UInt8] = []
    do {
      try Descriptor.readChunks(of: path, isEnough: { bytes.count > 64 << 20 }, { bytes += $0 })
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

  /// The baseline file for the findings of a report, in their order.
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
