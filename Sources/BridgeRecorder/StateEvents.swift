// SPDX-License-Identifier: MIT

/// Events of state and of the main queue, whose blocks often write state.
extension BridgeRecorder.Subject {
  /// Records a write to state, a binding or a model, with its outcome if the app knows it.
  ///
  /// A view's own state is written under the view's subject and named after the property; a model's
  /// property includes the model's name, such as `store.expanded`.
  public func write(
    _ state: String, value: @autoclosure () -> Any?,
    outcome: BridgeRecorder.WriteOutcome = .unknown
  ) {
    record(.write, state, value: value(), outcome: outcome)
  }

  /// Records that an observable object announces a change, around the body.
  public func publish<Result>(
    _ state: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.publish, state, value, body)
  }

  /// Records a read with its value; without a value, records that a property is observed from now
  /// on.
  ///
  /// A coordinator that reads the struct it stores names the read `parent`, or `parent.` and the
  /// property; a closure that `make` passed to the platform object names it `self`, or `self.` and
  /// the property.
  public func observe(_ property: String, value: @autoclosure () -> Any? = nil) {
    record(.observe, property, value: value())
  }

  /// Records that a block is enqueued, with the value it captures; the block itself calls `run`
  /// with the same name.
  public func enqueue(_ block: String, value: @autoclosure () -> Any? = nil) {
    record(.enqueue, block, value: value())
  }

  /// Records an enqueued block around the body.
  public func run<Result>(
    _ block: String, value: @autoclosure () -> Any? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    try scope(.run, block, value, body)
  }

  /// Records that the run loop is idle.
  public func idle() {
    record(.idle)
  }
}
