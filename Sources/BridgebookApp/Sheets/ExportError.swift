/// An error that keeps a sheet from being exported; its message is composed from the associated
/// values.
package enum ExportError: Error, Equatable {
  case unknownSheet(String, suggestion: String?)
  /// A file name was given instead of the name of a sheet.
  case fileForSheet(String, sheet: String)
  case wrongWords(sheet: String, arguments: String, given: Int)
  /// The form shows a single run, but several were given.
  case isOfOneRun(sheet: String, form: String, given: Int)
  case optionNotTaken(sheet: String, option: String, taken: [String])
  case unknownForm(sheet: String, form: String, known: [String], suggestion: String?)
  /// Only text pages can be exported as HTML.
  case noHTML(sheet: String, others: [String])
  case excludes(String, String)
  case unknownTopic(String, known: [String], suggestion: String?)
  case unknownComponent(String, suggestion: String?)
  /// The sheet needs a run of the store, but a file was named.
  case fileIsNoRun(path: String)
  /// JSON output reports the path that was written, so it needs one.
  case jsonNeedsPath(sheet: String)
  case folderNeedsPath(sheet: String)
  case emptyPath
  case exists(path: String)
  /// The store in use or a file that SQLite keeps beside it.
  case isOfStore(path: String)
  case isFolder(path: String)
  case isNoFolder(path: String)
  case folderMissing(path: String)
  /// The folder contains files that no export wrote, so it is not replaced.
  case holdsOtherFiles(path: String, file: String)
  case unwritable(path: String, reason: String)
  /// The export is in place, but the disk did not confirm it.
  case unconfirmed(path: String, reason: String)
}

/// An export that was ended by a signal.
struct ExportInterruption: EndingError, Equatable {
  let path: String
  let status: ExitStatus
  /// Whether a part was already written to a device or a pipe.
  let isPartial: Bool
}
