/// The properties of platform objects that hold the receiver of their calls.
enum DelegateProperty {
  /// What the model does where code sets a property.
  enum Role {
    /// It holds no receiver.
    case none
    /// It holds the receiver of a delegate's callbacks.
    case main
    /// It holds a receiver of which the model does not know the callbacks.
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

  /// The text of the value that stands for the coordinator as a delegate.
  static let coordinator = "coordinator"
}
