/// A kind of platform object.
///
/// A class, so that uses do not copy it; immutable once the resolver has filled it.
final class PlatformSpec: @unchecked Sendable {
  let name: String
  var properties: [PropertySpec] = []
  /// Whether code may set properties that are not declared, which only store their values; true
  /// while the names of a program are resolved.
  var isOpen = false
  /// Whether it is a discrete recognizer, such as a tap recognizer (R7.1).
  var isDiscrete = false
  /// The class that the scenario declares it to inherit from.
  var base: String?
  /// Whether it is a recognizer, which belongs to a view and has no layout.
  var isRecognizer: Bool
  /// Whether it is a controller, which has a life cycle of its own.
  var isController: Bool { properties.contains(where: \.appearsAtLayout) }

  /// Returns the initial value of a property that the model itself maintains; nil for any other
  /// property.
  func kept(_ property: String) -> SimulatedValue? {
    switch property {
    case "isFirstResponder": .truth(false)
    case "state" where isRecognizer: .text("possible")
    default: properties.contains { $0.marks(property) } ? .truth(false) : nil
    }
  }

  init(name: String) {
    self.name = name
    isRecognizer = name.hasSuffix("GestureRecognizer")
  }
}

/// A property of a kind of platform object; a class, so that uses do not copy it.
final class PropertySpec: @unchecked Sendable {
  /// A callback that the object makes.
  struct Call: Sendable {
    let name: String
    let isOnlyIfChanged: Bool
    /// Whether the callback is made in a later event.
    let isLater: Bool
  }

  /// The effects of a drag or of scrolling: the callbacks before and after it, and the properties
  /// that are true while it lasts.
  struct Movement: Sendable {
    var begins: [String] = []
    var ends: [String] = []
    var marks: [String] = []

    var callbacks: [String] { begins + ends }
    var isEmpty: Bool { begins.isEmpty && ends.isEmpty && marks.isEmpty }
  }

  let name: String
  /// Whether the property is a delegate, and whether the model calls that delegate.
  let delegate: DelegateProperty.Role
  var initial: ResolvedExpression
  var callsWhenSet: [Call] = []
  var callsWhenUsed: [Call] = []
  var endsDrag = false
  /// Whether a value set before the first layout takes effect only with that layout.
  var waitsForLayout = false
  /// Whether it is the text that typing changes.
  var isTyped = false
  /// Whether it is the selection that typing moves.
  var isCaret = false
  var movesCaretToEnd = false
  var appearsAtLayout = false
  /// The property that is set instead of this one, and whose value this one always has.
  var changes: String?
  /// A description of an effect of setting the property that the model doesn't simulate.
  var leftOut: String?
  /// The effects of a drag by the user; `scrolling` has those of the scrolling that follows.
  var drag = Movement()
  var scrolling = Movement()
  /// Whether it has no initial value, so that it is `nothing` until it is set.
  var isImplicit = false
  /// The values that are read instead of certain values that are set.
  var readback: [(set: ResolvedExpression, read: ResolvedExpression)] = []
  /// Whether setting an equal value has effects, unless another property is set instead.
  var acts: Bool {
    endsDrag || movesCaretToEnd || callsWhenSet.contains { !$0.isOnlyIfChanged }
  }

  /// Returns whether another property is true while this one is dragged or scrolled.
  func marks(_ other: String) -> Bool {
    drag.marks.contains(other) || scrolling.marks.contains(other)
  }

  init(name: String, initial: ResolvedExpression) {
    self.name = name
    self.initial = initial
    delegate = DelegateProperty.role(of: name)
  }

  /// A copy for a class that inherits the property, which may add rules to it.
  var copy: PropertySpec {
    let copy = PropertySpec(name: name, initial: initial)
    copy.callsWhenSet = callsWhenSet
    copy.callsWhenUsed = callsWhenUsed
    copy.endsDrag = endsDrag
    copy.waitsForLayout = waitsForLayout
    copy.isTyped = isTyped
    copy.isCaret = isCaret
    copy.movesCaretToEnd = movesCaretToEnd
    copy.appearsAtLayout = appearsAtLayout
    copy.isImplicit = isImplicit
    copy.readback = readback
    copy.changes = changes
    copy.leftOut = leftOut
    copy.drag = drag
    copy.scrolling = scrolling
    return copy
  }
}
