/// What a person does with a platform object.
enum PersonAct: CaseIterable {
  case tap, choose, drag, scroll, type, touch
}

/// A property of platform objects that keeps a person from acting while it is false.
///
/// Sources: the documentation of `UIView.isUserInteractionEnabled`, `UIControl.isEnabled`,
/// `UIGestureRecognizer.isEnabled`, `UITextView.isEditable`, `UIScrollView.isScrollEnabled` and
/// their counterparts of AppKit and MapKit.
struct InputObstacle: Sendable {
  let property: String
  private let acts: Set<PersonAct>
  /// The only properties that it keeps a person from changing; nil for all.
  private let changes: (@Sendable (PropertySpec) -> Bool)?

  static let table: [InputObstacle] = [
    .init(property: "isUserInteractionEnabled", acts: Set(PersonAct.allCases), changes: nil),
    .init(property: "isEnabled", acts: Set(PersonAct.allCases), changes: nil),
    .init(property: "isEditable", acts: [.type, .choose], changes: { $0.isTyped }),
    .init(
      property: "isScrollEnabled", acts: [.drag, .choose, .scroll],
      changes: { positions.contains($0.name) }),
  ]

  /// The properties that scrolling changes.
  private static let positions: Set<String> = [
    "contentOffset", "centerCoordinate", "region", "visibleMapRect", "camera",
  ]

  /// Returns whether it stops an act that changes a property, or one that changes none.
  func stops(_ act: PersonAct, of changed: PropertySpec?) -> Bool {
    guard acts.contains(act) else { return false }
    guard let changes, let changed else { return true }
    return changes(changed)
  }
}
