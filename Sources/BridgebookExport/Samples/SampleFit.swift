package import Bridgebook

/// Determines the toolkit of handwritten samples, because code with types of another toolkit does
/// not compile.
package enum SampleFit {
  /// Returns whether the code contains no types of another toolkit.
  package static func fits(_ code: String, _ toolkit: Toolkit) -> Bool {
    !marks(of: toolkit).contains(where: code.contains)
  }

  /// The code of a section for a toolkit; nil if it is for another one.
  ///
  /// A block whose first line begins with `// watchOS` is used for watchOS only, where it replaces
  /// all other blocks.
  package static func code(in markdown: String, for toolkit: Toolkit) -> String? {
    let blocks = MarkdownText.blocks(in: markdown)
    let onlyWatch = blocks.filter { $0.hasPrefix("// watchOS") }
    let chosen =
      toolkit == .watchkit && !onlyWatch.isEmpty
      ? onlyWatch : blocks.filter { !onlyWatch.contains($0) }
    let code = MarkdownText.joined(chosen)
    return fits(code, toolkit) ? code : nil
  }

  /// Names that occur only in other toolkits.
  private static func marks(of toolkit: Toolkit) -> [String] {
    let uikit = ["import UIKit", "UIView", "UIApplication", "UIColor", "UIHosting"]
    let appkit = ["import AppKit", "NSView", "NSHosting", "NSWindow", "NSCursor"]
    return switch toolkit {
    case .uikit: appkit
    case .appkit: uikit
    // watchOS presents sign-in by itself and does not have the protocols that provide an anchor.
    case .watchkit: uikit + appkit + ["PresentationContextProviding"]
    }
  }
}
