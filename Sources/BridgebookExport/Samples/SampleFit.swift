package import Bridgebook

/// Determines the toolkit of handwritten samples, because code with types of another toolkit does
/// not compile.
package enum SampleFit {
  /// Returns whether the code contains no types of another toolkit.
  package static func fits(_ code: String, _ toolkit: Toolkit) -> Bool {
    !marks(of: toolkit).contains(where: code.contains)
  }

  /// Returns the code of a section for a platform and release; nil if it is for another toolkit or
  /// does not compile there.
  ///
  /// A block whose first line begins with `// watchOS` is used for watchOS only, where it replaces
  /// all other blocks.
  package static func code(in markdown: String, at place: CodePlace) -> String? {
    let toolkit = place.platform.toolkit
    let blocks = ObservableObjectForm.blocks(MarkdownText.blocks(in: markdown), at: place)
      .map(CodeCondition.split)
    let chosen = chosen(of: blocks, for: toolkit)
    let compiling = chosen.filter { $0.condition?.holds(at: place) ?? true }
    // If a block does not compile, there is no code, unless another block replaces it.
    let replaced = compiling.contains { $0.condition != nil }
    guard replaced || compiling.count == chosen.count else { return nil }
    let code = MarkdownText.joined(compiling.map(\.code))
    return fits(code, toolkit) ? code : nil
  }

  /// Returns the blocks for watchOS on watchOS if there are any, otherwise all others.
  private static func chosen(
    of blocks: [(condition: CodeCondition?, code: String)], for toolkit: Toolkit
  ) -> [(condition: CodeCondition?, code: String)] {
    let onlyWatch = blocks.filter { $0.code.hasPrefix("// watchOS") }
    return toolkit == .watchkit && !onlyWatch.isEmpty
      ? onlyWatch : blocks.filter { !$0.code.hasPrefix("// watchOS") }
  }

  /// Returns the first release of a platform at which a section has code; nil if the oldest release
  /// is sufficient.
  ///
  /// Of blocks that belong together, all must compile; of blocks that replace each other, one
  /// suffices. Therefore each release that a block requires is tried.
  package static func firstRelease(in markdown: String, on platform: Platform) -> Version? {
    let releases = MarkdownText.blocks(in: markdown)
      .compactMap { CodeCondition.split($0).condition }.flatMap { $0.releases(of: platform) }
    let first = ([Version(0)] + releases.sorted()).first {
      code(in: markdown, at: CodePlace(platform: platform, target: $0)) != nil
    }
    return first == Version(0) ? nil : first
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
