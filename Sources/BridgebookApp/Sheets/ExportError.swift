/// Why a sheet cannot be exported, as facts.
package enum ExportError: Error, Equatable {
  case unknownSheet(String, suggestion: String?)
  case wrongWords(sheet: String, arguments: String, given: Int)
  case optionNotTaken(sheet: String, option: String, taken: [String])
  case unknownForm(sheet: String, form: String, known: [String], suggestion: String?)
  /// Only pages of text become pages for a browser.
  case noHTML(sheet: String, others: [String])
  case excludes(String, String)
  case unknownTopic(String, known: [String], suggestion: String?)
  case unknownComponent(String, suggestion: String?)
  /// A report is about a run of the store.
  case fileIsNoRun(path: String)
  /// What a sheet says in JSON is where it was written to.
  case jsonNeedsPath(sheet: String)
  case folderNeedsPath(sheet: String)
  case emptyPath
  case exists(path: String)
  case isFolder(path: String)
  case isNoFolder(path: String)
  case folderMissing(path: String)
  /// A folder that holds anything else is never replaced.
  case holdsOtherFiles(path: String, file: String)
  case unwritable(path: String, reason: String)
  /// It is in place, but the disk did not confirm that.
  case unconfirmed(path: String, reason: String)
}

/// A signal ended an export.
struct ExportInterruption: EndingError, Equatable {
  let path: String
  let status: ExitStatus
  /// Whether it was written as it was made, to a device or a pipe.
  let isPartial: Bool
}
