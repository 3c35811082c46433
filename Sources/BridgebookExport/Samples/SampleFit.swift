package import Bridgebook

/// Tells whether a hand-written sample is for a toolkit: one that names the types of another does not compile there.
package enum SampleFit {
  /// Whether nothing in the code belongs to another toolkit.
  package static func fits(_ code: String, _ toolkit: Toolkit) -> Bool {
    !marks(of: toolkit).contains(where: code.contains)
  }

  /// The code of a section for a place; nil where it is for another toolkit or compiles on other releases only.
  ///
  /// A block whose first line begins with `// watchOS` stands for all others there, and for none elsewhere.
  package static func code(in markdown: String, at place: CodePlace) -> String? {
    let toolkit = place.platform.toolkit
    let blocks = MarkdownText.blocks(in: markdown)
      .compactMap { CodeCondition.code($0, at: place) }
    guard !blocks.isEmpty else { return nil }
    let onlyWatch = blocks.filter { $0.hasPrefix("// watchOS") }
    let chosen =
      toolkit == .watchkit && !onlyWatch.isEmpty
      ? onlyWatch : blocks.filter { !onlyWatch.contains($0) }
    let code = MarkdownText.joined(chosen)
    return fits(code, toolkit) ? code : nil
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
