@_exported import AppKit
@_exported import LocalAuthentication

@available(macOS 12.0, *)
@MainActor open class LAAuthenticationView: NSView {
  public init(context: LAContext) {}
  public init(context: LAContext, controlSize: NSControl.ControlSize) {}
  public required init?(coder: NSCoder) {}
}
