/// The names of events that Instruments measured, by which detectors and answers know them.
package enum MeasuredName {
  /// An update of a representable, from its begin to its end.
  package static let representableUpdate: StaticString = "Representable Updates"
  /// A body that ran.
  package static let viewBody: StaticString = "View Body Updates"
  /// A body that has to run again; the value is what caused it.
  package static let invalidatedBody: StaticString = "body invalidated"
  /// A note that a table lacks a column; the value is the table and the column.
  package static let missingColumn: StaticString = "missing column"
}
