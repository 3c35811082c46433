// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where the lines of a trace go: opened with the first of them, given up at the first failure.
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

  /// Writes whole lines; the failure, if one happened, is the last thing this output does.
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

  /// How long a full pipe may keep its writer waiting, in milliseconds.
  private static let patience: Int32 = 2_000

  /// The system's code for what went wrong; 0 where all bytes were written.
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

// Inside a type with members of these names the functions of the system need a module's name.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
