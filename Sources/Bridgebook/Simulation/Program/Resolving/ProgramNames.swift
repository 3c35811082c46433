/// The names that a program declares, and their referents.
struct ProgramNames: Sendable {
  var constants: [String: ResolvedExpression] = [:]
  /// The number of values in each constant, including those of the constants it names, because the
  /// constant is calculated at each use.
  var valueCounts: [String: Int] = [:]
  /// Constants of the library, which no scenario intends to use.
  var libraryNames: Set<String> = []
  var cells: [String: Int] = [:]
  var models: [String: Int] = [:]
  var environment: [String: Int] = [:]
  var kinds: [String: Int] = [:]
  var views: [String: Int] = [:]
  var presentations: [String: Int] = [:]
  /// The cells that record whether a sheet without a state is presented, by the sheet's name.
  var screens: [String: Int] = [:]
  /// The views that represent the content of sheets and stacks, by the names of the latter.
  var contents: [String: Int] = [:]
  var gestures: [String: Int] = [:]
  /// Platform objects owned by models, such as `Cache.page`.
  var shared: [String: Int] = [:]
  /// Actions of each view, by name.
  var actions: [Int: [String: Int]] = [:]
  /// Hosting controllers and cells, by the view whose code creates them and by name.
  var hosts: [Int: [String: Int]] = [:]
}
