// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The output of a trace, opened by the first write and closed at the first failure.
struct TraceOutput {
  private enum Place {
    case file(String)
    case descriptor(Int32, isOwn: Bool)
    case closure(@Sendable ([UInt8]) -> Void)
    case none
  }

  private var place: Place

  init(_ destination: BridgeRecorder.Destination?) {
    switch destination {
    case .file(let path): place = .file(path)
    case .descriptor(let descriptor): place = .descriptor(descriptor, isOwn: false)
    case .lines(let closure): place = .closure(closure)
    case nil: place = .none
    }
  }

  /// Writes whole lines; returns the failure, or nil.
  ///
  /// After a failure, further calls write nothing and return nil.
  mutating func write(_ bytes: [UInt8]) -> BridgeRecorder.Failure? {
    switch place {
    case .none: return nil
    case .closure(let closure):
      closure(bytes)
      return nil
    case .file(let path):
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        place = .none
        return BridgeRecorder.Failure(operation: .open, code: errno)
      }
      place = .descriptor(descriptor, isOwn: true)
      return write(bytes)
    case .descriptor(let descriptor, _):
      let code = TraceOutput.write(bytes, to: descriptor)
      guard code != 0 else { return nil }
      close()
      return BridgeRecorder.Failure(operation: .write, code: code)
    }
  }

  mutating func close() {
    if case .descriptor(let descriptor, isOwn: true) = place { _ = closeDescriptor(descriptor) }
    place = .none
  }

  /// The maximum time to wait for space in a full pipe, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Writes all bytes; returns the error code, or 0 on success.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var offset = 0
      while offset < buffer.count {
        let room = FileSizeLimit.room(for: buffer.count - offset, in: descriptor)
        guard room > 0 else { return EFBIG }
        let (count, code) = System.withoutBrokenPipeSignal(of: descriptor) {
          writeBytes(descriptor, start + offset, room)
        }
        if count > 0 {
          offset += count
        } else if code == EAGAIN || code == EWOULDBLOCK {
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&request, 1, patience) == 0 { return code }
        } else if code != EINTR {
          return code == 0 ? EIO : code
        }
      }
      return 0
    }
  }
}

// Free functions, because inside a type with members of these names the system's functions would
// need a module name.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
