/// The platform objects that the struct of a wrapper creates or receives, instead of `make`.
struct StoredViews {
  /// The property whose object `make` returns and which is created with each struct.
  let shown: SwiftNode?
  /// The other properties that create a platform object with each struct.
  let others: [SwiftNode]
  /// The object that `make` returns, if the wrapper receives it.
  let handedIn: SwiftNode?

  init(_ run: BridgeRun, _ view: WrappedView) {
    let results = run.bridge.make?.results ?? []
    let locals = StoredViews.locals(of: run.bridge.make)
    func isReturned(_ property: StoredProperty) -> Bool {
      !locals.contains(property.name)
        && results.contains { $0.name == property.name && StoredViews.isOwn($0) }
    }
    let objects = run.bridge.type.stored.filter { property in
      guard !property.isState, let value = property.value,
        let name = ClassWords.created(by: value)
      else { return false }
      return ClassWords.isPlatformObject(name) || isReturned(property)
    }
    shown =
      objects.first { property in
        isReturned(property)
          && (!view.isDocument || property.value.map(ClassWords.createsDocument) ?? false)
      }?.node
    let own = shown
    others = objects.map(\.node).filter { $0 != own }
    handedIn = results.first { result in
      run.bridge.type.property(result.name).map {
        $0.value == nil && !$0.isState && !$0.isBinding && isReturned($0)
      } ?? false
    }
  }

  /// Returns whether an expression is a property of the struct: `view` or `self.view`.
  private static func isOwn(_ node: SwiftNode) -> Bool {
    node.kind == .identifier || node.kind == .member && node.base?.name == "self"
  }

  private static func locals(of function: SwiftNode?) -> Set<String> {
    var names: Set<String> = []
    function?.first(.block)?.walk { node in
      if node.kind == .variable { names.insert(node.name) }
      return node.kind != .closure && node.kind != .function
    }
    return names
  }
}
