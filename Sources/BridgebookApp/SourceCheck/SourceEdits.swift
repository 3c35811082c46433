internal import Bridgebook

/// Applies edits to bytes.
enum SourceEdits {
  /// The bytes of a range with the edits applied; nil if two edits overlap.
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

  /// The edits without those that touch an earlier one, which the next check offers again.
  static func apart(_ edits: [SourceEdit]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    var end: Int32 = -1
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound > end {
      kept.append(edit)
      end = edit.range.upperBound
    }
    return kept
  }
}
