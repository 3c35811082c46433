/// Follows a function of a wrapper in the order of its source, and says what it does.
///
/// Functions of the wrapper and of the coordinator are entered, three calls deep.
struct FlowWalker {
  let bridge: Bridge
  let types: [String: CheckedType]
  var steps: [FlowStep] = []
  /// The type whose function is being followed.
  var owner: CheckedType
  var isSelfWrapper: Bool
  var isDeferred = false
  var isEvent = false
  var isInLoop = false
  var callers: [SwiftNode] = []
  var guards: [FlowGuard] = []
  var names: [String: FlowPlace] = [:]

  static let maximumDepth = 3
  static let capacity = 4_000

  init(_ bridge: Bridge, types: [String: CheckedType], isSelfWrapper: Bool) {
    self.bridge = bridge
    self.types = types
    self.isSelfWrapper = isSelfWrapper
    owner = isSelfWrapper ? bridge.type : bridge.coordinator ?? bridge.type
  }

  /// Follows a function whose parameters have those meanings.
  mutating func follow(_ function: SwiftNode, names: [String: FlowPlace]) {
    self.names = names
    for parameter in function.all(.parameter) where self.names[parameter.name] == nil {
      self.names[parameter.name] = FlowPlace(
        root: .other, path: [parameter.name], type: parameter.first(.typeName)?.name)
    }
    if let body = function.first(.block) { block(body) }
  }

  // MARK: Statements

  mutating func block(_ node: SwiftNode) {
    guard steps.count < FlowWalker.capacity else { return }
    let (outerNames, outerGuards) = (names, guards)
    for child in node.children { statement(child, in: node) }
    (names, guards) = (outerNames, outerGuards)
  }

  mutating func statement(_ node: SwiftNode, in scope: SwiftNode) {
    switch node.kind {
    case .variable: variable(node)
    case .ifStatement: branch(node, in: scope)
    case .guardStatement:
      let conditions = node.children.filter { $0.kind != .block }
      for condition in conditions { self.condition(condition) }
      if let body = node.first(.block) {
        let outer = guards
        guards.append(makeGuard(conditions, body))
        block(body)
        guards = outer
      }
      guards.append(makeGuard(conditions, scope))
    case .switchStatement:
      guard let subject = node.base else { return }
      expression(subject)
      for child in node.all(.switchCase) {
        let (outerNames, outerGuards) = (names, guards)
        guards.append(makeGuard([subject] + child.all(.pattern), child))
        for statement in child.children where statement.kind != .pattern {
          self.statement(statement, in: child)
        }
        (names, guards) = (outerNames, outerGuards)
      }
    case .forStatement, .whileStatement, .repeatStatement:
      let outer = (names, isInLoop)
      for child in node.children where child.kind != .block {
        if child.kind == .variable {
          names[child.name] = FlowPlace(root: .other, path: [child.name])
        } else {
          condition(child)
        }
      }
      isInLoop = true
      if let body = node.first(.block) { block(body) }
      (names, isInLoop) = outer
    case .doStatement, .deferStatement, .catchClause:
      for child in node.children {
        if child.kind == .block {
          block(child)
        } else if child.kind == .catchClause {
          statement(child, in: scope)
        }
      }
    case .block: block(node)
    case .returnStatement, .throwStatement:
      for child in node.children { expression(child) }
    case .function:
      // A local function is followed where it is called by name only.
      localFunctions[node.name] = node
    case .type, .importing, .directive, .jump, .typeAlias: break
    default: expression(node)
    }
  }

  var localFunctions: [String: SwiftNode] = [:]

  mutating func variable(_ node: SwiftNode) {
    let value = node.children.first {
      $0.kind != .typeName && $0.kind != .attribute && $0.kind != .accessor && $0.kind != .block
    }
    if let value {
      expression(value)
      var place = place(of: value) ?? FlowPlace(root: .other, path: [node.name])
      if let type = node.first(.typeName)?.name, !type.isEmpty { place.type = type }
      names[node.name] = place
    } else {
      names[node.name] = FlowPlace(
        root: .other, path: [node.name], type: node.first(.typeName)?.name)
    }
  }

  mutating func condition(_ node: SwiftNode) {
    switch node.kind {
    case .binding:
      guard let variable = node.base else { return }
      if let value = variable.children.first(where: { $0.kind != .typeName }) {
        expression(value)
        names[variable.name] = place(of: value) ?? FlowPlace(root: .other, path: [variable.name])
      } else if names[variable.name] == nil {
        // `if let name` unwraps a property or variable of that name.
        names[variable.name] = implicitMember(variable.name)
      }
    case .condition: for child in node.children { expression(child) }
    default: expression(node)
    }
  }

  mutating func branch(_ node: SwiftNode, in scope: SwiftNode) {
    let conditions = node.children.filter {
      $0.kind == .condition || $0.kind == .binding
    }
    let outerNames = names
    for condition in conditions { self.condition(condition) }
    var exits = false
    let outerGuards = guards
    for child in node.children {
      let inner = makeGuard(conditions, child)
      guards = outerGuards + [inner]
      if child.kind == .block {
        block(child)
        if !child.flags.contains(.isElse), FlowWalker.exits(child) { exits = true }
      } else if child.kind == .ifStatement {
        statement(child, in: scope)
      }
      if !child.flags.contains(.isElse), child.kind == .block { names = outerNames }
    }
    names = outerNames
    guards = outerGuards
    if exits { guards.append(makeGuard(conditions, scope)) }
  }

  func makeGuard(_ conditions: [SwiftNode], _ scope: SwiftNode) -> FlowGuard {
    FlowGuard(conditions: conditions, names: names, isSelfWrapper: isSelfWrapper, scope: scope)
  }

  static func exits(_ block: SwiftNode) -> Bool {
    guard let last = block.last else { return false }
    return last.kind == .returnStatement || last.kind == .throwStatement || last.kind == .jump
  }
}
