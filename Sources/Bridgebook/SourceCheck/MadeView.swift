/// The object that `make` returns, traced through the functions and closures of the wrapper that
/// create it.
struct MadeView {
  /// The class of the object, and the expression that creates it.
  private(set) var creation: (name: String, node: SwiftNode)?
  /// The names of the object in the functions and closures.
  private(set) var names: Set<String> = []

  private let bridge: Bridge
  private static let maximumDepth = 4

  init(_ bridge: Bridge) {
    self.bridge = bridge
    guard let body = bridge.make?.first(.block) else { return }
    for result in body.results { follow(result, in: body, depth: 0) }
  }

  private mutating func follow(_ node: SwiftNode, in body: SwiftNode, depth: Int) {
    guard depth < MadeView.maximumDepth else { return }
    switch node.kind {
    case .identifier:
      guard let variable = MadeView.variable(node.name, in: body) else {
        if let value = bridge.type.property(node.name)?.value, value.kind == .call {
          follow(value, in: body, depth: depth + 1)
        }
        return
      }
      if depth > 0 { names.insert(node.name) }
      if let value = variable.last, value.kind != .typeName {
        follow(value, in: body, depth: depth + 1)
      }
    case .prefixed, .cast: node.base.map { follow($0, in: body, depth: depth + 1) }
    case .call: call(node, in: body, depth: depth)
    default: return
    }
  }

  private mutating func call(_ node: SwiftNode, in body: SwiftNode, depth: Int) {
    if let name = ClassWords.created(by: node) {
      // An early return may return a plain view instead of the real one.
      if creation == nil || WrappedObject.isPlain(creation?.name ?? "") { creation = (name, node) }
      return
    }
    guard let callee = node.base else { return }
    if callee.kind == .closure {
      let parameter = callee.first(.parameter)?.name ?? "$0"
      for result in callee.results {
        // The closure configures its argument and returns it.
        if result.kind == .identifier, result.name == parameter,
          let given = node.first(.argument)?.base
        {
          if result.name != "$0" { names.insert(result.name) }
          follow(given, in: body, depth: depth + 1)
        } else {
          follow(result, in: callee, depth: depth + 1)
        }
      }
      return
    }
    guard callee.kind == .identifier || callee.kind == .member && isOwn(callee.base?.name),
      let function = bridge.type.functions(named: callee.name).first
    else { return }
    if let inner = function.first(.block) {
      for result in inner.results { follow(result, in: inner, depth: depth + 1) }
    }
    if creation == nil, let name = function.first(.result)?.base?.name,
      ClassWords.isPlatformObject(name), !WrappedObject.isPlain(name)
    {
      creation = (name, node)
    }
  }

  private func isOwn(_ name: String?) -> Bool {
    name == "self" || name == "Self" || name == bridge.type.name
  }

  private static func variable(_ name: String, in body: SwiftNode) -> SwiftNode? {
    var found: SwiftNode?
    body.walk { node in
      if node.kind == .function || node.kind == .closure && node != body { return false }
      if node.kind == .variable, node.name == name, found == nil { found = node }
      return found == nil
    }
    return found
  }
}

extension SwiftNode {
  /// The values that a function, a body or a closure returns: those of its return statements, or
  /// without any, its last expression.
  var results: [SwiftNode] {
    guard let body = kind == .function ? first(.block) : self else { return [] }
    var results: [SwiftNode] = []
    body.walk { node in
      if node.kind == .function || node.kind == .closure && node != body { return false }
      if node.kind == .returnStatement, let value = node.base { results.append(value) }
      return true
    }
    if results.isEmpty, let only = body.last { results.append(only) }
    return results
  }
}
