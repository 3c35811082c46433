// SPDX-License-Identifier: MIT

/// State, and the main queue it is often written from.
extension BridgeRecorder.Subject {
  /// Records a write to state, a binding or a model; the outcome, where the app knows what became of it.
  ///
  /// State of a view's own is written under the view's subject and by its name; a model's property is named with the
  /// model, such as `store.expanded`.
  public func write(
    _ state: String, value: @autoclosure () -> Any?,
    outcome: BridgeRecorder.WriteOutcome = .unknown
  ) {
    record(.write, state, value: value(), outcome: outcome)
  }

  /// Records that an observable object announces a change, around what it causes.
  public func publish<Result>(
    _ state: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.publish, state, value, body)
  }

  /// Records a read, with the value that was read; without one, that something is observed from here on.
  ///
  /// A coordinator that reads the struct it keeps names the read `parent`, or `parent.` and the property; a closure that
  /// `make` handed to the platform object names it `self`, or `self.` and the property.
  public func observe(_ property: String, value: @autoclosure () -> Any? = nil) {
    record(.observe, property, value: value())
  }

  /// Records that a block is put on a queue, with the value it carries; `run` with that name follows inside it.
  public func enqueue(_ block: String, value: @autoclosure () -> Any? = nil) {
    record(.enqueue, block, value: value())
  }

  /// Records a block that was put on a queue, around its work.
  public func run<Result>(
    _ block: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.run, block, value, body)
  }

  /// Records that the run loop rests.
  public func idle() {
    record(.idle)
  }
}
