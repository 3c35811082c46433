internal import Bridgebook

/// The address of a resource, such as `bridgebook://entry/MKMapView` or
/// `bridgebook://sheet/gotchas?platform=macos`.
struct ResourceAddress: Equatable {
  enum Kind: String {
    case entry, sheet
  }

  struct Option: Equatable {
    let name: String
    let value: String
  }

  private static let scheme = "bridgebook://"

  let kind: Kind
  /// An id, or a sheet's name.
  let name: String
  let options: [Option]

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
    options = []
  }

  /// Parses an address; nil if it is not one of this server.
  init?(_ text: String) {
    guard text.hasPrefix(ResourceAddress.scheme) else { return nil }
    let rest = text.dropFirst(ResourceAddress.scheme.count)
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let place = parts[0].split(separator: "/", maxSplits: 1)
    guard place.count == 2, let kind = Kind(rawValue: String(place[0])),
      let name = ResourceAddress.unescaped(place[1]), !name.isEmpty
    else { return nil }
    var options: [Option] = []
    for pair in parts.dropFirst().joined().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = ResourceAddress.unescaped(sides[0]),
        let value = ResourceAddress.unescaped(sides.dropFirst().first ?? "")
      else { return nil }
      options.append(Option(name: name, value: value))
    }
    self.kind = kind
    self.name = name
    self.options = options
  }

  /// The address as text, with the name percent-encoded.
  var text: String {
    "\(ResourceAddress.scheme)\(kind.rawValue)/\(ResourceAddress.escaped(name))"
  }

  /// The characters that RFC 3986 allows unescaped in a path, and the braces of a template.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:@+,=()!$*;'{}".utf8)

  private static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      if plain.contains(byte) {
        escaped.append(byte)
      } else {
        escaped += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Decodes percent escapes; nil if an escape is incomplete or the bytes are not UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
