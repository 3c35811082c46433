/// The names of events measured by Instruments, as detectors and answers look them up.
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
