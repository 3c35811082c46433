/// A bridge in a project, with its place, direction, and use of the platform.
package struct BridgeUse: Equatable, Sendable {
  /// The members that give access to the class's own subviews and layers, which no SwiftUI API
  /// exposes.
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

  /// The content of a wrapper, which determines whether a native API can replace it.
  package enum Content: Equatable, Sendable {
    /// A class of a framework.
    case framework
    /// A view or controller without content of its own.
    case plain
    /// A class declared in the file, with the names of the members it overrides.
    case subclass(String, overrides: [String])
    /// A container created for a view controller of the project.
    case carrier(String)
    /// An object that the wrapper receives.
    case elsewhere
    /// A generic parameter with this name; the user of the wrapper chooses its class.
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
  /// The last line of the declaration that hosts the content; nil if other declarations may be
  /// parts of the bridge.
  package let lastLine: Int?
  /// The variable that holds the host; nil for wrappers.
  package let variable: String?
  /// The lines of the declarations of a wrapper and its coordinator; empty for hosts.
  package let places: [ClosedRange<Int>]
  /// The line of the wrapper to which a host belongs.
  package let wrapperLine: Int?

  /// Whether the file shows any use that the wrapper makes of its class.
  package var isSeen: Bool { !used.names.isEmpty || !options.isEmpty }

  /// The names of the members in use, sorted.
  package var members: [String] { used.names.sorted() }
}
