/// The scenario statements that dismiss a presented controller.
enum DismissalLine {
  /// The sheet that presents the wrapper in its scenario.
  static let sheet = "PresentedSheet"
  /// The statement that stands for `dismiss(animated:)`.
  static let controllers = "dismiss \(sheet) by controller"
  private static let environments = "dismiss \(sheet) by environment"

  /// Returns whether a line dismisses the sheet, with or without a block.
  static func isOne(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("dismiss \(sheet) ")
  }

  /// Returns the line of a step that dismisses the wrapped controller, directly or through the
  /// environment; nil for any other step.
  static func line(of step: FlowStep, viewNames: Set<String>, _ bridge: Bridge) -> String? {
    guard bridge.kind.form == .controller, step.kind == .call else { return nil }
    if dismissesController(step.node) {
      let root = BridgeRun.rootName(of: step.node)
      let isView = step.target?.root == .view || root.map(viewNames.contains) ?? false
      return isView ? controllers : nil
    }
    guard let target = step.target, target.root == .kept || target.root == .wrapper else {
      return nil
    }
    // `parent.dismiss()` calls the environment value; `parent.mode.wrappedValue.dismiss()` calls
    // its method.
    let name = target.path.first ?? step.name
    let isWhole = target.path.isEmpty || target.path.dropFirst() == ["wrappedValue"]
    guard isWhole, let property = bridge.type.property(CoordinatorCopies.bare(name)),
      property.isEnvironment,
      ["dismiss", "presentationMode"].contains(where: property.node.text.contains)
    else { return nil }
    return environments
  }

  /// Returns whether a call is `dismiss(animated:)`.
  static func dismissesController(_ call: SwiftNode) -> Bool {
    call.kind == .call && call.base?.kind == .member && call.base?.name == "dismiss"
      && call.all(.argument).contains { $0.name == "animated" }
  }
}
