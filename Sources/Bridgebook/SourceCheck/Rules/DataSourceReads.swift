/// Finds bindings that only a data source reads, so that their changes require a reload.
enum DataSourceReads {
  /// Returns a binding that the coordinator reads as a data source, and the expression that reads
  /// it, if `update` is empty and nothing reloads the view.
  static func unreloaded(_ run: BridgeRun) -> (name: String, read: SwiftNode)? {
    let bridge = run.bridge
    guard let body = bridge.update?.first(.block), UpdateNotImplementedRule.isEmpty(body),
      let coordinator = bridge.coordinator, coordinator.inherits(isDataSource)
    else { return nil }
    let functions = coordinator.functions + bridge.type.functions
    guard !functions.contains(where: reloads) else { return nil }
    let copies = Set(coordinator.stored.filter { $0.typeName == bridge.type.name }.map(\.name))
    for function in coordinator.functions
    where function.label == "func" && function.first(.result) != nil {
      var found: SwiftNode?
      function.walk { node in
        if found == nil, node.kind == .member, let base = node.base, copies.contains(base.name),
          isBinding(node.name, of: bridge.type)
        {
          found = node
        }
        if found == nil, node.kind == .identifier, isBinding(node.name, of: coordinator),
          !function.all(.parameter).contains(where: { $0.name == node.name })
        {
          found = node
        }
        return found == nil
      }
      if let found { return (found.name, found) }
    }
    return nil
  }

  /// Returns whether a protocol is that of a data source whose view caches the results until it is
  /// reloaded.
  ///
  /// A page view controller requests each page when it needs the page.
  private static func isDataSource(_ name: String) -> Bool {
    name.hasSuffix("DataSource") && name != "UIPageViewControllerDataSource"
  }

  private static func isBinding(_ name: String, of type: CheckedType) -> Bool {
    type.property(name).map { $0.isBinding && $0.typeName != "FocusState" } ?? false
  }

  private static func reloads(_ function: SwiftNode) -> Bool {
    var isFound = false
    function.walk { node in
      if node.kind == .call, let name = node.base?.name,
        name.hasPrefix("reload") || name.hasPrefix("insert") || name.hasPrefix("noteNumber")
          || name == "apply" || name == "performBatchUpdates"
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }
}
