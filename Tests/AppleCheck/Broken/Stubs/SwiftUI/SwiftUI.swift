// swift-format-ignore-file
/// As in the SDK of Xcode 26: SwiftUI, UIHostingConfiguration is from iOS 16.
@available(iOS 16.0, tvOS 16.0, macCatalyst 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIHostingConfiguration {
  public init() {}
}
