/// The properties of platform objects that refer to the receiver of their callbacks.
enum DelegateProperty {
  /// The effect in the model of setting a property.
  enum Role {
    /// The property does not refer to a receiver.
    case none
    /// The property refers to the receiver of a delegate's callbacks.
    case main
    /// The property refers to a receiver whose callbacks are unknown to the model.
    case other
  }

  /// Returns the role of a property, by the naming conventions of Apple's frameworks.
  static func role(of name: String) -> Role {
    if main.contains(name) { return .main }
    return name.hasSuffix("Delegate") || others.contains(name) ? .other : .none
  }

  private static let main: Set<String> = ["delegate", "navigationDelegate"]
  private static let others: Set<String> = ["dataSource", "target"]

  /// The callbacks that no delegate receives: those of targets, named as the cases of
  /// `UIControl.Event`, and those of a recognizer's action.
  static let callbacksOfTargets: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "handle",
  ]

  /// The text of the value that represents the coordinator as a delegate.
  static let coordinator = "coordinator"
}
