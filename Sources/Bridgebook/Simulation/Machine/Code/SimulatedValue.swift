/// A value during the run of a scenario.
enum SimulatedValue: Sendable {
  case nothing
  case truth(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  /// A start and an end position, as in selections.
  case range(Int, Int)
  case list(SimulatedList)
  /// The number of a state cell.
  case binding(Int)
  case closure(SimulatedClosure)
  /// A platform object, by its number.
  case object(Int)
}

/// The elements of a list, with their size and depth, which bound the cost of comparing, printing
/// and freeing them.
struct SimulatedList: Equatable, Sendable {
  let elements: [SimulatedValue]
  /// The size in bytes; shared parts are counted repeatedly.
  let size: Int
  /// The nesting depth of lists and closures; freeing a value recurses to this depth.
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

/// An action with the values that it captured when a body created it.
final class SimulatedClosure: Sendable {
  let action: Int
  /// The fields of the view that created it.
  let fields: [SimulatedValue]
  /// The cells of that view's own state.
  let ownCells: [Int]
  /// The number of the captured controller.
  let owner: Int?
  /// Whether it captures the controller weakly.
  let isWeak: Bool
  /// The size and the depth, defined as for lists.
  let size: Int
  let depth: Int
  /// Whether it has no captured values that could distinguish it from another closure of its
  /// action.
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
  /// Compares values as the view graph does: a closure with captured values differs each time it is
  /// created.
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
  /// Returns whether values are equal, where closures of the same action are equal regardless of
  /// their captured values.
  func equalsBesideCaptures(_ other: SimulatedValue) -> Bool {
    if case .closure(let one) = self, case .closure(let two) = other {
      return one.action == two.action
    }
    return self == other
  }

  /// The number of the controller that a closure keeps alive.
  var heldController: Int? {
    if case .closure(let closure) = self, !closure.isWeak { return closure.owner }
    return nil
  }

  var isTrue: Bool {
    if case .truth(let value) = self { return value }
    return false
  }

  /// The approximate memory that it keeps, in bytes.
  var size: Int {
    switch self {
    case .text(let text): 16 + text.utf8.count
    case .list(let list): list.size
    case .closure(let closure): closure.size
    default: 16
    }
  }

  /// Its nesting depth.
  var depth: Int {
    switch self {
    case .list(let list): list.depth
    case .closure(let closure): closure.depth
    default: 0
    }
  }

  /// The number, whether an integer or a decimal.
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

  /// The text that `print` writes; a selection is printed as location and length.
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
  /// The name of its Swift type; for an empty list and for `nothing`, the known part of the name.
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
