/// The role of a function, judged by its name.
enum CallName: Equatable {
  case update, make, dismantle, makeCoordinator, body, initializer, deinitializer
  case appear, disappear, focus, layout, callback

  /// Returns the role of an identifier, or nil if the name has no known meaning.
  static func meaning(of name: Bytes) -> CallName? {
    guard name.count >= 4 else { return nil }
    switch name[0] {
    case UInt8(ascii: "u") where isBridge(name, "update"): return .update
    case UInt8(ascii: "m") where name.isEqual("makeCoordinator"): return .makeCoordinator
    case UInt8(ascii: "m") where isBridge(name, "make"): return .make
    case UInt8(ascii: "d") where isBridge(name, "dismantle"): return .dismantle
    case UInt8(ascii: "d") where name.isEqual("deinit"): return .deinitializer
    case UInt8(ascii: "b") where name.isEqual("body"): return .body
    case UInt8(ascii: "i") where name.isEqual("init"): return .initializer
    case UInt8(ascii: "o") where name.isEqual("onAppear"): return .appear
    case UInt8(ascii: "o") where name.isEqual("onDisappear"): return .disappear
    case UInt8(ascii: "b") where name.isEqual("becomeFirstResponder"): return .focus
    case UInt8(ascii: "r") where name.isEqual("resignFirstResponder"): return .focus
    case UInt8(ascii: "l") where name.isEqual("layoutSubviews"): return .layout
    case UInt8(ascii: "s") where name.isEqual("sizeThatFits"): return .layout
    default: return isCallback(name) ? .callback : nil
    }
  }

  private static func isBridge(_ name: Bytes, _ verb: StaticString) -> Bool {
    guard name.hasPrefix(verb) else { return false }
    let object = name.from(Bytes(verb).count)
    return object.isEqual("UIView") || object.isEqual("NSView")
      || object.isEqual("UIViewController") || object.isEqual("NSViewController")
      || object.isEqual("UIGestureRecognizer") || object.isEqual("NSGestureRecognizer")
      || object.isEqual("WKInterfaceObject")
  }

  /// Returns whether a name is in camel case with a verb of delegate methods, such as `didChange`,
  /// `textViewDidChange` or `scrollViewShouldScrollToTop`.
  private static func isCallback(_ name: Bytes) -> Bool {
    guard name[0].isLower else { return false }
    var index = 0
    while index + 4 < name.count {
      if index == 0 || name[index].isUpper {
        switch name[index] | 0x20 {
        case UInt8(ascii: "d") where isVerb("did", in: name, at: index): return true
        case UInt8(ascii: "w") where isVerb("will", in: name, at: index): return true
        case UInt8(ascii: "s") where isVerb("should", in: name, at: index): return true
        default: break
        }
      }
      index += 1
    }
    return false
  }

  private static func isVerb(_ verb: StaticString, in name: Bytes, at index: Int) -> Bool {
    let verb = Bytes(verb)
    return name.hasBytes(verb.from(1), at: index + 1) && name.at(index + verb.count).isUpper
  }

  /// Returns whether an init with a signature creates a platform object rather than a view's
  /// struct.
  static func isPlatformType(_ type: Bytes, signature: Bytes) -> Bool {
    if signature.hasPrefix("init(frame") || signature.hasPrefix("init(coder")
      || signature.hasPrefix("init(nibName")
    {
      return true
    }
    if type.hasSuffix("Representable") || type.hasPrefix("UIKit") { return false }
    var name = type
    if name.hasPrefix("My") { name = name.from(2) }
    guard name.at(0).isUpper, name.at(1).isUpper, name.at(2).isUpper, name.at(3).isLower
    else { return false }
    return name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK")
      || name.hasPrefix("WK") || name.hasPrefix("AV") || name.hasPrefix("CA")
  }

  static func isCoordinator(_ type: Bytes) -> Bool {
    type.hasSuffix("Coordinator") || type.hasSuffix("coordinator")
  }
}
