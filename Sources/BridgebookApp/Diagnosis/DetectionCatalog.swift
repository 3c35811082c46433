internal import BookData
internal import Bridgebook
internal import BridgebookStore

extension Store {
  /// Returns the tables that detectors need: the messages and severities of the store, and the
  /// setters of platform classes, which no team's text changes.
  func detectionCatalog() throws -> MessageCatalog {
    var catalog = try messages.catalog()
    catalog.setters = try BuiltInSetters.load()
    return catalog
  }
}
