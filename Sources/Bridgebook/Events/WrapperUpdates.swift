/// How often and for how long a wrapper was updated in a run that measured it, and what invalidated it.
package struct WrapperUpdates: Equatable, Sendable {
  /// What invalidated a wrapper, and how often.
  package struct Cause: Equatable, Sendable {
    package let name: String
    package let count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// The most causes that are named.
  package static let causeCount = 3

  package var wrapper: String
  package let count: Int
  /// The sum of all updates whose end was measured, in nanoseconds.
  package let total: Int64
  /// The longest of them, in nanoseconds.
  package let longest: Int64
  /// The line of the longest; 0 where no end was measured.
  package let longestLine: Int
  /// The most frequent first.
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
  /// Replaces private parts of what is said about wrappers.
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
  /// Nil where the first run does not update it.
  package let before: WrapperUpdates?
  /// Nil where the second run does not update it.
  package let after: WrapperUpdates?

  /// Pairs the wrappers of two runs, sorted by name.
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
