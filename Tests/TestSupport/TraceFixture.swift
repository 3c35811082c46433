/// A small input in the grammar of a format, with invented apps, and the events that must be read
/// from it.
package struct Fixture: Sendable, CustomStringConvertible {
  package let format: String
  package let text: String
  /// A part of the text after which private details are inserted, to check that they are redacted.
  package let place: String
  /// The events: the time in nanoseconds if there is one, a bar, then the line, the kind and the
  /// texts.
  package let events: [String]

  package var description: String { format }

  /// One fixture per format.
  package static let all = console + unifiedLog + reports
}
