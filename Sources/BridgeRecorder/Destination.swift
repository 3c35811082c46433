// SPDX-License-Identifier: MIT

extension BridgeRecorder {
  /// Where a trace goes.
  public enum Destination: Sendable {
    /// A file at that path, which is made, or replaced where it exists.
    case file(String)
    /// An open file, pipe or socket, which stays open; on Apple's systems it stops raising `SIGPIPE`.
    case descriptor(Int32)
    /// A closure that takes whole lines in UTF-8, called on a background queue, never twice at once.
    case lines(@Sendable ([UInt8]) -> Void)
  }

  /// Why a trace could not be written.
  public struct Failure: Error, Equatable, Sendable {
    /// What was tried.
    public enum Operation: String, Sendable {
      case open, write
    }

    /// Which call failed.
    public let operation: Operation
    /// The system's `errno`.
    public let code: Int32
  }
}
