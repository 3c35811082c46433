package import Bridgebook

/// Tells whether a hand-written sample is for a toolkit: one that names the types of another does not compile there.
package enum SampleFit {
  /// Whether nothing in the code belongs to another toolkit.
  package static func fits(_ code: String, _ toolkit: Toolkit) -> Bool {
    !marks(of: toolkit).contains(where: code.contains)
  }

  /// Names that only the other toolkits have.
  private static func marks(of toolkit: Toolkit) -> [String] {
    let uikit = ["import UIKit", "UIView", "UIApplication", "UIColor", "UIHosting"]
    let appkit = ["import AppKit", "NSView", "NSHosting", "NSWindow", "NSCursor"]
    return switch toolkit {
    case .uikit: appkit
    case .appkit: uikit
    // watchOS presents sign-in by itself; the protocols that name an anchor do not exist there.
    case .watchkit: uikit + appkit + ["PresentationContextProviding"]
    }
  }
}
