// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The description of the system in a trace's header.
enum SystemDescription {
  static var platform: String { System.platform }

  /// The version of the system, such as `26.1`; nil if unknown.
  static var release: String? { System.release }

  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
