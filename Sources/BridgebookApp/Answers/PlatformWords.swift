internal import Bridgebook

/// Platforms and releases as people write them: `iPhone`, `mac`, `iOS16`, `ios 16.0`.
enum PlatformWords {
  /// Names of platforms besides those of the command line, in lowercase.
  private static let names: [(name: String, platform: Platform)] = [
    ("iphone", .ios), ("iphoneos", .ios), ("ipad", .ipados), ("mac", .macos), ("osx", .macos),
    ("macosx", .macos), ("appkit", .macos), ("maccatalyst", .catalyst), ("uikitformac", .catalyst),
    ("tv", .tvos), ("appletv", .tvos), ("vision", .visionos), ("visionpro", .visionos),
    ("applevisionpro", .visionos), ("xros", .visionos), ("watch", .watchos),
    ("applewatch", .watchos),
  ]

  /// Parses a platform's name, ignoring letter case, spaces and hyphens.
  static func platform(_ word: some StringProtocol) -> Platform? {
    let typed = word.lowercased().filter { $0 != " " && $0 != "-" }
    return Platform(rawValue: typed) ?? names.first { $0.name == typed }?.platform
  }

  /// Splits `iOS 16.4` or `16.4` into platform and number; nil if it is neither.
  static func release(_ word: String) -> (platform: Platform?, number: String)? {
    guard let digit = word.firstIndex(where: \.isNumber) else { return nil }
    let name = word[..<digit]
    let number = String(word[digit...])
    if name.isEmpty { return (nil, number) }
    return platform(name).map { ($0, number) }
  }
}
