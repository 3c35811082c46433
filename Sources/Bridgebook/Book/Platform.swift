/// An Apple platform that runs SwiftUI; raw values are the spellings on the command line.
package enum Platform: String, CaseIterable, Sendable, Comparable {
  case ios, ipados, catalyst, macos, tvos, visionos, watchos

  /// The platform's name as Apple writes it.
  package var title: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .catalyst: "Mac Catalyst"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    }
  }

  /// The platform whose version numbers this one shares; iPadOS and Mac Catalyst use those of iOS.
  package var numbering: Platform {
    switch self {
    case .ipados, .catalyst: .ios
    default: self
    }
  }

  /// The framework of the platform's views.
  package var toolkit: Toolkit {
    switch self {
    case .macos: .appkit
    case .watchos: .watchkit
    default: .uikit
    }
  }

  package static func < (left: Platform, right: Platform) -> Bool {
    left.position < right.position
  }

  private var position: Int { Platform.allCases.firstIndex(of: self) ?? 0 }
}

/// The framework that provides the platform objects of a bridge.
package enum Toolkit: String, CaseIterable, Sendable {
  case uikit, appkit, watchkit

  /// The framework's name as Apple writes it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .appkit: "AppKit"
    case .watchkit: "WatchKit"
    }
  }
}
