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

/// The scope of names at a place in a program.
struct ResolverScope {
  /// The view, representable or controller to which the code belongs.
  var view: Int?
  /// Whether the current struct is the coordinator's copy.
  var isCoordinator = false
  var isBody = false
  private(set) var locals: [String: Int] = [:]
  private(set) var localCount = 0

  static let global = ResolverScope()

  init(view: Int? = nil, isCoordinator: Bool = false, isBody: Bool = false) {
    self.view = view
    self.isCoordinator = isCoordinator
    self.isBody = isBody
  }

  /// Returns a slot for a new local value; a repeated name hides the earlier value.
  mutating func declare(_ name: String) -> Int {
    defer { localCount += 1 }
    locals[name] = localCount
    return localCount
  }
}
