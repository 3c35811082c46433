// SPDX-License-Identifier: MIT

/// Events of a representable, its coordinator and its platform object.
extension BridgeRecorder.Subject {
  /// Records `makeCoordinator`.
  public func coordinatorMake() {
    record(.coordinatorMake)
  }

  /// Records the coordinator's `deinit`.
  public func coordinatorDeinit() {
    record(.coordinatorDeinit)
  }

  /// Records `makeUIView`, `makeNSView` and their controller forms around the body.
  public func viewMake<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope(.viewMake, "", { nil }, body)
  }

  /// Records `updateUIView` and its counterparts around the body; the value is the state that
  /// SwiftUI requests.
  public func update<Result>(
    value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.updateBegin, "", value, until: .updateEnd, body)
  }

  /// Records `dismantleUIView` and its counterparts around the body.
  public func dismantle<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope(.dismantle, "", { nil }, body)
  }

  /// Records a delegate method, an action or an observer's block around the body.
  public func callback<Result>(
    _ name: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.callbackBegin, name, value, until: .callbackEnd, body)
  }

  /// Records the beginning of a callback where a closure cannot be used; requires `endCallback` on
  /// the same thread.
  public func beginCallback(_ name: String, value: @autoclosure () -> Any? = nil) {
    begin(.callbackBegin, name, value: value())
  }

  /// Records the end of a callback that `beginCallback` began.
  public func endCallback(_ name: String) {
    end(.callbackEnd, name)
  }

  /// Records that the platform object was created; the value names its class.
  public func platformInit(value: @autoclosure () -> Any? = nil) {
    record(.platformInit, value: value())
  }

  /// Records the platform object's `deinit`.
  public func platformDeinit(value: @autoclosure () -> Any? = nil) {
    record(.platformDeinit, value: value())
  }

  /// Records that a property of the platform object is about to be set; call it immediately before.
  public func set(_ property: String, value: @autoclosure () -> Any?) {
    record(.set, property, value: value())
  }

  /// Records a layout pass; the value is the size.
  public func layout(value: @autoclosure () -> Any? = nil) {
    record(.layout, value: value())
  }

  /// Records a change of focus, named after the call that makes it, such as `becomeFirstResponder`.
  public func focus(_ name: String) {
    record(.focus, name)
  }
}
