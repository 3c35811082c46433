internal import Platform

/// Where the store is when nobody says.
package enum StoreLocation {
  /// `$BRIDGEBOOK_STORE`, else `book.sqlite` in the platform's data folder.
  package static func standard(environment: (String) -> String?) -> String {
    if let path = environment("BRIDGEBOOK_STORE") { return path }
    return SystemCalls.dataFolder(environment: environment) + "/book.sqlite"
  }
}
