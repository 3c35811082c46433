/// The rule about values that `make` passes to the view and an empty `update` ignores.
enum UpdateNotImplementedRule {
  static let rule = SourceRule("update-not-implemented") { context, findings in
    for run in context.bridges {
      guard let update = run.bridge.update, !update.tree.isUnfinished(update) else { continue }
      let also = run.bridge.make.map { [$0] } ?? []
      let subject = run.bridge.kind.form == .controller ? "controller" : "view"
      let isPresented = presented.contains(run.bridge.viewClass)
      if let first = unused(run, context) {
        findings.add(
          "update-not-implemented", isPresented ? .possible : .likely, at: update, also: also,
          "`\(first)` is passed to the \(subject) in make only, and update is empty: new values are ignored."
        )
      } else if let (name, read) = DataSourceReads.unreloaded(run) {
        findings.add(
          "update-not-implemented", isPresented ? .possible : .likely, at: update,
          also: also + [read],
          "The data source reads `\(name)`, and update is empty: nothing reloads the \(subject) where it has changed."
        )
      } else if let name = ForgottenValues.first(run, context) {
        findings.add(
          "update-not-implemented", .possible, at: update, also: also,
          "`\(name)` goes into the \(subject) when it is made, and update never reads it: a new value does not arrive."
        )
      }
    }
  }

  /// Returns whether a wrapper's `update` is reported as empty.
  static func isReported(_ run: BridgeRun, _ context: SourceContext) -> Bool {
    unused(run, context) != nil
  }

  /// Returns the first value that `make` passes to the view, if `update` does nothing.
  private static func unused(_ run: BridgeRun, _ context: SourceContext) -> String? {
    guard let body = run.bridge.update?.first(.block), isEmpty(body), let make = run.bridge.make
    else { return nil }
    var names: [String] = []
    collect(make, run, context, &names, depth: 0)
    return names.first
  }

  /// Returns whether a body contains no statements other than prints, logs, assertions, returns and
  /// assignments to `_`.
  static func isEmpty(_ body: SwiftNode) -> Bool {
    body.children.allSatisfy { node in
      switch node.kind {
      case .call: ["print", "NSLog", "debugPrint", "assert"].contains(node.base?.name ?? "")
      case .directive, .returnStatement: true
      case .assignment: node.base?.name == "_"
      default: false
      }
    }
  }

  /// Collects the stored values that a function of the wrapper passes to the view.
  static func collect(
    _ function: SwiftNode, _ run: BridgeRun, _ context: SourceContext, _ names: inout [String],
    depth: Int
  ) {
    let bridge = run.bridge
    var locals = Set(function.all(.parameter).map(\.name))
    function.walk { node in
      if node.kind == .closure {
        locals.formUnion(node.all(.parameter).map(\.name))
        return runsByItself(node)
      }
      if node.kind == .variable, node.parent?.kind == .block { locals.insert(node.name) }
      guard
        node.kind == .identifier
          || node.kind == .member && node.base?.name == "self"
            && node.base?.kind == .identifier
      else { return true }
      if node.kind == .identifier, locals.contains(node.name) { return true }
      if let property = bridge.type.property(node.name) {
        if isValue(property, run, context), !names.contains(node.name),
          !isDelegateOrConstant(node), !InitialFrame.isOnly(node)
        {
          names.append(node.name)
        }
      } else if depth < 2, node.parent?.kind == .call, node.parent?.base == node {
        for helper in bridge.type.functions(named: node.name) {
          collect(helper, run, context, &names, depth: depth + 1)
        }
      }
      return true
    }
  }

  /// Returns whether a closure runs immediately or in the next turn of the main queue.
  private static func runsByItself(_ closure: SwiftNode) -> Bool {
    guard let argument = closure.parent, argument.kind == .argument,
      let callee = argument.parent?.base
    else { return false }
    return FlowTiming(of: callee) != .event
  }

  private static func isDelegateOrConstant(_ node: SwiftNode) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.kind == .assignment, parent.base == node { return true }
    // A value that is passed on as a binding remains connected to the state.
    return node.name.hasPrefix("$") || parent.kind == .assignment && parent.base?.name == "delegate"
  }

  private static func isValue(
    _ property: StoredProperty, _ run: BridgeRun, _ context: SourceContext
  ) -> Bool {
    if property.isClosure { return false }
    // The object that `make` returns is the view itself, not a value for it.
    if run.returnedNames.contains(property.name) { return false }
    if property.isBinding {
      return !property.typeName.isEmpty && property.attributes.contains("Binding")
    }
    return run.bridge.canBecomeOutdated(property.name, in: context.types) != nil
  }

  /// The controllers that are created again for each presentation.
  static let presented: Set<String> = [
    "UIActivityViewController", "SFSafariViewController", "UIImagePickerController",
    "PHPickerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "UIDocumentPickerViewController", "CNContactPickerViewController", "UIAlertController",
    "SKStoreProductViewController", "QLPreviewController", "VNDocumentCameraViewController",
    "EKEventEditViewController", "CNContactViewController", "UICloudSharingController",
    "UIColorPickerViewController", "UIFontPickerViewController", "PKAddPassesViewController",
    "UIDocumentBrowserViewController", "CNContactViewController",
    "INUIAddVoiceShortcutViewController",
    "PKPaymentAuthorizationViewController", "EKCalendarChooser", "MPMediaPickerController",
    "UIViewController", "UINavigationController", "DataScannerViewController",
  ]
}
