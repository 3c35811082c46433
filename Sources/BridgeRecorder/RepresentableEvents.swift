// SPDX-License-Identifier: MIT

/// The life of a representable, its coordinator and its platform object.
extension BridgeRecorder.Subject {
  /// Records `makeCoordinator`.
  public func coordinatorMake() {
    record(.coordinatorMake)
  }

  /// Records the coordinator's `deinit`.
  public func coordinatorDeinit() {
    record(.coordinatorDeinit)
  }

  /// Records `makeUIView` and its relatives around their work.
  public func viewMake<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope(.viewMake, "", { nil }, body)
  }

  /// Records `updateUIView` and its relatives around their work; the value is what SwiftUI asks for.
  public func update<Result>(
    value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.updateBegin, "", value, until: .updateEnd, body)
  }

  /// Records `dismantleUIView` and its relatives around their work.
  public func dismantle<Result>(_ body: () throws -> Result) rethrows -> Result {
    try scope(.dismantle, "", { nil }, body)
  }

  /// Records a delegate method, an action or an observer's block around its work.
  public func callback<Result>(
    _ name: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.callbackBegin, name, value, until: .callbackEnd, body)
  }

  /// Records the begin of a callback, where a closure is in the way; `endCallback` has to follow on this thread.
  public func beginCallback(_ name: String, value: @autoclosure () -> Any? = nil) {
    begin(.callbackBegin, name, value: value())
  }

  /// Records the end of a callback.
  public func endCallback(_ name: String) {
    end(.callbackEnd, name)
  }

  /// Records that the platform object is made; the value names its class.
  public func platformInit(value: @autoclosure () -> Any? = nil) {
    record(.platformInit, value: value())
  }

  /// Records the platform object's `deinit`.
  public func platformDeinit(value: @autoclosure () -> Any? = nil) {
    record(.platformDeinit, value: value())
  }

  /// Records that a property of the platform object is about to be set; call it right before.
  public func set(_ property: String, value: @autoclosure () -> Any?) {
    record(.set, property, value: value())
  }

  /// Records a layout pass; the value is its size.
  public func layout(value: @autoclosure () -> Any? = nil) {
    record(.layout, value: value())
  }

  /// Records a change of the focus, named by the call that makes it, such as `becomeFirstResponder`.
  public func focus(_ name: String) {
    record(.focus, name)
  }
}
