// SPDX-License-Identifier: MIT

extension BridgeRecorder {
  /// What events are about: one instance of a wrapper, or a type as a whole.
  ///
  /// A wrapper's coordinator keeps the subject of its bridge, and everything of that bridge is recorded under it:
  /// view, coordinator and platform object are one subject. It holds a name and the recorder, and no object.
  public struct Subject: Sendable {
    /// Where its events go.
    public let recorder: BridgeRecorder
    /// The type and, for an instance, its number: `HybridMap#1`.
    public let name: String
  }

  /// A subject for a new instance of a type, numbered in the order of these calls.
  ///
  /// A SwiftUI view keeps it in `@State`, so that it goes and comes with the view's identity.
  public func instance(of type: Any.Type) -> Subject {
    instance(of: String(describing: type))
  }

  /// A subject for a new instance under a name of your own, numbered in the order of these calls.
  public func instance(of name: String) -> Subject {
    Subject(recorder: self, name: isEnabled ? "\(name)#\(nextNumber(of: name))" : name)
  }

  /// A subject without a number, for structs, which have no identity, and for bodies of views whose instances do not
  /// matter.
  public func type(_ type: Any.Type) -> Subject {
    Subject(recorder: self, name: String(describing: type))
  }

  /// A subject for what belongs to the app as a whole.
  public var app: Subject { Subject(recorder: self, name: "") }
}

extension BridgeRecorder.Subject {
  /// Records an event of any kind at the present depth.
  public func record(
    _ kind: BridgeRecorder.EventKind, _ name: String = "",
    value: @autoclosure () -> Any? = nil, outcome: BridgeRecorder.WriteOutcome? = nil
  ) {
    guard recorder.isEnabled else { return }
    append(kind, name, text(value()), outcome, ThreadRecord.current)
  }

  /// Records an event, and what follows on this thread lies inside it until `end`.
  public func begin(
    _ kind: BridgeRecorder.EventKind, _ name: String = "", value: @autoclosure () -> Any? = nil
  ) {
    guard recorder.isEnabled else { return }
    let text = text(value())
    let thread = ThreadRecord.current
    append(kind, name, text, nil, thread)
    thread.begin(in: recorder.number)
  }

  /// Ends what the last `begin` on this thread began, with an event where the kind has one.
  public func end(_ kind: BridgeRecorder.EventKind? = nil, _ name: String = "") {
    guard recorder.isEnabled else { return }
    let thread = ThreadRecord.current
    thread.end(in: recorder.number)
    if let kind { append(kind, name, nil, nil, thread) }
  }

  /// Runs the body between a begin and its end.
  func scope<Result>(
    _ kind: BridgeRecorder.EventKind, _ name: String, _ value: () -> Any?,
    until last: BridgeRecorder.EventKind? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    begin(kind, name, value: value())
    defer { end(last, name) }
    return try body()
  }

  private func append(
    _ kind: BridgeRecorder.EventKind, _ name: String, _ value: String?,
    _ outcome: BridgeRecorder.WriteOutcome?, _ thread: ThreadRecord
  ) {
    recorder.append(
      RecordedEvent(
        kind, subject: self.name, name: name, value: value, outcome: outcome, thread: thread.name,
        depth: thread.depth(in: recorder.number)))
  }

  private func text(_ value: Any?) -> String? {
    guard let value else { return nil }
    return value as? String ?? String(describing: value)
  }
}
