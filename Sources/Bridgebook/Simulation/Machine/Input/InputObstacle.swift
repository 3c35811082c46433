/// An action of the user on a platform object.
enum UserAction: CaseIterable {
  case tap, choose, drag, scroll, type, touch
}

/// A property of platform objects that prevents user actions while it is false.
///
/// Sources: the documentation of `UIView.isUserInteractionEnabled`, `UIControl.isEnabled`,
/// `UIGestureRecognizer.isEnabled`, `UITextView.isEditable`, `UIScrollView.isScrollEnabled` and
/// their counterparts of AppKit and MapKit.
struct InputObstacle: Sendable {
  let property: String
  private let acts: Set<UserAction>
  /// Selects the properties that the user cannot change; nil for all properties.
  private let changes: (@Sendable (PropertySpec) -> Bool)?

  static let table: [InputObstacle] = [
    .init(property: "isUserInteractionEnabled", acts: Set(UserAction.allCases), changes: nil),
    .init(property: "isEnabled", acts: Set(UserAction.allCases), changes: nil),
    .init(property: "isEditable", acts: [.type, .choose], changes: { $0.isTyped }),
    .init(
      property: "isScrollEnabled", acts: [.drag, .choose, .scroll],
      changes: { positions.contains($0.name) }),
  ]

  /// The properties that scrolling changes.
  private static let positions: Set<String> = [
    "contentOffset", "centerCoordinate", "region", "visibleMapRect", "camera",
  ]

  /// Returns whether it prevents an action; `changed` is the property that the action changes, if
  /// any.
  func stops(_ act: UserAction, of changed: PropertySpec?) -> Bool {
    guard acts.contains(act) else { return false }
    guard let changes, let changed else { return true }
    return changes(changed)
  }
}
