internal import Platform

/// The default location of the store.
package enum StoreLocation {
  /// Returns `$BRIDGEBOOK_STORE`, or else `book.sqlite` in the platform's data folder.
  package static func standard(environment: (String) -> String?) -> String {
    if let path = environment("BRIDGEBOOK_STORE") { return path }
    return CurrentProcess.dataFolder(environment: environment) + "/book.sqlite"
  }
}
