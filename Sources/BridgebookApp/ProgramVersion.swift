/// The version of this program.
package enum ProgramVersion {
  /// The version of the program and of its built-in book.
  package static let number = "0.2.0"
  /// The release date of that version, for the manual page.
  package static let date = "2026-11-23"
}
