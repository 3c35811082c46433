/// The names of the properties of platform classes, including inherited ones.
package struct PropertyTable: Equatable, Sendable {
  private var bases: [String: [String]] = [:]
  /// The unparsed cells of each class's rows; they are split only for the classes that a scenario
  /// uses.
  private var cells: [String: [String]] = [:]
  /// The ids of the sources that the table cites.
  package var sources: Set<String> = []

  /// Creates an empty table.
  package init() {}

  /// Adds a row: a comma-separated list of properties of a class, and the classes it inherits from.
  package mutating func add(_ properties: String, of type: String, bases: [String]) {
    cells[type, default: []].append(properties)
    self.bases[type, default: []] += bases
  }

  /// The classes that the table lists, sorted.
  package var classes: [String] { cells.keys.sorted() }

  /// Returns the superclasses of a class, nearest first.
  package func ancestors(of type: String) -> [String] {
    var found: [String] = []
    var types = bases[type] ?? []
    while !types.isEmpty {
      let next = types.removeFirst()
      guard next != type, !found.contains(next) else { continue }
      found.append(next)
      types += bases[next] ?? []
    }
    return found
  }

  /// Returns the frameworks of the base classes that a class inherits from; empty if the table has
  /// none.
  func toolkits(of type: String) -> Set<Toolkit> {
    Set(([type] + ancestors(of: type)).compactMap { PropertyTable.roots[$0] })
  }

  private static let roots: [String: Toolkit] = [
    "UIResponder": .uikit, "UIView": .uikit, "UIViewController": .uikit,
    "UIGestureRecognizer": .uikit, "NSResponder": .appkit, "NSView": .appkit,
    "NSViewController": .appkit, "NSGestureRecognizer": .appkit,
  ]

  /// Returns the names of the properties of a class and of its superclasses; nil if the table does
  /// not list the class.
  package func names(of type: String) -> Set<String>? {
    guard cells[type] != nil else { return nil }
    var found: Set<String> = []
    var types = [type]
    var seen: Set<String> = []
    while let next = types.popLast() {
      guard seen.insert(next).inserted else { continue }
      for cell in cells[next] ?? [] { found.formUnion(cell.list()) }
      types += bases[next] ?? []
    }
    return found
  }
}

/// The properties of platform objects that refer to the receiver of their callbacks.
enum DelegateProperty {
  /// The effect in the model of setting a property.
  enum Role {
    /// The property does not refer to a receiver.
    case none
    /// The property refers to the receiver of a delegate's callbacks.
    case main
    /// The property refers to a receiver whose callbacks are unknown to the model.
    case other
  }

  /// Returns the role of a property, by the naming conventions of Apple's frameworks.
  static func role(of name: String) -> Role {
    if main.contains(name) { return .main }
    return name.hasSuffix("Delegate") || others.contains(name) ? .other : .none
  }

  private static let main: Set<String> = ["delegate", "navigationDelegate"]
  private static let others: Set<String> = ["dataSource", "target"]

  /// The callbacks that no delegate receives: those of targets, named as the cases of
  /// `UIControl.Event`, and those of a recognizer's action.
  static let callbacksOfTargets: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "handle",
  ]

  /// The text of the value that represents the coordinator as a delegate.
  static let coordinator = "coordinator"
}
