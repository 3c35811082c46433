// SPDX-License-Identifier: MIT

/// Events of SwiftUI views, of user input and of presentations.
extension BridgeRecorder.Subject {
  /// Records a view's `body` around the closure; the value names what changed.
  public func body<Result>(
    value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.body, "", value, body)
  }

  /// Records a struct's initializer around the body.
  public func structInit<Result>(
    value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.structInit, "", value, body)
  }

  /// Records that a view appears.
  public func appear() {
    record(.appear)
  }

  /// Records that a view disappears.
  public func disappear() {
    record(.disappear)
  }

  /// Records that a value of the environment changed.
  public func environment(_ key: String, value: @autoclosure () -> Any? = nil) {
    record(.environment, key, value: value())
  }

  /// Records that a trait changed.
  public func trait(_ name: String, value: @autoclosure () -> Any? = nil) {
    record(.trait, name, value: value())
  }

  /// Records that a view controller was added as a child.
  public func contain(_ child: String) {
    record(.contain, child)
  }

  /// Records that a child view controller was removed.
  public func uncontain(_ child: String) {
    record(.uncontain, child)
  }

  /// Records a change of size; the value is the new size.
  public func resize(value: @autoclosure () -> Any? = nil) {
    record(.resize, value: value())
  }

  /// Records user input, such as a tap, to which detectors attribute the events that follow.
  public func input(_ name: String, value: @autoclosure () -> Any? = nil) {
    record(.input, name, value: value())
  }

  /// Records the beginning or the end of a gesture.
  public func gesture(_ name: String, _ phase: BridgeRecorder.Phase) {
    record(.gesture, name, value: phase.rawValue)
  }

  /// Records that a screen is presented.
  public func present(_ screen: String) {
    record(.present, screen)
  }

  /// Records the beginning or the end of a dismissal.
  public func dismiss(_ screen: String, _ phase: BridgeRecorder.Phase) {
    record(.dismiss, screen, value: phase.rawValue)
  }

  /// Records that a screen is pushed.
  public func push(_ screen: String) {
    record(.push, screen)
  }

  /// Records the beginning or the end of a pop.
  public func pop(_ screen: String, _ phase: BridgeRecorder.Phase) {
    record(.pop, screen, value: phase.rawValue)
  }

  /// Records a free-form note.
  public func note(_ text: @autoclosure () -> String) {
    record(.note, value: text())
  }
}
