/// The names that a program declares, and what they lead to.
struct ProgramNames: Sendable {
  var constants: [String: ResolvedExpression] = [:]
  /// The number of values in each constant, with those of the constants it names, because it is
  /// calculated wherever it is used.
  var valueCounts: [String: Int] = [:]
  /// Constants of the library, which no scenario means to use.
  var libraryNames: Set<String> = []
  var cells: [String: Int] = [:]
  var models: [String: Int] = [:]
  var environment: [String: Int] = [:]
  var kinds: [String: Int] = [:]
  var views: [String: Int] = [:]
  var presentations: [String: Int] = [:]
  /// Whether a sheet is presented that no state shows, by its name.
  var screens: [String: Int] = [:]
  /// Views that stand for what sheets and stacks show, by the names of these.
  var contents: [String: Int] = [:]
  var gestures: [String: Int] = [:]
  /// Platform objects that models own, as `Cache.page`.
  var shared: [String: Int] = [:]
  /// Actions of each view, by name.
  var actions: [Int: [String: Int]] = [:]
  /// Hosting controllers and cells by the view whose code makes them, and their name.
  var hosts: [Int: [String: Int]] = [:]
}
