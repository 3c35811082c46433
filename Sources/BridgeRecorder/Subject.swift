// SPDX-License-Identifier: MIT

extension BridgeRecorder {
  /// The subject of events: one instance of a wrapper, or a type as a whole.
  ///
  /// A wrapper's coordinator stores the subject of its bridge, and all events of that bridge are
  /// recorded under it: view, coordinator and platform object share one subject. It contains a name
  /// and the recorder, and retains no other object.
  public struct Subject: Sendable {
    /// The recorder of the subject's events.
    public let recorder: BridgeRecorder
    /// The type and, for an instance, its number, such as `HybridMap#1`.
    public let name: String
  }

  /// Returns a subject for a new instance of a type, numbered in the order of the calls.
  ///
  /// A SwiftUI view stores it in `@State`, so that it lives as long as the view's identity.
  public func instance(of type: Any.Type) -> Subject {
    instance(of: String(describing: type))
  }

  /// Returns a subject for a new instance under a custom name, numbered in the order of the calls.
  public func instance(of name: String) -> Subject {
    Subject(recorder: self, name: isEnabled ? "\(name)#\(nextNumber(of: name))" : name)
  }

  /// Returns a subject without a number, for structs, which have no identity, and for views whose
  /// instances do not matter.
  public func type(_ type: Any.Type) -> Subject {
    Subject(recorder: self, name: String(describing: type))
  }

  /// The subject of events that belong to the app as a whole.
  public var app: Subject { Subject(recorder: self, name: "") }
}

extension BridgeRecorder.Subject {
  /// Records an event of any kind at the current depth.
  public func record(
    _ kind: BridgeRecorder.EventKind, _ name: String = "",
    value: @autoclosure () -> Any? = nil, outcome: BridgeRecorder.WriteOutcome? = nil
  ) {
    guard recorder.isEnabled else { return }
    append(kind, name, text(value()), outcome, ThreadRecord.current)
  }

  /// Records an event that encloses all further events on this thread until `end`.
  public func begin(
    _ kind: BridgeRecorder.EventKind, _ name: String = "", value: @autoclosure () -> Any? = nil
  ) {
    guard recorder.isEnabled else { return }
    let text = text(value())
    let thread = ThreadRecord.current
    append(kind, name, text, nil, thread)
    thread.begin(in: recorder.number)
  }

  /// Ends the last `begin` on this thread, recording an event if a kind is given.
  public func end(_ kind: BridgeRecorder.EventKind? = nil, _ name: String = "") {
    guard recorder.isEnabled else { return }
    let thread = ThreadRecord.current
    thread.end(in: recorder.number)
    if let kind { append(kind, name, nil, nil, thread) }
  }

  /// Records an event that encloses the events of the body, and the event `last` after it if one is
  /// given.
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
