/// A value while a scenario runs.
enum SimulatedValue: Sendable {
  case nothing
  case truth(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// A location and an end, as selections are.
  case range(Int, Int)
  case list(SimulatedList)
  /// The number of a state cell.
  case binding(Int)
  case closure(SimulatedClosure)
  /// A platform object, by its number.
  case object(Int)
}

/// Elements with their size and depth, which bound the cost of comparing, printing and freeing
/// them.
struct SimulatedList: Equatable, Sendable {
  let elements: [SimulatedValue]
  /// The size in bytes; shared parts count each time.
  let size: Int
  /// Lists in lists and closures in closures; freeing a value recurses that deep.
  let depth: Int

  /// The maximum nesting depth; a deeper value ends the run.
  static let deepest = 32

  init(_ elements: [SimulatedValue]) {
    self.elements = elements
    var size = 16
    var depth = 0
    for element in elements {
      size = min(size + element.size, Int(Int32.max))
      depth = max(depth, element.depth)
    }
    self.size = size
    self.depth = depth + 1
  }

  static func == (left: SimulatedList, right: SimulatedList) -> Bool {
    left.size == right.size && left.elements == right.elements
  }
}

/// An action with what it captured when a body made it.
final class SimulatedClosure: Sendable {
  let action: Int
  /// Fields of the view that made it.
  let fields: [SimulatedValue]
  /// Cells of that view's own state.
  let ownCells: [Int]
  /// The controller that it captured, by number.
  let owner: Int?
  /// Whether it holds that controller weakly.
  let isWeak: Bool
  /// The size and the depth, as those of lists.
  let size: Int
  let depth: Int
  /// Whether it captured nothing in which it could differ from another closure of its action.
  var isPlain: Bool { fields.isEmpty }

  init(
    action: Int, fields: [SimulatedValue], ownCells: [Int], owner: Int? = nil, isWeak: Bool = false
  ) {
    self.action = action
    self.fields = fields
    self.ownCells = ownCells
    self.owner = owner
    self.isWeak = isWeak
    let captured = SimulatedList(fields)
    size = captured.size
    depth = captured.depth
  }
}

extension SimulatedValue: Equatable {
  /// Compares as the view graph does: a closure that captured something is different each time it
  /// is made.
  static func == (left: SimulatedValue, right: SimulatedValue) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.truth(let a), .truth(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.decimal(let a), .decimal(let b)): a == b
    case (.integer(let a), .decimal(let b)), (.decimal(let b), .integer(let a)): Double(a) == b
    case (.text(let a), .text(let b)): a == b
    case (.range(let a, let b), .range(let c, let d)): a == c && b == d
    case (.list(let a), .list(let b)): a == b
    case (.binding(let a), .binding(let b)): a == b
    case (.closure(let a), .closure(let b)):
      a === b || a.action == b.action && a.isPlain && b.isPlain
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }
}

extension SimulatedValue {
  /// Compares values; closures of one action are equal, although they may have captured different
  /// values.
  func equalsBesideCaptures(_ other: SimulatedValue) -> Bool {
    if case .closure(let one) = self, case .closure(let two) = other {
      return one.action == two.action
    }
    return self == other
  }

  /// The controller that a closure keeps alive, by number.
  var heldController: Int? {
    if case .closure(let closure) = self, !closure.isWeak { return closure.owner }
    return nil
  }

  var isTrue: Bool {
    if case .truth(let value) = self { return value }
    return false
  }

  /// Roughly the bytes that it keeps.
  var size: Int {
    switch self {
    case .text(let text): 16 + text.utf8.count
    case .list(let list): list.size
    case .closure(let closure): closure.size
    default: 16
    }
  }

  /// The depth of its nesting.
  var depth: Int {
    switch self {
    case .list(let list): list.depth
    case .closure(let closure): closure.depth
    default: 0
    }
  }

  /// A number of either kind.
  var decimal: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    default: nil
    }
  }

  var integer: Int? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// The number of elements of a list, characters of a text, or positions of a range.
  var count: Int {
    switch self {
    case .list(let list): list.elements.count
    case .text(let text): text.count
    case .range(let start, let end): max(0, end - start)
    default: 0
    }
  }

  /// The text that `print` writes; selections are location and length.
  var text: String {
    switch self {
    case .nothing: "nothing"
    case .truth(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .decimal(let value): String(value)
    case .text(let value): value
    case .range(let start, let end): "{\(start), \(max(0, end - start))}"
    case .list(let list): "[" + list.elements.map(\.text).joined(separator: ", ") + "]"
    case .binding: "binding"
    case .closure(let closure): "(" + closure.fields.map(\.text).joined(separator: ", ") + ")"
    case .object(let number): "object \(number)"
    }
  }
}

extension SimulatedValue {
  /// The name of its type in Swift; for an empty list and for `nothing` as much as is known of it.
  var typeName: String {
    switch self {
    case .nothing: "Optional"
    case .truth: "Bool"
    case .integer: "Int"
    case .decimal: "Double"
    case .text: "String"
    case .range: "_NSRange"
    case .list(let list): list.elements.first.map { "Array<\($0.typeName)>" } ?? "Array"
    case .binding: "Binding"
    case .closure: "Function"
    case .object: "Object"
    }
  }
}
