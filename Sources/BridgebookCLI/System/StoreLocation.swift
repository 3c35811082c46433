/// Where the store is when nobody says.
enum StoreLocation {
  /// `$BRIDGEBOOK_STORE`, else `book.sqlite` in the platform's data folder.
  static func standard(environment: (String) -> String?) -> String {
    if let path = environment("BRIDGEBOOK_STORE") { return path }
    let home = environment("HOME") ?? "."
    #if os(macOS)
      return home + "/Library/Application Support/bridgebook/book.sqlite"
    #else
      let data = environment("XDG_DATA_HOME") ?? home + "/.local/share"
      return data + "/bridgebook/book.sqlite"
    #endif
  }
}
