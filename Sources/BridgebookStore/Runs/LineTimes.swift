internal import Bridgebook

/// Reads the times of the events that a run has for given lines.
///
/// In most traces, events are stored in the order of their lines, and most lines have one event. A
/// line is therefore looked up first at the position it would then have, and from there by binary
/// search. This does not work for simulated runs, whose lines are those of statements, which run in
/// any order.
package struct LineTimes {
  /// Selects a run's number, the id of its last event, and whether the lines of its events ascend.
  private let run: Statement
  /// Selects the events in a range of ids.
  private let near: Statement
  /// Selects all events of a run that have a time.
  private let all: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    // A list after IN would be rebuilt for each run.
    let unordered = FormatRegistry.formats.filter { !$0.keepsLineOrder }.map { ",\($0.id)," }
    run = try connection.prepare(
      """
      SELECT number,
        (SELECT max(run_event.id) FROM run_event WHERE run_event.id
          BETWEEN run.number << 32 AND (run.number << 32) | 4294967295),
        origin = 'imported' AND NOT EXISTS (
          SELECT 1 FROM run_format WHERE run_number = run.number
            AND instr('\(unordered.joined())', ',' || run_format.format || ','))
      FROM run WHERE id = ?
      """)
    near = try connection.prepare(
      "SELECT id, \(EventCode.lineSQL), time FROM run_event WHERE id BETWEEN ? AND ?")
    all = try connection.prepare(
      """
      SELECT \(EventCode.lineSQL), time FROM run_event
      WHERE id BETWEEN ? AND ? AND time IS NOT NULL
      """)
  }

  /// Returns the earliest time of an event for each given line that has one, in nanoseconds since
  /// the start of the run.
  package func times(ofLines lines: Set<Int>, of id: String) throws(StoreError) -> [Int: Int64] {
    guard !lines.isEmpty else { return [:] }
    return try Store.sqlite { () throws(SQLiteError) in
      var ids: ClosedRange<Int>?
      var isFound = false
      try run.forEach([.text(id)]) { (row) throws(SQLiteError) in
        let first = try row.number(0, from: RunRows.numbers, in: "run", of: id) << 32
        if !row.isNull(1) { ids = first...max(first, row.int(1)) }
        isFound = row.int(2) == 1
      }
      guard let ids else { return [:] }
      var times: [Int: Int64] = [:]
      for line in lines where isFound {
        if let window = try window(of: line, in: ids) {
          times[line] = window.earliest
        } else {
          isFound = false
        }
      }
      return isFound ? times : try scan(lines, in: ids)
    }
  }

  /// The events near a position.
  private struct Window {
    /// The line of the event in the middle; nil if there is no such event.
    var line: Int?
    /// The earliest time among the events of the wanted line.
    var earliest: Int64?
    /// Whether the window contains all events of the wanted line.
    var isWhole = true
  }

  /// Returns the events of a line; nil if a binary search does not find the line.
  private func window(of line: Int, in ids: ClosedRange<Int>) throws(SQLiteError) -> Window? {
    var (first, last) = (ids.lowerBound, ids.upperBound)
    var middle = line <= ids.count ? first + max(0, line - 1) : last
    while true {
      var window = try window(around: middle, reach: 1, line, in: ids)
      guard let found = window.line else { return nil }
      if found == line {
        var reach = 1
        while !window.isWhole {
          reach *= 8
          window = try self.window(around: middle, reach: reach, line, in: ids)
        }
        return window
      }
      guard first < last, found < line ? middle < last : middle > first else { return nil }
      if found < line { first = middle + 1 } else { last = middle - 1 }
      middle = first + (last - first) / 2
    }
  }

  private func window(
    around middle: Int, reach: Int, _ line: Int, in ids: ClosedRange<Int>
  ) throws(SQLiteError) -> Window {
    let first = middle - min(reach, middle - ids.lowerBound)
    let last = middle + min(reach, ids.upperBound - middle)
    var window = Window()
    try near.forEach([.int(first), .int(last)]) { row in
      let id = row.int(0)
      let found = row.int(1)
      if id == middle { window.line = found }
      guard found == line else { return }
      if !row.isNull(2) { window.earliest = min(window.earliest ?? .max, Int64(row.int(2))) }
      let isAtEnd = id == first && id > ids.lowerBound || id == last && id < ids.upperBound
      if isAtEnd { window.isWhole = false }
    }
    return window
  }

  private func scan(_ lines: Set<Int>, in ids: ClosedRange<Int>) throws(SQLiteError) -> [Int: Int64]
  {
    var times: [Int: Int64] = [:]
    try all.forEach([.int(ids.lowerBound), .int(ids.upperBound)]) { row in
      let line = row.int(0)
      guard lines.contains(line) else { return }
      times[line] = min(times[line] ?? .max, Int64(row.int(1)))
    }
    return times
  }
}
