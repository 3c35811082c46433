/// Determines which functions of a coordinator the platform calls.
///
/// These are delegate methods, actions, and functions that are passed on. The others are helpers;
/// their statements are translated at their call sites.
struct PlatformCalls {
  private let bridge: Bridge
  /// The functions that the wrapper and its coordinator call themselves.
  private var called: Set<String> = []
  /// The functions that are passed on, by selector or as a value.
  private var passed: Set<String> = []
  /// The names of the callbacks that the class of the view is known to call.
  private let known: Set<String>
  /// Whether the coordinator conforms to a protocol whose methods are called by the platform.
  private let isDelegate: Bool

  init(_ bridge: Bridge, _ translator: StepTranslator) {
    self.bridge = bridge
    let settings = translator.context.settings
    let root = translator.view.root
    known = Set(
      settings.properties(of: root).flatMap { settings.setter($0, of: root)?.callbacks ?? [] })
    isDelegate =
      bridge.kind.form == .gesture
      || bridge.coordinator?.inherits.contains { !PlatformCalls.plain.contains($0) } ?? false
    let names = Set(
      ((bridge.coordinator?.functions ?? []) + bridge.type.functions).map(\.name))
    for type in [bridge.type, bridge.coordinator].compactMap({ $0 }) {
      for member in type.functions + type.variables { collect(in: member, names) }
    }
  }

  /// The types that do not call methods of their subtypes.
  private static let plain: Set<String> = [
    "NSObject", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable",
    "AnyObject",
  ]

  private mutating func collect(in code: SwiftNode, _ names: Set<String>) {
    var selectors: [SwiftNode] = []
    var locals: Set<String> = []
    code.walk { node in
      if node != code, node.kind == .variable || node.kind == .parameter {
        locals.insert(node.name)
      }
      return true
    }
    code.walk { node in
      guard node.kind == .member || node.kind == .identifier && !locals.contains(node.name),
        names.contains(node.name)
      else {
        if node.kind == .call, node.base?.kind == .macro { selectors.append(node) }
        return true
      }
      if node.parent?.kind == .call, node.parent?.base == node {
        called.insert(node.name)
      } else if node.parent?.kind != .assignment || node.parent?.last == node {
        passed.insert(node.name)
      }
      return true
    }
    for selector in selectors {
      selector.walk { node in
        if names.contains(node.name) { passed.insert(node.name) }
        return true
      }
    }
  }

  /// Returns whether the platform calls a function.
  func reach(_ function: SwiftNode) -> Bool {
    let name = function.name
    if name == bridge.kind.actionName || passed.contains(name)
      || function.all(.attribute).contains(where: { ["objc", "IBAction"].contains($0.name) })
    {
      return true
    }
    guard !function.flags.contains(.isPrivate),
      !function.all(.parameter).contains(where: {
        $0.first(.typeName)?.name == bridge.type.name
      })
    else { return false }
    if known.contains(name) || function.flags.contains(.isOverride) { return true }
    return called.contains(name)
      ? isDelegate && PlatformCalls.isNamedAfterSender(function) : isDelegate
  }

  /// Returns whether a function is named after the object that calls it, as
  /// `scrollViewDidScroll(_:)` and `webView(_:didFinish:)` are.
  private static func isNamedAfterSender(_ function: SwiftNode) -> Bool {
    guard let sender = function.first(.parameter), sender.label == "_" else { return false }
    let type = sender.first(.typeName)?.name ?? ""
    if type == "Notification" || type == "NSNotification" { return true }
    guard ClassWords.isPlatformObject(type) else { return false }
    let name = function.name
    let verb = ["Did", "Will", "Should"].lazy.compactMap { name.firstRange(of: $0) }.first
    let words = name[..<(verb?.lowerBound ?? name.endIndex)].lowercased()
    return !words.isEmpty && type.lowercased().contains(words)
  }
}
