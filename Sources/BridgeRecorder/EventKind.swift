// SPDX-License-Identifier: MIT

extension BridgeRecorder {
  /// The kinds of events in a trace.
  public enum EventKind: String, CaseIterable, Sendable {
    // View graph.
    case body
    case structInit = "struct.init"
    case dirty, flush, transaction, appear, disappear
    // Representable.
    case coordinatorMake = "coordinator.make"
    case viewMake = "view.make"
    case updateBegin = "update.begin"
    case updateEnd = "update.end"
    case dismantle
    case coordinatorDeinit = "coordinator.deinit"
    // Platform object.
    case platformInit = "platform.init"
    case set
    case callbackBegin = "callback.begin"
    case callbackEnd = "callback.end"
    case layout, focus
    case platformDeinit = "platform.deinit"
    // State.
    case write, publish, observe
    // Main queue and threads.
    case enqueue, run, idle
    // Environment and hosting.
    case environment, trait, contain, uncontain, resize
    // Input, gestures, presentation.
    case input, gesture, present, dismiss, push, pop
    // System.
    case message, hang, freeze, crash, note
  }

  /// The outcome of a write to state.
  public enum WriteOutcome: String, CaseIterable, Sendable {
    case committed, equal, dropped, deferred, unknown
  }

  /// The phase of a gesture, a dismissal or a pop.
  public enum Phase: String, CaseIterable, Sendable {
    case begin, end
  }
}
