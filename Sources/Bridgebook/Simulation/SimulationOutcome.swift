/// The state at the end of a run.
package struct SimulationOutcome: Equatable, Sendable {
  /// A value at the end of the run.
  package struct Final: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// The number of live objects of a type.
  package struct Live: Equatable, Sendable {
    package let type: String
    package let count: Int
  }

  /// Objects that are alive although their view or controller was removed.
  package struct Leak: Equatable, Sendable {
    package let type: String
    package let count: Int
    /// The object that still references them, or a cycle.
    package let holder: String
  }

  package let eventCount: Int
  /// The reason why the run ended before its steps did; a caller that requested the end may set a
  /// more specific reason.
  package var stoppedBy: SimulationStop?
  /// The reason why Swift ended the program, such as an arithmetic overflow; nil if it did not.
  package let trapReason: String?
  /// The line of the statement that was running when the run was ended early.
  package let stopLine: Int?
  /// The values at the end of the run.
  ///
  /// First come states and properties of models in the order of the file. For each view,
  /// representable and controller, the states of the newest instance follow, with the properties of
  /// the objects that it wraps or owns. The sizes of hosts come last.
  package let finals: [Final]
  /// The live platform objects and controllers, then the live coordinators, sorted by type.
  package let live: [Live]
  /// The types of the instances that the run created.
  package let made: Set<String>
  /// The leaks, sorted by type and holder.
  package let leaks: [Leak]
  /// The statements without effect, sorted by line.
  package let warnings: [SimulationWarning]
  /// The names of the model's parameters that the run read, sorted; no others influenced it.
  package let consulted: [String]
}
