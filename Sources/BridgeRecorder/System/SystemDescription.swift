#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a trace's header says of the place it was recorded in.
enum SystemDescription {
  static var platform: String {
    #if targetEnvironment(macCatalyst)
      "Mac Catalyst"
    #elseif os(iOS)
      "iOS"
    #elseif os(macOS)
      "macOS"
    #elseif os(tvOS)
      "tvOS"
    #elseif os(watchOS)
      "watchOS"
    #elseif os(visionOS)
      "visionOS"
    #elseif os(Linux)
      "Linux"
    #else
      "unknown"
    #endif
  }

  /// The release of the system, such as `26.1`; nil where it does not tell.
  static var release: String? {
    #if canImport(Darwin)
      // In a simulator the system call would answer for the Mac.
      if let version = environment("SIMULATOR_RUNTIME_VERSION") { return version }
      return text { buffer, size in
        var size = size
        return sysctlbyname("kern.osproductversion", buffer, &size, nil, 0)
      }
    #else
      var names = utsname()
      guard uname(&names) == 0 else { return nil }
      return withUnsafeBytes(of: &names.release) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    #endif
  }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// The text a call puts into a buffer; nil where it fails.
  private static func text(
    of call: (UnsafeMutablePointer<CChar>, Int) -> Int32
  ) -> String? {
    let size = 64
    let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    defer { buffer.deallocate() }
    buffer.initialize(repeating: 0, count: size)
    guard call(buffer, size - 1) == 0 else { return nil }
    return String(cString: buffer)
  }
}
