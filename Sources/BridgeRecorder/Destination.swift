// SPDX-License-Identifier: MIT

extension BridgeRecorder {
  /// A destination of a trace.
  public enum Destination: Sendable {
    /// A file at that path, which is created or replaced.
    case file(String)
    /// An open file, pipe or socket, which is not closed; on Apple's systems it no longer raises
    /// `SIGPIPE`.
    case descriptor(Int32)
    /// A closure that receives whole lines in UTF-8, called on a background queue and never
    /// concurrently.
    case lines(@Sendable ([UInt8]) -> Void)
  }

  /// An error that ended a trace.
  public struct Failure: Error, Equatable, Sendable {
    /// The operation that failed.
    public enum Operation: String, Sendable {
      case open, write
    }

    /// The operation that failed.
    public let operation: Operation
    /// The system's `errno`.
    public let code: Int32
  }
}
