/// A value while a scenario runs.
enum SimulatedValue: Sendable {
  case nothing
  case truth(Bool)
  case integer(Int)
  case text(String)
  /// A location and an end, as selections are.
  case range(Int, Int)
  case list([SimulatedValue])
  /// Leads to a state cell.
  case binding(Int)
  case closure(SimulatedClosure)
  /// A platform object, by its number.
  case object(Int)
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
  /// It does not keep that controller.
  let isWeak: Bool
  /// The same action again, over nothing that could differ.
  var isPlain: Bool { fields.isEmpty }

  init(
    action: Int, fields: [SimulatedValue], ownCells: [Int], owner: Int? = nil, isWeak: Bool = false
  ) {
    self.action = action
    self.fields = fields
    self.ownCells = ownCells
    self.owner = owner
    self.isWeak = isWeak
  }
}

extension SimulatedValue: Equatable {
  /// Compares as the view graph does: a closure that captured something is different each time it is made.
  static func == (left: SimulatedValue, right: SimulatedValue) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing): true
    case (.truth(let a), .truth(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
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
  /// Equal where closures of one action count as the same, whatever they captured.
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

  var integer: Int? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// How many elements a list or characters a text has.
  var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .text(let text): text.count
    case .range(let start, let end): max(0, end - start)
    default: 0
    }
  }

  /// As a print shows it; selections as location and length, truth as T and F stays with the scenario.
  var text: String {
    switch self {
    case .nothing: "nil"
    case .truth(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .text(let value): value
    case .range(let start, let end): "{\(start), \(max(0, end - start))}"
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .binding: "binding"
    case .closure(let closure): "(" + closure.fields.map(\.text).joined(separator: ", ") + ")"
    case .object(let number): "object \(number)"
    }
  }
}
