/// A bridge in a project, with its place, direction, and use of the platform.
package struct BridgeUse: Equatable, Sendable {
  /// The members by which a wrapper reaches the class's own subviews and layers, to which no API of
  /// SwiftUI gives access.
  package static let parts: Set<String> = ["subviews", "sublayers"]

  /// The direction of a bridge.
  package enum Direction: String, Sendable {
    case platformInSwiftUI = "platform in SwiftUI"
    case swiftUIInPlatform = "SwiftUI in platform"
  }

  /// The type by which the content is bridged.
  package enum Carrier: String, Sendable {
    case view = "view representable"
    case controller = "controller representable"
    case gesture = "gesture representable"
    case hosting = "hosting controller"
    case hostingView = "hosting view"
    case cell = "hosting configuration"
    case interaction = "interaction"
  }

  /// What a wrapper shows, which decides whether a native API can replace it.
  package enum Content: Equatable, Sendable {
    /// A class of a framework.
    case framework
    /// A view or controller that shows nothing by itself.
    case plain
    /// A class of the file, with the names of what it overrides.
    case subclass(String, overrides: [String])
    /// A container that was made for a screen of the project.
    case carrier(String)
    /// An object that the wrapper was given.
    case elsewhere
    /// A generic parameter with this name, whose class the user of the wrapper chooses.
    case parameter(String)
  }

  package let line: Int
  package let column: Int
  /// The wrapper's name, or the name of the type that hosts content.
  package let name: String
  package let direction: Direction
  package let carrier: Carrier
  /// The platform class that is wrapped or that hosts the content.
  package let className: String
  package let content: Content
  /// The options that the object is created with or set to, such as `pageCurl`.
  package let options: [String]
  /// Whether the bridge belongs to AppKit.
  package let isAppKit: Bool
  /// The class's members that the wrapper sets and calls, and the delegate methods of its
  /// coordinator.
  package let used: UsedMembers
  /// The reason given in a comment `bridgebook:keep` on the same line or the one above.
  package let kept: String?
  /// The last line of what hosts the content; nil if other declarations may be parts of the bridge.
  package let lastLine: Int?
  /// The variable that holds the host; nil for wrappers.
  package let variable: String?
  /// The lines of the declarations of a wrapper and its coordinator; empty for hosts.
  package let places: [ClosedRange<Int>]
  /// The line of the wrapper that a host is a part of.
  package let wrapperLine: Int?

  /// Whether the file shows anything that the wrapper does with its class.
  package var isSeen: Bool { !used.names.isEmpty || !options.isEmpty }

  /// The names of the members in use, sorted.
  package var members: [String] { used.names.sorted() }
}
