internal import Bridgebook

/// The sample for a controller that must be presented: an empty anchor controller presents it, no
/// later than when the anchor appears, and dismisses it.
struct AnchorTemplate {
  let parts: SampleParts

  var lines: [String] {
    let kind = parts.prefix + "ViewController"
    return anchorClass + [""]
      + SampleParts.structure(
        "struct \(parts.bridge): \(kind)Representable",
        ["@Binding var isPresented: Bool"] + parts.propertyBlock.withoutTrailingBlank + [""]
          + ["func makeCoordinator() -> Coordinator {", "  Coordinator(parent: self)", "}"]
          + SampleParts.requiredFunction(
            "func make\(kind)(context: Context) -> \(anchor)", makeAnchor, whenEmpty: "")
          + SampleParts.requiredFunction(
            "func update\(kind)(_ anchor: \(anchor), context: Context)",
            [
              "context.coordinator.parent = self",
              "// An update must not present, and before the first one the anchor is not in a window.",
              "DispatchQueue.main.async { context.coordinator.reconcile(with: anchor) }",
            ], whenEmpty: "")
          + SampleParts.requiredFunction(
            "static func dismantle\(kind)(_ anchor: \(anchor), coordinator: Coordinator)",
            ["coordinator.dismiss()"], whenEmpty: "")
          + parts.coordinator(
            always: true, conforms: presentationDelegate, members: members))
  }

  private var isUIKit: Bool { parts.prefix == "UI" }

  /// Whether the coordinator is told of a swipe.
  ///
  /// No swipe closes an alert, and UIKit raises an exception when the presentation controller of an
  /// alert is given another delegate.
  private var isToldOfSwipe: Bool { isUIKit && parts.className != "UIAlertController" }

  /// The type of the anchor.
  private var anchor: String { parts.className + "Anchor" }

  private var anchorClass: [String] {
    let base = "final class \(anchor): \(parts.prefix)ViewController {"
    let appearance =
      isUIKit
      ? [
        "override func viewDidAppear(_ animated: Bool) {", "  super.viewDidAppear(animated)",
      ]
      : [
        "override func loadView() {", "  view = NSView()", "}", "",
        "override func viewDidAppear() {", "  super.viewDidAppear()",
      ]
    let body =
      ["var onAppear: (() -> Void)?", ""] + appearance + ["  onAppear?()", "  onAppear = nil", "}"]
    return [
      "/// Reports once that there is a window to present from; the view also appears when what it",
      "/// presented is dismissed.", base,
    ] + body.indented() + ["}"]
  }

  private var makeAnchor: [String] {
    [
      "let anchor = \(anchor)()", "let coordinator = context.coordinator",
      "anchor.onAppear = { [weak anchor, weak coordinator] in",
      "  if let anchor { coordinator?.reconcile(with: anchor) }", "}", "return anchor",
    ]
  }

  private var presentationDelegate: [String] {
    isToldOfSwipe ? ["UIAdaptivePresentationControllerDelegate"] : []
  }

  private var members: [String] {
    let type = parts.platformType
    let creation = parts.make.isEmpty ? ["let controller = \(type)()"] : parts.make
    let dismissal =
      isUIKit
      ? ["presented?.presentingViewController?.dismiss(animated: true)"]
      : ["if let presented { presented.presentingViewController?.dismiss(presented) }"]
    let head =
      [
        "private weak var presented: \(type)?", "",
        "func reconcile(with anchor: \(parts.prefix)ViewController) {",
        "  if parent.isPresented {", "    present(from: anchor)", "  } else {", "    dismiss()",
        "  }", "}", "",
        "func dismiss() {",
      ] + (parts.dismiss.isEmpty ? dismissal : parts.dismiss).indented() + [
        "  presented = nil", "}", "",
        "/// Informs SwiftUI that the controller is gone, outside any update.",
        "func finish() {",
        "  dismiss()",
        "  DispatchQueue.main.async { self.parent.isPresented = false }", "}", "",
      ]
    return head + presentFunction(creation) + swipeCallback
  }

  private func presentFunction(_ creation: [String]) -> [String] {
    if isUIKit {
      return [
        "private func present(from anchor: UIViewController) {",
        "  guard presented == nil, anchor.presentedViewController == nil,",
        "    anchor.viewIfLoaded?.window != nil", "  else { return }",
      ] + creation.indented() + popoverPlace(creation)
        + (isToldOfSwipe ? ["  controller.presentationController?.delegate = self"] : [])
        + ["  presented = controller"]
        + presentation("anchor.present(controller, animated: true)")
    }
    return [
      "private func present(from anchor: NSViewController) {",
      "  guard presented == nil, anchor.view.window != nil else { return }",
    ] + creation.indented() + ["  presented = controller"]
      + presentation("anchor.presentAsSheet(controller)")
  }

  /// Returns the lines that present the class unless its own code does.
  private func presentation(_ usual: String) -> [String] {
    (parts.present.isEmpty ? [usual] : parts.present).indented() + ["}"]
  }

  /// Returns the anchor of a popover, unless the class's own code sets one; tvOS has no popovers.
  private func popoverPlace(_ creation: [String]) -> [String] {
    let own = ["sourceItem", "barButtonItem", "sourceView"]
    let isGiven = creation.contains { line in own.contains { line.contains($0) } }
    guard !isGiven, parts.subject.place.platform != .tvos else { return [] }
    return [
      "  // On iPad some controllers become a popover, which needs a place to point at.",
      "  controller.popoverPresentationController?.sourceView = anchor.view",
      "  controller.popoverPresentationController?.sourceRect = anchor.view.bounds",
    ]
  }

  /// The callback for a dismissal by a swipe, which triggers no other callback.
  private var swipeCallback: [String] {
    guard isToldOfSwipe else { return [] }
    return [
      "",
      "func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {",
      "  finish()", "}",
    ]
  }
}

extension [String] {
  var withoutTrailingBlank: [String] {
    last?.isEmpty == true ? Array(dropLast()) : self
  }
}
