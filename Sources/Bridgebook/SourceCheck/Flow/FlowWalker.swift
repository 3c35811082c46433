/// Walks a function of a wrapper in source order and collects its steps.
///
/// Calls to functions of the wrapper and of the coordinator are followed up to a depth of three.
struct FlowWalker {
  private(set) var steps: [FlowStep] = []
  private var isDeferred = false
  private var isEvent = false
  private var isInLoop = false
  private var callers: [SwiftNode] = []
  private var guards: [FlowGuard] = []
  private var frame: FlowFrame
  private var localFunctions: [String: SwiftNode] = [:]

  private static let maximumDepth = 3
  private static let capacity = 4_000

  init(_ bridge: Bridge, isSelfWrapper: Bool) {
    frame = FlowFrame(bridge, isSelfWrapper: isSelfWrapper)
  }

  /// Collects the steps of a function whose parameters have the given origins.
  mutating func follow(_ function: SwiftNode, names: [String: FlowPlace]) {
    frame.names = names
    for parameter in function.all(.parameter) where frame.names[parameter.name] == nil {
      frame.names[parameter.name] = FlowPlace(
        root: .other, path: [parameter.name], type: parameter.first(.typeName)?.name)
    }
    if let body = function.first(.block) { block(body) }
  }

  // MARK: Statements

  private mutating func block(_ node: SwiftNode) {
    guard steps.count < FlowWalker.capacity else { return }
    let (outerNames, outerGuards) = (frame.names, guards)
    var deferred: [(code: SwiftNode, names: [String: FlowPlace], guards: [FlowGuard])] = []
    for child in node.children {
      if child.kind == .deferStatement {
        deferred.append((child, frame.names, guards))
      } else {
        statement(child, in: node)
      }
    }
    // Deferred code runs when the block is left, including by an early return.
    for (code, names, conditions) in deferred.reversed() {
      (frame.names, guards) = (names, conditions)
      statement(code, in: node)
    }
    (frame.names, guards) = (outerNames, outerGuards)
  }

  private mutating func statement(_ node: SwiftNode, in scope: SwiftNode) {
    switch node.kind {
    case .variable: variable(node)
    case .ifStatement: branch(node, in: scope)
    case .guardStatement:
      let conditions = node.children.filter { $0.kind != .block }
      for condition in conditions { self.condition(condition) }
      if let body = node.first(.block) {
        let outer = guards
        guards.append(frame.guarding(body, by: conditions))
        block(body)
        guards = outer
      }
      guards.append(frame.guarding(scope, by: conditions))
    case .switchStatement:
      guard let subject = node.base else { return }
      expression(subject)
      for child in node.all(.switchCase) {
        let (outerNames, outerGuards) = (frame.names, guards)
        guards.append(frame.guarding(child, by: [subject] + child.all(.pattern)))
        for statement in child.children where statement.kind != .pattern {
          self.statement(statement, in: child)
        }
        (frame.names, guards) = (outerNames, outerGuards)
      }
    case .forStatement, .whileStatement, .repeatStatement:
      let outer = (frame.names, isInLoop, guards)
      var variable: SwiftNode?
      for child in node.children where child.kind != .block {
        if child.kind == .variable {
          frame.names[child.name] = FlowPlace(root: .other, path: [child.name])
          variable = child
        } else {
          condition(child)
          // An element of the view's own list, such as `subviews`, is part of the view.
          if let name = variable?.name, let list = frame.place(of: child), list.root == .view {
            frame.names[name] = list.member("[]")
          }
          variable = nil
        }
      }
      isInLoop = true
      if let body = node.first(.block) {
        // The block of `repeat` runs at least once.
        if node.kind != .repeatStatement {
          let conditions = node.children.filter { $0.kind != .block && $0.kind != .variable }
          guards.append(frame.guarding(body, by: conditions, .loop))
        }
        block(body)
      }
      (frame.names, isInLoop, guards) = outer
    case .doStatement, .deferStatement, .catchClause:
      let outer = guards
      defer { guards = outer }
      if node.kind == .catchClause { guards.append(frame.guarding(node, by: [node], .failure)) }
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
      // A local function is walked only where it is called by name.
      localFunctions[node.name] = node
    case .type, .importing, .directive, .jump, .typeAlias: break
    default: expression(node)
    }
  }

  private mutating func variable(_ node: SwiftNode) {
    let value = node.children.first {
      $0.kind != .typeName && $0.kind != .attribute && $0.kind != .accessor && $0.kind != .block
    }
    if let value { expression(value) }
    frame.declare(node, value)
  }

  private mutating func condition(_ node: SwiftNode) {
    switch node.kind {
    case .binding:
      guard let variable = node.base else { return }
      let value = variable.children.first { $0.kind != .typeName }
      if let value { expression(value) }
      frame.unwrap(variable, value)
    case .condition: for child in node.children { expression(child) }
    default: expression(node)
    }
  }

  private mutating func branch(_ node: SwiftNode, in scope: SwiftNode) {
    let conditions = node.children.filter {
      $0.kind == .condition || $0.kind == .binding
    }
    let outerNames = frame.names
    for condition in conditions { self.condition(condition) }
    var exits = false
    let outerGuards = guards
    for child in node.children {
      let inner = frame.guarding(child, by: conditions)
      guards = outerGuards + [inner]
      if child.kind == .block {
        block(child)
        if !child.flags.contains(.isElse), child.leaves { exits = true }
      } else if child.kind == .ifStatement {
        statement(child, in: scope)
      }
      if !child.flags.contains(.isElse), child.kind == .block { frame.names = outerNames }
    }
    frame.names = outerNames
    guards = outerGuards
    if exits { guards.append(frame.guarding(scope, by: conditions)) }
  }

