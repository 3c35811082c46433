internal import Bridgebook

/// Applies edits to bytes.
enum SourceEdits {
  /// Returns the bytes of a range with the edits applied; nil if two edits overlap or one exceeds
  /// the range.
  static func applied(
    _ edits: [SourceEdit], to bytes: [UInt8], in range: Range<Int32>
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var place = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= range.upperBound else {
        return nil
      }
      result += bytes[Int(place)..<Int(edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[Int(place)..<Int(range.upperBound)]
  }

  /// Returns the edits of all changes that neither overlap nor adjoin the edits of an earlier one.
  ///
  /// A change is made completely or not at all; the next check proposes the omitted ones again.
  static func withoutOverlaps(_ changes: [[SourceEdit]]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    for change in changes {
      let new = change.filter { !kept.contains($0) }
      let touches = new.contains { edit in
        kept.contains { other in
          edit.range.lowerBound <= other.range.upperBound
            && other.range.lowerBound <= edit.range.upperBound
        }
      }
      if !touches { kept += new }
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
