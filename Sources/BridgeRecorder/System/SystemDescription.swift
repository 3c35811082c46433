// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What a trace's header says of the place it was recorded in.
enum SystemDescription {
  static var platform: String { System.platform }

  /// The release of the system, such as `26.1`; nil where it does not tell.
  static var release: String? { System.release }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
