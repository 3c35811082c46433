/// The types that may have more lines than others because they are tables, which are as long as
/// what they list.
enum TypeSizeExceptions {
  /// The names with their modules, sorted.
  static let tables = ["BridgebookApp.HealthCheck"]
}
