internal import BookData
internal import Bridgebook

/// A checksum of texts with their numbers, in whatever order they come.
struct TextChecksum {
  private var sum: UInt64 = 0

  mutating func add(_ text: String, number: Int64) {
    var text = text
    let value = text.withUTF8 { Fingerprint.value(of: UnsafeRawBufferPointer($0)) }
    sum &+= Fingerprint.mix(UInt64(bitPattern: number) &+ 1, value)
  }

  var hexadecimal: String { Fingerprint.hexadecimal(sum) }
}

extension OwnVersion {
  /// A checksum of everything that is recorded of the version.
  var checksum: String {
    var sum = TextChecksum()
    let parts = [
      header.id, header.kind.rawValue, header.relation.rawValue, header.target, baseHash,
      change.rawValue, time, author, text,
    ]
    for (number, part) in parts.enumerated() {
      if let part { sum.add(part, number: Int64(number)) }
    }
    return sum.hexadecimal
  }
}

/// What the checksums of a store say.
package struct ChecksumReport: Equatable, Sendable {
  /// What is not what was written, such as the id of a run.
  package var changed: [String] = []
  package var checkedCount = 0
  /// How many were written before there were checksums.
  package var uncheckedCount = 0
}

extension Store {
  /// Holds the texts of runs against their checksums; those that differ by the ids of their runs.
  package func runTextChecksums() throws(StoreError) -> ChecksumReport {
    try Store.sqlite { () throws(SQLiteError) in
      var sums: [Int: TextChecksum] = [:]
      try connection.forEach("SELECT run, number, text FROM run_text") { row in
        sums[row.int(0), default: TextChecksum()].add(row.text(2), number: Int64(row.int(1)))
      }
      var report = ChecksumReport()
      try connection.forEach(
        """
        SELECT number, id, texts FROM run LEFT JOIN run_checksum ON run_checksum.run = run.number
        ORDER BY number
        """
      ) { row in
        report.take(
          row.text(1), stored: row.optionalText(2),
          found: (sums[row.int(0)] ?? TextChecksum()).hexadecimal)
      }
      return report
    }
  }

  /// Holds the versions of a team's texts against their checksums; those that differ as `ID@N`.
  package func ownVersionChecksums() throws(StoreError) -> ChecksumReport {
    var stored: [String: String] = [:]
    try Store.sqlite { () throws(SQLiteError) in
      try connection.forEach("SELECT id || '@' || version, checksum FROM own_version_checksum") {
        stored[$0.text(0)] = $0.text(1)
      }
    }
    var report = ChecksumReport()
    for item in try ownVersions() {
      let name = "\(item.version.id)@\(item.number)"
      report.take(name, stored: stored[name], found: item.version.checksum)
    }
    return report
  }

  /// Where histories of a team's texts have gaps, a sentence each.
  package func historyGaps() throws(StoreError) -> [String] {
    try Store.sqlite { () throws(SQLiteError) in
      try connection.rows(
        """
        SELECT id || ' lacks versions before number ' || max(version) FROM own_version
        GROUP BY id HAVING count(*) <> max(version)
        UNION ALL
        SELECT id || ' has a history, but none of its versions holds' FROM own_version
        WHERE id NOT IN (SELECT id FROM own_text) GROUP BY id
        UNION ALL
        SELECT id || ' holds version ' || version || ', which is not in its history' FROM own_text
        WHERE NOT EXISTS (
          SELECT 1 FROM own_version
          WHERE own_version.id = own_text.id AND own_version.version = own_text.version)
        ORDER BY 1
        """
      ) { $0.text(0) }
    }
  }
}

extension ChecksumReport {
  fileprivate mutating func take(_ name: String, stored: String?, found: String) {
    guard let stored else {
      uncheckedCount += 1
      return
    }
    checkedCount += 1
    if stored != found { changed.append(name) }
  }
}
