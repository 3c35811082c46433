/// The measured updates of one wrapper in a run: their number, durations and causes.
package struct WrapperUpdates: Equatable, Sendable {
  /// A cause that invalidated a wrapper, with the number of times it did.
  package struct Cause: Equatable, Sendable {
    package let name: String
    package let count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The maximum number of causes kept per wrapper.
  package static let causeCount = 3

  package var wrapper: String
  package let count: Int
  /// The total duration of all updates whose end was measured, in nanoseconds.
  package let total: Int64
  /// The duration of the longest update, in nanoseconds.
  package let longest: Int64
  /// The line of the longest update, or 0 if no end was measured.
  package let longestLine: Int
  /// The causes, most frequent first.
  package var causes: [Cause]

  package init(
    wrapper: String, count: Int, total: Int64, longest: Int64, longestLine: Int, causes: [Cause]
  ) {
    self.wrapper = wrapper
    self.count = count
    self.total = total
    self.longest = longest
    self.longestLine = longestLine
    self.causes = causes
  }
}

extension Diagnosis {
  /// Replaces private parts of wrapper and cause names.
  package mutating func redactUpdates(_ redact: (String) -> String) {
    for index in updates.indices {
      updates[index].wrapper = redact(updates[index].wrapper)
      updates[index].causes = updates[index].causes.map {
        WrapperUpdates.Cause(name: redact($0.name), count: $0.count)
      }
    }
  }
}

/// The updates of one wrapper before and after a change.
package struct WrapperChange: Equatable, Sendable {
  package let wrapper: String
  /// The updates in the first run, or nil if it does not update the wrapper.
  package let before: WrapperUpdates?
  /// The updates in the second run, or nil if it does not update the wrapper.
  package let after: WrapperUpdates?

  /// Returns the wrappers of both runs with their updates, sorted by name.
  package static func changes(
    from before: [WrapperUpdates], to after: [WrapperUpdates]
  ) -> [WrapperChange] {
    Set((before + after).map(\.wrapper)).sorted().map { name in
      WrapperChange(
        wrapper: name, before: before.first { $0.wrapper == name },
        after: after.first { $0.wrapper == name })
    }
  }
}

/// The names of events measured by Instruments, as used by detectors and answers.
package enum MeasuredName {
  /// An update of a representable, with begin and end.
  package static let representableUpdate: StaticString = "Representable Updates"
  /// An evaluation of a view's body.
  package static let viewBody: StaticString = "View Body Updates"
  /// An invalidated body, which has to be evaluated again; the event's value names the cause.
  package static let invalidatedBody: StaticString = "body invalidated"
  /// A note that a table lacks a column; the event's value names the table and the column.
  package static let missingColumn: StaticString = "missing column"
}
