internal import Bridgebook
package import BridgebookExport
internal import Platform

/// The known findings of a project by fingerprint, one per line so that a diff of the file is
/// readable.
package struct CheckBaseline {
  private(set) var fingerprints: Set<String> = []

  /// The first line of the file, without its line feed.
  static let header = "# bridgebook baseline 1"

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

  /// Returns the baseline file for the findings of a report, in their order.
  package static func text(of report: SourceReport) -> String {
    var text = header + "\n"
    for file in report.files {
      for item in file.items {
        text +=
          "\(item.fingerprint) \(item.finding.gotcha) \(Printable.escaped(file.path)):\(item.start.line)\n"
      }
    }
    return text
  }
}

/// The file that a new baseline is written to: a new file, or one that contains an older baseline.
package struct BaselineFile {
  package let path: String
  private let file: ExportFile

  /// - Throws: an error if anything but a baseline is at the path; nothing is changed then.
  package init(path: String, in workspace: Workspace) throws {
    self.path = path
    // Before the file is opened: closing one of the store would release the store's locks.
    file = try ExportFile(path: path, replaces: true, in: workspace)
    try refuseOthers()
  }

  /// Writes the file.
  package func write(_ report: SourceReport) throws {
    // Checked again, because the file may have changed during a long check.
    try refuseOthers()
    _ = try file.write { output in
      try output.write(CheckBaseline.text(of: report))
      return .done
    }
  }

  private func refuseOthers() throws {
    guard try ExportPlace.kind(of: path) == .regular else { return }
    let head: [UInt8]
    do throws(SystemError) { head = try FileStatus.head(of: path, count: 64) } catch {
      throw SourceInputError.baselineUnreadable(path: path, reason: error.reason)
    }
    let line = head.prefix { $0 != 10 && $0 != 13 }
    guard line.elementsEqual(CheckBaseline.header.utf8) else {
      throw SourceInputError.replacesOther(path: path)
    }
  }
}
