/// The meaning of names at one place of a program.
struct ResolverScope {
  /// The view, representable or controller whose code it is.
  var view: Int?
  /// The struct at hand is the coordinator's copy.
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

  /// A slot for a new local value; the same name again hides the older one.
  mutating func declare(_ name: String) -> Int {
    defer { localCount += 1 }
    locals[name] = localCount
    return localCount
  }
}
