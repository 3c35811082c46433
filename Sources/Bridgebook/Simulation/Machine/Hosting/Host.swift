/// SwiftUI content hosted by platform code: a hosting controller, or a cell with a hosting
/// configuration.
struct HostSpec: Sendable {
  let name: String
  /// The class name used in events.
  let type: String
  let line: Int
  let isCell: Bool
  /// Whether the host follows the ideal size of its content (R5.3).
  var followsSize: Bool
}

/// A method call on a hosting controller that the scenario's code created.
enum HostingAct: Sendable {
  case retain, release, contain, uncontain, addView, addChild, invalidateSize
  /// The separate steps of `contain` and `uncontain`.
  case willMove, didMove, removeView, removeFromParent
  case beginAppearance, endAppearance, viewWillAppear

  /// The methods of hosting controllers, by their names in scenarios.
  static let methods: [String: HostingAct] = [
    "invalidateIntrinsicContentSize": .invalidateSize, "willMove": .willMove,
    "didMove": .didMove, "removeFromSuperview": .removeView,
    "removeFromParent": .removeFromParent, "beginAppearanceTransition": .beginAppearance,
    "endAppearanceTransition": .endAppearance, "viewWillAppear": .viewWillAppear,
  ]
}

/// A live hosting controller or cell.
final class Host {
  enum Appearance { case gone, appearing, shown, leaving }

  let spec: Int
  let subject: TextID
  unowned let owner: Node
  var root: Node?
  /// The latest root view, which the next update applies.
  var waiting: PendingChild?
  /// The state that the appearance callbacks reported.
  var appearance = Appearance.gone
  var isKept = false
  var isChild = false
  /// Whether its view is in the hierarchy and therefore in a window.
  var isOnScreen = false
  var size = SimulatedValue.nothing
  var idealSize = SimulatedValue.nothing

  init(spec: Int, subject: TextID, owner: Node) {
    self.spec = spec
    self.subject = subject
    self.owner = owner
  }
}