  // MARK: Expressions

  private mutating func expression(_ node: SwiftNode) {
    guard steps.count < FlowWalker.capacity else { return }
    switch node.kind {
    case .assignment:
      let parts = Array(node.children)
      if parts.count > 1 { expression(parts[1]) }
      guard let left = parts.first else { return }
      if left.kind == .index || left.kind == .call { expression(left) }
      if let target = frame.place(of: left) {
        add(.set, node, target, target.path.last ?? "", parts.count > 1 ? parts[1] : nil)
      }
    case .call: call(node)
    case .closure:
      // The closure is stored or passed on.
      closure(node, isDeferred: isDeferred, isEvent: true)
    case .ifStatement, .switchStatement: statement(node, in: node)
    case .variable: frame.names[node.name] = FlowPlace(root: .other, path: [node.name])
    case .sequence: sequence(node)
    default: for child in node.children { expression(child) }
    }
  }

  /// Collects the steps of operands; of `a ? b : c`, only one of the last two is evaluated.
  private mutating func sequence(_ node: SwiftNode) {
    let choice = node.choice
    for part in choice.conditions { expression(part) }
    let outer = guards
    for (part, isElse) in choice.operands {
      guards = outer + [frame.guarding(part, by: choice.conditions, .operand(isElse: isElse))]
      expression(part)
    }
    guards = outer
  }

  private mutating func closure(_ node: SwiftNode, isDeferred: Bool, isEvent: Bool) {
    let outer = (self.isDeferred, self.isEvent, frame.names, guards)
    self.isDeferred = isDeferred
    self.isEvent = isEvent
    for parameter in node.all(.parameter) {
      frame.names[parameter.name] = FlowPlace(root: .other, path: [parameter.name])
    }
    for capture in node.all(.capture) {
      guard let value = capture.base else { continue }
      frame.names[capture.name] =
        frame.place(of: value) ?? FlowPlace(root: .other, path: [capture.name])
    }
    for child in node.children
    where child.kind != .parameter && child.kind != .capture && child.kind != .result {
      statement(child, in: node)
    }
    (self.isDeferred, self.isEvent, frame.names, guards) = outer
  }

  private mutating func call(_ node: SwiftNode) {
    // The argument of `#selector` or `#keyPath` is a name that is not evaluated.
    guard let callee = node.base, callee.kind != .macro else { return }
    let arguments = node.all(.argument)
    let name = callee.kind == .identifier || callee.kind == .member ? callee.name : ""
    if let base = callee.kind == .member ? callee.base : nil { expression(base) }
    if callee.kind == .closure { closure(callee, isDeferred: isDeferred, isEvent: isEvent) }
    let timing = FlowTiming(of: callee)
    for argument in arguments {
      guard let value = argument.base else { continue }
      if value.kind == .closure {
        switch timing {
        case .now:
          let outer = guards
          if FlowTiming.repeats(callee), let list = callee.base {
            guards.append(frame.guarding(value, by: [list], .loop))
          }
          closure(value, isDeferred: isDeferred, isEvent: isEvent)
          guards = outer
        case .hop: closure(value, isDeferred: true, isEvent: isEvent)
        case .event:
          // Includes blocks that animation methods call at once.
          closure(value, isDeferred: isDeferred, isEvent: true)
        }
      } else {
        expression(value)
      }
    }
    if let created = ClassWords.created(by: node) {
      add(.create, node, nil, created, nil)
      return
    }
    let target = callee.kind == .member ? callee.base.flatMap { frame.place(of: $0) } : nil
    add(.call, node, target, name, arguments.first?.base)
    enter(node, callee, name, target, arguments)
  }

  private mutating func enter(
    _ node: SwiftNode, _ callee: SwiftNode, _ name: String, _ target: FlowPlace?,
    _ arguments: [SwiftNode]
  ) {
    guard callers.count < FlowWalker.maximumDepth else { return }
    let local = callee.kind == .identifier ? localFunctions[name] : nil
    guard var inner = frame.receiver(of: callee, target) else { return }
    let candidates = local.map { [$0] } ?? inner.owner.functions(named: name)
    guard !candidates.isEmpty, !callers.contains(node) else { return }
    let labels = arguments.map(\.name)
    let function =
      candidates.first {
        $0.all(.parameter).map { $0.label == "_" ? "" : $0.label } == labels
      } ?? (candidates.count == 1 ? candidates[0] : nil)
    guard let function, let body = function.first(.block) else { return }
    if local != nil { inner.names = frame.names }
    inner.bind(arguments, to: function, from: frame)
    let outer = (frame, guards)
    frame = inner
    callers.append(node)
    block(body)
    callers.removeLast()
    (frame, guards) = outer
  }

  private mutating func add(
    _ kind: FlowStep.Kind, _ node: SwiftNode, _ target: FlowPlace?, _ name: String,
    _ value: SwiftNode?
  ) {
    steps.append(
      FlowStep(
        kind: kind, node: node, target: target, name: name, value: value, around: guards,
        isDeferred: isDeferred, isEvent: isEvent, isInLoop: isInLoop, callers: callers,
        valuePlace: value.flatMap { frame.place(of: $0) },
        holder: kind == .set ? node.base?.base.flatMap { frame.place(of: $0) } : target,
        names: frame.names, isSelfWrapper: frame.isSelfWrapper))
  }
}
