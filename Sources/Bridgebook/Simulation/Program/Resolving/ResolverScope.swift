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
